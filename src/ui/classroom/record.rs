//! Rows and population of the run that is open, as CSV: a worker runs it again, and the desk writes the table.

use leptos::prelude::*;

use crate::replay::record::Excerpt;
use crate::say::classroom::{FileText, Files};
use crate::say::worker::Breakdown;
use crate::threads::batch::protocol::{Command, Report};
use crate::threads::client::{Client, Event};
use crate::threads::desk::protocol as desk;

use crate::ui::classroom::state::{Class, use_class};
use crate::ui::classroom::worker_pool::use_pool;
use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;
use crate::ui::share::save::save;

/// Generations that are written where the link names none.
const USUAL: u64 = 200;

/// The generation that the link names, as `g=12` or `g=12.3`.
fn shown(class: Class) -> Option<u64> {
    class.keys.with(|keys| {
        let (_, value) = keys.iter().find(|(key, _)| key == "g")?;
        value.split('.').next()?.parse().ok()
    })
}

#[component]
pub fn RunAsCsv() -> impl IntoView {
    let class = use_class();
    let pool = use_pool();
    let said = RwSignal::new(String::new());
    let id = StoredValue::new(0);
    // The generation that is shown, unless another one is typed.
    let typed = RwSignal::new(None::<u64>);
    // Only another number is written into the field, where one may just be being typed.
    let generation = Memo::new(move |_| typed.get().or_else(|| shown(class).filter(|g| *g > 0)).unwrap_or(USUAL));
    let lost = move |failure| said.set(explain(failure, |error| Breakdown::File { error }));
    let name = StoredValue::new(String::new());
    // Started with the first table.
    let writer = StoredValue::new_local(None::<Client<desk::Protocol>>);
    let on_table = move |event| match event {
        Event::Report(desk::Report::Saved { id: of, text }) if id.try_get_value() == Some(of) => {
            save(&name.get_value(), "text/csv", &text);
            said.set(Files::Saved.to_string());
        }
        Event::Lost { failure, .. } => lost(failure),
        Event::Ready | Event::Report(_) => {}
    };
    let write = move |population: bool| {
        let last = generation.get_untracked();
        let what = if population { format!("population-{last}.csv") } else { format!("rows-0-{last}.csv") };
        name.set_value(class.run.file_name(&what));
        let on_event = move |thread, event| match event {
            // The first does it: that another cannot be started is nothing to it.
            _ if thread > 0 => {}
            Event::Report(Report::Recorded { id: of, recorded }) if of == id.get_value() => {
                let command = desk::Command::Csv { id: of, recorded };
                writer.update_value(|writer| {
                    let writer = writer.get_or_insert_with(|| worker::start("worker-desk", on_table));
                    writer.retry();
                    writer.send(&command);
                });
            }
            Event::Report(Report::Refused { id: of, why }) if of == id.get_value() => {
                said.set(FileText::NotWritten { reason: why }.text())
            }
            Event::Lost { failure, .. } => lost(failure),
            Event::Ready | Event::Report(_) => {}
        };
        id.set_value(pool.take(on_event));
        said.set(Files::Replaying.to_string());
        let excerpt = Excerpt { recipe: untrack(|| class.recipe()), generation: last, population };
        pool.send(0, &Command::Record { id: id.get_value(), excerpt });
    };
    on_cleanup(move || pool.leave(id.get_value()));
    view! {
        <details class="fold record" data-testid="record" hidden=move || class.run.algorithm.get().needs_milp()>
            <summary>{Files::Rows.text()}</summary>
            <p class="take-home">
                <label class="labelled few"><span>{Files::Generation.text()}</span>
                    <input data-testid="record-generation" inputmode="numeric" autocomplete="off" prop:value=move || generation.get().to_string()
                        on:change=move |event| typed.set(event_target_value(&event).trim().parse().ok()) />
                </label>
                <button data-testid="save-rows" on:click=move |_| write(false)>{move || FileText::RowsTo { last: generation.get().into() }.text()}</button>
                <button data-testid="save-population" on:click=move |_| write(true)>{move || FileText::PopulationOf { generation: generation.get().into() }.text()}</button>
                <span role="status">{said}</span>
            </p>
        </details>
    }
}
