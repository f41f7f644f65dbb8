//! A race as its view knows it: lanes, where they stand, and the commands that go to its worker.

use leptos::prelude::*;

use crate::evolve::Recipe;
use crate::puzzle::Grid;
use crate::say::race::{Race, Speed, Trouble};
use crate::say::worker::Breakdown;
use crate::study::race::{EVALUATIONS, FEWEST, MOST};
use crate::study::trials::note;
use crate::study::{Sample, Standing, lanes};
use crate::threads::batch::protocol::{Command, Report};
use crate::threads::client::Event;

use crate::ui::classroom::worker_pool::WorkerPool;
use crate::ui::kit::worker::explain;

/// How far a race is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before its start.
    Set,
    Going,
    Paused,
    /// Ended by hand before its end.
    Stopped,
    Over,
}

impl Phase {
    /// Begun, and neither stopped nor over.
    pub fn is_on_its_way(self) -> bool {
        matches!(self, Phase::Going | Phase::Paused)
    }
}

/// Paces: what the menu says, and the evaluations a second of each lane.
pub const PACES: [(Speed, Option<u32>); 4] = [
    (Speed::Evaluations4000, Some(4_000)),
    (Speed::Evaluations20000, Some(20_000)),
    (Speed::Evaluations100000, Some(100_000)),
    (Speed::Full, None),
];

/// A race that was begun: what is raced, how fast, and how and where it ended; nowhere, when it was left before.
pub struct Begun {
    lanes: Vec<Recipe>,
    pace: usize,
    end: Option<(Phase, Vec<Standing>)>,
}

/// Evaluations after which a lane may be told to give up.
pub const LIMITS: [u64; 4] = [200_000, 1_000_000, EVALUATIONS, 50_000_000];

#[derive(Clone, Copy)]
pub struct Racing {
    pool: WorkerPool,
    pub puzzle: StoredValue<Grid>,
    pub lanes: ReadSignal<Vec<Recipe>>,
    set_lanes: WriteSignal<Vec<Recipe>>,
    /// Evaluations after which a lane gives up.
    pub evaluations: Memo<u64>,
    /// Number in [`PACES`].
    pub pace: ReadSignal<usize>,
    set_pace: WriteSignal<usize>,
    pub phase: ReadSignal<Phase>,
    set_phase: WriteSignal<Phase>,
    pub standings: ReadSignal<Vec<Standing>>,
    set_standings: WriteSignal<Vec<Standing>>,
    /// The curves of the lanes so far.
    pub live: ReadSignal<Vec<Vec<Sample>>>,
    set_live: WriteSignal<Vec<Vec<Sample>>>,
    /// The lane whose settings are unfolded.
    pub unfolded: ReadSignal<Option<usize>>,
    set_unfolded: WriteSignal<Option<usize>>,
    /// The face of a cube that is shown large, in all lanes.
    pub shown: ReadSignal<Option<usize>>,
    set_shown: WriteSignal<Option<usize>>,
    /// What went wrong, as a sentence.
    pub said: ReadSignal<String>,
    set_said: WriteSignal<String>,
    id: StoredValue<u32>,
}

impl Racing {
    /// A race on a puzzle; all lanes have the same limit.
    pub fn new(pool: WorkerPool, puzzle: Grid, lanes: Vec<Recipe>) -> Racing {
        let (lanes, set_lanes) = signal(lanes);
        let limit = |lanes: &Vec<Recipe>| lanes.first().and_then(|lane| lane.limits.evaluations);
        let evaluations = Memo::new(move |_| lanes.with(limit).unwrap_or(EVALUATIONS));
        let (pace, set_pace) = signal(1);
        let (phase, set_phase) = signal(Phase::Set);
        let (standings, set_standings) = signal(Vec::new());
        let (live, set_live) = signal(Vec::new());
        let (unfolded, set_unfolded) = signal(None);
        let (shown, set_shown) = signal(None);
        let (said, set_said) = signal(String::new());
        let racing = Racing {
            pool,
            puzzle: StoredValue::new(puzzle),
            lanes,
            set_lanes,
            evaluations,
            pace,
            set_pace,
            phase,
            set_phase,
            standings,
            set_standings,
            live,
            set_live,
            unfolded,
            set_unfolded,
            shown,
            set_shown,
            said,
            set_said,
            id: StoredValue::new(0),
        };
        // Who takes the workers over ends a race that goes on.
        Effect::new(move |_| {
            let taken = pool.holder() != racing.id.get_value();
            if taken && racing.phase.get_untracked().is_on_its_way() {
                racing.lose(Race::LeftEarly.to_string());
            }
        });
        // Another view may have the threads as soon as this one is gone.
        on_cleanup(move || pool.leave(racing.id.get_value()));
        racing
    }

    /// Puts the lanes at the start; nothing of a race before stays.
    pub fn set(self) {
        // The first runs all lanes: that another cannot be started is nothing to it.
        let id = self.pool.take(move |thread, event| {
            if thread == 0 {
                self.on_event(event)
            }
        });
        self.id.set_value(id);
        self.set_said.set(String::new());
        self.set_standings.set(Vec::new());
        self.set_live.set(Vec::new());
        self.set_phase.set(Phase::Set);
        self.pool.send(0, &Command::Race { id, lanes: self.lanes.get_untracked() });
    }

