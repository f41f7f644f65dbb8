// tdoku on the puzzles of a list, measured as benches/verdicts.rs measures ours: microseconds a puzzle, two solutions at most.
//
//   git clone https://github.com/t-dillon/tdoku && cd tdoku && git checkout af42618 && cd src
//   g++ -std=c++17 -O3 -march=native -I../include -o beside PROJECT/benches/beside_tdoku.cc solver_dpll_triad_simd.cc util.cc
//   ./beside PROJECT/tests/corpus/clue17.tsv

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "tdoku.h"

constexpr int rounds = 25, calls = 40;
static volatile size_t sink;

static double now() {
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

static void solve(const std::string &puzzle) {
    char solution[82];
    size_t guesses;
    sink = sink + TdokuSolverDpllTriadSimd(puzzle.c_str(), 2, 0, solution, &guesses);
}

int main(int count, char **names) {
    for (int k = 1; k < count; ++k) {
        std::ifstream file(names[k]);
        std::vector<std::string> puzzles;
        for (std::string line; std::getline(file, line);) {
            const size_t tab = line.find('\t');
            if (line[0] != '#' && tab != std::string::npos && line.size() >= tab + 82) puzzles.push_back(line.substr(tab + 1, 81));
        }
        double alone = 0, turns = 1e18;
        for (const std::string &puzzle : puzzles) {
            double least = 1e18;
            for (int r = 0; r < rounds; ++r) {
                const double begun = now();
                for (int c = 0; c < calls; ++c) solve(puzzle);
                least = std::min(least, (now() - begun) / calls);
            }
            alone += least / puzzles.size();
        }
        for (int r = 0; r < rounds; ++r) {
            const double begun = now();
            for (const std::string &puzzle : puzzles) solve(puzzle);
            turns = std::min(turns, (now() - begun) / puzzles.size());
        }
        std::printf("%s: %zu puzzles, each by itself %.2f us, in turns %.2f us\n", names[k], puzzles.size(), alone, turns);
    }
}
