//! The run on the page: its stage, what it has reported, and what is done with it.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::evolve::{Generation, Limits, Recipe};
use crate::puzzle::Grid;
use crate::threads::search::agreement::Agreement;
use crate::threads::search::protocol::{Command, Progress, Speed, Start};
use crate::threads::search::viewer::Shown;

use crate::ui::state::notice::NoticeState;
use crate::ui::state::run::log::RunLog;
use crate::ui::state::run::workers::Workers;

/// What is remembered between two reports.
#[derive(Clone, Copy, Default)]
pub(super) struct Pulse {
    /// When board and chart were last drawn.
    pub drawn: f64,
    /// When they may be drawn again; infinite until what was drawn is on the screen.
    pub rested: f64,
    /// Running time and evaluations at the last measurement of the pace.
    pub measured: (f64, u64),
}

/// What was heard and is not shown yet.
#[derive(Default)]
pub(super) struct Waiting {
    pub counted: Option<Agreement>,
    pub report: Option<Progress>,
}

#[derive(Clone, Copy)]
pub struct RunState {
    pub stage: ReadSignal<Stage>,
    pub(super) set_stage: WriteSignal<Stage>,
    /// Whether an island has an answer, and others have not come so far that it is known to be the first.
    pub answered: ReadSignal<bool>,
    pub(super) set_answered: WriteSignal<bool>,
    /// The seed it was started with.
    pub seed: ReadSignal<u64>,
    set_seed: WriteSignal<u64>,
    pub latest: ReadSignal<Option<Generation>>,
    pub(super) set_latest: WriteSignal<Option<Generation>>,
    /// The best individual, shown at most ten times a second.
    pub best: ReadSignal<Option<Grid>>,
    pub(super) set_best: WriteSignal<Option<Grid>>,
    /// The algorithm view; set together with `best`.
    pub algorithm_view: ReadSignal<Option<Shown>>,
    pub(super) set_algorithm_view: WriteSignal<Option<Shown>>,
    /// How far the population agrees, as last counted.
    pub agreement: ReadSignal<Option<Agreement>>,
    pub(super) set_agreement: WriteSignal<Option<Agreement>>,
    /// Milliseconds, pauses left out.
    pub elapsed: ReadSignal<f64>,
    pub(super) set_elapsed: WriteSignal<f64>,
    /// Evaluations a second.
    pub pace: ReadSignal<f64>,
    pub(super) set_pace: WriteSignal<f64>,
    /// Changes when the chart is to be drawn anew.
    pub beat: ReadSignal<u32>,
    pub(super) set_beat: WriteSignal<u32>,
    /// Best fitness of any generation.
    pub found: ReadSignal<u32>,
    pub(super) set_found: WriteSignal<u32>,
    /// Edge squares of a cube whose copies on different faces disagree.
    pub mismatches: ReadSignal<u32>,
    pub(super) set_mismatches: WriteSignal<u32>,
    /// Whether its first worker listens.
    pub ready: ReadSignal<bool>,
    pub(super) set_ready: WriteSignal<bool>,
    /// Whether a worker was lost that no other stands in for yet: of the search, and of the one with the library for integer programs.
    pub lost: ReadSignal<[bool; 2]>,
    pub(super) set_lost: WriteSignal<[bool; 2]>,
    /// Reports with another number are stale.
    pub(super) id: StoredValue<u32>,
    /// Whether the algorithm view is in sight.
    in_sight: StoredValue<bool>,
    /// What was started.
    pub(super) order: StoredValue<Option<Start>>,
    pub(super) log: StoredValue<RunLog>,
    pub(super) pulse: StoredValue<Pulse>,
    /// The generation that a repeated run is on its way to.
    pub(super) aim: RwSignal<Option<u64>>,
    /// Whether an individual was chosen to be shown while the run rests.
    pub(super) chosen: StoredValue<bool>,
    /// Whether the worker of the run that was stopped is gone.
    gone: StoredValue<bool>,
    pub(super) waiting: StoredValue<Waiting>,
    pub(super) workers: Workers,
    pub(super) notice: NoticeState,
}

impl RunState {
    pub fn new(notice: NoticeState) -> RunState {
        let (stage, set_stage) = signal(Stage::Idle);
        let (answered, set_answered) = signal(false);
        let (seed, set_seed) = signal(0);
        let (latest, set_latest) = signal(None);
        let (best, set_best) = signal(None);
        let (algorithm_view, set_algorithm_view) = signal(None);
        let (agreement, set_agreement) = signal(None);
        let (elapsed, set_elapsed) = signal(0.0);
        let (pace, set_pace) = signal(0.0);
        let (beat, set_beat) = signal(0);
        let (found, set_found) = signal(0);
        let (mismatches, set_mismatches) = signal(0);
        let (ready, set_ready) = signal(false);
        let (lost, set_lost) = signal([false; 2]);
        RunState {
            stage,
            set_stage,
            answered,
            set_answered,
            seed,
            set_seed,
            latest,
            set_latest,
            best,
            set_best,
            algorithm_view,
            set_algorithm_view,
            agreement,
            set_agreement,
            elapsed,
            set_elapsed,
            pace,
            set_pace,
            beat,
            set_beat,
            found,
            set_found,
            mismatches,
            set_mismatches,
            ready,
            set_ready,
            lost,
            set_lost,
            id: StoredValue::new(0),
            in_sight: StoredValue::new(true),
            order: StoredValue::new(None),
            log: StoredValue::new(RunLog::new(1)),
            pulse: StoredValue::new(Pulse::default()),
            aim: RwSignal::new(None),
            chosen: StoredValue::new(false),
            gone: StoredValue::new(false),
            waiting: StoredValue::new(Waiting::default()),
            workers: Workers::new(),
            notice,
        }
    }

