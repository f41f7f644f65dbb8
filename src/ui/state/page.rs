//! The state of the page: a small set of signals in one struct, and the ways to change the board.

use leptos::prelude::*;

use crate::draw::chart::History;
use crate::evolve::{ALGORITHMS, Algorithm, Generation, Inside, Settings};
use crate::exact::Verdict;
use crate::play::{Board, Game};
use crate::puzzle::{Grid, Place, Shape, Square};
use crate::text::link::Link;
use crate::threads::search::protocol::Speed;

use crate::draw::algorithm_view::solutions::Counted;
use crate::generate::examples::{EXAMPLES, Example};
use crate::play::marks::{Judged, Mark, copies, marks, played};
use crate::play::sheet::Sheet;
use crate::play::square::{Look, Scene, looks};
use crate::say::run::{Stage, Truth};
use crate::say::verdict::{apart, solution};
use crate::ui::class_link::{Opened, Room};
use crate::ui::kit::worker_client::Client;
use crate::ui::state::islands::{Islands, default_islands};
use crate::ui::state::play::{Play, judged};
use crate::ui::state::run::Pulse;

/// More than the chart has pixel columns.
const HISTORY: usize = 1200;

/// What is said over the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notice {
    pub text: String,
    pub is_error: bool,
    /// A link whose version is unknown but whose puzzle could be read.
    pub offer: Option<Link>,
}

/// What Evolve will start.
#[derive(Clone, Copy)]
pub struct Plan {
    pub algorithm: RwSignal<&'static Algorithm>,
    pub settings: RwSignal<Settings>,
    pub seed: RwSignal<u64>,
    /// Generations after which the run gives up.
    pub limit: RwSignal<u64>,
    pub speed: RwSignal<Speed>,
    /// Populations that evolve side by side, a worker each.
    pub islands: RwSignal<u32>,
}

/// The run on the page and what it has reported.
#[derive(Clone, Copy)]
pub struct RunState {
    /// Reports with another number are stale.
    pub id: StoredValue<u32>,
    pub stage: RwSignal<Stage>,
    /// The seed it was started with.
    pub seed: RwSignal<u64>,
    pub latest: RwSignal<Option<Generation>>,
    /// The best individual, shown at most ten times a second.
    pub best: RwSignal<Option<Grid>>,
    /// What the algorithm shows of its inside; set together with `best`.
    pub inside: RwSignal<Option<Inside>>,
    pub elapsed: RwSignal<f64>,
    pub pulse: StoredValue<Pulse>,
    /// Evaluations a second.
    pub pace: RwSignal<f64>,
    pub history: StoredValue<History>,
    /// Changes when the chart is to be drawn anew.
    pub beat: RwSignal<u32>,
    /// Best fitness of any generation.
    pub found: RwSignal<u32>,
    /// Edge squares of a cube whose copies on different faces disagree.
    pub mismatches: RwSignal<u32>,
    /// Whether it runs on the thread with the library for integer programs.
    pub milp: StoredValue<bool>,
    /// Whether its thread has answered the press of Stop.
    pub rested: StoredValue<bool>,
}

/// Everything the components share.
#[derive(Clone, Copy)]
pub struct Page {
    /// What lies on the board, with the way back; changed by the methods of `edit` only.
    pub game: RwSignal<Game>,
    /// Its digits.
    pub sheet: RwSignal<Sheet>,
    pub play: Play,
    /// What the verdict is about: the digits, or while playing the givens.
    pub judged: Memo<Grid>,
    pub selected: RwSignal<Option<Place>>,
    pub shape: Memo<Shape>,
    /// What is wrong, place by place.
    pub marks: Memo<Vec<Mark>>,
    pub truth: RwSignal<Truth>,
    /// What holds of the givens alone, where those with the typed digits have no solution.
    pub bare: RwSignal<Option<Verdict>>,
    /// Squares in which two solutions part.
    apart: Memo<Vec<Square>>,
    /// How many solutions the puzzle of the run has, when that was asked.
    pub counted: RwSignal<Option<Counted>>,
    /// Typed digits that a check found to be wrong; they are marked until the board changes.
    pub wrong: RwSignal<Vec<Square>>,
    /// Of two solutions, the one that is shown on the board.
    pub showing: RwSignal<Option<bool>>,
    pub notice: RwSignal<Notice>,
    pub plan: Plan,
    pub run: RunState,
    /// The text of the paste box, and whether it is open.
    pub draft: RwSignal<String>,
    pub pasting: RwSignal<bool>,
    pub helping: RwSignal<bool>,
    /// Whether Settings are open.
    pub setting: RwSignal<bool>,
    /// The room of the classroom that is open, and what it was opened on.
    pub room: RwSignal<Option<Room>>,
    pub opened: StoredValue<Opened>,
    /// The fragment of the address as it was last read or written.
    pub known_link: StoredValue<String>,
    pub search: StoredValue<Option<Client>, LocalStorage>,
    pub islands: StoredValue<Islands, LocalStorage>,
    /// The thread with the library for integer programs, once a run has needed it.
    pub milp: StoredValue<Option<Client>, LocalStorage>,
    pub judge: StoredValue<Option<Client>, LocalStorage>,
}

impl Plan {
    /// Another algorithm, with its own defaults.
    pub fn choose(&self, algorithm: &'static Algorithm) {
        self.algorithm.set(algorithm);
        self.settings.set(Settings::default());
        self.limit.set(algorithm.default_generations);
        self.islands.set(default_islands(algorithm));
    }
}

pub fn use_page() -> Page {
    expect_context::<Page>()
}

