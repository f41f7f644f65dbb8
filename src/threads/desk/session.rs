//! What the desk does: questions in, answers out. A clock is handed in, so it runs natively too.

use crate::draw::picture::picture;
use crate::export::qr::Code;
use crate::text::Puzzle;
use crate::text::link::is_link;
use crate::text::write::{Format, open_elsewhere};
use crate::threads::desk::files::{found, read_files, read_text};
use crate::threads::desk::list::entries;
use crate::threads::desk::printing::Printing;
use crate::threads::desk::protocol::{Answer, Ask, Elsewhere, Text};
use crate::threads::search::Next;
use crate::threads::search::session::SLICE;

/// The list that was read last, and the pages that are being made.
#[derive(Default)]
pub struct Desk {
    list: Vec<Puzzle>,
    printing: Option<Printing>,
}

impl Desk {
    /// Answers a question; `files` are the contents that belong to [`Ask::Files`].
    pub fn ask(&mut self, ask: Ask, files: &[Vec<u8>]) -> Option<Answer> {
        match ask {
            Ask::Read { id, text } if is_link(&text) => Some(Answer::Link { id, link: text }),
            Ask::Read { id, text } => Some(self.keep(id, read_text(&text))),
            Ask::Files { id, names } => Some(match &files {
                [only] if is_link(&crate::threads::desk::files::decode(only)) => {
                    Answer::Link { id, link: crate::threads::desk::files::decode(only) }
                }
                _ => self.keep(id, read_files(&names, files)),
            }),
            Ask::List { id, search, from } => {
                let (matches, entries) = entries(&self.list, &search, from as usize);
                Some(Answer::List { id, matches: matches as u32, entries })
            }
            Ask::Pick { id, at } => {
                let puzzle = self.list.get(at as usize)?.clone();
                let what = format!("Number {} of {}, {}.", at + 1, self.list.len(), puzzle.counts());
                Some(Answer::Picked { id, at, what, puzzle })
            }
            Ask::Texts { id, puzzle } => {
                let texts = Format::ALL.map(|format| text(format, &puzzle)).into();
                Some(Answer::Texts { id, texts, elsewhere: elsewhere(&puzzle) })
            }
            Ask::SaveList { id, format } => Some(Answer::Saved { id, text: format.write(&self.list) }),
            Ask::Picture { id, subject, kind } => Some(Answer::Picture { id, picture: picture(&subject, kind) }),
            Ask::Code { id, text } => Some(Answer::Code { id, svg: Code::of(&text).map(|code| code.svg(&text)) }),
            Ask::Sheets { id, order } => match Printing::start(id, order, &self.list) {
                Ok(printing) => {
                    self.printing = Some(printing);
                    None
                }
                Err(why) => Some(Answer::Refused { id, why }),
            },
            Ask::Stop => {
                self.printing = None;
                None
            }
            Ask::Panic => panic!("asked to panic, to test the page's recovery"),
        }
    }

    /// Works for a while on the pages that are being made.
    pub fn slice(&mut self, clock: &dyn Fn() -> f64) -> Option<Answer> {
        let answer = self.printing.as_mut()?.slice(clock() + SLICE, clock);
        if matches!(answer, Some(Answer::Sheets { .. } | Answer::Refused { .. })) {
            self.printing = None;
        }
        answer
    }

    pub fn next(&self) -> Next {
        if self.printing.is_some() { Next::Now } else { Next::Idle }
    }

    /// What was read becomes the list; a refusal leaves the old one.
    fn keep(&mut self, id: u32, read: Result<(String, Vec<Puzzle>), String>) -> Answer {
        match read.map(|(what, puzzles)| (found(what, &puzzles), puzzles)) {
            Ok((Some(found), puzzles)) => {
                self.list = puzzles;
                Answer::Found { id, found }
            }
            Ok((None, _)) => Answer::Refused { id, why: "There is no puzzle in it.".into() },
            Err(why) => Answer::Refused { id, why },
        }
    }
}

fn text(format: Format, puzzle: &Puzzle) -> Text {
    let fits = format.suits(puzzle.grid.shape());
    let text =
        if fits { Ok(format.write(std::slice::from_ref(puzzle))) } else { Err("holds 9×9 boards only".to_string()) };
    Text { format, text }
}

/// The pages that open a link, each with its link or the reason why it has none.
fn elsewhere(puzzle: &Puzzle) -> Vec<Elsewhere> {
    let links = open_elsewhere(&puzzle.given_grid());
    let name = |name: &str| name.to_string();
    match links.is_empty() {
        false => links.into_iter().map(|(n, link)| Elsewhere { name: name(n), link: Ok(link) }).collect(),
        true => crate::text::write::PAGES
            .iter()
            .map(|n| Elsewhere { name: name(n), link: Err("opens 9×9 boards only".to_string()) })
            .collect(),
    }
}
