//! Runs of what is on the board, by the recipe.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::evolve::stage::Stage;
use crate::evolve::{Algorithm, Recipe};
use crate::say::page::{Notice, NoticeMessage};
use crate::threads::search::protocol::{Speed, Start};

use crate::ui::state::page::Page;

impl Page {
    /// The big button: Evolve, Pause or Resume.
    pub fn main_action(self) {
        match self.run.stage.get_untracked() {
            _ if self.panels.start.get_untracked() => self.watch(),
            Stage::Running => self.run.pause(),
            Stage::Paused => self.run.resume(),
            Stage::LimitReached => self.more_generations(),
            _ => self.start(false),
        }
    }

    /// Whether the worker that a run needs was lost and has no successor yet. One that was never there is waited for.
    pub fn has_no_thread(self) -> bool {
        self.run.lost.get()[usize::from(self.recipe.algorithm.get().needs_milp())]
    }

    /// Whether Evolve would do the very run again that is on the board.
    pub fn repeats_run(self) -> bool {
        self.recipe.track();
        let next = self.board.sheet.with(|sheet| self.recipe.of(&sheet.grid));
        self.run.recipe().is_some_and(|done| Recipe { limits: next.limits, ..done } == next)
    }

    /// Starts what the recipe says, from its first generation.
    pub(super) fn start(self, paused: bool) {
        if untrack(|| self.has_no_thread()) || self.point_at_refused() {
            return;
        }
        let recipe = self.board.sheet.with_untracked(|s| self.recipe.of(&s.grid));
        self.notice.clear_if_said(&NoticeMessage::RepeatsRun { seed: recipe.seed }.text());
        let speed = self.recipe.speed.get_untracked();
        let pause_at = paused.then_some(0);
        self.run.start(Start { id: 0, recipe, speed, pause_at, island: 0, in_sight: true });
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
        self.complain(Notice::FixField.text());
        true
    }

    /// One generation. A run that has not begun shows its first population and stops there.
    pub fn step(self) {
        if self.run.stage.get_untracked() == Stage::Paused {
            self.run.step();
        } else {
            self.start(true);
        }
    }

    pub fn set_speed(self, speed: Speed) {
        self.recipe.go_at(speed);
        self.run.go_at(speed);
    }

    /// Goes on after the limit, with as many generations again.
    fn more_generations(self) {
        self.recipe.extend_limit();
        self.run.resume_to(self.recipe.limits());
    }

    pub fn evolve_with_new_seed(self) {
        self.recipe.draw_seed();
        self.start(false);
    }

    /// Another algorithm for the next run; the run of the old one ends.
    pub fn choose(self, algorithm: &'static Algorithm) {
        if algorithm.name != self.recipe.algorithm.get_untracked().name {
            self.run.leave();
            self.recipe.choose(algorithm);
        }
    }
}
