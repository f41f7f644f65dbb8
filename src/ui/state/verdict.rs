//! What is known of the puzzle on the board, and the worker that is asked: how many solutions, what is wrong, what a hint is.

use std::time::Duration;

use leptos::prelude::*;

use crate::draw::algorithm_view::solutions::Counted;
use crate::exact::Truth;
use crate::exact::Verdict;
use crate::exact::truth::apart;
use crate::play::sheet::Sheet;
use crate::puzzle::exchange::another;
use crate::puzzle::{Grid, Square, check};
use crate::say::verdict::is_doubtful;
use crate::say::worker::Breakdown;
use crate::threads::client::{Client, Event};
use crate::threads::coach::protocol::Rated;
use crate::threads::search::protocol::{Command, Protocol, Report};
use crate::threads::search::unanswered::Unanswered;

use crate::ui::kit::timer::after;
use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;
use crate::ui::state::notice::NoticeState;

/// How long the board must be left alone before the question is put.
const DEBOUNCE: Duration = Duration::from_millis(120);
/// After this long the page says that it takes its time.
const LONG: Duration = Duration::from_millis(1500);
/// The bit by which a question about the givens alone differs from the one about all digits.
const ASIDE: u32 = 1 << 31;
/// Solutions are counted no further.
const MOST_COUNTED: u64 = 10_000;

#[derive(Clone, Copy)]
pub struct VerdictState {
    /// What the verdict is about: the digits, or while playing the givens.
    pub judged: Memo<Grid>,
    pub truth: ReadSignal<Truth>,
    set_truth: WriteSignal<Truth>,
    /// What holds of the givens alone, where those with the typed digits have no solution.
    pub bare: ReadSignal<Option<Verdict>>,
    set_bare: WriteSignal<Option<Verdict>>,
    /// Placements that the exact solver tried until it knew; `None` where it has not come to an end.
    pub nodes: ReadSignal<Option<u64>>,
    set_nodes: WriteSignal<Option<u64>>,
    /// How hard it is by technique, as far as that is known.
    pub rated: ReadSignal<Option<Rated>>,
    set_rated: WriteSignal<Option<Rated>>,
    /// Squares in which two solutions part.
    pub apart: Memo<Vec<Square>>,
    /// How many solutions the puzzle of the run has, when that was asked.
    pub counted: ReadSignal<Option<Counted>>,
    set_counted: WriteSignal<Option<Counted>>,
    /// Typed digits that a check found to be wrong; they are marked until the board changes.
    pub wrong: ReadSignal<Vec<Square>>,
    set_wrong: WriteSignal<Vec<Square>>,
    /// The sheet of which a check has told how much is wrong.
    checked: StoredValue<Option<Sheet>>,
    /// Of two solutions, the one that is shown on the board.
    pub showing: ReadSignal<Option<bool>>,
    set_showing: WriteSignal<Option<bool>>,
    /// Whether the worker listens.
    pub ready: ReadSignal<bool>,
    set_ready: WriteSignal<bool>,
    sheet: ReadSignal<Sheet>,
    notice: NoticeState,
    judge: StoredValue<Option<Client<Protocol>>, LocalStorage>,
    unanswered: StoredValue<Unanswered>,
    /// Number of the latest question for a verdict, and for a count.
    question: StoredValue<u32>,
    counting: StoredValue<u32>,
}

/// What the verdict is about: all digits, or while playing the givens alone.
fn judged(sheet: &Sheet, playing: bool) -> Grid {
    if playing { sheet.givens().grid } else { sheet.grid.clone() }
}

impl VerdictState {
    pub fn new(sheet: ReadSignal<Sheet>, playing: ReadSignal<bool>, notice: NoticeState) -> VerdictState {
        let (truth, set_truth) = signal(Truth::Asked);
        let (bare, set_bare) = signal(None);
        let (nodes, set_nodes) = signal(None);
        let (rated, set_rated) = signal(None);
        let (counted, set_counted) = signal(None);
        let (wrong, set_wrong) = signal(Vec::new());
        let (showing, set_showing) = signal(None);
        let (ready, set_ready) = signal(false);
        VerdictState {
            judged: Memo::new(move |_| judged(&sheet.read(), playing.get())),
            truth,
            set_truth,
            bare,
            set_bare,
            nodes,
            set_nodes,
            rated,
            set_rated,
            apart: Memo::new(move |_| truth.with(apart)),
            counted,
            set_counted,
            wrong,
            set_wrong,
            checked: StoredValue::new(None),
            showing,
            set_showing,
            ready,
            set_ready,
            sheet,
            notice,
            judge: StoredValue::new_local(None),
            unanswered: StoredValue::new(Unanswered::default()),
            question: StoredValue::new(0),
            counting: StoredValue::new(0),
        }
    }

    /// What its rating by technique is now.
    pub fn rate(self, rated: Option<Rated>) {
        self.set_rated.set(rated);
    }

    /// The puzzle, where it is proved that there is one solution.
    pub fn unique(self) -> Option<Grid> {
        let one = self.truth.with(|truth| matches!(truth, Truth::Known(Verdict::One(_))));
        one.then(|| self.judged.get())
    }

    /// Whether it is known that there is not one solution.
    pub fn is_refused(self) -> bool {
        self.truth.with(|truth| matches!(truth, Truth::Known(verdict) if !matches!(verdict, Verdict::One(_))))
    }

