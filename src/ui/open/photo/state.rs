//! What is known of the picture that is read; the only writer of it.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CustomEvent, Event, File, Url};

use crate::photo::Trust;
use crate::say::page::photo::{PhotoLabel, PhotoMessage};
use crate::text::Puzzle;
use crate::threads::photo::protocol::{Command, Corners, ReadOrder, Reading, Report};
use crate::ui::kit::scroll::show_board;
use crate::ui::kit::timer::after;
use crate::ui::open::photo::reader::{Reader, decoded};
use crate::ui::state::page::Page;

/// Where the corners stand before a board was found.
const INSET: Corners = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)];

/// How long the keys that move a corner must rest before the picture is read again.
const REST: Duration = Duration::from_millis(400);

/// How far the reading of a picture is.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// It is being read, for the first time or again.
    Reading,
    Read,
    NoBoard,
    /// It cannot be read at all; a sentence says why.
    Refused(String),
}

#[derive(Clone, Copy)]
pub struct Photos {
    page: Page,
    reader: Reader,
    pub open: ReadSignal<bool>,
    set_open: WriteSignal<bool>,
    pub stage: ReadSignal<Stage>,
    set_stage: WriteSignal<Stage>,
    /// Where the browser has the picture.
    pub address: ReadSignal<String>,
    set_address: WriteSignal<String>,
    pub corners: ReadSignal<Corners>,
    set_corners: WriteSignal<Corners>,
    pub print_only: ReadSignal<bool>,
    set_print_only: WriteSignal<bool>,
    pub reading: ReadSignal<Option<Reading>>,
    set_reading: WriteSignal<Option<Reading>>,
    file: StoredValue<Option<File>, LocalStorage>,
    /// Whether a person has moved the corners, which then stay.
    moved: StoredValue<bool>,
    /// Keys that have moved one.
    pressed: StoredValue<u32>,
    mended: StoredValue<Vec<(u16, u8)>>,
    /// Number of the latest picture; answers about older ones are stale.
    number: StoredValue<u32>,
    /// Whether the worker has the picture.
    sent: StoredValue<bool>,
    /// Whether an answer is due, and whether something else has come to be asked since.
    asking: StoredValue<bool>,
    again: StoredValue<bool>,
}

pub fn use_photos() -> Photos {
    expect_context::<Photos>()
}

impl Photos {
    pub fn new(page: Page) -> Photos {
        let (open, set_open) = signal(false);
        let (stage, set_stage) = signal(Stage::Reading);
        let (address, set_address) = signal(String::new());
        let (corners, set_corners) = signal(INSET);
        let (print_only, set_print_only) = signal(false);
        let (reading, set_reading) = signal(None);
        let sent = StoredValue::new(false);
        Photos {
            page,
            // What becomes of a reading is said in the dialog. Another worker has to get the picture anew.
            reader: Reader::new(move |_| sent.set_value(false)),
            open,
            set_open,
            stage,
            set_stage,
            address,
            set_address,
            corners,
            set_corners,
            print_only,
            set_print_only,
            reading,
            set_reading,
            file: StoredValue::new_local(None),
            moved: StoredValue::new(false),
            pressed: StoredValue::new(0),
            mended: StoredValue::default(),
            number: StoredValue::new(0),
            sent,
            asking: StoredValue::new(false),
            again: StoredValue::new(false),
        }
    }

    /// Reads a picture, and shows what comes of it. A newer one takes the place of one that is being read.
    pub fn take(self, file: File) {
        self.forget();
        self.set_address.set(Url::create_object_url_with_blob(&file).unwrap_or_default());
        self.file.set_value(Some(file));
        self.page.panels.close_paste();
        self.set_open.set(true);
        self.read();
    }

    /// Closes the dialog; nothing of the picture is kept.
    pub fn close(self) {
        if self.open.get_untracked() {
            self.set_open.set(false);
            self.forget();
        }
    }

    fn forget(self) {
        self.number.update_value(|number| *number += 1);
        if self.asking.get_value() {
            self.reader.replace();
        }
        let address = self.address.get_untracked();
        if !address.is_empty() {
            let _ = Url::revoke_object_url(&address);
        }
        self.set_address.set(String::new());
        self.file.set_value(None);
        self.set_stage.set(Stage::Reading);
        self.set_corners.set(INSET);
        self.set_print_only.set(false);
        self.set_reading.set(None);
        self.mended.update_value(Vec::clear);
        self.pressed.update_value(|pressed| *pressed += 1);
        for flag in [self.moved, self.sent, self.asking, self.again] {
            flag.set_value(false);
        }
    }

    /// Moves a corner, without reading again.
    pub fn move_corner(self, corner: usize, to: (f32, f32)) {
        self.moved.set_value(true);
        self.set_corners.update(|corners| {
            corners.get_mut(corner).into_iter().for_each(|at| *at = (to.0.clamp(0.0, 1.0), to.1.clamp(0.0, 1.0)));
        });
    }

    /// Reads within the corners as they are now, once keys rest. What was read before is not to be used meanwhile.
    pub fn read_within_soon(self) {
        self.set_stage.set(Stage::Reading);
        self.again.set_value(self.asking.get_value());
        self.pressed.update_value(|pressed| *pressed += 1);
        let pressed = self.pressed.get_value();
        let rest = move || {
            if pressed == self.pressed.get_value() {
                self.read();
            }
        };
        after(REST, rest);
    }

    pub fn leave_out_handwriting(self, print_only: bool) {
        self.set_print_only.set(print_only);
        self.read();
    }

