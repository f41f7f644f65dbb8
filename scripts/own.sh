#!/usr/bin/env bash
# The tables of docs/sudokube.md: the project's own algorithm on every list, ten seeds a puzzle, with the limits chosen for it.
#   scripts/own.sh sudokube                     about a quarter of an hour on one core
#   CEC=cec2023.tsv scripts/own.sh sudokube-pure    with a list that is not in the repository
set -euo pipefail
cd "$(dirname "$0")/.."
LAB=${LAB:-target/lab/lab}
ALGORITHM=${1:?name sudokube, sudokube-pure or sudokube-weights}
LISTS=$(mktemp -d)
trap 'rm -rf "$LISTS"' EXIT

first=1
row() { # title, file, limit
  [ -s "$2" ] || return 0
  # The head of the table only once.
  $LAB bench --algorithm "$ALGORITHM" --puzzles "$2" --seeds 10 "--limit-$3" --table 2>/dev/null | tail -n +$first |
    sed "s/^| algorithm |/| puzzles |/; s/^| $ALGORITHM |/| $1 |/"
  first=3
}

# Lines of a list with a word in a field of its own.
of() { awk -F'\t' -v word="$2" '{ for (k = 1; k <= NF; k++) if ($k == word) { print; next } }' "$1" >"$LISTS/$2"; }

for list in mantere_koljonen_46 hardest_1106 clue17 hardest_11plus top95 top1465; do
  row $list tests/corpus/$list.tsv seconds=10
done
row unique_16x16 tests/corpus/unique_16x16.tsv seconds=20
row given_25x25 tests/corpus/given_25x25.tsv seconds=120
for class in unbiased forum-hardest clue17 kaggle hardest1106; do
  [ -n "${CEC:-}" ] || continue
  of "$CEC" $class
  row "cec2023, $class" "$LISTS/$class" evaluations=500000
done
for level in easy medium hard veryhard minimal; do
  of tests/corpus/cubes_9.tsv $level
  row "cubes_9, $level" "$LISTS/$level" seconds=60
done
