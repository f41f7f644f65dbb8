# make serve  the page at http://127.0.0.1:8080      make check  format, lints and native tests, in minutes
# make dist   the published site, in dist/            make test   check, and the page in WebAssembly and browsers
# make test-release  what holds of the published site alone: before every publish
# make soak   random people on the page as `make dist-test` built it, for MINUTES=60
# Whatever tool is missing is installed in its pinned version (scripts/tools.sh), and nothing else.

SHELL := bash
.DELETE_ON_ERROR:
export PATH := $(HOME)/.cargo/bin:$(CURDIR)/node_modules/.bin:$(PATH)
# The tools are there before Trunk runs, so it need not look for them on the network.
export TRUNK_OFFLINE := true
export TRUNK_SKIP_VERSION_CHECK := true
# The same cases of every property each time; `make test-native PROPTEST_RNG_SEED=$$RANDOM` looks at others.
export PROPTEST_RNG_SEED ?= 26
# A registry that does not answer is asked again.
export CARGO_NET_RETRY := 10

.PHONY: serve dist dist-test test test-release check lint test-native test-wasm test-browser deny bench shots look measure lighthouse fuzz verify soak mutants first golden tools clean

# The lints of clippy while a program is compiled, in place of a second pass over it and all it is made of.
LINTED := RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__

# Nothing is kept for use offline, so that a reload always shows the newest build.
serve: tools
# Trunk stops where a folder that it is to overlook (Trunk.toml) is not there yet.
	mkdir -p dist test-results target
	SUDOKUBE_SERVE=1 trunk serve

# A browser opens the page, to see what of its program the first screen calls (scripts/called.mjs).
dist: tools
	scripts/tools.sh browser
	+trunk build

# The page as the tests see it: every program out of one compilation, and no wasm-opt.
WHOLE := data-wasm-opt="0" data-cargo-profile="page-test" data-cargo-features="milp"
dist-test: tools
	sed -E 's/ data-cargo-(profile|features)="[^"]*"| data-cargo-no-default-features//g; s/data-wasm-opt="[^"]*"/$(WHOLE)/' index.html > index.test.html
	+$(LINTED) SUDOKUBE_WHOLE=1 trunk build index.test.html --html-output index.html --dist dist-test

# A + before a command lets cargo share the two jobs of make.
# Two at a time: one part compiles for this machine while the other does for WebAssembly. Browsers have the machine to themselves.
test: tools
	scripts/tools.sh office
	scripts/tools.sh browser
	$(MAKE) --jobs=2 --output-sync=target check test-wasm
	$(MAKE) test-browser
	@echo "All tests passed."

# The published build: sizes, offline, first picture, panics; `make test-release SPECS=` runs every browser test on it.
SPECS := deployments first offline panic parts sizes
test-release: dist
	scripts/tools.sh browser
	DIST=dist playwright test --config tests/browser/playwright.config.mjs $(SPECS)

check: lint test-native

lint: tools
	cargo fmt --all --check

# LibreOffice recalculates the workbooks.
test-native:
	scripts/tools.sh office
	+$(LINTED) cargo test --no-default-features

# The page's own code, and in Node: same seed, same rows, and what crosses between page and worker.
test-wasm: dist-test
	+$(LINTED) CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
		cargo test --profile page-test --target wasm32-unknown-unknown --features milp --test wasm

# End to end in a real Chromium, and a smoke run in Firefox. Needs `make dist-test` before.
test-browser:
	scripts/tools.sh browser
	DIST=dist-test playwright test --config tests/browser/playwright.config.mjs
	DIST=dist-test node tests/firefox/smoke.mjs

# Licences, sources, withdrawn versions; known weaknesses where the network lets their list be fetched.
deny:
	scripts/tools.sh deny
	cargo deny check licenses sources bans
	scripts/advisories.sh

# Native speed at the thesis' settings, then the same runs in WebAssembly, then sizes; at last the inner loops (criterion).
bench: tools
	cargo build --release --bin lab
	node scripts/speed.mjs
	node scripts/sizes.mjs
	cargo bench -p sudokube-bench

# Verdicts on 100,000 flat boards and 300 cubes beside those of a SAT solver.
verify:
	cargo test --profile lab --no-default-features --test native verify -- --ignored --nocapture

# Random people on the page of `make dist-test`, checked after every step; SEED= repeats a run.
MINUTES := 5
soak:
	scripts/tools.sh browser
	DIST=dist-test node scripts/soak.mjs $(MINUTES) $(SEED)

# Small changes of the code that no test notices; SHARD=0/26 tries every 26th of them, in about an hour and a half.
SHARD := 0/1
mutants:
	scripts/tools.sh mutants
	scripts/mutants.sh $(SHARD)

# README's pictures, and a sheet of the kit in each theme, of the built site as it is.
shots:
	scripts/tools.sh browser
	node scripts/shots.mjs

# Screenshots of the built site in many states, into /tmp/shots, to look at.
look:
	scripts/tools.sh browser
	node tests/browser/shots.mjs

# How soon Stop is answered, how long the page's own thread is blocked, and frames a second of the cube, on the built site.
measure:
	scripts/tools.sh browser
	node tests/browser/measure.mjs
	node tests/browser/frames.mjs

# Lighthouse's scores of the built site, as a phone and as a desk.
lighthouse:
	scripts/tools.sh browser
	node scripts/lighthouse.mjs

# Every fuzz target for ten seconds: `scripts/fuzz.sh 60 read` gives one a minute.
fuzz:
	scripts/fuzz.sh

# Writes the picture of the page that stands in index.html, from the built site. After a change of how the page starts.
first:
	scripts/tools.sh browser
	node scripts/first.mjs

# Writes the rows that tests/native/rows.rs and tests/wasm expect. Only after a change of an algorithm that is meant.
golden:
	GOLDEN=write cargo test --no-default-features --test native rows

tools:
	@scripts/tools.sh

clean:
	rm -rf dist dist-test index.test.html target node_modules test-results playwright-report
