//! Makes puzzles, rates them and checks typed digits, in a worker of its own that is started when it is first needed: runs and the
//! counting of solutions go on beside it.

use crate::say::page::open::Open;
use leptos::prelude::*;

use crate::exact::Verdict;
use crate::generate::{GenerateOrder, Level, Progress, Way};
use crate::puzzle::{Grid, Shape};
use crate::rate::RateOrder;
use crate::threads::client::{Client, Event};
use crate::threads::search::protocol::{Command, Protocol, Report};
use crate::threads::search::unanswered::Unanswered;

use crate::play::sheet::Sheet;
use crate::say::cube::made;
use crate::say::flat as flat_words;
use crate::say::rating::Rated;
use crate::say::words::sentence;
use crate::say::worker::Breakdown;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;
use crate::ui::state::page::Page;

/// What the generator is at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Work {
    #[default]
    Idle,
    Making(Option<Progress>),
    Checking,
}

#[derive(Clone, Copy)]
pub struct Generator {
    page: Page,
    client: StoredValue<Option<Client<Protocol>>, LocalStorage>,
    unanswered: StoredValue<Unanswered>,
    /// Number of the latest command; answers to older ones are stale.
    id: StoredValue<u32>,
    /// What is being checked.
    asked: StoredValue<Option<Sheet>>,
    /// The number of the puzzle in whose place one is being made.
    before: StoredValue<u64>,
    pub work: ReadSignal<Work>,
    set_work: WriteSignal<Work>,
    pub level: ReadSignal<Level>,
    set_level: WriteSignal<Level>,
    pub way: ReadSignal<Way>,
    set_way: WriteSignal<Way>,
    /// The seed of the next one; without one, a fresh one is drawn.
    pub seed: ReadSignal<Option<u64>>,
    set_seed: WriteSignal<Option<u64>>,
    /// What was made last, and its givens.
    pub last: ReadSignal<Option<(GenerateOrder, Grid)>>,
    set_last: WriteSignal<Option<(GenerateOrder, Grid)>>,
    /// Number of the latest rating, and its puzzle.
    rating: StoredValue<u32>,
    rated_puzzle: StoredValue<Option<Grid>>,
    pub rated: ReadSignal<Rated>,
    set_rated: WriteSignal<Rated>,
}

pub fn use_generator() -> Generator {
    expect_context::<Generator>()
}

impl Generator {
    pub fn new(page: Page) -> Generator {
        let (work, set_work) = signal(Work::Idle);
        let (level, set_level) = signal(Level::Easy);
        let (way, set_way) = signal(Way::Verified);
        let (seed, set_seed) = signal(None);
        let (last, set_last) = signal(None);
        let (rated, set_rated) = signal(Rated::default());
        Generator {
            page,
            client: StoredValue::new_local(None),
            unanswered: StoredValue::new(Unanswered::default()),
            id: StoredValue::new(0),
            asked: StoredValue::new(None),
            before: StoredValue::new(0),
            work,
            set_work,
            level,
            set_level,
            way,
            set_way,
            seed,
            set_seed,
            last,
            set_last,
            rating: StoredValue::new(0),
            rated_puzzle: StoredValue::new(None),
            rated,
            set_rated,
        }
    }

    /// Makes a new SudoKube in place of what is on the board.
    pub fn generate(self, shape: Shape) {
        // A drawn seed is short, so that it can be typed back in.
        let seed = self.seed.get_untracked().unwrap_or_else(|| fresh_seed() >> 40);
        let (level, way) = (self.level.get_untracked(), self.way.get_untracked());
        self.make(GenerateOrder { shape, level, way, givens: None, seed });
    }

    /// Makes another puzzle of a shape, proved to have one solution.
    pub fn make_another(self, shape: Shape) {
        let (level, way, seed) = (Level::Medium, Way::Verified, fresh_seed() >> 40);
        self.make(GenerateOrder { shape, level, way, givens: None, seed });
    }

    pub fn choose_level(self, level: Level) {
        self.set_level.set(level);
    }

    pub fn choose_way(self, way: Way) {
        self.set_way.set(way);
        // What is said of it is about the choice now, not about the last one that was made.
        self.set_last.set(None);
    }

    /// The seed of the next one, or a fresh one.
    pub fn type_seed(self, seed: Option<u64>) {
        self.set_seed.set(seed);
    }

    /// Makes a puzzle in place of what is on the board.
    pub fn make(self, order: GenerateOrder) {
        self.set_work.set(Work::Making(None));
        self.before.set_value(self.page.board.puzzle_id());
        let id = self.next();
        self.ask(&Command::Generate { id, order });
    }

    /// Gives up what is being made; the board stays as it is.
    pub fn stop(self) {
        if matches!(self.work.get_untracked(), Work::Making(_)) {
            self.next();
            self.send(&Command::GenerateStop);
            self.set_work.set(Work::Idle);
            self.page.say(Open::Stopped.text());
        }
    }

    /// Compares the typed digits with the one solution of the givens.
    pub fn check(self) {
        let sheet = self.page.board.sheet.get_untracked();
        let puzzle = sheet.givens().grid;
        self.asked.set_value(Some(sheet));
        self.set_work.set(Work::Checking);
        let id = self.next();
        self.ask(&Command::Verdict { id, puzzle });
    }

