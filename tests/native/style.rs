//! Style sheets name the tokens of style/tokens.css: no colour, duration, size of type, weight or length of their own.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A declaration of a style sheet.
struct Declaration {
    place: String,
    property: String,
    value: String,
}

/// What stands in a sheet but for comments, addresses, and the conditions of @ rules, in which a token cannot stand.
fn declarations(name: &str, text: &str) -> Vec<Declaration> {
    let mut css = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("/*") {
        css.push_str(&rest[..at]);
        let end = rest[at..].find("*/").map_or(rest.len(), |end| at + end + 2);
        css.extend(rest[at..end].matches('\n'));
        rest = &rest[end..];
    }
    css.push_str(rest);
    let mut all = Vec::new();
    let (mut line, mut part, mut quoted) = (1, String::new(), false);
    for c in css.chars() {
        line += usize::from(c == '\n');
        quoted ^= c == '"';
        match c {
            '{' if !quoted => part.clear(),
            ';' | '}' if !quoted => {
                if let Some((property, value)) = part.split_once(':') {
                    all.push(Declaration {
                        place: format!("{name}:{line}"),
                        property: property.trim().into(),
                        value: value.trim().into(),
                    });
                }
                part.clear();
            }
            _ => part.push(c),
        }
    }
    all
}

/// Numbers with a unit that stand in a value outside of quotes and names.
fn measures(value: &str) -> Vec<(f64, String)> {
    let mut found = Vec::new();
    for (k, piece) in value.split('"').enumerate() {
        if k % 2 == 1 {
            continue;
        }
        let words = piece.split(|c: char| !(c.is_ascii_alphanumeric() || "-_.#%".contains(c)));
        for word in words.filter(|w| w.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '.')) {
            let end = word.find(|c: char| c.is_ascii_alphabetic() || c == '%').unwrap_or(word.len());
            if let Ok(number) = word[..end].parse() {
                found.push((number, word[end..].to_string()));
            }
        }
    }
    found
}

/// What is wrong with a declaration.
fn fault(d: &Declaration) -> Option<&'static str> {
    let value = d.value.as_str();
    let plain: String = value.split('"').step_by(2).collect();
    let of = |names: &[&str]| names.contains(&d.property.as_str());
    let spaced = ["margin", "padding", "gap", "row-gap", "column-gap"].iter().any(|p| d.property.starts_with(p));
    let has = |units: &[&str]| measures(value).into_iter().any(|(n, unit)| n != 0.0 && units.contains(&unit.as_str()));
    let is_colour = |word: &str| matches!(word, "black" | "white" | "red" | "gray" | "grey" | "blue");
    if plain.contains('#') || ["rgb(", "rgba(", "hsl("].iter().any(|f| plain.contains(f)) {
        return Some("a colour");
    }
    if plain.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).any(is_colour) {
        return Some("a colour");
    }
    if has(&["s", "ms"]) {
        return Some("a duration");
    }
    let weighed = |n: f64, unit: &str| unit.is_empty() && n >= 100.0;
    if of(&["font-weight", "font"]) && measures(value).iter().any(|(n, unit)| weighed(*n, unit)) {
        return Some("a weight");
    }
    if of(&["font-size", "font"]) && has(&["px", "rem", "em", "pt"]) {
        return Some("a size of type");
    }
    // Of its own type a letter may be spaced, and nothing else be long: rows of text are counted in lh.
    if has(&["rem", "pt", "cm", "mm"]) || !of(&["letter-spacing"]) && has(&["em"]) {
        return Some("a length");
    }
    let hairline = |n: f64| (1.0..=3.0).contains(&n.abs());
    if measures(value).iter().any(|(n, unit)| unit == "px" && *n != 0.0 && (spaced || !hairline(*n))) {
        return Some("a length");
    }
    None
}

#[test]
fn rules_use_the_tokens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let mut faults = Vec::new();
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        // Colours and sizes are written there; faces have weights and ranges of their own.
        if matches!(name.as_str(), "tokens.css" | "fonts.css") {
            continue;
        }
        for d in declarations(&name, &fs::read_to_string(&file).unwrap()) {
            count += 1;
            if let Some(what) = fault(&d) {
                faults.push(format!("{} has {what} of its own: {}: {}", d.place, d.property, d.value));
            }
        }
    }
    assert!(count > 1000, "only {count} declarations were read");
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn what_is_not_a_token_is_found() {
    let found = |css: &str| declarations("x.css", css).iter().find_map(fault);
    for (css, what) in [
        ("a { color: #fff; }", "a colour"),
        ("a { color: white }", "a colour"),
        ("a { box-shadow: 0 2px 3px rgb(0 0 0 / 0.2); }", "a colour"),
        ("a { transition: color 0.2s; }", "a duration"),
        ("a { font-weight: 650; }", "a weight"),
        ("a { font: 400 var(--t0) var(--sans); }", "a weight"),
        ("a { font-size: 14px; }", "a size of type"),
        ("a { margin: 2px; }", "a length"),
        ("a { width: 10rem; }", "a length"),
        ("a { min-height: 3em; }", "a length"),
        ("a { border: 4px solid; }", "a length"),
    ] {
        assert_eq!(found(css), Some(what), "{css}");
    }
    let kept = "@media (max-width: 390px) { a { margin: calc(-1 * var(--s3)); border: 1px solid var(--rule); font: var(--semi) var(--t0)/1.4 var(--sans); width: 50%; content: \"#1s\" } } /* 9px */";
    assert_eq!(found(kept), None);
}