    /// Starts the worker that decides, and asks it about every puzzle that comes onto the board.
    pub fn start(self) {
        let client = worker::start("worker", move |event| match event {
            Event::Report(report) => {
                self.unanswered.update_value(|open| open.answer(&report));
                match report {
                    Report::Verdict { id, verdict, nodes, .. } => self.decided(id, verdict, Some(nodes)),
                    Report::Counted { id, count, complete } if id == self.counting.get_value() => {
                        self.set_counted.set(Some(Counted { count, complete }));
                    }
                    _ => {}
                }
            }
            Event::Ready => self.set_ready.set(true),
            Event::Lost { failure, restarted } => {
                self.notice.complain(explain(failure, |error| Breakdown::Verdict { error }));
                if restarted {
                    self.ask_again();
                }
            }
        });
        self.judge.set_value(Some(client));
        Effect::new(move |_| {
            // Read, not only tracked: a memo that was never read follows nothing.
            self.judged.with(|_| ());
            self.question.update_value(|id| *id += 1);
            let id = self.question.get_value();
            let current = move || id == self.question.get_value();
            self.set_truth.set(Truth::Asked);
            self.set_bare.set(None);
            self.set_nodes.set(None);
            self.set_rated.set(None);
            after(DEBOUNCE, move || {
                if current() {
                    self.put_question(id, self.judged.get_untracked())
                }
            });
            let slow = move || current() && self.truth.with_untracked(|t| *t == Truth::Asked);
            after(LONG, move || {
                if slow() {
                    self.set_truth.set(Truth::Slow)
                }
            });
        });
    }

    fn decided(self, id: u32, verdict: Verdict, nodes: Option<u64>) {
        if id == self.question.get_value() {
            self.set_nodes.set(nodes.filter(|_| verdict != Verdict::Undecided));
            self.set_truth.set(Truth::Known(verdict));
            self.ask_about_givens(id | ASIDE);
        } else if id == self.question.get_value() | ASIDE {
            self.set_bare.set(Some(verdict));
        }
    }

    /// A run has found this solution of a puzzle whose solutions could not be counted: where two of its digits can change places,
    /// it is known that there are several.
    pub fn compare(self, solution: &Grid) {
        let second = self.judged.with_untracked(|puzzle| match check::check(puzzle, solution) {
            Ok(()) => another(puzzle, solution),
            Err(_) => None,
        });
        if let Some(second) = second {
            self.set_truth.set(Truth::Known(Verdict::Several(solution.clone(), second)));
        }
    }

    /// Where typed digits may be why there is no solution, whether there is one without them.
    fn ask_about_givens(self, id: u32) {
        let judged = self.judged.get_untracked();
        let sheet = self.sheet.get_untracked();
        if sheet.grid == judged && self.truth.with_untracked(|truth| is_doubtful(&sheet, truth)) {
            self.put_question(id, sheet.givens().grid);
        }
    }

    fn put_question(self, id: u32, puzzle: Grid) {
        self.send(&Command::Verdict { id, puzzle });
    }

    /// The worker was lost: another is asked what is not answered yet.
    fn ask_again(self) {
        let (again, given_up) = self.unanswered.try_update_value(Unanswered::lose).unwrap_or_default();
        for command in given_up {
            if let Command::Verdict { id, .. } = command {
                self.decided(id, Verdict::Undecided, None);
            }
        }
        self.judge.with_value(|client| client.iter().for_each(|client| again.iter().for_each(|c| client.send(c))));
    }

    fn send(self, command: &Command) {
        self.unanswered.update_value(|open| open.note(command));
        self.judge.with_value(|client| client.iter().for_each(|client| client.send(command)));
    }

    /// These digits are about to be judged: a verdict is never read against another board. The same digits keep theirs, as
    /// nobody asks again.
    pub fn expect(self, sheet: &Sheet, playing: bool) {
        let next = judged(sheet, playing);
        if self.judged.with_untracked(|old| *old != next) {
            self.set_truth.set(Truth::Asked);
        }
    }

    /// Counts the solutions of the puzzle on the board.
    pub fn count_solutions(self) {
        self.set_counted.set(None);
        worker::insist(self.judge);
        self.counting.update_value(|id| *id += 1);
        let puzzle = self.sheet.with_untracked(|s| s.grid.clone());
        self.send(&Command::Count { id: self.counting.get_value(), puzzle, limit: MOST_COUNTED });
    }

    /// The only solution, where it is known.
    pub fn answer(self) -> Option<Grid> {
        self.truth
            .with_untracked(|t| if let Truth::Known(Verdict::One(answer)) = t { Some(answer.clone()) } else { None })
    }

    /// Whether the puzzle is known to have several solutions.
    pub fn is_several(self) -> bool {
        self.truth.with_untracked(|t| matches!(t, Truth::Known(Verdict::Several(..))))
    }

    /// Whether a check of this sheet may only count, because it is the first.
    pub fn count_first(self, sheet: &Sheet) -> bool {
        let again = self.checked.with_value(|checked| checked.as_ref() == Some(sheet));
        self.checked.set_value(Some(sheet.clone()));
        !again
    }

    /// Marks typed digits that a check found to be wrong.
    pub fn mark_wrong(self, squares: Vec<Square>) {
        self.set_wrong.set(squares);
    }

    /// Shows one of two solutions on the board, or the puzzle.
    pub fn show_solution(self, which: Option<bool>) {
        self.set_showing.set(which);
    }
}
