#!/usr/bin/env bash
# Changes the code of puzzle, exact, text, play and stats in small ways, one at a time, and looks whether a test fails:
# `scripts/mutants.sh [K/N]` takes one part of N of all changes, without an argument all of them; `scripts/mutants.sh FILE` those whose names
# a file holds, a line each. What is asked is a package of these
# folders and what they need, with their own tests and the native ones that ask nothing else and are quick; another test may still
# catch what lives here.
# Without the four slowest tests, a change takes about 20 s.
# The result is in target/mutants/mutants.out: caught, missed (there is no test for it), unviable (it does not compile), timeout.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$HOME/.cargo/bin:$PATH"
# The same cases of every property, as `make test` has them.
export PROPTEST_RNG_SEED=${PROPTEST_RNG_SEED:-26}
OUT=$PWD/target/mutants
CUT=$OUT/cut
WATCHED="puzzle exact text play stats"
MODULES="$WATCHED packed technique evolve generate say study replay rate preferences photo"
TESTS="common daily_golden corpus cubes extract formats formats_properties links play properties several written"
# Each takes longer than all others together.
SLOW="a_damaged_text_is_never_called_certain_and_read_wrongly a_megabyte_is_read_in_linear_time a_small_text_that_would_unpack_to_a_huge_one_is_refused every_solution_is_found_and_each_checks"

# Only its target folder is kept.
rm -rf "$CUT/src" "$CUT/tests" "$OUT/mutants.out"
mkdir -p "$CUT/src" "$CUT/tests/native"
cp -r tests/corpus "$CUT/tests/"
cp Cargo.lock "$CUT/"
copied() {
  local found=0
  for entry in "$1" "$1.rs"; do [ -e "$entry" ] && cp -r "$entry" "$2" && found=1; done
  [ $found = 1 ]
}
for module in $MODULES; do copied src/"$module" "$CUT/src/"; done
for module in $TESTS; do copied tests/native/"$module" "$CUT/tests/native/"; done
printf 'pub mod %s;\n' $MODULES > "$CUT/src/lib.rs"
printf 'mod %s;\n' $TESTS > "$CUT/tests/native/main.rs"
# One library, without programs.
awk '/^\[\[bin\]\]|^\[workspace\]/ { skip = 1; next } /^\[/ { skip = 0 } !skip && !/^default-run/' Cargo.toml > "$CUT/Cargo.toml"
# Compiling is what takes the time.
sed -i '/^\[profile.test\]/,/^\[/ s/^opt-level = 1/opt-level = 0\ndebug = false/' "$CUT/Cargo.toml"
echo '[workspace]' >> "$CUT/Cargo.toml"

CHOICE=(--shard "${1:-0/1}" --sharding round-robin)
if [ -f "${1:-}" ]; then
  CHOICE=()
  while read -r name; do CHOICE+=(--re "^$(sed 's/[][\.*^$+?(){}|/&]/\\&/g' <<< "$name")\$"); done < "$1"
fi
FILES=()
# Of a list only its files: fields that are left out come with every choice (cargo-mutants 27).
if [ -f "${1:-}" ]; then for file in $(cut -d: -f1 "$1" | sort -u); do FILES+=(--file "$file"); done
else for folder in $WATCHED; do FILES+=(--file "src/$folder/**"); done; fi
# The code as it is goes first: where its tests do not pass, every change would count as caught. A change that lives ends with an error.
cargo mutants --dir "$CUT" --in-place --output "$OUT" "${CHOICE[@]}" --timeout 120 --no-times \
  "${FILES[@]}" --cargo-arg=--no-default-features --cargo-test-arg=--tests -- -- $(printf '%s:: ' $WATCHED $TESTS) $(printf -- '--skip %s ' $SLOW) || [ $? = 2 ] || [ $? = 3 ]
sort "$OUT"/mutants.out/{missed,timeout}.txt
