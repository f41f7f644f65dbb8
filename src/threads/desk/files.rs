//! Several files as one list of puzzles.

use crate::say::desk::Files;
use crate::say::echo::echo;
use crate::say::number::Noun;
use crate::say::words::paragraph;
use crate::text::decode::decode;
use crate::text::form::Form;
use crate::text::link::{Link, is_link};
use crate::text::{Puzzle, ReadError, Reading, read_all};
use crate::threads::desk::protocol::Found;

/// Bytes of all files together; ten times the largest collections that people share.
const MOST: usize = 100_000_000;

/// A sentence: with a full stop and a capital, but for names that are addresses.
pub(crate) fn sentence(text: &str) -> String {
    if text.split(' ').next().is_some_and(|word| word.contains('.')) {
        return format!("{text}.");
    }
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", chars.as_str())
}

/// Everything in a text.
pub(crate) fn read_text(text: &str) -> Result<(String, Vec<Puzzle>), String> {
    let reading = read_all(text).map_err(|e| sentence(&e.to_string()))?;
    Ok((sentence(&reading.overview()), reading.puzzles))
}

/// Everything in some files: one line about all of them, or why none can be read.
pub(crate) fn read_files(names: &[String], contents: &[Vec<u8>]) -> Result<(String, Vec<Puzzle>), String> {
    if contents.iter().map(Vec::len).sum::<usize>() > MOST {
        return Err(Files::TooLarge.text());
    }
    let (mut puzzles, mut forms, mut refusals) = (Vec::new(), Vec::new(), Vec::new());
    for (name, bytes) in names.iter().zip(contents) {
        match read_one(&decode(bytes)) {
            Ok(reading) => {
                forms.push(reading.overview());
                let alone = reading.puzzles.len() == 1;
                let stem = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
                puzzles.extend(reading.puzzles.into_iter().map(|puzzle| match puzzle.name.is_empty() && alone {
                    true => Puzzle { name: stem.to_string(), ..puzzle },
                    false => puzzle,
                }));
            }
            Err(why) => refusals.push(format!("{}: {why}", echo(name))),
        }
    }
    let refused = |refusals: &[String]| match refusals {
        [] => String::new(),
        [only] => Files::NotRead { only: only.clone() }.text(),
        [first, rest @ ..] => Files::NotReadMore { first: first.clone(), more: rest.len().into() }.text(),
    };
    match (&forms[..], &refusals[..]) {
        ([], []) => Err(Files::NoFile.text()),
        ([], [only]) => Err(Files::Refused { why: only.clone() }.text()),
        ([], [first, ..]) => Err(Files::NoneRead { files: Noun::File.of(refusals.len()), first: first.clone() }.text()),
        ([only], _) => {
            let read = Files::Read { name: echo(first_read(names, &refusals)), what: only.clone() };
            Ok((paragraph([read.text(), refused(&refusals)]), puzzles))
        }
        (several, _) => {
            let (files, all) = (Noun::File.of(several.len()), Noun::Puzzle.of(puzzles.len()));
            Ok((paragraph([Files::Several { files, puzzles: all }.text(), refused(&refusals)]), puzzles))
        }
    }
}

/// The name of the only file that could be read.
fn first_read<'a>(names: &'a [String], refusals: &[String]) -> &'a str {
    let refused = |name: &&String| refusals.iter().any(|r| r.starts_with(&format!("{}: ", echo(name))));
    names.iter().find(|n| !refused(n)).map_or("", String::as_str)
}

/// A file may hold a link of this project.
fn read_one(text: &str) -> Result<Reading, String> {
    if is_link(text) {
        let link = Link::read(text).map_err(|e| e.to_string())?;
        return Ok(Reading { form: Form::Project, puzzles: vec![link.puzzle()], dropped: Vec::new() });
    }
    read_all(text).map_err(|e: ReadError| e.to_string())
}

/// What the page is told of it.
pub(crate) fn found(what: String, puzzles: &[Puzzle]) -> Option<Found> {
    let first = puzzles.first()?.clone();
    Some(Found { what, count: puzzles.len() as u32, first })
}

#[cfg(test)]
mod tests {
    use crate::threads::desk::files::*;

    #[test]
    fn several_files_are_one_list_and_the_bad_one_is_named() {
        let names = ["a.txt", "b.sdm", "c.txt"].map(String::from);
        let contents = ["1...............", "hello there", "2..............."].map(|t| t.as_bytes().to_vec());
        let (what, puzzles) = read_files(&names, &contents).unwrap();
        assert!(what.starts_with("2 files, 2 puzzles. Not read: b.sdm: no puzzle found"), "{what}");
        assert_eq!(puzzles.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["a", "c"]);
        let (what, _) = read_files(&names[..2], &contents[..2]).unwrap();
        assert!(what.starts_with("a.txt: 4×4 in one line, 1 given. Not read: b.sdm"), "{what}");
        assert!(read_files(&names[1..2], &contents[1..2]).unwrap_err().starts_with("b.sdm: no puzzle"));
    }
}
