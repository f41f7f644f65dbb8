#!/usr/bin/env bash
# The table of docs/methods.md: every method on the 46 puzzles, with the seeds and limits chosen for it.
#   scripts/methods.sh          all of them, about a quarter of an hour on one core
#   scripts/methods.sh annealing hill-climb
set -euo pipefail
cd "$(dirname "$0")/.."
LAB=${LAB:-target/lab/lab}
PUZZLES=tests/corpus/mantere_koljonen_46.tsv

# name, seeds, limit
METHODS="
sudokube 20 --limit-generations=100000
sudokube-pure 3 --limit-generations=100000
sudokube-weights 3 --limit-generations=100000
waters-grid 20 --limit-generations=2000
mantere-koljonen 2 --limit-evaluations=1000000
rank-sheet 2 --limit-evaluations=1000000
elimination 1 --limit-generations=1000
binary-program 1 --limit-generations=1000
annealing 20 --limit-evaluations=2000000
hill-climb 20 --limit-evaluations=1000000
swap-crossover 3 --limit-generations=1000
hamming-crossover 3 --limit-generations=1000
own-design 5 --limit-evaluations=1000000
"

first=1
echo "$METHODS" | while read -r name seeds limit; do
  [ -n "$name" ] || continue
  if [ $# -gt 0 ] && ! [[ " $* " == *" $name "* ]]; then continue; fi
  # The head of the table only once.
  $LAB bench --algorithm "$name" --puzzles "$PUZZLES" --seeds "$seeds" "$limit" --table 2>/dev/null | tail -n +$first |
    sed "s/^| $name |/| \`$name\` (${limit#--limit-}) |/; s/(\([a-z]*\)=\([0-9]*\))/(\2 \1)/; :a; s/(\([0-9]*[0-9]\)\([0-9]\{3\}[ ,]\)/(\1,\2/; ta"
  first=3
done