/// A seed nobody has used before.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    // Without a source of randomness every visit starts with the same seed, which is shown all the same.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

impl Page {
    pub fn new() -> Page {
        let first = sheet_of(&EXAMPLES[crate::generate::examples::FIRST]);
        let game = RwSignal::new(Game::new(Board::of_sheet(&first)));
        let sheet = RwSignal::new(first);
        let play = Play::new(game);
        let algorithm = &ALGORITHMS[0];
        let run = RunState {
            id: StoredValue::new(0),
            stage: RwSignal::new(Stage::Idle),
            seed: RwSignal::new(0),
            latest: RwSignal::new(None),
            best: RwSignal::new(None),
            inside: RwSignal::new(None),
            elapsed: RwSignal::new(0.0),
            pulse: StoredValue::new(Pulse::default()),
            pace: RwSignal::new(0.0),
            history: StoredValue::new(History::new(HISTORY)),
            beat: RwSignal::new(0),
            found: RwSignal::new(0),
            mismatches: RwSignal::new(0),
            milp: StoredValue::new(false),
            rested: StoredValue::new(false),
        };
        let truth = RwSignal::new(Truth::Asked);
        let wrong = RwSignal::new(Vec::new());
        Page {
            game,
            sheet,
            play,
            judged: Memo::new(move |_| judged(&sheet.read(), play.on.get())),
            selected: RwSignal::new(None),
            shape: Memo::new(move |_| sheet.with(|s| s.grid.shape())),
            marks: Memo::new(move |_| {
                let (sheet, best, inside) = (sheet.read(), run.best.read(), run.inside.read());
                let (truth, wrong) = (truth.read(), wrong.read());
                // A player sees what is wrong only when that is wanted, and never what follows by search.
                if play.on.get() {
                    return played(&sheet, play.conflicts.get(), &wrong);
                }
                let best = best.as_ref();
                marks(&Judged { sheet: &sheet, best, inside: inside.as_ref(), truth: &truth, wrong: &wrong })
            }),
            truth,
            bare: RwSignal::new(None),
            apart: Memo::new(move |_| truth.with(apart)),
            counted: RwSignal::new(None),
            wrong,
            showing: RwSignal::new(None),
            notice: RwSignal::new(Notice::default()),
            plan: Plan {
                algorithm: RwSignal::new(algorithm),
                settings: RwSignal::new(Settings::default()),
                seed: RwSignal::new(fresh_seed()),
                limit: RwSignal::new(algorithm.default_generations),
                speed: RwSignal::new(Speed::PerSecond(20.0)),
                islands: RwSignal::new(default_islands(algorithm)),
            },
            run,
            draft: RwSignal::new(String::new()),
            pasting: RwSignal::new(false),
            helping: RwSignal::new(false),
            setting: RwSignal::new(false),
            room: RwSignal::new(None),
            opened: StoredValue::new(Opened::default()),
            known_link: StoredValue::new(String::new()),
            search: StoredValue::new_local(None),
            islands: StoredValue::new_local(Islands::default()),
            milp: StoredValue::new_local(None),
            judge: StoredValue::new_local(None),
        }
    }

    /// Follows what the looks depend on.
    pub fn track_looks(&self) {
        self.game.track();
        self.sheet.track();
        self.play.track();
        self.showing.track();
        self.truth.track();
        self.run.best.track();
        self.run.inside.track();
        self.marks.track();
        self.selected.track();
    }

    /// The looks of one face's squares; a reader of this follows every signal it depends on.
    pub fn looks(&self, face: usize) -> Vec<Look> {
        let playing = self.play.on.get();
        let highlight = playing || self.run.stage.get() != Stage::Running;
        let selected = self.selected.get();
        let (sheet, best, inside, marks) =
            (self.sheet.read(), self.run.best.read(), self.run.inside.read(), self.marks.read());
        let (game, truth) = (self.game.read(), self.truth.read());
        // While a player plays, nothing evolved is on the board.
        let two = self.showing.get().and_then(|second| solution(&truth, second));
        let best = two.or(best.as_ref().filter(|_| !playing));
        let copies = best.and_then(|_| copies(inside.as_ref(), sheet.grid.shape())).filter(|_| two.is_none());
        let (picked, hinted, struck) = (self.play.picked.get(), self.play.hinted(), self.play.struck());
        let apart = self.apart.read();
        // Before any run, where two solutions part, if that is in few squares: there the puzzle wants another given.
        let few = || apart.len() * 4 <= sheet.grid.cells().len() && self.run.stage.get() == Stage::Idle && !playing;
        let differs = if two.is_some() || few() { &apart[..] } else { &[] };
        let board = playing.then(|| game.board());
        let (picked, hinted, struck) = (&picked[..], &hinted[..], &struck[..]);
        let scene = Scene {
            sheet: &sheet,
            best,
            copies,
            marks: &marks,
            selected,
            highlight,
            board,
            picked,
            hinted,
            struck,
            differs,
        };
        looks(face, &scene)
    }

    pub fn say(&self, text: impl Into<String>) {
        self.notice.set(Notice { text: text.into(), ..Notice::default() });
    }

    pub fn complain(&self, text: impl Into<String>) {
        self.notice.set(Notice { text: text.into(), is_error: true, offer: None });
    }
}

/// The puzzle of an example; the examples are tested, so an empty board never shows.
pub fn sheet_of(example: &Example) -> Sheet {
    crate::text::of_line(example.puzzle).map_or_else(|| Sheet::empty(Shape::Flat9), Sheet::of_givens)
}
