#!/usr/bin/env bash
# Installs what is missing to build the page, in the versions written here, and nothing else.
# `scripts/tools.sh browser` sees to the browsers of the end-to-end tests instead, `scripts/tools.sh office` to the
# spreadsheet program that recalculates workbooks, `scripts/tools.sh deny` to the check of dependencies, `scripts/tools.sh mutants` to the one of tests.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$HOME/.cargo/bin:$PATH"

TRUNK=0.21.14
CARGO_DENY=0.20.2
CARGO_MUTANTS=27.1.0
# The same version as the wasm-bindgen crate, or the two do not understand each other.
WASM_BINDGEN=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock)
TARGET=wasm32-unknown-unknown

say() { printf '\n== %s\n' "$*" >&2; }
need() { command -v "$1" >/dev/null || { say "$1 is missing. $2"; exit 1; }; }

# crate, program, version, and how it is compiled: level of optimisation, options
cargo_tool() {
  local crate=$1 version=$3 level=${4:-1}
  if [ "$("$2" --version 2>/dev/null | awk '{print $2}')" = "$version" ]; then return; fi
  say "installing $crate $version (some minutes where it has to be compiled)"
  # They work for seconds: what counts is how long they take to compile.
  export CARGO_PROFILE_RELEASE_OPT_LEVEL=$level CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16
  if command -v cargo-binstall >/dev/null && cargo binstall --no-confirm --locked "$crate@$version"; then return; fi
  cargo install --locked "$crate" --version "$version" "${@:5}"
}

# variable that may name it, Debian's package, the one where that is not known, programs
program() {
  local name=$1 package=$2 other=$3 program; shift 3
  if [ -n "${!name:-}" ]; then return; fi
  for program in "$@"; do if command -v "$program" >/dev/null; then return; fi; done
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    # A mirror that does not answer at once is asked again.
    for pause in 10 20 0; do apt-get update -qq -o APT::Update::Error-Mode=any && break; sleep "$pause"; done
    if [ -z "$(apt-cache madison "$package")" ]; then package=$other; fi
    say "installing $package"
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o Acquire::Retries=5 --no-install-recommends "$package"
  else
    say "The tests need $1: install it (Debian: apt install $package), or name it in $name=/path."
    exit 1
  fi
}

if [ "${1:-}" = browser ]; then
  program CHROMIUM chromium-headless-shell chromium chromium-headless-shell chromium chromium-browser google-chrome
  program FIREFOX firefox-esr firefox firefox-esr firefox
  exit
fi

if [ "${1:-}" = office ]; then
  program SOFFICE libreoffice-calc libreoffice soffice
  exit
fi

if [ "${1:-}" = deny ]; then
  cargo_tool cargo-deny cargo-deny "$CARGO_DENY"
  exit
fi

if [ "${1:-}" = mutants ]; then
  cargo_tool cargo-mutants cargo-mutants "$CARGO_MUTANTS"
  exit
fi

need cargo "Install Rust from https://rustup.rs (stable, at least the rust-version in Cargo.toml)."
need node "Install Node.js 20 or later, with npm."
need npm "Install Node.js 20 or later, with npm."

if [ ! -d "$(rustc --print sysroot)/lib/rustlib/$TARGET" ]; then
  need rustup "Install the Rust target $TARGET."
  say "adding the target $TARGET"
  rustup target add "$TARGET"
fi
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  say "installing the tools of package-lock.json"
  npm ci --no-audit --no-fund --fetch-retries=5
  touch node_modules/.package-lock.json
fi
# Neither is asked to fetch anything. Trunk only calls others; wasm-bindgen reads whole programs.
cargo_tool trunk trunk "$TRUNK" 0 --no-default-features
cargo_tool wasm-bindgen-cli wasm-bindgen "$WASM_BINDGEN" 1 --no-default-features
