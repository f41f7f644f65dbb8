//! Playing by hand: everything about it that is not on the board.

mod aid;
mod hint;

use leptos::prelude::*;

use crate::generate::daily::Kind;
use crate::play::Pencil;
use crate::play::told::Told;
use crate::puzzle::Place;
use crate::threads::coach::protocol::HintOrder;
use crate::ui::kit::store;
use crate::ui::state::notice::NoticeState;
pub use crate::ui::state::play::aid::Aid;

#[derive(Clone, Copy)]
pub struct PlayState {
    /// Whether the board is being played.
    pub on: ReadSignal<bool>,
    set_on: WriteSignal<bool>,
    /// What the next digit becomes.
    pub pencil: ReadSignal<Pencil>,
    set_pencil: WriteSignal<Pencil>,
    /// Whether digits that are put down are struck from the marks they see.
    pub clean: ReadSignal<bool>,
    set_clean: WriteSignal<bool>,
    /// Whether repeated digits are marked.
    pub conflicts: ReadSignal<bool>,
    set_conflicts: WriteSignal<bool>,
    /// Whether the time is shown.
    pub timed: ReadSignal<bool>,
    set_timed: WriteSignal<bool>,
    /// Whether candidates are shown.
    pub candidates: ReadSignal<bool>,
    set_candidates: WriteSignal<bool>,
    /// Whether a digit is chosen before a square.
    pub digit_first: ReadSignal<bool>,
    set_digit_first: WriteSignal<bool>,
    /// The digit that is chosen; 0 for none.
    pub digit: ReadSignal<u8>,
    set_digit: WriteSignal<u8>,
    /// Whether lines and arrows can be drawn.
    pub lines: ReadSignal<bool>,
    set_lines: WriteSignal<bool>,
    /// Whether what is drawn next is an arrow.
    pub arrow: RwSignal<bool>,
    /// Where a line has begun that has no end yet.
    pub begun: RwSignal<Option<Place>>,
    day: RwSignal<Option<Kind>>,
    /// The race that is on: the number of its puzzle, and over how many minutes the population's run is played back.
    pub race: RwSignal<Option<(u64, u32)>>,
    pub seconds: ReadSignal<u32>,
    set_seconds: WriteSignal<u32>,
    pub paused: ReadSignal<bool>,
    set_paused: WriteSignal<bool>,
    /// The hint that was asked for, and how much of it is told.
    pub told: ReadSignal<Option<Told>>,
    /// The picture of the hint, where one is told; empty once it was lifted off the board.
    pub picture: Memo<String>,
    /// Whether it was: whoever acts on the board wants to see that.
    set_lifted: WriteSignal<bool>,
    set_told: WriteSignal<Option<Told>>,
    /// Number of the latest question for a hint.
    asked: StoredValue<u32>,
    coach: StoredValue<Option<Coach>, LocalStorage>,
    notice: NoticeState,
}

/// Who is asked for hints.
type Coach = Box<dyn Fn(u32, HintOrder)>;

impl PlayState {
    pub fn new(notice: NoticeState) -> PlayState {
        let aid = |aid: Aid| signal(store::get(aid.key()).is_none_or(|v| v != "off"));
        let (on, set_on) = signal(false);
        let (pencil, set_pencil) = signal(Pencil::Digit);
        let (clean, set_clean) = aid(Aid::Clean);
        let (conflicts, set_conflicts) = aid(Aid::Conflicts);
        let (timed, set_timed) = aid(Aid::Time);
        let wanted = |aid: Aid| signal(store::get(aid.key()).is_some_and(|v| v == "on"));
        let (candidates, set_candidates) = wanted(Aid::Candidates);
        let (digit_first, set_digit_first) = wanted(Aid::DigitFirst);
        let (digit, set_digit) = signal(0);
        let (lines, set_lines) = wanted(Aid::Lines);
        let (seconds, set_seconds) = signal(0);
        let (paused, set_paused) = signal(false);
        let (told, set_told) = signal(None::<Told>);
        let (lifted, set_lifted) = signal(false);
        let picture = Memo::new(move |_| {
            let now = |told: &Option<Told>| told.as_ref().and_then(Told::now).map(|now| now.picture.clone());
            if lifted.get() { String::new() } else { told.with(now).unwrap_or_default() }
        });
        PlayState {
            on,
            set_on,
            pencil,
            set_pencil,
            clean,
            set_clean,
            conflicts,
            set_conflicts,
            timed,
            set_timed,
            candidates,
            set_candidates,
            digit_first,
            set_digit_first,
            digit,
            set_digit,
            lines,
            set_lines,
            arrow: RwSignal::new(false),
            begun: RwSignal::new(None),
            day: RwSignal::new(None),
            race: RwSignal::new(None),
            seconds,
            set_seconds,
            paused,
            set_paused,
            told,
            picture,
            set_lifted,
            set_told,
            asked: StoredValue::new(0),
            coach: StoredValue::new_local(None),
            notice,
        }
    }