    /// Puts a digit right, at once; 0 empties the square. What follows for the others comes with the next answer.
    pub fn mend(self, square: usize, digit: u8) {
        let Ok(known) = u16::try_from(square) else { return };
        self.mended.update_value(|mended| {
            mended.retain(|mend| mend.0 != known);
            mended.push((known, digit));
        });
        self.set_reading.update(|reading| reading.iter_mut().for_each(|reading| reading.grid.set(square, digit)));
        self.ask();
    }

    /// Puts what was read on the board.
    pub fn put(self) {
        let Some(reading) = self.reading.get_untracked() else { return };
        let puzzle = Puzzle::of_givens(reading.grid);
        self.close();
        self.page.load_puzzle(&puzzle);
        self.page.say(PhotoMessage::Put { counts: puzzle.counts() }.text());
        show_board();
    }

    /// What is said of the reading; whether it is a complaint.
    pub fn said(self) -> (String, bool) {
        let label = match self.stage.get() {
            Stage::Reading => PhotoLabel::Reading,
            Stage::Refused(why) => return (why, true),
            Stage::NoBoard if self.moved.get_value() => return (PhotoLabel::NoBoardWithin.text().into(), true),
            Stage::NoBoard => return (PhotoLabel::NoBoard.text().into(), true),
            Stage::Read => self.reading.with(|reading| match reading.as_ref().map(|r| (r.trust, r.doubtful.len())) {
                Some((Trust::Certain, _)) | None => PhotoLabel::Certain,
                Some((Trust::Chosen | Trust::Doubtful, 0)) => PhotoLabel::Certain,
                Some((Trust::Chosen, _)) => PhotoLabel::Chosen,
                Some((Trust::Doubtful, _)) => PhotoLabel::Doubtful,
                Some((Trust::Unsolved, 0)) => PhotoLabel::Unsolved,
                Some((Trust::Unsolved, _)) => PhotoLabel::UnsolvedAt,
            }),
        };
        (label.text().into(), false)
    }

    /// Takes pictures that were shared with the installed page (public/shared.js).
    pub fn listen(self) {
        let take = move |event: Event| {
            let detail = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail);
            match detail.and_then(|detail| detail.dyn_into::<File>().ok()) {
                Some(file) => self.take(file),
                None => self.page.complain(PhotoLabel::NothingShared.text()),
            }
        };
        let listener = Closure::<dyn Fn(Event)>::new(take);
        let _ = document().add_event_listener_with_callback("sudokube:picture", listener.as_ref().unchecked_ref());
        listener.forget();
    }

    /// For tests: its recovery is to be seen.
    pub fn break_worker(self) {
        self.set_stage.set(Stage::Reading);
        self.asking.set_value(true);
        let number = self.number.get_value();
        self.reader.ask(|_| Command::Panic, move |report| self.answer(number, report));
    }

    fn order(self) -> ReadOrder {
        ReadOrder {
            corners: self.moved.get_value().then(|| self.corners.get_untracked()),
            print_only: self.print_only.get_untracked(),
            mended: self.mended.get_value(),
        }
    }

    /// Asks for a reading as things are now; while another is on its way, once that has come.
    fn ask(self) {
        if self.asking.get_value() {
            self.again.set_value(true);
            return;
        }
        let Some(file) = self.file.get_value() else { return };
        self.asking.set_value(true);
        let (number, order) = (self.number.get_value(), self.order());
        let then = move |report| self.answer(number, report);
        match self.sent.get_value() {
            true => self.reader.ask(|id| Command::Read { id, order }, then),
            false => self.reader.ask_about(|id| Command::Open { id, order }, &[file], then),
        }
        self.sent.set_value(true);
    }

    /// Reads within the corners as they are now; digits that were put right stay.
    pub fn read(self) {
        self.set_stage.set(Stage::Reading);
        self.ask();
    }

    fn answer(self, number: u32, report: Report) {
        if number != self.number.get_value() {
            return;
        }
        self.asking.set_value(false);
        let report = match report {
            Report::Undrawn { .. } => return self.decode(number),
            Report::Lost { why, .. } => {
                self.again.set_value(false);
                return self.refuse(why);
            }
            report => report,
        };
        if self.again.get_value() {
            self.again.set_value(false);
            return self.ask();
        }
        match report {
            Report::Read { reading, .. } => {
                if !self.moved.get_value() {
                    self.set_corners.set(reading.corners);
                }
                self.set_reading.set(Some(reading));
                self.set_stage.set(Stage::Read);
            }
            Report::NoBoard { .. } => {
                self.set_reading.set(None);
                self.set_stage.set(Stage::NoBoard);
            }
            _ => self.refuse(PhotoLabel::Unreadable.text().into()),
        }
    }

    /// Another worker, or another try, has to get the picture anew.
    fn refuse(self, why: String) {
        self.sent.set_value(false);
        self.set_reading.set(None);
        self.set_stage.set(Stage::Refused(why));
    }

    /// Decodes the picture here, where no worker can.
    fn decode(self, number: u32) {
        self.asking.set_value(true);
        spawn_local(async move {
            let pixels = decoded(self.address.get_untracked()).await;
            if number != self.number.get_value() {
                return;
            }
            match pixels {
                Some(pixels) => {
                    let order = self.order();
                    let then = move |report| self.answer(number, report);
                    self.reader.ask(|id| Command::Decoded { id, pixels, order }, then);
                }
                None => {
                    self.asking.set_value(false);
                    self.refuse(PhotoLabel::Unreadable.text().into());
                }
            }
        });
    }
}
