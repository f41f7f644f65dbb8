#!/usr/bin/env python3
"""CaDiCaL 1.9.5 on the boards of a file, one JSON line a board, for docs/large_boards.md.

    pip install python-sat                                  # not a dependency of the project
    python3 scripts/cadical.py FILE [--limit SECONDS] [--memory MEGABYTES] [--seed N] [--first N]

FILE has a board a line, as `lab generate large` and `lab generate benchmark` print them: a name, a tab, the puzzle.

The encoding: a variable for each digit that no given of an open square's houses holds; naked and hidden singles are placed
first; then for each square and for each digit of a house at least one variable, and of no two both ("pairwise", all four kinds of
constraint). An answer is checked against all houses. Each board has a process of its own, so that its limits of time and memory
are the system's; seconds are those of its processor, with the encoding. python-sat has no way to set CaDiCaL's seed: with
--seed N > 0 the variables are numbered in another order instead, which changes its run as a seed would.
"""

import argparse
import json
import multiprocessing
import random
import resource
import sys
import time

DIGITS = {c: d for d, c in enumerate("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_*", 1)} | {".": 0, "0": 0}


def houses(side):
    size = round(side**0.5)
    rows = [[r * side + c for c in range(side)] for r in range(side)]
    columns = [[r * side + c for r in range(side)] for c in range(side)]
    boxes = [
        [(b // size * size + k // size) * side + b % size * size + k % size for k in range(side)] for b in range(side)
    ]
    return rows + columns + boxes


def singles(cells, side, all_houses, of):
    """Candidates of the open squares once no naked or hidden single is left."""
    full = set(range(1, side + 1))
    candidates = {
        s: full - {cells[p] for h in of[s] for p in all_houses[h]} for s in range(side * side) if cells[s] == 0
    }

    def put(square, digit):
        cells[square] = digit
        del candidates[square]
        for h in of[square]:
            for peer in all_houses[h]:
                if peer in candidates:
                    candidates[peer].discard(digit)

    moved = True
    while moved:
        moved = False
        for square in list(candidates):
            if square in candidates and len(candidates[square]) == 1:
                put(square, next(iter(candidates[square])))
                moved = True
        for house in all_houses:
            places = {}
            for square in house:
                for digit in candidates.get(square, ()):
                    places.setdefault(digit, []).append(square)
            for digit, squares in places.items():
                if len(squares) == 1 and digit in candidates.get(squares[0], ()):
                    put(squares[0], digit)
                    moved = True
    return candidates


def solve(text, seed):
    from pysat.solvers import Cadical195

    cells = [DIGITS[c] for c in text]
    side = round(len(cells) ** 0.5)
    all_houses = houses(side)
    of = [[] for _ in cells]
    for h, squares in enumerate(all_houses):
        for s in squares:
            of[s].append(h)
    given = list(cells)
    candidates = singles(cells, side, all_houses, of)
    options = [(s, d) for s in sorted(candidates) for d in sorted(candidates[s])]
    numbers = list(range(1, len(options) + 1))
    if seed:
        random.Random(seed).shuffle(numbers)
    variable = dict(zip(options, numbers))
    groups = [[variable[s, d] for d in candidates[s]] for s in candidates]
    for house in all_houses:
        missing = set(range(1, side + 1)) - {cells[s] for s in house}
        groups += [[variable[s, d] for s in house if (s, d) in variable] for d in missing]
    with Cadical195() as solver:
        for group in groups:
            solver.add_clause(group)
            for k, a in enumerate(group):
                for b in group[k + 1 :]:
                    solver.add_clause([-a, -b])
        answer = solver.solve()
        if not answer:
            return "unsatisfiable"
        held = set(v for v in solver.get_model() if v > 0)
    for (square, digit), v in variable.items():
        if v in held:
            cells[square] = digit
    whole = set(range(1, side + 1))
    right = all({cells[s] for s in house} == whole for house in all_houses)
    kept = all(g in (0, c) for g, c in zip(given, cells))
    return "solved" if right and kept else "wrong"


def work(text, seed, limit, memory, pipe):
    resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 2))
    resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))
    try:
        said = solve(text, seed)
    except MemoryError:
        said = "memory"
    pipe.send((said, time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file")
    parser.add_argument("--limit", type=float, default=120, help="seconds of processor time for a board")
    parser.add_argument("--memory", type=int, default=4096, help="megabytes for a board")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, help="only the first N boards")
    args = parser.parse_args()
    with open(args.file) as file:
        boards = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    for name, text in boards[: args.first]:
        ours, theirs = multiprocessing.Pipe(duplex=False)
        child = multiprocessing.Process(target=work, args=(text, args.seed, args.limit, args.memory, theirs))
        child.start()
        theirs.close()
        try:
            said, seconds, megabytes = ours.recv()
        except EOFError:
            said, seconds, megabytes = "limit", args.limit, None
        child.join()
        print(json.dumps({"name": name, "end": said, "seconds": round(seconds, 3), "megabytes": megabytes}))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
