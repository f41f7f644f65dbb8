//! Workbooks of the puzzle that is open: the papers' spreadsheets with live formulas, written by a thread of their own.

use leptos::prelude::*;

use crate::export::workbook::Model;
use crate::say::classroom::{FileText, Files};
use crate::say::worker::Breakdown;
use crate::threads::client::{Client, Event};
use crate::threads::workbook::protocol::{Command, Protocol, Report};

use crate::ui::classroom::follow::address;
use crate::ui::classroom::state::use_class;
use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;
use crate::ui::share::save::save_bytes;

const KIND: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

#[component]
pub fn Workbooks() -> impl IntoView {
    let class = use_class();
    let said = RwSignal::new(String::new());
    // Fetched with the first workbook.
    let client = StoredValue::new_local(None::<Client<Protocol>>);
    let on_event = move |event| match event {
        Event::Ready => {}
        Event::Report(Report::Written { model, bytes }) => {
            save_bytes(&format!("{}.xlsx", model.name()), KIND, &bytes);
            said.set(Files::Saved.to_string());
        }
        Event::Report(Report::Refused { why }) => said.set(FileText::NoWorkbook { reason: why }.text()),
        Event::Lost { failure, .. } => {
            said.set(explain(failure, |error| Breakdown::File { error }));
        }
    };
    let write = move |model: Model| {
        said.set(Files::Writing.to_string());
        let puzzle = class.puzzle.get_untracked();
        let link = address(&untrack(|| class.run_link()).write());
        let command = Command::Write { model, variables: puzzle.cells().to_vec(), puzzle, link };
        client.update_value(|client| {
            let client = client.get_or_insert_with(|| worker::start("worker-workbook", on_event));
            client.retry();
            client.send(&command);
        });
    };
    let cube = move || class.puzzle.with(|grid| grid.shape().is_cube());
    view! {
        <details class="fold workbooks" data-testid="workbooks">
            <summary>{Files::Workbooks.text()}</summary>
            <p class="about">{Files::AboutWorkbooks.text()}</p>
            <p class="about" hidden=move || !cube()>{Files::FlatOnly.text()}</p>
            <p class="take-home" hidden=cube>{Model::ALL.map(|model| {
                let (title, name) = (model.title().text(), model.name());
                view! { <button data-testid=format!("workbook-{name}") on:click=move |_| write(model)>{title}</button> }
            }).into_iter().collect_view()}</p>
            <p role="status" data-testid="workbook-said">{said}</p>
        </details>
    }
}
