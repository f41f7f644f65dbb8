//! The run: what the buttons do, and what the worker's reports do to the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::evolve::Limits;
use crate::puzzle::check;
use crate::threads::search::protocol::{Command, Order, Phase, Progress, Report, Speed};

use crate::say::run::Stage;
use crate::ui::cube::rotation::last_turned;
use crate::ui::kit::worker_client::{Client, Heard};
use crate::ui::state::page::{Page, fresh_seed};

/// Milliseconds between two drawings of the board and the chart, a little under a tenth of a second.
const DRAWING: f64 = 95.0;

/// The same for a cube, whose nine boards in sight cost more than the eye can follow.
const DRAWING_CUBE: f64 = 190.0;

/// The same while something turns: every frame belongs to the turning hand.
const DRAWING_TURNED: f64 = 600.0;

/// Milliseconds without a turned frame after which nothing turns any more.
const AT_REST: f64 = 120.0;

/// Milliseconds over which evaluations a second are measured.
const PACE: f64 = 500.0;

/// What the page remembers between two reports.
#[derive(Clone, Copy, Default)]
pub struct Pulse {
    /// When board and chart were last drawn.
    drawn: f64,
    /// Running time and evaluations at the last measurement of the pace.
    measured: (f64, u64),
}

impl Page {
    /// Starts the worker that searches.
    pub fn start_search(self) {
        self.search.set_value(Some(self.searcher("worker")));
    }

    /// A worker that runs searches; `meta` says where its files are.
    pub fn searcher(self, meta: &'static str) -> Client {
        Client::start_at(meta, move |heard| match heard {
            Heard::Report(Report::Refused { id, reason }) if id == self.run.id.get_value() => {
                self.run.stage.set(Stage::Failed);
                self.complain(capital(&format!("{reason}.")));
            }
            Heard::Report(Report::Ready) => self.tell_readiness(),
            Heard::Report(report) => self.report_of_run(report),
            Heard::Lost { reason, replaced } => self.search_lost(&reason, replaced),
        })
    }

    pub fn search_lost(self, reason: &str, replaced: bool) {
        let stage = self.run.stage.get_untracked();
        if stage.is_live() || stage == Stage::Stopped {
            self.run.stage.set(Stage::Failed);
            self.send(Command::Stop);
        }
        let what = if replaced {
            "the puzzle is kept and a new thread has been started"
        } else {
            "no new one could be started; reload the page to try again"
        };
        self.complain(format!("The search thread broke down ({}): {what}.", first_line(reason)));
    }

    /// Marks the page as ready once both workers are.
    pub fn tell_readiness(self) {
        let ready = |client: &Option<Client>| client.as_ref().is_some_and(Client::is_ready);
        if self.search.with_value(ready)
            && self.judge.with_value(ready)
            && let Some(root) = document().document_element()
        {
            let _ = root.set_attribute("data-ready", "true");
        }
    }

    /// The big button: Evolve, Pause or Resume.
    pub fn main_action(self) {
        match self.run.stage.get_untracked() {
            Stage::Running => {
                self.run.stage.set(Stage::Paused);
                self.send(Command::Pause);
            }
            Stage::Paused => self.resume(),
            Stage::LimitReached => self.more_generations(),
            _ => self.start(false),
        }
    }

    /// Goes on with the run that is paused, stopped or at its limit.
    pub fn resume(self) {
        self.run.stage.set(Stage::Running);
        self.send(Command::Resume);
    }

    /// Starts what the plan says, from its first generation.
    pub fn start(self, paused: bool) {
        if self.point_at_refused() {
            return;
        }
        self.leave_run();
        self.choose_thread(self.plan.algorithm.get_untracked().name);
        self.run.stage.set(if paused { Stage::Paused } else { Stage::Running });
        self.run.seed.set(self.plan.seed.get_untracked());
        let order = self.order(paused);
        self.start_islands(&order, self.run.seed.get_untracked());
    }

    /// What the plan says, with the seed of the run.
    pub fn order(self, paused: bool) -> Order {
        Order {
            id: self.run.id.get_value(),
            puzzle: self.sheet.with_untracked(|s| s.grid.clone()),
            algorithm: self.plan.algorithm.get_untracked().name.to_string(),
            settings: self.plan.settings.get_untracked(),
            seed: self.run.seed.get_untracked().to_string(),
            limits: self.limits(),
            speed: self.plan.speed.get_untracked(),
            paused,
            islands: 1,
            island: 0,
        }
    }

    /// Whether a field holds what was refused; then it is shown, and nothing runs with another value than the one typed.
    fn point_at_refused(self) -> bool {
        let Ok(Some(field)) = document().query_selector("[aria-invalid=true]") else { return false };
        if let Ok(Some(fold)) = field.closest("details") {
            let _ = fold.set_attribute("open", "");
        }
        if let Some(field) = field.dyn_ref::<web_sys::HtmlElement>() {
            let _ = field.focus();
        }
        self.complain("A field holds a value that cannot be used; what it takes is written beside it.");
        true
    }

