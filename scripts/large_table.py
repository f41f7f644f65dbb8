#!/usr/bin/env python3
"""One table for docs/large_boards.md: ours, CaDiCaL and the ant colony on the same boards of the benchmark, one after another.

    target/lab/lab generate benchmark FOLDER --seed 148513841
    python3 scripts/large_table.py FOLDER [--limit SECONDS] [--first N] [--ants PROGRAM] [CLASS...]

A CLASS is a file of FOLDER without its end ("36-50"). Every board is one process of each solver, on one core; seconds are those of its
processor. CaDiCaL is scripts/cadical.py (python-sat). PROGRAM is `sudokusolver` of huwlloyd-mmu/sudoku_acs, which takes boards up to
25×25. A median counts what was not solved as slower than all others.
"""

import argparse
import json
import math
import os
import resource
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LAB = os.path.join(ROOT, "target/lab/lab")
CADICAL = os.path.join(ROOT, "scripts/cadical.py")


def said(order, name, text):
    """What a program prints, line by line, of a file with this one board; FILE in its order is that file."""
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
        file.write(f"{name}\t{text}\n")
        file.flush()
        order = [file.name if word == "FILE" else word for word in order]
        return [json.loads(line) for line in subprocess.run(order, capture_output=True, check=True, text=True).stdout.splitlines()]


def ours(algorithm):
    def run(name, text, limit):
        order = [LAB, "bench", "--puzzles", "FILE", "--seeds", "1", "--limit-seconds", str(limit), "--algorithm", algorithm]
        line = said(order, name, text)[0]
        return line["milliseconds_mean_of_solved"] / 1000 if line["solved"] else None

    return run


def exact(name, text, limit):
    summary = said([LAB, "check", "--puzzles", "FILE", "--limit", "1", "--limit-seconds", str(limit)], name, text)[-1]
    return None if summary["undecided"] else summary["milliseconds_mean"] / 1000


def cadical(name, text, limit):
    line = said([sys.executable, CADICAL, "FILE", "--limit", str(limit)], name, text)[0]
    return line["seconds"] if line["end"] == "solved" else None


def ants(program):
    # Its 25 signs are a to y; ours 1 to 9 and A to P.
    signs = {c: chr(ord("a") + k) for k, c in enumerate("123456789ABCDEFGHIJKLMNOP")} | {".": "."}

    def run(name, text, limit):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        order = [program, "--puzzle", "".join(signs[c] for c in text), "--timeout", str(int(limit))]
        answer = subprocess.run(order, capture_output=True, text=True).stdout.split()
        took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        return took if answer[:1] == ["0"] else None

    return run


def wilson(solved, runs):
    z, share = 1.96, solved / runs
    middle = (share + z * z / (2 * runs)) / (1 + z * z / runs)
    half = z * math.sqrt(share * (1 - share) / runs + z * z / (4 * runs * runs)) / (1 + z * z / runs)
    return f"{100 * (middle - half):.0f}–{100 * (middle + half):.0f} %"


def seconds(value):
    return "–" if math.isinf(value) else f"{value:.3f}" if value < 1 else f"{value:.1f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("classes", nargs="*", default=[f"{n}-{s}" for n in (25, 36, 49, 64) for s in (30, 40, 45, 50, 52, 55, 60)])
    parser.add_argument("--limit", type=float, default=20)
    parser.add_argument("--first", type=int, default=12)
    parser.add_argument("--ants")
    args = parser.parse_intermixed_args()
    print("| boards | solver | solved | rate (95 %) | median, s | mean of the solved, s |\n| --- | --- | --- | --- | --- | --- |", flush=True)
    for known in args.classes:
        with open(os.path.join(args.folder, f"{known}.tsv")) as file:
            boards = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")][: args.first]
        small = known.startswith("25-")
        solvers = {"pure": ours("sudokube-annealing"), "default": ours("sudokube-by-board")}
        if small:
            solvers["hybrid"] = ours("sudokube")
        else:
            solvers["with singles"] = ours("sudokube-annealing-singles")
        if known[:2] in ("25", "36"):
            solvers["exact, ours"] = exact
        solvers["CaDiCaL"] = cadical
        if small and args.ants:
            solvers["ant colony"] = ants(args.ants)
        for solver, run in solvers.items():
            took = [run(name, text, args.limit) for name, text in boards]
            solved = [t for t in took if t is not None]
            median = seconds(statistics.median(math.inf if t is None else t for t in took))
            mean = seconds(statistics.mean(solved)) if solved else "–"
            print(f"| {known} | {solver} | {len(solved)} of {len(took)} | {wilson(len(solved), len(took))} | {median} | {mean} |", flush=True)


if __name__ == "__main__":
    main()
