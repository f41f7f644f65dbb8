//! The invariants of ARCHITECTURE.md, read off the `use` lines, the paths and the words of src.

mod source;
mod tree;

use std::path::{Path, PathBuf};

use crate::architecture::source::words;
use crate::architecture::tree::{Arrow, File, Tree};

/// The rooms of src/lib.rs, from the lowest to the highest.
const ROOMS: [&str; 20] = [
    "packed",
    "stats",
    "puzzle",
    "text",
    "exact",
    "photo",
    "technique",
    "evolve",
    "rate",
    "generate",
    "play",
    "replay",
    "study",
    "say",
    "preferences",
    "draw",
    "export",
    "threads",
    "ui",
    "bin",
];

/// Rooms that search or judge: nothing in them knows what time it is.
const CLOCKLESS: [&str; 17] = [
    "packed",
    "stats",
    "puzzle",
    "text",
    "exact",
    "photo",
    "technique",
    "evolve",
    "rate",
    "generate",
    "play",
    "replay",
    "study",
    "say",
    "preferences",
    "draw",
    "export",
];

const BROWSER: [&str; 9] = [
    "leptos",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "gloo_timers",
    "gloo",
    "gloo_worker",
    "serde_wasm_bindgen",
];

fn may_know_the_browser(file: &File) -> bool {
    let inside = |names: &[&str]| names.iter().any(|n| file.path.ends_with(&format!("/{n}.rs")));
    match file.room() {
        "ui" | "bin" => true,
        "threads" => inside(&["client", "host", "line", "wire", "serve"]),
        // The mathematics of JavaScript, which is no browser.
        "draw" => inside(&["math"]),
        _ => false,
    }
}

/// "No import circle across files" of ARCHITECTURE.md.
#[test]
fn no_file_stands_in_a_circle() {
    let tree = Tree::read();
    let told: Vec<String> = tree
        .circles()
        .iter()
        .map(|circle| {
            let round = tree.round(circle).into_iter().map(|a| tree.tell(a)).collect::<Vec<_>>();
            format!("{} files in a circle; the shortest way round:\n  {}", circle.len(), round.join("\n  "))
        })
        .collect();
    assert!(told.is_empty(), "\n{}\n", told.join("\n"));
}

/// "Dependencies point downwards only".
#[test]
fn dependencies_point_downwards_only() {
    let tree = Tree::read();
    let height = |i: usize| {
        let file: &File = &tree.files[i];
        ROOMS.iter().position(|r| *r == file.room()).unwrap_or_else(|| panic!("{} is in no room of ROOMS", file.path))
    };
    let upwards = |a: &Arrow| tree.files[a.from].room() != "lib" && height(a.to) > height(a.from);
    let told: Vec<String> = tree.arrows.iter().filter(|a| upwards(a)).map(|a| tree.tell(*a)).collect();
    assert!(told.is_empty(), "\narrows upwards:\n  {}\n", told.join("\n  "));
}

#[test]
fn the_map_in_lib_rs_names_the_rooms_in_their_order() {
    let text = std::fs::read_to_string("src/lib.rs").expect("src/lib.rs can be read");
    let map: String = text.lines().filter(|l| l.starts_with("//! *")).collect();
    let place = |room: &str| map.find(&format!("`{room}`"));
    let places: Vec<usize> = ROOMS.iter().filter_map(|room| place(room)).collect();
    assert!(places.is_sorted(), "the map of src/lib.rs has another order than ROOMS");
}

/// "Nothing below ui, the edges of threads and bin knows that a browser exists".
#[test]
fn only_ui_and_the_edges_of_threads_know_the_browser() {
    let told = find(|file| !may_know_the_browser(file), |_, word| BROWSER.contains(&word));
    assert!(told.is_empty(), "\na browser crate where none may be:\n  {}\n", told.join("\n  "));
}

/// "No clock below threads and bin".
#[test]
fn no_clock_below_threads() {
    let clock = ["Instant", "SystemTime", "Performance", "performance", "elapsed"];
    let told = find(|file| CLOCKLESS.contains(&file.room()), |_, word| clock.contains(&word));
    assert!(told.is_empty(), "\na clock below threads:\n  {}\n", told.join("\n  "));
}

