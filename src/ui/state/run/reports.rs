//! What the workers of a run say, and what becomes of it on the page.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::evolve::Generation;
use crate::evolve::joined::Logged;
use crate::evolve::stage::Stage;
use crate::puzzle::{Grid, check};
use crate::replay::history::History;
use crate::say::words::capital;
use crate::say::worker::Breakdown;
use crate::threads::client::{Event, Failure};
use crate::threads::search::protocol::{Command, Phase, Progress, Report, Start};

use crate::ui::kit::motion::last_turned;
use crate::ui::kit::timer::{after, next_frame};
use crate::ui::kit::worker::explain;
use crate::ui::state::run::log::RunLog;
use crate::ui::state::run::state::{Pulse, RunState};

/// Milliseconds between two drawings of the board and the chart, a little under a tenth of a second.
const DRAWING: f64 = 95.0;

/// The same for a cube, whose nine boards in sight cost more than the eye can follow.
const DRAWING_CUBE: f64 = 190.0;

/// The same while something turns: every frame belongs to the turning hand.
const DRAWING_TURNED: f64 = 600.0;

/// Milliseconds after which a drawing that never came to the screen is not waited for.
const NEVER: f64 = 10_000.0;

/// Milliseconds without a turned frame after which nothing turns any more.
const AT_REST: f64 = 120.0;

/// Milliseconds over which evaluations a second are measured.
const PACE: f64 = 500.0;

impl RunState {
    /// Starts the worker that searches, and listens to it and to those of further islands.
    pub fn start_workers(self) {
        self.workers.start(Rc::new(move |event| self.on_event(event)));
    }

    /// Starts those of so many islands beforehand.
    pub fn prepare_workers(self, islands: u32) {
        self.workers.prepare(islands);
    }

    /// The fitness so far, for the chart.
    pub fn history(self) -> History {
        self.log.with_value(RunLog::history)
    }

    /// The rows so far, as a file has them.
    pub fn rows(self) -> Vec<Generation> {
        self.log.with_value(|log| log.rows.all())
    }

    fn on_event(self, event: Event<Report>) {
        let current = |id: u32| id == self.id.get_value();
        match event {
            Event::Report(Report::Progress(progress)) if current(progress.id) => {
                self.workers.merge(progress).into_iter().for_each(|progress| self.progress(progress));
            }
            Event::Report(Report::Emigrants { id, island, generation, digits }) if current(id) => {
                self.workers.pass_on(id, island, generation, digits);
            }
            Event::Report(Report::Refused { id, reason }) if current(id) => {
                self.set_stage.set(Stage::Failed);
                self.notice.complain(capital(&format!("{reason}.")));
            }
            Event::Ready => {
                self.set_ready.set(self.workers.are_ready());
                self.set_lost.set(self.workers.are_lost());
            }
            Event::Report(_) => {}
            Event::Lost { failure, .. } => self.on_lost(failure),
        }
    }

    fn on_lost(self, failure: Failure) {
        self.set_lost.set(self.workers.are_lost());
        let stage = self.stage.get_untracked();
        if stage.is_live() || stage == Stage::Stopped {
            self.set_stage.set(Stage::Failed);
            self.workers.send(&Command::Stop);
        }
        self.notice.complain(explain(failure, |error| Breakdown::Solver { error }));
    }

