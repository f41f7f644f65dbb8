#!/usr/bin/env bash
# Every fuzz target for some seconds, or one for as long as is wanted: `scripts/fuzz.sh [seconds [target]]`. With the stable
# compiler and without cargo-fuzz: what that would add is the flags below. Inputs that were found useful stay under
# target/fuzz/corpus/TARGET, of pictures none; one that fails is named in what is printed.
set -euo pipefail
cd "$(dirname "$0")/.."
SECONDS_EACH=${1:-10}
TARGETS=${2:-$(cd fuzz/fuzz_targets && basename -s .rs -- *.rs)}

# What libFuzzer needs to see which branches an input takes.
FLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table -Cdebug-assertions"
# What it compared with helps it to find words of a format; for pixels it is two thirds of the time.
COMPARES=-Cllvm-args=-sanitizer-coverage-trace-compares
# A target that is named keeps the flags away from build scripts.
HOST=$(rustc -vV | sed -n 's/^host: //p')
build() { # folder under target, flags, what of it
  CARGO_TARGET_DIR=$PWD/target/$1 RUSTFLAGS=$2 cargo build --release --target "$HOST" --manifest-path fuzz/Cargo.toml "${@:3}"
}

run() { # folder under target, target, seconds, seconds an input may take, further flags
  "$1/$HOST/release/$2" -max_total_time="$3" -timeout="$4" -max_len=20000 -print_final_stats=1 -artifact_prefix="$1/$2-" "${@:5}" 2>&1 |
    tee "$1/$2.log" | sed -n 's/^stat::number_of_executed_units: */runs: /p'
}

for target in $TARGETS; do
  if [ "$target" = photo ]; then
    build fuzz-photo "$FLAGS" --bin photo
    # Begun anew each minute: a collection that fills with pictures of boards, which are read up to four times, makes it ten times as slow.
    END=$((SECONDS + SECONDS_EACH))
    for ((seed = $(date +%s); SECONDS < END; seed++)); do
      printf '%-12s' "$target"
      run target/fuzz-photo photo $((END - SECONDS < 60 ? END - SECONDS : 60)) 5 -seed="$seed"
    done
  else
    build fuzz "$FLAGS $COMPARES" --bins
    mkdir -p "target/fuzz/corpus/$target"
    printf '%-12s' "$target"
    # An input that takes so many seconds is a failure too.
    run target/fuzz "$target" "$SECONDS_EACH" 1 "target/fuzz/corpus/$target"
  fi
done
