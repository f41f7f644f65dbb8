//! Every language has every message, with its arguments. The compiler sees to the names: without one of them this does not build.

use sudokube::say::catalogue::{PARTS, catalogue};
use sudokube::say::data;

/// The files of a language, in the order of [`PARTS`], and last that of the algorithms.
macro_rules! languages {
    ($($code:literal),*) => {
        const LANGUAGES: &[(&str, [&str; 6])] = &[$(($code, [
            include_str!(concat!("../../languages/", $code, "/page.txt")),
            include_str!(concat!("../../languages/", $code, "/more.txt")),
            include_str!(concat!("../../languages/", $code, "/techniques.txt")),
            include_str!(concat!("../../languages/", $code, "/classroom.txt")),
            include_str!(concat!("../../languages/", $code, "/lessons.txt")),
            include_str!(concat!("../../languages/", $code, "/methods.txt")),
        ])),*];
    };
}

languages! { "en", "de", "fr", "es", "it", "pt", "fi", "pl", "ja", "zh", "ar" }

#[allow(long_running_const_eval, reason = "it reads 66 files")]
const _: () = {
    let mut part = 0;
    while part < PARTS.len() {
        all_have(part);
        part += 1;
    }
};

/// Panics, which stops the compiler, with the name of the first message that a language has not in its place.
const fn all_have(part: usize) {
    let lists = PARTS[part].1;
    let (mut at, mut list) = ([0; LANGUAGES.len()], 0);
    while list < lists.len() {
        let mut message = 0;
        while message < lists[list].len() {
            let path = lists[list][message].0;
            let (_, name) = path.as_bytes().split_at(name_of(path.as_bytes()));
            let mut k = 0;
            while k < LANGUAGES.len() {
                let file = LANGUAGES[k].1[part].as_bytes();
                let line = next(file, at[k]);
                if !begins(file, line, name) {
                    panic!("{}", path);
                }
                at[k] = line_end(file, line);
                k += 1;
            }
            message += 1;
        }
        list += 1;
    }
    let mut k = 0;
    while k < LANGUAGES.len() {
        let file = LANGUAGES[k].1[part].as_bytes();
        if next(file, at[k]) < file.len() {
            panic!("a file of languages/ has more lines than there are messages");
        }
        k += 1;
    }
}

/// Where the next line begins that is no heading, comment or empty.
const fn next(file: &[u8], mut at: usize) -> usize {
    while at < file.len() && (file[at] == b'\n' || file[at] == b'#' || file[at] == b'[') {
        at = line_end(file, at);
    }
    at
}

/// Sixteen bytes at once: the compiler takes its time for each step.
const fn line_end(file: &[u8], mut at: usize) -> usize {
    const ONES: u128 = u128::from_le_bytes([1; 16]);
    while let Some(bytes) = file.split_at(at).1.first_chunk::<16>() {
        let word = u128::from_le_bytes(*bytes) ^ (ONES * b'\n' as u128);
        let ends = word.wrapping_sub(ONES) & !word & (ONES << 7);
        if ends != 0 {
            return at + ends.trailing_zeros() as usize / 8 + 1;
        }
        at += 16;
    }
    while at < file.len() && file[at] != b'\n' {
        at += 1;
    }
    if at < file.len() { at + 1 } else { at }
}

/// Where the name begins in a path: with its first capital letter after `::`.
const fn name_of(path: &[u8]) -> usize {
    let mut at = 0;
    while at < path.len() {
        if path[at].is_ascii_uppercase() && at > 0 && path[at - 1] == b':' {
            return at;
        }
        at += 1;
    }
    at
}

/// Whether a line is `NAME = …`.
const fn begins(file: &[u8], line: usize, name: &[u8]) -> bool {
    let end = line + name.len();
    if end + 3 >= file.len() || file[end] != b' ' || file[end + 1] != b'=' || file[end + 2] != b' ' {
        return false;
    }
    let (mut of_file, mut of_name) = (file.split_at(end).0.split_at(line).1, name);
    while let (Some(one), Some(other)) = (of_file.first_chunk::<8>(), of_name.first_chunk::<8>()) {
        if u64::from_le_bytes(*one) != u64::from_le_bytes(*other) {
            return false;
        }
        (of_file, of_name) = (of_file.split_at(8).1, of_name.split_at(8).1);
    }
    let mut k = 0;
    while k < of_name.len() {
        if of_file[k] != of_name[k] {
            return false;
        }
        k += 1;
    }
    true
}

/// The texts of a file, without their names.
fn texts(file: &str) -> impl Iterator<Item = &str> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '[']));
    lines.map(|line| line.split_once(" = ").map_or("", |(_, text)| text))
}

