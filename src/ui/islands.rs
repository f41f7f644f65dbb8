//! The islands of a run: one worker each, individuals sent on from one to the next, one report of all.

use leptos::prelude::*;

use crate::evolve::Algorithm;
use crate::evolve::island::{self, MOST};
use crate::protocol::{Command, Order, Progress, Report};

use super::page::{Page, use_page};
use super::union::Union;
use super::worker_client::{Client, Heard};

/// Islands by default, at most: more workers cost memory and help little on small boards.
const DEFAULT_MOST: u32 = 8;

/// The workers beside the first, and what the islands of the present run have reported.
#[derive(Default)]
pub struct Islands {
    others: Vec<Client>,
    /// How many islands the present run has.
    count: usize,
    union: Union,
}

/// Cores that the browser tells of.
pub fn cores() -> u32 {
    (window().navigator().hardware_concurrency() as u32).clamp(1, MOST)
}

/// The project's own algorithm takes as many islands as there are cores; a published one stays as it was published.
pub fn default_islands(algorithm: &Algorithm) -> u32 {
    if algorithm.name.starts_with("sudokube") { cores().min(DEFAULT_MOST) } else { 1 }
}

impl Page {
    /// Starts an order on as many islands as the plan says. Each has a seed of its own, the first one that of the run.
    pub fn start_islands(self, order: &Order, seed: u64) {
        let count = if self.run.milp.get_value() { 1 } else { self.plan.islands.get_untracked().clamp(1, MOST) };
        self.islands.update_value(|islands| {
            islands.count = count as usize;
            islands.union = Union::new(count as usize);
            while islands.others.len() + 1 < count as usize {
                let k = islands.others.len() + 1;
                islands.others.push(Client::start(move |heard| self.hear_island(k, heard)));
            }
        });
        for k in 0..count {
            let seed = island::seed(seed, k).to_string();
            self.send_to(k as usize, &Command::Start(Order { seed, islands: count, ..order.clone() }));
        }
    }

    /// Sends a command to every island of the present run.
    pub fn send(self, command: Command) {
        let count = self.islands.with_value(|islands| islands.count.max(1));
        (0..count).for_each(|k| self.send_to(k, &command));
    }

    fn send_to(self, island: usize, command: &Command) {
        let send = |client: &Client| client.send(command);
        match island.checked_sub(1) {
            None => {
                let thread = if self.run.milp.get_value() { self.milp } else { self.search };
                thread.with_value(|client| client.iter().for_each(send));
            }
            Some(k) => self.islands.with_value(|islands| islands.others.get(k).into_iter().for_each(send)),
        }
    }

    fn hear_island(self, island: usize, heard: Heard) {
        match heard {
            Heard::Report(report) => self.report_of(island, report),
            Heard::Lost { reason, replaced } => self.search_lost(&reason, replaced),
        }
    }

    /// What an island of the run reports.
    pub fn report_of(self, island: usize, report: Report) {
        match report {
            Report::Progress(progress) => self.progress_of(island, progress),
            Report::Emigrants { id, generation, digits } if id == self.run.id.get_value() => {
                let count = self.islands.with_value(|islands| islands.count.max(1));
                self.send_to((island + 1) % count, &Command::Immigrants { id, generation, digits });
            }
            _ => {}
        }
    }

    fn progress_of(self, island: usize, progress: Progress) {
        if progress.id != self.run.id.get_value() {
            return;
        }
        if self.islands.with_value(|islands| islands.count <= 1) {
            return self.progress(progress);
        }
        let news = self.islands.try_update_value(|islands| islands.union.hear(island, progress)).unwrap_or_default();
        news.limits.iter().for_each(|&(k, limits)| self.send_to(k, &Command::Limits(limits)));
        if let Some(progress) = news.progress {
            self.progress(progress);
        }
    }
}

/// "4 islands on 4 cores", where there are several.
#[component]
pub fn IslandsLine() -> impl IntoView {
    let page = use_page();
    let text = move || match page.plan.islands.get() {
        1 => None,
        n => Some(format!("{n} islands on {} cores", cores())),
    };
    view! { {move || text().map(|text| view! { <p class="islands" data-testid="islands">{text}</p> })} }
}

/// How many islands the next run has.
#[component]
pub fn IslandsField() -> impl IntoView {
    let page = use_page();
    let islands = page.plan.islands;
    let refused = RwSignal::new(false);
    let changed = move || islands.get() != default_islands(page.plan.algorithm.get());
    let on_change = move |event| {
        let value = event_target_value(&event).trim().parse().ok().filter(|n| (1..=MOST).contains(n));
        refused.set(value.is_none());
        if let Some(value) = value {
            islands.set(value);
        }
    };
    let help = move || match refused.get() {
        true => format!("A whole number from 1 to {MOST}."),
        false => format!(
            "Populations that evolve at the same time, each on a thread of its own. Waters’ exchange their best every {} \
             generations; those of other algorithms do not. Here are {} cores.",
            island::EPOCH,
            cores(),
        ),
    };
    view! {
        <div class="field" class:changed=changed>
            <label for="set-islands">"Islands"</label>
            <input id="set-islands" type="number" min="1" max=MOST step="1" inputmode="numeric"
                aria-describedby="help-islands" aria-invalid=move || refused.get().to_string()
                prop:value=move || islands.get().to_string() on:change=on_change />
            <p id="help-islands" class:error=move || refused.get()>{help}</p>
        </div>
    }
}
