#!/usr/bin/env bash
# The table of docs/methods.md: every method on the 46 puzzles, with the seeds and limits chosen for it.
#   scripts/methods.sh          all of them, about a quarter of an hour on one core
#   scripts/methods.sh annealing hill-climb
set -euo pipefail
cd "$(dirname "$0")/.."
LAB=${LAB:-target/release/lab}
PUZZLES=tests/corpus/mantere_koljonen_46.tsv

# name, seeds, limit
METHODS="
waters-grid 20 --limit-generations=2000
mantere-koljonen 2 --limit-evaluations=1000000
rank-sheet 2 --limit-evaluations=1000000
elimination 1 --limit-generations=1000
binary-program 1 --limit-generations=1000
sudokube 20 --limit-generations=100000
sudokube-pure 3 --limit-generations=100000
own-design 5 --limit-evaluations=1000000
hill-climb 20 --limit-evaluations=1000000
annealing 20 --limit-evaluations=2000000
hamming-crossover 3 --limit-generations=1000
swap-crossover 3 --limit-generations=1000
"

echo "| method (limit of a run) | solved | rate (95 %) | generations: mean | median | evaluations: mean | median | milliseconds: mean | median |"
echo "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
echo "$METHODS" | while read -r name seeds limit; do
  [ -n "$name" ] || continue
  if [ $# -gt 0 ] && ! [[ " $* " == *" $name "* ]]; then continue; fi
  $LAB bench --algorithm "$name" --puzzles "$PUZZLES" --seeds "$seeds" "$limit" --table 2>/dev/null |
    sed "s/^| $name |/| \`$name\` (${limit#--limit-}) |/; s/=/ /"
done