    /// Whether the run has an answer; what was counted on the way there is past.
    pub fn is_solved(self) -> bool {
        self.stage.get() == Stage::Solved || self.answered.get()
    }

    /// Starts a run, from its first generation, in place of the one before. Each of its islands is given the order.
    pub fn start(self, order: Start) {
        self.leave();
        let order = Start { id: self.id.get_value(), in_sight: self.in_sight.get_value(), ..order };
        self.set_stage.set(if order.pause_at.is_some() { Stage::Paused } else { Stage::Running });
        self.set_seed.set(order.recipe.seed);
        self.workers.begin(&order);
        self.log.set_value(RunLog::new(order.recipe.islands));
        self.order.set_value(Some(order));
    }

    pub fn pause(self) {
        self.set_stage.set(Stage::Paused);
        self.workers.send(&Command::Pause);
    }

    /// Goes on with the run that is paused, stopped or at its limit; without its worker it is repeated.
    pub fn resume(self) {
        if let Some(order) = self.order.get_value().filter(|_| self.gone.get_value()) {
            return self.start(Start { pause_at: None, ..order });
        }
        self.chosen.set_value(false);
        self.aim.set(None);
        self.set_stage.set(Stage::Running);
        self.workers.send(&Command::Resume);
    }

    /// Goes on after the limit, to another one.
    pub fn resume_to(self, limits: Limits) {
        self.change_order(|order| order.recipe.limits = limits);
        self.workers.send(&Command::Limits(limits));
        self.resume();
    }

    /// One generation of a paused run.
    pub fn step(self) {
        self.chosen.set_value(false);
        self.aim.update(|aim| *aim = aim.map(|generation| generation + 1));
        self.workers.send(&Command::Step);
    }

    /// Ends the run; what it has found stays on the board.
    pub fn stop(self) {
        if !self.stage.get_untracked().is_live() {
            return;
        }
        self.chosen.set_value(false);
        self.set_stage.set(Stage::Stopped);
        let id = self.id.get_value();
        let still = move || id == self.id.get_value() && self.stage.get_untracked() == Stage::Stopped;
        self.workers.stop(still, move || self.gone.set_value(true));
    }

    pub fn go_at(self, speed: Speed) {
        self.change_order(|order| order.speed = speed);
        if self.stage.get_untracked().is_live() {
            self.workers.send(&Command::Speed(speed));
        }
    }

    /// The puzzle that was started.
    pub fn puzzle(self) -> Option<Grid> {
        self.order.with_value(|order| order.as_ref().map(|order| order.recipe.puzzle.clone()))
    }

    /// What was started.
    pub fn recipe(self) -> Option<Recipe> {
        self.order.with_value(|order| order.as_ref().map(|order| order.recipe.clone()))
    }

    /// Whether the algorithm view is in sight from now on, that of a resting run too.
    pub fn look_at(self, in_sight: bool) {
        if in_sight != self.in_sight.get_value() {
            self.in_sight.set_value(in_sight);
            self.change_order(|order| order.in_sight = in_sight);
            self.workers.send(&Command::InSight(in_sight));
        }
    }

    fn change_order(self, change: impl FnOnce(&mut Start)) {
        self.order.update_value(|order| {
            if let Some(order) = order {
                change(order);
            }
        });
    }

    /// The generation that is shown, or that a repeated run is on its way to.
    pub fn generation(self) -> u64 {
        let aim = self.aim.get().filter(|_| self.stage.get() == Stage::Paused);
        aim.unwrap_or_else(|| self.latest.with(|row| row.as_ref().map_or(0, |row| row.generation)))
    }

    /// Shows an earlier generation of the run, by repeating it up to there.
    pub fn rewind(self, generation: u64) {
        let Some(order) = self.order.get_value() else { return };
        self.aim.set(Some(generation));
        self.chosen.set_value(false);
        self.gone.set_value(false);
        self.id.update_value(|id| *id += 1);
        self.log.set_value(RunLog::new(order.recipe.islands));
        self.waiting.set_value(Waiting::default());
        self.set_answered.set(false);
        self.pulse.set_value(Pulse::default());
        self.set_stage.set(Stage::Paused);
        self.workers.begin(&Start { id: self.id.get_value(), pause_at: Some(generation), ..order });
    }

    /// Shows another of the individuals it has found.
    pub fn show(self, individual: Grid) {
        self.chosen.set_value(true);
        self.set_best.set(Some(individual));
    }

    /// Ends the run if there is one, forgets it, and shows the puzzle alone.
    pub fn leave(self) {
        let stage = self.stage.get_untracked();
        self.workers.clear(stage.is_live(), stage == Stage::Stopped);
        self.id.update_value(|id| *id += 1);
        if stage != Stage::Idle {
            self.set_stage.set(Stage::Idle);
        }
        self.set_answered.set(false);
        self.aim.set(None);
        self.chosen.set_value(false);
        self.gone.set_value(false);
        self.set_best.set(None);
        self.set_algorithm_view.set(None);
        self.set_agreement.set(None);
        self.waiting.set_value(Waiting::default());
        self.set_mismatches.set(0);
        self.set_latest.set(None);
        self.set_elapsed.set(0.0);
        self.set_pace.set(0.0);
        self.log.set_value(RunLog::new(1));
        self.pulse.set_value(Pulse::default());
        self.set_beat.update(|beat| *beat += 1);
    }

    /// Breaks the first worker, so that tests see the page recover.
    pub fn break_worker(self) {
        self.workers.send(&Command::Panic);
    }
}
