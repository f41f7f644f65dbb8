//! A puzzle that comes as text or file: pasted or dropped anywhere, typed into the box, chosen, or picked from a list.

use crate::say::page::open::{Open, Opened};
use std::time::Duration;

use leptos::prelude::*;
use web_sys::File;

use crate::text::Puzzle;
use crate::text::link::{Link, is_link};
use crate::text::write::Format;
use crate::threads::desk::protocol::{Command, Entry, Found, Report};

use crate::say::words::{paragraph, sentence, uncapital};
use crate::ui::kit::files::is_picture;
use crate::ui::kit::latest::Latest;
use crate::ui::kit::scroll::show_board;
use crate::ui::kit::timer::after;
use crate::ui::open::desk::Desk;
use crate::ui::open::list;
use crate::ui::open::list::Origin;
use crate::ui::open::photo::state::Photos;
use crate::ui::share::save::save;
use crate::ui::state::page::Page;

/// How long typing must rest before the text is read.
const DEBOUNCE: Duration = Duration::from_millis(80);

/// What the box or the files hold.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Content {
    #[default]
    Nothing,
    Refused(String),
    Found(Found),
    /// A link of this page, with what it puts on the board.
    Link(String),
}

/// The part of the list that is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listing {
    pub matches: u32,
    pub from: u32,
    pub entries: Vec<Entry>,
}

/// What comes in, and the list that is picked from.
#[derive(Clone, Copy)]
pub struct Inbox {
    pub page: Page,
    desk: Desk,
    photos: Photos,
    /// Which reading is the latest; answers to older ones are stale.
    reading: Latest,
    /// The reading that was on its way when the box was closed: it is kept for the box, and not put on the board.
    unwanted: StoredValue<u32>,
    pub content: ReadSignal<Content>,
    set_content: WriteSignal<Content>,
    pub listing: ReadSignal<Listing>,
    set_listing: WriteSignal<Listing>,
    pub search: ReadSignal<String>,
    set_search: WriteSignal<String>,
    /// Whether something is being dragged over the page.
    pub dragging: ReadSignal<bool>,
    set_dragging: WriteSignal<bool>,
}

pub fn use_inbox() -> Inbox {
    expect_context::<Inbox>()
}

impl Inbox {
    pub fn new(page: Page, desk: Desk, photos: Photos) -> Inbox {
        let (content, set_content) = signal(Content::Nothing);
        let (listing, set_listing) = signal(Listing::default());
        let (search, set_search) = signal(String::new());
        let (dragging, set_dragging) = signal(false);
        Inbox {
            page,
            desk,
            photos,
            reading: Latest::new(),
            unwanted: StoredValue::new(0),
            content,
            set_content,
            listing,
            set_listing,
            search,
            set_search,
            dragging,
            set_dragging,
        }
    }

    /// How many puzzles there are to choose from.
    pub fn count(self) -> u32 {
        self.content.with(|c| if let Content::Found(found) = c { found.count } else { 0 })
    }

    /// Whether they are to be seen before one is put on the board.
    pub fn is_shown(self) -> bool {
        self.content.with(|c| matches!(c, Content::Found(found) if found.count > 1 || !found.certain))
    }

    /// Whether one of several readings, or of what mends a text, is to be chosen.
    pub fn is_choice(self) -> bool {
        self.content.with(|c| matches!(c, Content::Found(found) if found.choice))
    }

    /// Puts the puzzle of a text on the board; many puzzles become a list to pick from. A refused text goes into the box,
    /// with the sentence that says why.
    pub fn take_text(self, text: String) {
        if text.trim().is_empty() {
            self.page.complain(Open::NothingPasted.text());
        } else if is_link(&text) {
            self.open_link(&text);
        } else {
            self.read(Origin::Text(text.clone()), move |content| self.take(content, Some(&text), false));
        }
    }

    /// The same with files, which never go into the box; a picture is read as one.
    pub fn take_files(self, files: Vec<File>) {
        let (pictures, files): (Vec<File>, Vec<File>) = files.into_iter().partition(is_picture);
        if let Some(picture) = pictures.into_iter().next() {
            self.photos.take(picture);
        }
        if files.is_empty() {
            return;
        }
        self.read(Origin::Files(files), move |content| self.take(content, None, false));
    }

    /// Puzzles that were made become the list to pick from; `what` is said of them.
    pub fn take_puzzles(self, what: String, puzzles: Vec<Puzzle>) {
        self.page.panels.write_draft(String::new());
        self.read(Origin::Made(what, puzzles), move |content| self.take(content, None, false));
    }

    /// The list as a text.
    pub fn save_list(self, format: Format) {
        self.ask_list(
            move |id| Command::SaveList { id, format },
            move |report| {
                if let Report::Saved { text, .. } = report {
                    save(&format!("puzzles.{}", format.extension()), "text/plain", &text);
                }
            },
        );
    }

    /// Reads what is being typed, to say what it is.
    pub fn look(self, text: String) {
        self.page.panels.write_draft(text.clone());
        let number = self.reading.ask();
        if text.trim().is_empty() {
            self.reading.note(number);
            self.set_content.set(Content::Nothing);
            return;
        }
        let then = move || {
            if self.reading.is(number) {
                self.read(Origin::Text(text), |_| ());
            }
        };
        after(DEBOUNCE, then);
    }

