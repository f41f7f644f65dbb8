# make serve  the page at http://127.0.0.1:8080      make test  every test      make dist  the static site
# Whatever tool is missing is installed in its pinned version (scripts/tools.sh), and nothing else.

SHELL := bash
.DELETE_ON_ERROR:
export PATH := $(HOME)/.cargo/bin:$(CURDIR)/node_modules/.bin:$(PATH)
# The tools are there before Trunk runs, so it need not look for them on the network.
export TRUNK_OFFLINE := true
export TRUNK_SKIP_VERSION_CHECK := true

.PHONY: serve dist test lint test-native test-wasm test-browser bench shots measure lighthouse fuzz first golden tools clean

# Nothing is kept for use offline, so that a reload always shows the newest build.
serve: tools
	SUDOKUBE_SERVE=1 trunk serve

dist: tools
	trunk build

test: lint test-native test-wasm dist test-browser
	@echo "All tests passed."

lint: tools
	cargo fmt --check
	cargo clippy --no-default-features --all-targets -- -D warnings
	cargo clippy --target wasm32-unknown-unknown --features milp --bins -- -D warnings

# LibreOffice recalculates the workbooks.
test-native:
	scripts/tools.sh office
	cargo test

# In Node: same seed, same rows, and what crosses between page and worker.
test-wasm: tools
	CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
		cargo test --target wasm32-unknown-unknown --no-default-features --features milp --test wasm

# End to end in a real Chromium, and a smoke run in Firefox, on the built site. Needs `make dist` before.
test-browser:
	scripts/tools.sh browser
	playwright test --config tests/browser/playwright.config.mjs
	node tests/firefox/smoke.mjs

# Native speed at the thesis' settings, then the same runs in WebAssembly, then sizes; at last the inner loops (criterion).
bench: tools
	cargo build --release --bin lab
	node scripts/speed.mjs
	node scripts/sizes.mjs
	cargo bench --no-default-features --bench kernels

# Screenshots of the built site into /tmp/shots.
shots:
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
	rm -rf dist target node_modules test-results playwright-report