/// The names of the arguments of a text, once each.
fn arguments(text: &str) -> Vec<&str> {
    let ends = |inside: &str| inside.find(['}', ':']).unwrap_or(inside.len());
    let mut names: Vec<&str> = text.split('{').skip(1).map(|inside| &inside[..ends(inside)]).collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn tags(text: &str) -> Vec<&str> {
    let inside =
        text.split('<').skip(1).filter(|inside| inside.starts_with(|c: char| c == '/' || c.is_ascii_lowercase()));
    let mut tags: Vec<&str> = inside.filter_map(|inside| inside.split('>').next()).collect();
    tags.sort_unstable();
    tags
}

#[test]
fn english_is_as_the_program_has_it() {
    let written = LANGUAGES[0].1[..PARTS.len()].iter().flat_map(|file| texts(file));
    for (written, entry) in written.zip(catalogue()) {
        assert_eq!(
            written, entry.text,
            "`lab say --part {}` prints languages/en/{}.txt: {}",
            entry.part, entry.part, entry.name
        );
    }
}

#[test]
fn each_message_has_its_arguments_and_its_markup() {
    for (language, files) in LANGUAGES {
        let translated = files[..PARTS.len()].iter().flat_map(|file| texts(file));
        for (text, entry) in translated.zip(catalogue()) {
            let at = format!("languages/{language}/{}.txt: {}", entry.part, entry.name);
            assert_eq!(arguments(text), arguments(entry.text), "{at}");
            assert_eq!(tags(text), tags(entry.text), "{at}");
            assert!(!text.trim().is_empty(), "{at}");
        }
    }
}

#[test]
fn nouns_have_as_many_forms_as_the_language_counts_in() {
    for (language, files) in LANGUAGES {
        let forms = match *language {
            "ja" | "zh" => 1,
            "pl" => 3,
            "ar" => 6,
            _ => 2,
        };
        for line in files[0].lines().filter(|line| line.starts_with("Noun::")) {
            let (name, noun) = line.split_once(" = ").unwrap();
            assert_eq!(noun.split('|').count(), forms, "{language}: {name}");
        }
    }
}

#[test]
fn algorithms_are_told_in_every_language() {
    for (language, files) in LANGUAGES {
        let lines: Vec<&str> = files[5].lines().filter(|line| !line.is_empty()).collect();
        let english: Vec<&str> = lines.iter().step_by(2).copied().collect();
        let missing: Vec<&str> = data::texts().into_iter().filter(|text| !english.contains(text)).collect();
        assert!(
            missing.is_empty(),
            "languages/{language}/methods.txt lacks, in the order of `lab say --part methods`: {missing:#?}"
        );
        assert_eq!(english, data::texts(), "languages/{language}/methods.txt");
        let told = |line: &&str| line.strip_prefix("= ").is_some_and(|text| !text.trim().is_empty());
        assert!(lines.iter().skip(1).step_by(2).all(told), "{language}");
    }
}

/// Keys are 24 bits: two enums, or two English texts, must not share one.
#[test]
fn keys_are_told_apart() {
    let mut keys = std::collections::BTreeMap::new();
    for list in PARTS.iter().flat_map(|(_, lists)| lists.iter()) {
        let path = &list[0].0[..name_of(list[0].0.as_bytes())];
        let name = &list[0].0[path.len()..];
        let name = &name[..name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len())];
        let path = format!("{path}{name}");
        let key = sudokube::say::language::key(&path);
        assert_eq!(keys.insert(key, path.clone()), None, "{path}");
    }
    let texts: Vec<u32> = data::texts().iter().map(|text| sudokube::say::language::key(text)).collect();
    let once: std::collections::BTreeSet<u32> = texts.iter().copied().collect();
    assert_eq!(once.len(), texts.len());
}

/// A message in another language: its arguments in the language's order, forms by number, numbers in its signs.
#[test]
fn a_language_says_counts_its_own_way() {
    use sudokube::say::language::{add, begin, key};
    use sudokube::say::number::{Noun, thousands};
    // Polish: one, few (2 to 4, but not 12 to 14), many.
    let form = |n: u32| match (n, n % 10, n % 100) {
        (1, ..) => '0',
        (_, 2..=4, last) if !(12..=14).contains(&last) => '1',
        _ => '2',
    };
    begin("\u{a0}", ",", &(0..200).map(form).collect::<String>());
    let nouns = (0..Noun::LIST.len()).map(|k| format!("{k}:sing|{k}:few|{k}:many")).collect::<Vec<_>>().join("\n");
    let packed = |path: &str| format!("\t{}\n", radix_36(key(path)));
    add(&format!("{}{nouns}", packed("sudokube::say::number::Noun")));
    let place = Noun::LIST.iter().position(|(name, _)| name.ends_with("::Square")).unwrap();
    let said = [1u64, 3, 5, 12, 22, 112, 1203].map(|n| Noun::Square.of(n).to_string());
    let form = |n: &str, which: &str| format!("{n} {place}:{which}");
    assert_eq!(
        said,
        [
            form("1", "sing"),
            form("3", "few"),
            form("5", "many"),
            form("12", "many"),
            form("22", "few"),
            form("112", "many"),
            form("1\u{a0}203", "few")
        ]
    );
    assert_eq!(thousands(1_000_000), "1\u{a0}000\u{a0}000");
}

fn radix_36(mut key: u32) -> String {
    let mut digits = Vec::new();
    for _ in 0..5 {
        digits.insert(0, char::from_digit(key % 36, 36).unwrap());
        key /= 36;
    }
    digits.into_iter().collect()
}

/// Three places list the languages: what is tested here, what Settings offer, and what the page takes before its program is there.
#[test]
fn the_page_offers_every_language() {
    let tested: Vec<&str> = LANGUAGES.iter().map(|(code, _)| *code).collect();
    let language = sudokube::preferences::PREFS.iter().find(|pref| pref.key == "language").unwrap();
    let offered: Vec<&str> = language.options.iter().skip(1).map(|(code, _)| *code).collect();
    assert_eq!(offered, tested);
    let early = include_str!("../../public/early.js");
    let taken = early.split_once("LANGUAGES = [").and_then(|(_, rest)| rest.split_once(']')).unwrap().0;
    let taken: Vec<&str> = taken.split(", ").map(|code| code.trim_matches('"')).filter(|code| *code != "xx").collect();
    assert_eq!(taken, tested);
}