    fn limits(self) -> Limits {
        Limits { generations: Some(self.plan.limit.get_untracked()), evaluations: None }
    }

    /// One generation. A run that has not begun shows its first population and stops there.
    pub fn step(self) {
        if self.run.stage.get_untracked() == Stage::Paused {
            self.send(Command::Step);
        } else {
            self.start(true);
        }
    }

    /// Ends the run; what it has found stays on the board.
    pub fn stop(self) {
        if self.run.stage.get_untracked().is_live() {
            self.run.stage.set(Stage::Stopped);
            self.send_stop();
        }
    }

    pub fn set_speed(self, speed: Speed) {
        self.plan.speed.set(speed);
        if self.run.stage.get_untracked().is_live() {
            self.send(Command::Speed(speed));
        }
    }

    /// Goes on after the limit, with as many generations again.
    pub fn more_generations(self) {
        let more = self.plan.algorithm.get_untracked().default_generations;
        self.plan
            .limit
            .update(|limit| *limit = limit.saturating_add(more).min(crate::ui::solve::settings::MOST_GENERATIONS));
        self.send(Command::Limits(self.limits()));
        self.resume();
    }

    pub fn evolve_with_new_seed(self) {
        self.plan.seed.set(fresh_seed());
        self.start(false);
    }

    /// Ends the run if there is one, forgets it, and shows the puzzle alone.
    pub fn leave_run(self) {
        self.clear_thread();
        self.run.id.update_value(|id| *id += 1);
        if self.run.stage.get_untracked() != Stage::Idle {
            self.run.stage.set(Stage::Idle);
        }
        self.run.best.set(None);
        self.run.inside.set(None);
        self.run.mismatches.set(0);
        self.run.latest.set(None);
        self.run.elapsed.set(0.0);
        self.run.pace.set(0.0);
        self.run.history.update_value(|history| history.clear());
        self.run.beat.update(|beat| *beat += 1);
    }

    /// Shows what the run reports.
    pub fn progress(self, progress: Progress) {
        let (run, pulse) = (self.run, self.run.pulse);
        if progress.id != run.id.get_value() {
            return;
        }
        if progress.phase != Phase::Running {
            run.rested.set_value(true);
        }
        let stage = self.stage_after(&progress);
        run.history.update_value(|history| progress.rows.iter().for_each(|row| history.push(row)));
        let elapsed = progress.elapsed;
        run.elapsed.set(elapsed);
        run.found.set(progress.found);
        let mut now = pulse.get_value();
        if let Some(row) = progress.rows.into_iter().last() {
            self.measure(&mut now, elapsed, row.evaluations, stage != Stage::Running);
            run.latest.set(Some(row));
        }
        let clock = window().performance().map_or(0.0, |p| p.now());
        let drawing = match self.shape.get_untracked().is_cube() {
            _ if clock - last_turned() < AT_REST => DRAWING_TURNED,
            true => DRAWING_CUBE,
            false => DRAWING,
        };
        // Where an algorithm shows its inside, only those reports are drawn that hold it: both are of the same row.
        let whole = progress.inside.is_some() || run.inside.with_untracked(Option::is_none);
        if stage != Stage::Running || (whole && clock - now.drawn >= drawing) {
            now.drawn = clock;
            if progress.inside.is_some() {
                run.inside.set(progress.inside);
            }
            run.best.set(Some(progress.best));
            run.mismatches.set(progress.mismatches);
            run.beat.update(|beat| *beat += 1);
        }
        pulse.set_value(now);
        if run.stage.get_untracked() != stage {
            run.stage.set(stage);
        }
    }

    /// The stage a report leads to. The page has shown a press of Pause, Resume or Stop at once; reports that were on
    /// their way then do not take it back.
    fn stage_after(self, progress: &Progress) -> Stage {
        let shown = self.run.stage.get_untracked();
        match progress.phase {
            // The page checks once more for itself.
            Phase::Solved if self.sheet.with_untracked(|s| check::check(&s.grid, &progress.best)).is_ok() => {
                Stage::Solved
            }
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
            self.run.pace.set(evaluations.saturating_sub(since.1) as f64 / span * 1000.0);
            now.measured = (elapsed, evaluations);
        } else {
            now.measured = from;
        }
    }
}

/// What a panic says; the place, for whoever mends it, stands on a line of its own before that.
pub fn first_line(text: &str) -> &str {
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    if first.starts_with("panicked at") { lines.next().unwrap_or(first) } else { first }
}

/// A sentence that starts with a capital letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}