    fn progress(self, mut progress: Progress) {
        if progress.phase != Phase::Running {
            self.workers.note_rest();
            // A board that was chosen on the way was of another generation.
            if self.aim.get_untracked().is_some() {
                self.aim.set(None);
                self.chosen.set_value(false);
            }
        }
        let stage = self.stage_after(&progress);
        // What was found stays found where the others cannot catch up.
        let is_open = matches!(stage, Stage::Running | Stage::Paused | Stage::Stopped | Stage::Failed);
        let answered = is_open && self.workers.have_answer() && self.is_solution(&progress.best);
        // Kept until board and chart are drawn.
        if let Some(counted) = progress.agreement.pop() {
            self.waiting.update_value(|waiting| waiting.counted = Some(counted));
        }
        self.log.update_value(|log| progress.rows.iter().for_each(|row| log.push(row)));
        let elapsed = progress.elapsed;
        self.set_elapsed.set(elapsed);
        self.set_found.set(progress.found);
        let mut now = self.pulse.get_value();
        if let Some(Logged { row, .. }) = std::mem::take(&mut progress.rows).into_iter().last() {
            self.measure(&mut now, elapsed, row.evaluations, stage != Stage::Running);
            self.set_latest.set(Some(row));
        }
        let clock = window().performance().map_or(0.0, |p| p.now());
        let drawing = match progress.best.shape().is_cube() {
            _ if clock - last_turned() < AT_REST => DRAWING_TURNED,
            true => DRAWING_CUBE,
            false => DRAWING,
        };
        // Where an algorithm has a view, only those reports are drawn that hold it: both are of the same row.
        let has_view = progress.algorithm_view.is_some();
        let whole = has_view || self.algorithm_view.with_untracked(Option::is_none);
        let (since, hidden) = (clock - now.drawn, document().hidden());
        let is_rested = clock >= now.rested || hidden || now.rested.is_infinite() && since >= NEVER;
        let is_free = since >= drawing && is_rested;
        let was = (self.stage.get_untracked(), self.answered.get_untracked());
        // The first answer, and one that comes before it.
        let is_new = answered && (!was.1 || self.best.with_untracked(|best| best.as_ref() != Some(&progress.best)));
        let at_once = stage != Stage::Running || is_new;
        if at_once || (whole && is_free) {
            (now.drawn, now.rested) = (clock, if hidden { clock } else { f64::INFINITY });
            self.waiting.update_value(|waiting| waiting.report = Some(progress));
            // A tab out of sight has no frames.
            if at_once || hidden {
                self.draw(stage != was.0);
            }
            if !hidden {
                self.draw_with_frame(clock);
            }
        } else if whole {
            // It takes the place of one that the next frame was to draw.
            self.waiting.update_value(|waiting| {
                let older = waiting.report.as_mut().filter(|older| older.algorithm_view.is_none() || has_view);
                if let Some(older) = older {
                    *older = progress;
                }
            });
        }
        self.pulse.set_value(now);
        if was.0 != stage {
            self.set_stage.set(stage);
        }
        if was.1 != answered {
            self.set_answered.set(answered);
        }
    }

    /// Draws what waits; `anew` also where an individual was chosen to be seen.
    fn draw(self, anew: bool) {
        let waiting = self.waiting.try_update_value(|waiting| Some((waiting.report.take()?, waiting.counted.take())));
        let Some((progress, counted)) = waiting.flatten() else { return };
        if progress.algorithm_view.is_some() {
            self.set_algorithm_view.set(progress.algorithm_view);
        }
        if counted.is_some() {
            self.set_agreement.set(counted);
        }
        // What was chosen stays until the run goes on, or has an answer.
        if anew || !self.chosen.get_value() {
            self.set_best.set(Some(progress.best));
        }
        self.set_mismatches.set(progress.mismatches);
        self.set_beat.update(|beat| *beat += 1);
    }

    /// Draws with the next frame what is the latest then. A slow page, or a busy machine, then keeps a third of its time for the visitor:
    /// else it would draw what has piled up, and hear nobody.
    fn draw_with_frame(self, begun: f64) {
        let rest = move || {
            let over = window().performance().map_or(0.0, |p| p.now());
            let note = |pulse: &mut Pulse| pulse.rested = over + (over - begun) / 2.0;
            self.pulse.try_update_value(|pulse| {
                if pulse.drawn == begun {
                    note(pulse)
                }
            });
        };
        next_frame(move || {
            self.draw(false);
            // The field of boards is drawn with the frame after. What is painted comes after a frame's call, and before what is put off.
            next_frame(move || after(Duration::ZERO, rest));
        });
    }

    /// Whether a board solves the puzzle of the run: the page checks once more for itself.
    fn is_solution(self, board: &Grid) -> bool {
        let solves = |order: &Start| check::check(&order.recipe.puzzle, board).is_ok();
        self.order.with_value(|order| order.as_ref().is_some_and(solves))
    }

    /// The stage a report leads to. The page has shown a press of Pause, Resume or Stop at once; reports that were on
    /// their way then do not take it back.
    fn stage_after(self, progress: &Progress) -> Stage {
        let shown = self.stage.get_untracked();
        match progress.phase {
            Phase::Solved if self.is_solution(&progress.best) => Stage::Solved,
            Phase::Solved | Phase::Rejected => Stage::Rejected,
            Phase::Ended(end) => Stage::Ended(end),
            Phase::LimitReached if shown != Stage::Stopped => Stage::LimitReached,
            _ => shown,
        }
    }

    /// Evaluations a second, over the last half second or, at the end of a run, all of it.
    fn measure(self, now: &mut Pulse, elapsed: f64, evaluations: u64, at_rest: bool) {
        let (from, counted) = now.measured;
        // A new run starts its clock again.
        let from = if elapsed < from { (0.0, 0) } else { (from, counted) };
        let since = if at_rest { (0.0, 0) } else { from };
        let span = elapsed - since.0;
        if span >= PACE || (at_rest && span > 0.0) {
            self.set_pace.set(evaluations.saturating_sub(since.1) as f64 / span * 1000.0);
            now.measured = (elapsed, evaluations);
        } else {
            now.measured = from;
        }
    }
}