/// "Same seed, same rows, on any machine": nothing in evolve iterates over a hash map or draws from an unnamed generator.
#[test]
fn evolve_has_no_hash_map_and_one_named_generator() {
    let banned = ["HashMap", "HashSet", "RandomState", "SmallRng", "StdRng", "ThreadRng", "thread_rng"];
    let random = |line: &str, word: &str| banned.contains(&word) || (word == "rng" && line.contains("rand::rng("));
    let told = find(|file| file.room() == "evolve", random);
    assert!(told.is_empty(), "\nwhat would make rows differ:\n  {}\n", told.join("\n  "));
}

/// The lines on which a word is found that is not to be there.
fn find(within: impl Fn(&File) -> bool, banned: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let mut told = Vec::new();
    for file in Tree::read().files.iter().filter(|f| within(f)) {
        for (i, line) in file.code.lines().enumerate() {
            told.extend(words(line).find(|w| banned(line, w)).map(|w| format!("{}:{} says {w}", file.path, i + 1)));
        }
    }
    told
}

/// "Every file that a document or a comment names exists".
#[test]
fn every_path_that_is_named_exists() {
    let mut told = Vec::new();
    let places =
        ["src", "tests/native", "tests/corpus", "tests/browser", "docs", "scripts", "public", "style", "benches"];
    let mut files: Vec<PathBuf> = places.iter().flat_map(|p| below(Path::new(p))).collect();
    files.extend(
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Cargo.toml"]
            .map(PathBuf::from),
    );
    for file in files.iter().filter(|f| !f.starts_with("tests/native/architecture")) {
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        for (i, line) in text.lines().enumerate() {
            let gone = paths_in(line).find(|path| !Path::new(path).exists());
            told.extend(gone.map(|path| format!("{}:{} names {path}", file.display(), i + 1)));
        }
    }
    assert!(told.is_empty(), "\nnamed, but not there:\n  {}\n", told.join("\n  "));
}

/// Files of the repository that a line names: "src/…", "docs/…" and so on, up to a sign that stands in no path.
fn paths_in(line: &str) -> impl Iterator<Item = &str> {
    let roots = ["src/", "tests/", "docs/", "scripts/", "public/", "style/", "benches/"];
    let outside = |c: char| !(c.is_ascii_alphanumeric() || "/._-".contains(c));
    line.split(outside)
        .map(|w| w.trim_start_matches("./").trim_end_matches(['.', '/', '-']))
        .filter(move |w| roots.iter().any(|r| w.starts_with(r)) && !w.ends_with('_') && !w.contains("..."))
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of the repository");
    let paths = entries.flatten().map(|e| e.path());
    paths.flat_map(|p| if p.is_dir() { below(&p) } else { vec![p] }).collect()
}

#[test]
fn the_parser_sees_what_it_should() {
    let tree = Tree::read();
    let sees = |from: &str, to: &str| {
        tree.arrows.iter().any(|a| tree.files[a.from].path == from && tree.files[a.to].path == to)
    };
    assert!(sees("src/bin/lab/check.rs", "src/exact/solver.rs"), "an item that is re-exported");
    assert!(sees("src/evolve/run.rs", "src/puzzle/grid.rs") && !sees("src/evolve/mod.rs", "src/evolve/run.rs"));
    assert!(tree.arrows.len() > 1000, "{} arrows", tree.arrows.len());
    let code = source::code(
        "use crate::a::{B, c::{self, D as E}}; // use crate::no;\npub use x::Y;\n#[cfg(test)]\nmod tests { use crate::no; }\n\
         fn f<'a>() { let s = \"crate::no\"; g('\"', r#\"crate::no\"#, c::h(), crate::i::J::K) }\n",
    );
    let all: Vec<String> = source::named(&code).iter().map(|n| n.path.join("::")).collect();
    assert_eq!(all, ["crate::a::B", "crate::a::c", "crate::a::c::D", "x::Y", "c::h", "crate::i::J::K"]);
}
