#!/usr/bin/env bash
# Changes the code of puzzle, exact, text, play and stats in small ways, one at a time, and looks whether a test fails:
# `scripts/mutants.sh [K/N]` takes one part of N of all changes, without an argument all of them. First the tests in the library
# are asked, in seconds; what lives through them is tried on the native program too.
# The result is in target/mutants/mutants.out: caught, missed (there is no test for it), unviable (it does not compile), timeout.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$HOME/.cargo/bin:$PATH"
OUT=target/mutants
mkdir -p "$OUT"
WHAT=(--output "$OUT" --shard "${1:-0/1}" --sharding round-robin --timeout 300 --baseline skip --no-times --copy-vcs=false)
for folder in puzzle exact text play stats; do WHAT+=(--file "src/$folder/**"); done
# A change that lives ends with an error, which is what the second pass is for.
cargo mutants "${WHAT[@]}" --cargo-arg=--no-default-features --cargo-test-arg=--lib || [ $? = 2 ] || [ $? = 3 ]
cargo mutants "${WHAT[@]}" --iterate --cargo-arg=--no-default-features --cargo-test-arg=--test=native || [ $? = 2 ] || [ $? = 3 ]
sort "$OUT"/mutants.out/{missed,timeout}.txt
