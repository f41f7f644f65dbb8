//! What the desk does: commands in, reports out. A clock is handed in, so it runs natively too.

use crate::draw::algorithm_view::drawn::Drawn;
use crate::draw::picture::picture;
use crate::export::qr::Code;
use crate::packed;
use crate::say::desk::Files;
use crate::text::Puzzle;
use crate::text::decode::decode;
use crate::text::link::is_link;
use crate::text::write::{Format, open_elsewhere};
use crate::threads::desk::files::{Opened, found, read_files, read_text};
use crate::threads::desk::list::entries;
use crate::threads::desk::printing::Printing;
use crate::threads::desk::protocol::{Command, Elsewhere, Protocol, Report, SheetOrder, Source, Text};
use crate::threads::program::{Clock, Next, Program, SLICE};

/// The list that was read last, and the pages that are being made.
#[derive(Default)]
pub struct Session {
    list: Vec<Puzzle>,
    /// Contents of the files that came with the command that is handled next, unless one of them cannot be read.
    files: Option<Vec<Vec<u8>>>,
    printing: Option<Printing>,
}

impl Program for Session {
    type Protocol = Protocol;

    const TAKES_FILES: bool = true;

    fn attach(&mut self, files: Option<Vec<Vec<u8>>>) {
        self.files = files;
    }

    fn handle(&mut self, command: Command, _: Clock) -> Vec<Report> {
        self.command(command).into_iter().collect()
    }

    fn slice(&mut self, clock: Clock) -> Vec<Report> {
        let report = self.printing.as_mut().and_then(|printing| printing.slice(clock() + SLICE, clock));
        if matches!(report, Some(Report::Sheets { .. } | Report::Refused { .. })) {
            self.printing = None;
        }
        report.into_iter().collect()
    }

    fn next(&self, _: f64) -> Next {
        if self.printing.is_some() { Next::Now } else { Next::Idle }
    }
}

impl Session {
    fn command(&mut self, command: Command) -> Option<Report> {
        match command {
            Command::Read { id, text } if is_link(&text) => Some(Report::Link { id, link: text }),
            Command::Read { id, text } => Some(self.keep(id, read_text(&text))),
            Command::Files { id, names } => Some(match self.files.take().as_deref() {
                None => {
                    let why = Files::Unreadable.text();
                    Report::Refused { id, why }
                }
                Some([only]) if is_link(&decode(only)) => Report::Link { id, link: decode(only) },
                Some(files) => self.keep(id, read_files(&names, files)),
            }),
            Command::List { id, .. }
            | Command::Pick { id, .. }
            | Command::SaveList { id, .. }
            | Command::Sheets { id, order: SheetOrder { source: Source::List { .. }, .. } }
                if self.list.is_empty() =>
            {
                Some(Report::Gone { id })
            }
            Command::List { id, search, from } => {
                let (matches, entries) = entries(&self.list, &search, from as usize);
                Some(Report::List { id, matches: matches as u32, entries })
            }
            Command::Pick { id, at } => {
                let puzzle = self.list.get(at as usize)?.clone();
                let (number, of) = ((at + 1).into(), self.list.len().into());
                let what = Files::Picked { number, of, counts: puzzle.counts() }.text();
                Some(Report::Picked { id, at, what, puzzle })
            }
            Command::Texts { id, puzzle } => {
                let texts = Format::ALL.map(|format| text(format, &puzzle)).into();
                Some(Report::Texts { id, texts, elsewhere: elsewhere(&puzzle) })
            }
            Command::SaveList { id, format } => Some(Report::Saved { id, text: format.write(&self.list) }),
            Command::Csv { id, recorded } => Some(Report::Saved { id, text: recorded.csv() }),
            Command::Picture { id, subject, kind } => Some(Report::Picture { id, picture: picture(&subject, kind) }),
            Command::View { id, view } => {
                view.style.apply(view.puzzle.layout().side);
                let shown = packed::from_bytes(&view.bytes);
                let drawn = shown.map(|shown| Drawn::of(&view.puzzle, &shown, view.tables));
                Some(Report::View { id, drawn: drawn.unwrap_or_default() })
            }
            Command::Code { id, text } => Some(Report::Code { id, svg: Code::of(&text).map(|code| code.svg(&text)) }),
            Command::Sheets { id, order } => match Printing::start(id, order, &self.list) {
                Ok(printing) => {
                    self.printing = Some(printing);
                    None
                }
                Err(why) => Some(Report::Refused { id, why }),
            },
            Command::Keep { id, what, puzzles } => {
                Some(self.keep(id, Ok(Opened { what, puzzles, certain: true, choice: false })))
            }
            Command::Stop => {
                self.printing = None;
                None
            }
            Command::Panic => panic!("asked to panic, to test the page's recovery"),
        }
    }

    /// What was read becomes the list; a refusal leaves the old one.
    fn keep(&mut self, id: u32, read: Result<Opened, String>) -> Report {
        match read.map(|opened| (found(&opened), opened)) {
            Ok((Some(found), opened)) => {
                self.list = opened.puzzles;
                Report::Found { id, found }
            }
            Ok((None, _)) => Report::Refused { id, why: Files::NoPuzzle.text() },
            Err(why) => Report::Refused { id, why },
        }
    }
}

fn text(format: Format, puzzle: &Puzzle) -> Text {
    let fits = format.suits(puzzle.grid.shape());
    let text = fits.then(|| format.write(std::slice::from_ref(puzzle)));
    Text { format, text }
}

/// The pages that open a link, each with its link if it has one.
fn elsewhere(puzzle: &Puzzle) -> Vec<Elsewhere> {
    let links = open_elsewhere(&puzzle.given_grid());
    let name = |name: &str| name.to_string();
    match links.is_empty() {
        false => links.into_iter().map(|(n, link)| Elsewhere { name: name(n), link: Some(link) }).collect(),
        true => crate::text::write::PAGES.iter().map(|n| Elsewhere { name: name(n), link: None }).collect(),
    }
}
