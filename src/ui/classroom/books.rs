//! Workbooks of the puzzle that is open: the papers' spreadsheets with live formulas, written by a thread of their own.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::threads::wire::{from_js, to_js};
use crate::threads::workbook::protocol::{Answer, Ask, Model};

use crate::ui::classroom::follow::address;
use crate::ui::classroom::state::use_class;
use crate::ui::kit::worker_client::{Client, Heard, Word};
use crate::ui::share::save::save_bytes;

const KIND: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

#[component]
pub fn Workbooks() -> impl IntoView {
    let class = use_class();
    let said = RwSignal::new(String::new());
    // Fetched with the first workbook.
    let client = StoredValue::new_local(None::<Client>);
    let hear = move |answer: Answer| match answer {
        Answer::Book { model, bytes } => {
            save_bytes(&format!("{}.xlsx", model.names().1), KIND, &bytes);
            said.set("Saved.".into());
        }
        Answer::Refused { why } => said.set(format!("There is no workbook: {why}.")),
        Answer::Ready | Answer::Panicked { .. } => {}
    };
    let start = move || {
        let read = move |message: JsValue| match from_js::<Answer>(message) {
            Ok(Answer::Ready) => Word::Ready,
            Ok(Answer::Panicked { message }) => Word::Broken(message),
            Ok(answer) => {
                hear(answer);
                Word::Taken
            }
            Err(error) => Word::Broken(error.to_string()),
        };
        let listen = move |heard: Heard| {
            if let Heard::Lost { .. } = heard {
                said.set(
                    "The workbook could not be written; its program could not be fetched or broke down. Try again."
                        .into(),
                );
            }
        };
        Client::start_with("worker-workbook", Box::new(read), Box::new(listen))
    };
    let write = move |model: Model| {
        said.set("Writing …".into());
        let puzzle = class.puzzle.get_untracked();
        let link = address(&untrack(|| class.run_link()).write());
        let ask = Ask { model, variables: puzzle.cells().to_vec(), puzzle, link };
        client.update_value(|client| {
            let client = client.get_or_insert_with(start);
            if let Ok(message) = to_js(&ask) {
                client.post(message);
            }
        });
    };
    let cube = move || class.puzzle.with(|grid| grid.shape().is_cube());
    view! {
        <details class="fold workbooks" data-testid="workbooks">
            <summary>"Workbooks"</summary>
            <p class="about">"The papers’ spreadsheets with this puzzle in them, as .xlsx with live formulas, for Excel or LibreOffice."</p>
            <p class="about" hidden=move || !cube()>"They lay out one flat board: open a flat puzzle for them."</p>
            <p class="take-home" hidden=cube>{Model::ALL.map(|model| {
                let (title, name) = model.names();
                view! { <button data-testid=format!("workbook-{name}") on:click=move |_| write(model)>{title}</button> }
            }).into_iter().collect_view()}</p>
            <p role="status" data-testid="workbook-said">{said}</p>
        </details>
    }
}
