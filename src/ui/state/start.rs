//! The first screen: a board that lives, until something is chosen.

use std::time::Duration;

use leptos::prelude::*;

use crate::evolve::algorithms::{find, first_for};
use crate::evolve::stage::Stage;
use crate::generate::cube_examples::{CUBES, FIRST_CUBE};
use crate::generate::examples::{EXAMPLES, FIRST};
use crate::threads::search::protocol::Speed;

use crate::ui::kit::motion::wants_rest;
use crate::ui::kit::timer::after;
use crate::ui::state::aside;
use crate::ui::state::page::{Page, sheet_of};

/// A method with its settings.
struct Method {
    name: &'static str,
    settings: &'static [(&'static str, &'static str)],
    islands: u32,
}

/// Of 100 seeds all take 32 to 43 generations for the puzzle of the start (docs/methods.md).
const LIVELY: Method = Method { name: "swap-crossover", settings: &[("population", "3000")], islands: 1 };

/// The method by which other puzzles are watched that logic alone decides: nine in ten runs take 8 to 200 generations (docs/methods.md).
const WATCHED: Method = Method {
    name: "waters-grid",
    settings: &[("population", "500"), ("growth", "2"), ("difference", "1"), ("age", "20"), ("grow", "all")],
    islands: 4,
};

/// Generations a second: a run takes eight to eleven seconds.
const PACE: Speed = Speed::PerSecond(4.0);

/// Before the first run, and from an answer to the next run.
const WAIT: (Duration, Duration) = (Duration::from_millis(1500), Duration::from_secs(6));

/// What the method of the living board is called.
pub fn living_method() -> &'static str {
    find(LIVELY.name).map_or("", |algorithm| algorithm.titled())
}

impl Page {
    /// Lets the board of the start live, as long as nothing is chosen, the page is seen and motion is wanted.
    pub fn live(self) {
        if !self.panels.start.get_untracked() {
            return;
        }
        Effect::new(move |_| {
            let wait = match (self.panels.start.get() && self.run.ready.get(), self.run.stage.get()) {
                (true, Stage::Idle) if !wants_rest() => WAIT.0,
                (true, Stage::Solved | Stage::Ended(_)) => WAIT.1,
                _ => return,
            };
            after(wait, move || self.next_life());
        });
        window_event_listener_untyped("visibilitychange", move |_| {
            let living = self.panels.start.get_untracked() && self.run.stage.get_untracked() == Stage::Running;
            if living && document().hidden() {
                self.run.pause();
            }
        });
    }

    /// A run of the start, where none is on its way.
    fn next_life(self) {
        let live = self.panels.start.get_untracked() && !document().hidden();
        if live && !self.run.stage.get_untracked().is_live() {
            self.recipe.draw_seed();
            self.begin(LIVELY, PACE);
        }
    }

    /// Stops the living board, or lets it go on.
    pub fn hold(self) {
        match self.run.stage.get_untracked() {
            Stage::Running => self.run.pause(),
            Stage::Paused => self.run.resume(),
            _ => self.begin(LIVELY, PACE),
        }
    }

    /// Runs a method that can be watched on the puzzle on the board.
    pub fn evolve_anyway(self) {
        self.begin(WATCHED, Speed::PerSecond(2.0));
    }

    fn begin(self, method: Method, speed: Speed) {
        let Ok(algorithm) = find(method.name) else { return };
        self.recipe.choose(algorithm);
        for (key, value) in method.settings {
            let _ = self.recipe.change_setting(key, value);
        }
        self.recipe.type_islands(method.islands);
        self.set_speed(speed);
        self.start(false);
    }

    /// From the start to the run that is seen there.
    pub fn watch(self) {
        self.panels.close_start();
        match self.run.stage.get_untracked() {
            Stage::Running => {}
            Stage::Paused => self.run.resume(),
            _ => self.begin(LIVELY, PACE),
        }
        self.write_address();
    }

    /// Something is chosen: the run of the start ends, and the project's own method is back.
    pub fn leave_start(self) {
        if self.panels.start.get_untracked() {
            self.panels.close_start();
            self.run.leave();
            self.recipe.choose(first_for(self.board.shape.get_untracked()));
            self.set_speed(Speed::PerSecond(20.0));
        }
    }

    /// To the view that solves flat boards, or cubes: each keeps the puzzle it had.
    pub fn open_view(self, cube: bool) {
        self.set_playing(false);
        self.leave_room();
        if !cube {
            self.open_workbench();
        }
        self.leave_start();
        if cube == self.board.shape.get_untracked().is_cube() {
            return;
        }
        let left = self.board.sheet.get_untracked();
        match self.aside.get_value().filter(|s| s.grid.shape().is_cube() == cube) {
            Some(sheet) => self.load(sheet),
            // Without a word on the example, so that the view's own introduction stands over it.
            None => self.load(sheet_of(if cube { &CUBES[FIRST_CUBE] } else { &EXAMPLES[FIRST] })),
        }
        aside::leave(&left);
        self.aside.set_value(Some(left));
    }

    /// The browser's history has come back to the first screen: it begins as on any visit, and the page is left as ever, but for its address.
    pub(super) fn return_to_start(self) {
        self.set_playing(false);
        self.room.leave();
        self.fragment.forget();
        let _ = window().location().reload();
    }

    /// To the view that solves, with the puzzle it begins with.
    pub fn open_workbench(self) {
        if self.panels.start.get_untracked() {
            self.leave_start();
            self.load(sheet_of(&EXAMPLES[FIRST]));
        }
    }
}
