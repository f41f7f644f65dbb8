//! The second search thread. It carries the library for integer programs, is fetched when a run first needs it, and is
//! ended when it does not obey in time: a step of the library cannot be interrupted.

use std::time::Duration;

use leptos::prelude::*;

use crate::evolve::algorithms::needs_milp;
use crate::threads::search::protocol::Command;

use crate::say::run::Stage;
use crate::ui::state::page::Page;

/// How long a stopped thread may take to say so.
const GRACE: Duration = Duration::from_millis(400);

impl Page {
    /// Sees to the thread that can run this algorithm; [`Page::send`] then reaches it.
    pub fn choose_thread(self, algorithm: &str) {
        let milp = needs_milp(algorithm);
        self.run.milp.set_value(milp);
        if milp && self.milp.with_value(Option::is_none) {
            self.milp.set_value(Some(self.searcher("worker-milp")));
        }
    }

    /// Stops the present run; a deaf thread is ended after a while, and the run with it.
    pub fn send_stop(self) {
        self.run.rested.set_value(false);
        self.send(Command::Stop);
        let id = self.run.id.get_value();
        let end = move || {
            if id == self.run.id.get_value() && !self.run.rested.get_value() {
                self.replace_milp();
                self.run.stage.set(Stage::Failed);
            }
        };
        if self.run.milp.get_value() {
            set_timeout(end, GRACE);
        }
    }

    /// Takes the present run off its thread for good.
    pub fn clear_thread(self) {
        let stage = self.run.stage.get_untracked();
        let deaf = stage == Stage::Stopped && !self.run.rested.get_value();
        match self.run.milp.get_value() {
            true if stage.is_live() || deaf => self.replace_milp(),
            false if stage.is_live() => self.send(Command::Stop),
            _ => {}
        }
    }

    fn replace_milp(self) {
        self.milp.with_value(|client| {
            if let Some(client) = client {
                client.replace();
            }
        });
    }
}