/// The parts of the kit (`src/ui/kit`), by the selector under which each is drawn.
const KIT: &[(&str, &str)] = &[
    ("control.rs", "button"),
    ("control.rs", "button.main"),
    ("control.rs", ".quiet"),
    ("choice.rs", ".segmented"),
    ("number.rs", ".numbers dd"),
    ("number.rs", ".measures dd:not(.about)"),
    ("verdict.rs", ".verdict .says"),
    ("legend.rs", ".signs"),
    ("plot.rs", ".plot"),
    ("field.rs", ".field-of-boards canvas"),
    ("tabs.rs", ":is(.views, .tabs) [aria-current]::after"),
    ("legend.rs", ".tiny"),
];

/// Selectors of the rules that hold everywhere, in no condition of a screen.
fn selectors(css: &str) -> Vec<String> {
    let (mut depth, mut part, mut all) = (0, String::new(), Vec::new());
    for c in css.split("*/").map(|piece| piece.split("/*").next().unwrap_or_default()).collect::<String>().chars() {
        match c {
            '{' => {
                if depth == 0 && !part.trim().starts_with('@') {
                    all.push(part.split_whitespace().collect::<Vec<_>>().join(" "));
                }
                depth += 1;
                part.clear();
            }
            '}' => {
                depth -= 1;
                part.clear();
            }
            ';' => part.clear(),
            _ => part.push(c),
        }
    }
    all
}

#[test]
fn every_part_of_the_kit_is_drawn_once() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sheets = fs::read_dir(root.join("style")).unwrap().map(|file| file.unwrap().path());
    let all: Vec<(String, Vec<String>)> = sheets
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, selectors(&fs::read_to_string(path).unwrap()))
        })
        .collect();
    for (module, part) in KIT {
        assert!(root.join("src/ui/kit").join(module).exists(), "{module}");
        let drawn: Vec<&str> =
            all.iter().flat_map(|(name, list)| list.iter().filter(|s| s == part).map(|_| name.as_str())).collect();
        assert!(matches!(drawn[..], ["kit.css" | "kit-drawn.css"]), "{part}: {drawn:?}");
    }
}

/// The selectors of a list; a comma in brackets parts none.
fn alternatives(list: &str) -> Vec<String> {
    let (mut depth, mut all) = (0, vec![String::new()]);
    for c in list.chars() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        match (c, depth) {
            (',', 0) => all.push(String::new()),
            _ => all.last_mut().unwrap().push(c),
        }
    }
    all.into_iter().map(|one| one.trim().to_string()).collect()
}

/// What only Play shows comes in a sheet of its own, after all others, and stays: a rule of it that begins with a class of another
/// feature would change that feature once Play was opened.
#[test]
fn the_sheet_of_play_changes_no_other_feature() {
    let heads = |late: bool| -> BTreeSet<String> {
        let sheets =
            fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("style")).unwrap().map(|file| file.unwrap().path());
        let of_part = |name: &str| {
            if late {
                name.starts_with("diary")
            } else {
                !["diary", "play", "embed"].iter().any(|part| name.starts_with(part))
            }
        };
        let chosen = sheets.filter(|path| of_part(&path.file_name().unwrap().to_string_lossy()));
        let rules = chosen.flat_map(|path| selectors(&fs::read_to_string(path).unwrap()));
        let each: Vec<String> = rules.flat_map(|rule| alternatives(&rule)).collect();
        let class = |one: &String| {
            let name = one.strip_prefix('.')?;
            Some(name.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect::<String>())
        };
        each.iter().filter_map(class).collect()
    };
    // A board's squares, the lines on it, and what tells that it is played, are meant.
    let shared = ["lines", "playing", "solve", "sq"];
    let both: Vec<String> =
        heads(true).intersection(&heads(false)).filter(|name| !shared.contains(&name.as_str())).cloned().collect();
    assert!(both.is_empty(), "{both:?}");
}
