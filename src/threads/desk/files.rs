//! Several files as one list of puzzles.

use crate::exact::Solver;
use crate::say::desk::Files;
use crate::say::echo::echo;
use crate::say::number::Noun;
use crate::say::words::{paragraph, phrase};
use crate::text::decode::decode;
use crate::text::extract::{Found, open};
use crate::text::form::Form;
use crate::text::link::{Link, is_link};
use crate::text::{Puzzle, ReadError, Reading};
use crate::threads::desk::protocol;

/// Bytes of all files together; ten times the largest collections that people share.
const MOST: usize = 100_000_000;

/// What was read: a line about it, its puzzles, and what is to be asked of it.
pub(crate) struct Opened {
    pub what: String,
    pub puzzles: Vec<Puzzle>,
    pub certain: bool,
    pub choice: bool,
}

/// Everything in a text.
pub(crate) fn read_text(text: &str) -> Result<Opened, String> {
    let found = open(text).map_err(|e| phrase(&e.to_string()))?;
    Ok(opened(found.said(), found))
}

fn opened(what: String, found: Found) -> Opened {
    let choice = found.readings.len() > 1 || found.fix().is_some();
    let certain = found.certain;
    let puzzles =
        if choice { alternatives(found) } else { found.readings.into_iter().flat_map(|r| r.puzzles).collect() };
    Opened { what, puzzles, certain, choice }
}

/// One puzzle of each reading; of those that mend a text, the ones with exactly one solution come first.
pub fn alternatives(found: Found) -> Vec<Puzzle> {
    let mends = found.fix().is_some();
    let mut puzzles: Vec<Puzzle> = found.readings.into_iter().filter_map(|reading| reading.first().ok()).collect();
    if mends && puzzles.iter().all(|p| p.grid.shape().side() <= 9) {
        puzzles.sort_by_cached_key(|puzzle| {
            let mut solver = Solver::new(&puzzle.grid, 2);
            solver.run(NODES);
            solver.count() != 1
        });
    }
    puzzles
}

/// Nodes that the exact solver may look at for each board that a text may have meant.
const NODES: u64 = 20_000;

/// Everything in some files: one line about all of them, or why none can be read.
pub(crate) fn read_files(names: &[String], contents: &[Vec<u8>]) -> Result<Opened, String> {
    if contents.iter().map(Vec::len).sum::<usize>() > MOST {
        return Err(Files::TooLarge.text());
    }
    if let ([name], [bytes]) = (names, contents)
        && !is_document(bytes)
        && let Ok(found) = open(&decode(bytes))
        && !(found.certain && found.ignored.is_empty())
    {
        let read = Files::Read { name: echo(name), what: found.said().trim_end_matches('.').to_string() };
        return Ok(opened(read.text(), found));
    }
    let (mut puzzles, mut forms, mut refusals) = (Vec::new(), Vec::new(), Vec::new());
    for (name, bytes) in names.iter().zip(contents) {
        match read_one(bytes) {
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
            Ok(certain(paragraph([read.text(), refused(&refusals)]), puzzles))
        }
        (several, _) => {
            let (files, all) = (Noun::File.of(several.len()), Noun::Puzzle.of(puzzles.len()));
            Ok(certain(paragraph([Files::Several { files, puzzles: all }.text(), refused(&refusals)]), puzzles))
        }
    }
}

/// The name of the only file that could be read.
fn first_read<'a>(names: &'a [String], refusals: &[String]) -> &'a str {
    let refused = |name: &&String| refusals.iter().any(|r| r.starts_with(&format!("{}: ", echo(name))));
    names.iter().find(|n| !refused(n)).map_or("", String::as_str)
}

/// Whether a file is one of PDF, of Excel (old or new) or an archive, by its first bytes.
fn is_document(bytes: &[u8]) -> bool {
    [b"%PDF", b"PK\x03\x04", b"\xd0\xcf\x11\xe0"].iter().any(|&mark| bytes.starts_with(mark))
}

/// A file may hold a link of this project.
fn read_one(bytes: &[u8]) -> Result<Reading, String> {
    if is_document(bytes) {
        return Err(Files::Document.text());
    }
    let text = &decode(bytes);
    if is_link(text) {
        let link = Link::read(text).map_err(|e| e.to_string())?;
        return Ok(Reading { form: Form::Project, puzzles: vec![link.puzzle()], dropped: Vec::new() });
    }
    let found = open(text).map_err(|e| e.to_string())?;
    let why = |found: &Found| found.notes().join(" ");
    match found.certain {
        true => found.readings.into_iter().next().ok_or_else(|| ReadError::Unknown.to_string()),
        false => Err(why(&found).trim_end_matches('.').to_string()),
    }
}

const fn certain(what: String, puzzles: Vec<Puzzle>) -> Opened {
    Opened { what, puzzles, certain: true, choice: false }
}

/// What the page is told of it.
pub(crate) fn found(opened: &Opened) -> Option<protocol::Found> {
    let first = opened.puzzles.first()?.clone();
    let count = opened.puzzles.len() as u32;
    Some(protocol::Found { what: opened.what.clone(), count, first, certain: opened.certain, choice: opened.choice })
}

#[cfg(test)]
mod tests {
    use crate::threads::desk::files::*;

    #[test]
    fn several_files_are_one_list_and_the_bad_one_is_named() {
        let names = ["a.txt", "b.sdm", "c.txt"].map(String::from);
        let contents = ["1...............", "hello there", "2..............."].map(|t| t.as_bytes().to_vec());
        let Opened { what, puzzles, .. } = read_files(&names, &contents).ok().unwrap();
        assert!(what.starts_with("2 files, 2 puzzles. Not read: b.sdm: no puzzle found"), "{what}");
        assert_eq!(puzzles.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["a", "c"]);
        let Opened { what, .. } = read_files(&names[..2], &contents[..2]).ok().unwrap();
        assert!(what.starts_with("a.txt: 4×4 in one line, 1 given. Not read: b.sdm"), "{what}");
        assert!(read_files(&names[1..2], &contents[1..2]).err().unwrap().starts_with("b.sdm: no puzzle"));
    }

    #[test]
    fn a_document_is_told_as_one() {
        for bytes in [&b"%PDF-1.7\n1..............."[..], b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1"] {
            let refused = read_files(&["a.pdf".to_string()], &[bytes.to_vec()]).err().unwrap();
            assert!(refused.starts_with("a.pdf: PDF, Excel and ZIP files are not read"), "{refused}");
        }
    }
}
