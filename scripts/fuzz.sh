#!/usr/bin/env bash
# Every fuzz target for some seconds, or one for as long as is wanted: `scripts/fuzz.sh [seconds [target]]`. With the stable
# compiler and without cargo-fuzz: what that would add is the flags below. Inputs that were found useful stay under
# target/fuzz/corpus/TARGET; one that fails is named in what is printed.
set -euo pipefail
cd "$(dirname "$0")/.."
SECONDS_EACH=${1:-10}
TARGETS=${2:-$(cd fuzz/fuzz_targets && basename -s .rs -- *.rs)}

# What libFuzzer needs to see which branches an input takes.
export RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table -Cdebug-assertions \
-Cllvm-args=-sanitizer-coverage-trace-compares"
export CARGO_TARGET_DIR=$PWD/target/fuzz
# A target that is named keeps the flags away from build scripts.
HOST=$(rustc -vV | sed -n 's/^host: //p')
cargo build --release --target "$HOST" --manifest-path fuzz/Cargo.toml

for target in $TARGETS; do
  mkdir -p "$CARGO_TARGET_DIR/corpus/$target"
  printf '%-12s' "$target"
  # An input that takes a second is a failure too.
  "$CARGO_TARGET_DIR/$HOST/release/$target" -max_total_time="$SECONDS_EACH" -timeout=1 -max_len=20000 -print_final_stats=1 \
    -artifact_prefix="$CARGO_TARGET_DIR/$target-" "$CARGO_TARGET_DIR/corpus/$target" 2>&1 |
    tee "$CARGO_TARGET_DIR/$target.log" | sed -n 's/^stat::number_of_executed_units: */runs: /p'
done
