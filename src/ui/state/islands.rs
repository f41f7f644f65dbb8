//! The islands of a run: one worker each, individuals sent on from one to the next, one report of all.

use leptos::prelude::*;

use crate::evolve::Algorithm;
use crate::evolve::island;
use crate::evolve::island::MOST;
use crate::threads::search::protocol::{Command, Order, Progress, Report};

use crate::threads::search::island_merge::Union;
use crate::ui::kit::worker_client::{Client, Heard};
use crate::ui::state::page::{Page, use_page};

/// Islands by default, at most: more workers cost memory and help little on small boards.
const DEFAULT_MOST: u32 = 8;

/// The workers beside the first, and what the islands of the present run have reported.
#[derive(Default)]
pub struct Islands {
    others: Vec<Client>,
    /// How many islands the present run has, and on how many workers: the first has islands 0, `workers`, 2 · `workers`, …
    count: usize,
    workers: usize,
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
            islands.workers = count.min(cores()) as usize;
            islands.union = Union::new(count as usize);
            while islands.others.len() + 1 < islands.workers {
                islands.others.push(Client::start(move |heard| self.hear_island(heard)));
            }
        });
        for island in 0..count {
            let seed = island::seed(seed, island).to_string();
            self.send_to(island, &Command::Start(Order { seed, islands: count, island, ..order.clone() }));
        }
    }

    /// Sends a command to every island of the present run.
    pub fn send(self, command: Command) {
        let workers = self.islands.with_value(|islands| islands.workers.max(1));
        (0..workers).for_each(|k| self.send_to_worker(k, &command));
    }

    fn send_to(self, island: u32, command: &Command) {
        let workers = self.islands.with_value(|islands| islands.workers.max(1));
        self.send_to_worker(island as usize % workers, command);
    }

    fn send_to_worker(self, worker: usize, command: &Command) {
        let send = |client: &Client| client.send(command);
        match worker.checked_sub(1) {
            None => {
                let thread = if self.run.milp.get_value() { self.milp } else { self.search };
                thread.with_value(|client| client.iter().for_each(send));
            }
            Some(k) => self.islands.with_value(|islands| islands.others.get(k).into_iter().for_each(send)),
        }
    }

    fn hear_island(self, heard: Heard) {
        match heard {
            Heard::Report(report) => self.report_of_run(report),
            Heard::Lost { reason, replaced } => self.search_lost(&reason, replaced),
        }
    }

    /// What an island of the run reports.
    pub fn report_of_run(self, report: Report) {
        match report {
            Report::Progress(progress) => self.progress_of(progress),
            Report::Emigrants { id, island, generation, digits } if id == self.run.id.get_value() => {
                let island = (island + 1) % self.islands.with_value(|islands| islands.count.max(1)) as u32;
                self.send_to(island, &Command::Immigrants { id, island, generation, digits });
            }
            _ => {}
        }
    }

    fn progress_of(self, progress: Progress) {
        if progress.id != self.run.id.get_value() {
            return;
        }
        if self.islands.with_value(|islands| islands.count <= 1) {
            return self.progress(progress);
        }
        let news = self.islands.try_update_value(|islands| islands.union.hear(progress)).unwrap_or_default();
        for (island, generation) in news.bounds {
            self.send_to(island, &Command::Bound { island, generation });
        }
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
            "Populations that evolve at the same time and now and then send each other their best. Here are {} cores; \
             more islands than that take turns on them.",
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
