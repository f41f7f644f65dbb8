//! Runs of one recipe with many seeds, in workers of their own that end with it.

use leptos::prelude::*;

use crate::evolve::Recipe;
use crate::say::worker::Breakdown;
use crate::study::{Outcome, Plan};
use crate::threads::batch::protocol::{Command, Protocol, Report};
use crate::threads::client::{Client, Event};
use crate::ui::kit::machine::cores;
use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;
use crate::ui::state::page::Page;

/// Seeds of a request: enough to see how far they part, and done in seconds where a run takes one.
pub const SEEDS: u32 = 20;

/// Workers at most.
const MOST_WORKERS: usize = 4;

#[derive(Clone, Copy)]
pub struct SeedRuns {
    page: Page,
    /// Those that are over.
    pub outcomes: RwSignal<Vec<Outcome>>,
    pub running: RwSignal<bool>,
    clients: StoredValue<Vec<Client<Protocol>>, LocalStorage>,
}

impl SeedRuns {
    /// None yet; they end with whoever asks for them.
    pub fn new(page: Page) -> SeedRuns {
        let runs = SeedRuns {
            page,
            outcomes: RwSignal::new(Vec::new()),
            running: RwSignal::new(false),
            clients: StoredValue::new_local(Vec::new()),
        };
        on_cleanup(move || runs.end());
        runs
    }

    fn end(self) {
        self.clients.try_update_value(|clients| clients.drain(..).for_each(|client| client.end()));
    }

    /// Ends them; what is over stays.
    pub fn stop(self) {
        self.end();
        self.running.set(false);
    }

    /// Forgets them.
    pub fn forget(self) {
        // The page starts with this, when there are none, and that part of it comes later.
        if self.running.get_untracked() {
            self.stop();
        }
        self.outcomes.set(Vec::new());
    }

    /// Does them anew, with this recipe's seed and those after it.
    pub fn start(self, recipe: Recipe) {
        self.forget();
        let plan = Plan::repeated(recipe, SEEDS);
        self.running.set(true);
        let workers = (cores() as usize).clamp(1, MOST_WORKERS);
        for k in 0..workers {
            let client = worker::start::<Protocol>("worker-batch", move |event| self.on_event(event));
            let tasks = (0..SEEDS).filter(|task| *task as usize % workers == k).collect();
            client.send(&Command::Runs { id: 1, plan: plan.clone(), tasks });
            self.clients.update_value(|clients| clients.push(client));
        }
    }

    fn on_event(self, event: Event<Report>) {
        match event {
            Event::Report(Report::Ran { outcome, .. }) if self.running.try_get_untracked() == Some(true) => {
                self.outcomes.update(|outcomes| outcomes.push(outcome));
                if self.outcomes.with_untracked(Vec::len) as u32 >= SEEDS {
                    self.stop();
                }
            }
            Event::Report(Report::Refused { why, .. }) => {
                self.stop();
                self.page.complain(why);
            }
            Event::Lost { failure, .. } if self.running.try_get_untracked() == Some(true) => {
                self.stop();
                self.page.complain(explain(failure, |error| Breakdown::Generator { error }));
            }
            _ => {}
        }
    }
}
