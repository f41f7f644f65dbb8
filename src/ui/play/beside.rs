//! A game that is over beside the technique solver and runs of evolution: the runs in workers of the batch, the comparison by the
//! coach; the page shows what comes of it.

use leptos::prelude::*;

use crate::evolve::Recipe;
use crate::say::number::Noun;
use crate::say::page::beside::{Beside as Words, Compared};
use crate::study::course::{Course, lasting};
use crate::threads::batch::protocol as batch;
use crate::threads::client::{Client, Event};
use crate::threads::coach::beside::{BesideOrder, Compares};
use crate::threads::coach::protocol::{Command, Report};

use crate::ui::kit::machine::cores;
use crate::ui::kit::worker;
use crate::ui::play::coach::Coach;
use crate::ui::state::page::use_page;

/// Runs of a comparison, with the seeds from 1.
const SEEDS: u32 = 20;

/// Workers at most.
const MOST_WORKERS: usize = 4;

type Clients = StoredValue<Vec<Client<batch::Protocol>>, LocalStorage>;

/// Starts the runs; each course is handed on as it comes, or that there are none.
fn run(recipe: &Recipe, clients: Clients, take: impl Fn(Option<Course>) + Copy + 'static) {
    let workers = (cores() as usize).clamp(1, MOST_WORKERS);
    for k in 0..workers {
        let client = worker::start::<batch::Protocol>("worker-batch", move |event| match event {
            Event::Report(batch::Report::Followed { course, .. }) => take(Some(course)),
            Event::Report(batch::Report::Refused { .. }) | Event::Lost { .. } => take(None),
            _ => {}
        });
        let numbers = (0..SEEDS).filter(|number| *number as usize % workers == k);
        let runs = numbers.map(|n| (n, Recipe { seed: u64::from(n) + 1, ..recipe.clone() })).collect();
        client.send(&batch::Command::Courses { id: 1, runs, moments: false });
        clients.update_value(|clients| clients.push(client));
    }
}

/// `rated`: the coach knows the path of the technique solver.
#[component]
pub fn Beside(coach: Coach, #[prop(into)] rated: Signal<bool>) -> impl IntoView {
    let page = use_page();
    let (puzzle, answer, order) = page.board.game.with_untracked(|g| (g.board().givens(), g.board().grid(), g.order()));
    let Some(recipe) = lasting(&puzzle) else {
        return view! { <p class="about">{Words::NoMethod.text()}</p> }.into_any();
    };
    let order: Vec<u16> = order.into_iter().map(|square| square as u16).collect();
    let courses = RwSignal::new(Vec::<Course>::new());
    let (compares, refused) = (RwSignal::new(Compares::default()), RwSignal::new(false));
    let clients: Clients = StoredValue::new_local(Vec::new());
    let end = move || {
        clients.try_update_value(|clients| clients.drain(..).for_each(|client| client.end()));
    };
    run(&recipe, clients, move |course| match course {
        // By number, so that the one that is drawn does not depend on which worker was first.
        Some(course) => {
            let _ = courses.try_update(|all| {
                all.push(course);
                all.sort_by_key(|course| course.number);
            });
        }
        None => {
            let _ = refused.try_set(true);
        }
    });
    on_cleanup(end);
    let done = Memo::new(move |_| courses.with(Vec::len));
    let complete = move || done.get() >= SEEDS as usize;
    let wanted = StoredValue::new(BesideOrder { puzzle, answer, order, courses: Vec::new() });
    Effect::new(move |_| {
        let done = done.get();
        if !rated.get() || done == 0 || done % 5 != 0 {
            return;
        }
        if done >= SEEDS as usize {
            end();
        }
        let order = BesideOrder { courses: courses.get_untracked(), ..wanted.get_value() };
        coach.ask(
            move |id| Command::Beside { id, order },
            move |report| {
                if let Report::Beside { compares: new, .. } = report {
                    let _ = compares.try_set(new);
                }
            },
        );
    });
    let (title, settings) = (recipe.algorithm.titled().to_string(), recipe.settings.typed());
    let method = if settings.is_empty() { title } else { Compared::Method { title, settings }.text() };
    let about = Compared::Evolution { method, seeds: SEEDS.into() }.text();
    let waits = move || match refused.get() {
        true => Words::Refused.text().to_string(),
        false => Compared::Progress { done: done.get(), of: Noun::Run.of(SEEDS) }.text(),
    };
    let rows = move |list: fn(&Compares) -> &[(String, String)]| {
        compares.with(|c| {
            let row =
                |(name, told): &(String, String)| view! { <div><dt>{name.clone()}</dt><dd>{told.clone()}</dd></div> };
            list(c).iter().map(row).collect_view()
        })
    };
    view! {
        <section class="with-evolution" aria-label=Words::Title.text() data-testid="beside">
            <h3>{Words::Title.text()}</h3>
            <div class="drawn" data-testid="beside-picture" inner_html=move || compares.with(|c| c.picture.clone())></div>
            <p class="about">{Words::Lines.text()}</p>
            <p role="status" data-testid="beside-progress" hidden=complete>{waits}</p>
            <dl class="figures" data-testid="beside-figures">{move || rows(|c| &c.figures)}</dl>
            <p class="about">{Words::Tau.text()}" "{about}</p>
            <details class="fold" data-testid="beside-orders"><summary>{Words::Orders.text()}</summary><dl>{move || rows(|c| &c.orders)}</dl></details>
        </section>
    }
    .into_any()
}