    /// Rates the puzzle on the board by so many runs.
    pub fn rate(self, runs: u32) {
        self.rating.update_value(|id| *id += 1);
        self.set_rated.set(Rated { running: true, of: runs, ..Rated::default() });
        let puzzle = self.page.board.sheet.with_untracked(|s| s.grid.clone());
        self.rated_puzzle.set_value(Some(puzzle.clone()));
        // The seed that a link holds, so that the same link gives the same rating; those of the runs count on from it.
        let order = RateOrder { runs, ..RateOrder::new(puzzle, self.page.recipe.seed.get_untracked()) };
        self.ask(&Command::Rate { id: self.rating.get_value(), order });
    }

    /// Ends the rating; the runs that are done stay.
    pub fn stop_rating(self) {
        if self.rated.with_untracked(|r| r.running) {
            self.rating.update_value(|id| *id += 1);
            self.send(&Command::RateStop);
            self.set_rated.update(|r| r.running = false);
        }
    }

    /// This puzzle is on the board: a rating of another is forgotten.
    pub fn keep_rating_of(self, puzzle: &Grid) {
        if self.rated_puzzle.with_value(|rated| rated.as_ref().is_some_and(|rated| rated != puzzle)) {
            self.stop_rating();
            self.rated_puzzle.set_value(None);
            self.set_rated.set(Rated::default());
        }
    }

    fn next(self) -> u32 {
        self.id.update_value(|id| *id += 1);
        self.id.get_value()
    }

    /// Sends what a person waits for.
    fn ask(self, command: &Command) {
        worker::insist(self.client);
        self.send(command);
    }

    fn send(self, command: &Command) {
        if self.client.with_value(Option::is_none) {
            self.client.set_value(Some(worker::start("worker", move |event| self.on_event(event))));
        }
        self.unanswered.update_value(|open| open.note(command));
        self.pass(command);
    }

    fn pass(self, command: &Command) {
        self.client.with_value(|client| {
            if let Some(client) = client {
                client.send(command);
            }
        });
    }

    fn on_event(self, event: Event<Report>) {
        let current = |id: u32| id == self.id.get_value();
        if let Event::Report(report) = &event {
            self.unanswered.update_value(|open| open.answer(report));
        }
        match event {
            Event::Report(Report::GenerateProgress { id, progress }) if current(id) => {
                self.set_work.set(Work::Making(Some(progress)));
            }
            Event::Report(Report::Generated { id, made: cube, milliseconds }) if current(id) => {
                self.set_work.set(Work::Idle);
                // Another puzzle may have been opened meanwhile.
                if self.page.board.puzzle_id() != self.before.get_value() {
                    return self.page.say(Open::Stopped.text());
                }
                self.page.load(Sheet::of_givens(cube.puzzle.clone()));
                self.set_last.set(Some((cube.order.clone(), cube.puzzle.clone())));
                let flat = !cube.order.shape.is_cube();
                self.page.say(if flat { flat_words::made(&cube, milliseconds) } else { made(&cube, milliseconds) });
            }
            Event::Report(Report::GenerateRefused { id, reason }) if current(id) => {
                self.set_work.set(Work::Idle);
                self.page.complain(sentence(&reason.to_string()));
            }
            Event::Report(Report::Verdict { id, verdict, .. }) if current(id) => self.judge(&verdict),
            Event::Report(Report::RateProgress { id, progress }) if id == self.rating.get_value() => {
                self.set_rated.update(|r| {
                    r.runs = progress.runs;
                    r.generation = progress.generation;
                });
            }
            Event::Report(Report::Rated { id, rating, .. }) if id == self.rating.get_value() => {
                let given_up = rating.runs - rating.solved;
                self.set_rated.set(Rated { of: rating.runs, runs: rating.each, given_up, ..Rated::default() });
            }
            Event::Report(Report::RateRefused { id, reason }) if id == self.rating.get_value() => {
                let refused = sentence(&reason.to_string());
                self.set_rated.set(Rated { refused: refused.clone(), ..Rated::default() });
                self.page.complain(refused);
            }
            Event::Ready | Event::Report(_) => {}
            Event::Lost { failure, restarted } => {
                let (again, given_up) = self.unanswered.try_update_value(Unanswered::lose).unwrap_or_default();
                again.iter().filter(|_| restarted).for_each(|command| self.pass(command));
                for command in given_up.iter().chain(again.iter().filter(|_| !restarted)) {
                    match command {
                        Command::Rate { .. } => self.set_rated.update(|r| r.running = false),
                        _ => self.set_work.set(Work::Idle),
                    }
                }
                self.page.complain(explain(failure, |error| Breakdown::Generator { error }));
            }
        }
    }

    fn judge(self, verdict: &Verdict) {
        self.set_work.set(Work::Idle);
        let Some(sheet) = self.asked.get_value() else { return };
        let now = self.page.board.sheet.get_untracked();
        if now.givens() != sheet.givens() {
            return;
        }
        // What has been typed meanwhile is checked too.
        self.page.tell_check(&now, verdict);
    }
}
