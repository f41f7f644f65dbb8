#!/usr/bin/env bash
# Fetches the photos that `lab photo measure` reads into target/photo-set: Wicht and Hennebert's Sudoku dataset (CC-BY-4.0),
# pictures of newspapers taken with telephones, each with its digits. They are not committed.
set -euo pipefail
cd "$(dirname "$0")/.."
FROM=${1:-https://github.com/wichtounet/sudoku_dataset}
rm -rf target/photo-set
git clone --quiet --depth 1 "$FROM" target/photo-set
echo "$(find target/photo-set/images -name '*.jpg' | wc -l) photos in target/photo-set/images"
