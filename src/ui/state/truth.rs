//! Asks the second worker how many solutions the puzzle on the board has, whenever it changes.

use std::time::Duration;

use leptos::prelude::*;

use crate::puzzle::Grid;
use crate::threads::search::protocol::{Command, Report};

use crate::draw::algorithm_view::solutions::Counted;
use crate::say::run::Truth;
use crate::say::verdict::is_doubtful;
use crate::ui::kit::worker_client::{Client, Heard};
use crate::ui::state::page::Page;
use crate::ui::state::run::first_line;

/// How long the board must be left alone before the question is put.
const REST: Duration = Duration::from_millis(120);
/// After this long the page says that it takes its time.
const LONG: Duration = Duration::from_millis(1500);
/// The bit by which a question about the givens alone differs from the one about all digits.
const ASIDE: u32 = 1 << 31;

impl Page {
    /// Starts the worker that decides, and asks it about every puzzle that comes onto the board.
    pub fn start_judge(self) {
        let question = StoredValue::new(0u32);
        let client = Client::start(move |heard| match heard {
            Heard::Report(Report::Verdict { id, verdict, .. }) => {
                if id == question.get_value() {
                    self.truth.set(Truth::Known(verdict));
                    self.ask_about_givens(id | ASIDE);
                } else if id == question.get_value() | ASIDE {
                    self.bare.set(Some(verdict));
                }
            }
            Heard::Report(Report::Counted { id, count, complete }) => {
                if id == self.run.id.get_value() {
                    self.counted.set(Some(Counted { count, complete }));
                }
            }
            Heard::Report(Report::Hint { id, hint }) => self.hinted(id, hint),
            Heard::Report(_) => self.tell_readiness(),
            Heard::Lost { reason, .. } => {
                let reason = first_line(&reason).to_string();
                self.complain(format!(
                    "The thread that counts solutions broke down ({reason}); runs go on without it."
                ));
            }
        });
        self.judge.set_value(Some(client));
        Effect::new(move |_| {
            // Read, not only tracked: a memo that was never read follows nothing.
            self.judged.with(|_| ());
            question.update_value(|id| *id += 1);
            let id = question.get_value();
            let current = move || id == question.get_value();
            self.truth.set(Truth::Asked);
            self.bare.set(None);
            set_timeout(
                move || {
                    if current() {
                        self.ask(id)
                    }
                },
                REST,
            );
            let slow = move || current() && self.truth.with_untracked(|t| *t == Truth::Asked);
            set_timeout(
                move || {
                    if slow() {
                        self.truth.set(Truth::Slow)
                    }
                },
                LONG,
            );
        });
    }

    fn ask(self, id: u32) {
        self.put_question(id, self.judged.get_untracked());
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
        self.judge.with_value(|client| {
            if let Some(client) = client {
                client.send(&Command::Verdict { id, puzzle });
            }
        });
    }
}
