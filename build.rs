//! Lets the linker tell which code of the published page's programs needs which of their data: scripts/data.mjs goes by that.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |key: &str, values: &[&str]| env::var(key).is_ok_and(|value| values.contains(&value.as_str()));
    // Built for size, as `make dist` has them; tests have each program in one piece.
    if is("CARGO_CFG_TARGET_ARCH", &["wasm32"]) && is("OPT_LEVEL", &["s", "z"]) {
        for bin in ["app", "worker"] {
            println!("cargo::rustc-link-arg-bin={bin}=--emit-relocs");
        }
    }
}