    /// What it has come to; nothing before its start.
    pub fn begun(self) -> Option<Begun> {
        let phase = self.phase.get_untracked();
        (phase != Phase::Set).then(|| Begun {
            lanes: self.lanes.get_untracked(),
            pace: self.pace.get_untracked(),
            end: (!phase.is_on_its_way()).then(|| (phase, self.standings.get_untracked())),
        })
    }

    /// Shows the end of this very race, when it has been run before; where it was left, it says so.
    pub fn recall(self, begun: &Begun) {
        if self.lanes.with_untracked(|lanes| *lanes != begun.lanes) {
            return;
        }
        self.set_pace.set(begun.pace);
        match &begun.end {
            Some((phase, standings)) => {
                // Where the lanes start is not wanted any more.
                self.pool.leave(self.id.get_value());
                self.set_standings.set(standings.clone());
                self.set_phase.set(*phase);
            }
            None => self.set_said.set(Race::LeftEarly.to_string()),
        }
    }

    /// Starts it, goes on with it, or pauses it.
    pub fn go(self) {
        match self.phase.get_untracked() {
            Phase::Going => {
                self.pool.send(0, &Command::Pause);
                self.set_phase.set(Phase::Paused);
            }
            phase => {
                if matches!(phase, Phase::Stopped | Phase::Over)
                    || !self.pool.is_of(self.id.get_value())
                    || self.standings.with_untracked(Vec::is_empty)
                {
                    self.set();
                }
                self.pool.send(0, &Command::Go { pace: PACES[self.pace.get_untracked()].1 });
                self.set_phase.set(Phase::Going);
                self.set_said.set(String::new());
                self.set_unfolded.set(None);
            }
        }
    }

    /// Ends it where it is: what it has come to stays until it begins anew.
    pub fn stop(self) {
        self.pool.leave(self.id.get_value());
        self.set_phase.set(Phase::Stopped);
    }

    pub fn choose_pace(self, pace: usize) {
        self.set_pace.set(pace.min(PACES.len() - 1));
        if self.phase.get_untracked() == Phase::Going {
            self.pool.send(0, &Command::Go { pace: PACES[self.pace.get_untracked()].1 });
        }
    }

    /// Changes the lanes, which are then at the start again.
    pub fn change(self, change: impl FnOnce(&mut Vec<Recipe>)) {
        self.set_lanes.update(change);
        self.set();
    }

    /// Evaluations after which a lane gives up; all are at the start again.
    pub fn limit_to(self, evaluations: u64) {
        self.change(|all| lanes::limit_to(all, evaluations));
    }

    /// Shows a face of a cube large, in all lanes, or the whole net.
    pub fn show_face(self, face: Option<usize>) {
        self.set_shown.set(face);
    }

    pub fn say(self, text: String) {
        self.set_said.set(text);
    }

    /// Unfolds the settings of one lane, or of none.
    pub fn unfold_lane(self, lane: Option<usize>) {
        self.set_unfolded.set(lane);
    }

    /// Unfolds the settings of the next lane or the one before; past the last and before the first, of none.
    pub fn unfold(self, on: bool) {
        let count = self.lanes.with_untracked(Vec::len);
        let at = self.unfolded.get_untracked().map_or(0, |k| k + 1);
        self.set_unfolded.set(((at + if on { 1 } else { count }) % (count + 1)).checked_sub(1));
    }

    pub fn is_cube(self) -> bool {
        self.puzzle.with_value(|puzzle| puzzle.shape().is_cube())
    }

    pub fn face(self) -> Option<usize> {
        self.shown.get().filter(|_| self.is_cube())
    }

    pub fn can_add(self) -> bool {
        self.lanes.with(Vec::len) < MOST
    }

    pub fn can_remove(self) -> bool {
        self.lanes.with(Vec::len) > FEWEST
    }

    /// What it had come to is gone: it is at the start again, and a sentence says why.
    fn lose(self, why: String) {
        self.set_phase.set(Phase::Set);
        self.set_standings.set(Vec::new());
        self.set_live.set(Vec::new());
        self.set_said.set(why);
    }

    fn on_event(self, event: Event<Report>) {
        match event {
            Event::Report(Report::Race { id, standings, over }) if id == self.id.get_value() => {
                self.set_live.update(|live| note(live, &standings));
                self.set_standings.set(standings);
                if over {
                    self.set_phase.set(Phase::Over);
                }
            }
            Event::Report(Report::Refused { id, why }) if id == self.id.get_value() => {
                self.set_phase.set(Phase::Set);
                self.set_said.set(Trouble::Refused { reason: why }.text());
            }
            Event::Lost { failure, .. } => self.lose(explain(failure, |error| Breakdown::Race { error })),
            Event::Ready | Event::Report(_) => {}
        }
    }
}