    /// Follows what the looks of the squares depend on.
    pub fn track(self) {
        self.on.track();
        self.told.track();
        self.conflicts.track();
        self.candidates.track();
        self.digit.track();
    }

    /// The puzzle of today that is asked for by the address, once.
    pub fn take_day(self) -> Option<Kind> {
        let kind = self.day.get();
        if kind.is_some() {
            self.day.set(None);
        }
        kind
    }

    pub fn want_day(self, kind: Option<Kind>) {
        self.day.set(kind);
    }

    /// Begins or ends playing. The clock of a game is set apart, by [`PlayState::set_clock`].
    pub fn turn(self, on: bool) {
        self.set_on.set(on);
        self.set_paused.set(false);
        self.choose_digit(0);
        self.begun.set(None);
    }

    pub fn choose_pencil(self, pencil: Pencil) {
        self.begun.set(None);
        if matches!(pencil, Pencil::Colour | Pencil::Line) {
            self.choose_digit(0);
        }
        self.set_pencil.set(pencil);
    }

    pub fn next_pencil(self) {
        let at = Pencil::ALL.iter().position(|p| *p == self.pencil.get_untracked()).unwrap_or(0);
        let next = (1..).map(|k| Pencil::ALL[(at + k) % Pencil::ALL.len()]);
        next.take(Pencil::ALL.len())
            .find(|pencil| self.has(*pencil))
            .into_iter()
            .for_each(|pencil| self.choose_pencil(pencil));
    }

    /// Whether a pencil is at hand: without candidates there is nothing to strike, and lines are switched on.
    pub fn has(self, pencil: Pencil) -> bool {
        match pencil {
            Pencil::Candidate => self.candidates.get(),
            Pencil::Line => self.lines.get(),
            _ => true,
        }
    }

    /// Chooses a digit, which is lit wherever it is; 0 lets go of it.
    pub fn choose_digit(self, digit: u8) {
        if self.digit.get_untracked() != digit {
            self.set_digit.set(digit);
        }
    }

    pub fn aid(self, aid: Aid) -> ReadSignal<bool> {
        match aid {
            Aid::Conflicts => self.conflicts,
            Aid::Clean => self.clean,
            Aid::Time => self.timed,
            Aid::Candidates => self.candidates,
            Aid::DigitFirst => self.digit_first,
            Aid::Lines => self.lines,
        }
    }

    /// Switches an aid on or off, here and on later visits.
    pub fn switch(self, aid: Aid, on: bool) {
        let set = match aid {
            Aid::Conflicts => self.set_conflicts,
            Aid::Clean => self.set_clean,
            Aid::Time => self.set_timed,
            Aid::Candidates => self.set_candidates,
            Aid::DigitFirst => self.set_digit_first,
            Aid::Lines => self.set_lines,
        };
        set.set(on);
        let gone = [(Aid::Candidates, Pencil::Candidate), (Aid::Lines, Pencil::Line)];
        if !on && gone.contains(&(aid, self.pencil.get_untracked())) {
            self.choose_pencil(Pencil::Digit);
        }
        self.notice.keep(aid.key(), if on { "on" } else { "off" });
    }

    pub fn set_clock(self, seconds: u32) {
        self.set_seconds.set(seconds);
    }

    /// A second has passed.
    pub fn tick(self) -> u32 {
        self.set_seconds.update(|s| *s += 1);
        self.seconds.get_untracked()
    }

    pub fn toggle_pause(self) {
        self.set_paused.update(|p| *p = !*p);
    }

    pub fn pause(self) {
        self.set_paused.set(true);
    }

    pub fn resume(self) {
        if self.paused.get_untracked() {
            self.set_paused.set(false);
        }
    }
}