    /// Puts on the board what the box holds, read or not.
    pub fn use_content(self) {
        let text = self.page.panels.draft.get_untracked();
        if untrack(move || self.is_read()) {
            self.take(self.content.get_untracked(), Some(&text), true);
        } else {
            self.read(Origin::Text(text.clone()), move |content| self.take(content, Some(&text), true));
        }
    }

    /// Whether what is known is of the text or the files that came last.
    pub fn is_read(self) -> bool {
        self.reading.is_answered()
    }

    /// Lists what matches a text, from the first match on.
    pub fn search_for(self, text: String) {
        self.set_search.set(text);
        self.turn_to(0);
    }

    /// Shows the list from the so many-th match on.
    pub fn turn_to(self, from: u32) {
        let search = self.search.get_untracked();
        let asked = search.clone();
        self.ask_list(
            move |id| Command::List { id, search: search.clone(), from },
            move |report| {
                let current = self.search.with_untracked(|s| *s == asked);
                if let (true, Report::List { matches, entries, .. }) = (current, report) {
                    self.set_listing.set(Listing { matches, from, entries });
                }
            },
        );
    }

    /// Puts one of the list on the board.
    pub fn pick(self, at: u32) {
        self.ask_list(
            move |id| Command::Pick { id, at },
            move |report| {
                if let Report::Picked { what, puzzle, .. } = report {
                    self.page.panels.close_paste();
                    self.page.load_puzzle(&puzzle);
                    self.page.say(Opened::Picked { what }.text());
                    show_board();
                }
            },
        );
    }

    /// The box is closed; why its text was refused stands in it when it is opened again, and no longer on the page.
    pub fn put_away(self) {
        self.page.panels.close_paste();
        if untrack(move || !self.is_read()) {
            self.unwanted.set_value(self.reading.number());
        }
        let refused =
            self.content.with_untracked(|c| if let Content::Refused(why) = c { Some(why.clone()) } else { None });
        if refused.is_some_and(|why| self.page.notice.latest.with_untracked(|n| n.is_error && n.text == why)) {
            self.page.say("");
        }
    }

    fn read(self, origin: Origin, then: impl Fn(Content) + 'static) {
        let number = self.reading.ask();
        list::read(self.desk, origin, move |report| {
            if let Some(content) = self.answer(number, report) {
                then(content);
            }
        });
    }

    /// Asks about the list, unless something else is read meanwhile. If it cannot be had any more, the box says why.
    fn ask_list(self, command: impl Fn(u32) -> Command + 'static, then: impl Fn(Report) + 'static) {
        let number = self.reading.number();
        let then = move |report| match report {
            Report::Refused { .. } => self.keep(report),
            report => then(report),
        };
        list::ask(self.desk, move || self.reading.is(number), command, then);
    }

    /// Keeps the answer to the last reading; what it holds, where that is still to be put on the board.
    fn answer(self, number: u32, report: Report) -> Option<Content> {
        self.reading.note(number).then(|| self.keep(report))?;
        (self.unwanted.get_value() != number).then(|| self.content.get_untracked())
    }

    fn keep(self, report: Report) {
        self.set_content.set(match report {
            Report::Found { found, .. } => Content::Found(found),
            Report::Link { link, .. } => Content::Link(link),
            Report::Refused { why, .. } => Content::Refused(why),
            _ => Content::Nothing,
        });
        self.set_search.set(String::new());
        self.set_listing.set(Listing::default());
        if untrack(move || self.is_shown()) {
            self.turn_to(0);
        }
    }

    /// What is not certain is shown first, unless it was `asked` for.
    fn take(self, content: Content, text: Option<&str>, asked: bool) {
        if let Some(text) = text {
            self.page.panels.write_draft(text.to_string());
        }
        match content {
            Content::Found(found) if found.count == 1 && (found.certain || asked && !found.choice) => {
                self.page.panels.close_paste();
                self.page.panels.write_draft(String::new());
                self.set_content.set(Content::Nothing);
                self.page.load_puzzle(&found.first);
                // A file is told by its name.
                self.page.say(match text {
                    Some(_) => Opened::Read { what: uncapital(&found.what) }.text(),
                    None => found.what,
                });
                show_board();
            }
            Content::Found(_) => self.page.panels.open_paste(),
            Content::Link(link) => self.open_link(&link),
            Content::Refused(why) => {
                self.page.panels.open_paste();
                self.page.complain(why);
            }
            Content::Nothing => {}
        }
    }

    /// Opens a link of this page, and says what it was before whatever else there is to say of it.
    fn open_link(self, link: &str) {
        self.page.panels.close_paste();
        self.page.say("");
        self.page.open_link(link);
        if let Ok(line) = link_line(link)
            && let Some(more) = self.page.notice.latest.with_untracked(|n| (!n.is_error).then(|| n.text.clone()))
        {
            self.page.say(paragraph([Opened::Read { what: line }.text(), more]));
        }
    }

    /// Whether a picture is being read, over the page.
    pub fn has_photo(self) -> bool {
        self.photos.open.get_untracked()
    }

    /// Something is dragged over the page, or no longer.
    pub fn drag(self, over: bool) {
        self.set_dragging.set(over);
    }
}

/// What a link of this page puts on the board, in a line.
pub fn link_line(link: &str) -> Result<String, String> {
    match Link::read(link) {
        Ok(link) => Ok(Opened::Link { counts: link.puzzle().counts() }.text()),
        Err(error) => Err(sentence(&error.to_string())),
    }
}
