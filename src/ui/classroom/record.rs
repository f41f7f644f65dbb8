//! Rows and population of the run that is open, as CSV.

use leptos::prelude::*;

use crate::replay::record::Recipe;
use crate::threads::replay::batch::{News, Order};
use crate::threads::replay::protocol::Answer;

use crate::ui::classroom::state::{Class, use_class};
use crate::ui::classroom::worker_pool::{Said, use_crew};
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
    let crew = use_crew();
    let said = RwSignal::new(String::new());
    let id = StoredValue::new(0);
    // The generation that is shown, unless another one is typed.
    let typed = RwSignal::new(None::<u64>);
    // Only another number is written into the field, where one may just be being typed.
    let generation = Memo::new(move |_| typed.get().or_else(|| shown(class).filter(|g| *g > 0)).unwrap_or(USUAL));
    let write = move |population: bool| {
        let last = generation.get_untracked();
        let what = if population { format!("population-{last}.csv") } else { format!("rows-0-{last}.csv") };
        let name = class.file_of_run(&what);
        let hear = move |_, heard: Said| match heard {
            Said::Answer(Answer::Batch(News::Recorded { id: of, csv })) if of == id.get_value() => {
                save(&name, "text/csv", &csv);
                said.set("Saved.".into());
            }
            Said::Answer(Answer::Refused { id: of, why }) if of == id.get_value() => {
                said.set(format!("Not written: {why}."))
            }
            Said::Lost { .. } => said.set("The thread that writes broke down. Try again.".into()),
            Said::Answer(_) => {}
        };
        id.set_value(crew.take(hear));
        said.set("Running it again from its seed …".into());
        let recipe = Recipe {
            puzzle: class.puzzle.get_untracked(),
            algorithm: class.algorithm.get_untracked().name.into(),
            settings: class.settings.get_untracked(),
            seed: class.seed.get_untracked(),
            generation: last,
            population,
        };
        crew.order(0, Order::Record { id: id.get_value(), recipe });
    };
    on_cleanup(move || crew.leave(id.get_value()));
    view! {
        <details class="fold record" data-testid="record">
            <summary>"Rows and population as CSV"</summary>
            <p class="take-home">
                <label class="labelled few"><span>"Generation"</span>
                    <input data-testid="record-generation" inputmode="numeric" autocomplete="off" prop:value=move || generation.get().to_string()
                        on:change=move |event| typed.set(event_target_value(&event).trim().parse().ok()) />
                </label>
                <button data-testid="save-rows" on:click=move |_| write(false)>{move || format!("Rows 0 to {}", generation.get())}</button>
                <button data-testid="save-population" on:click=move |_| write(true)>{move || format!("Population of {}", generation.get())}</button>
                <span role="status">{said}</span>
            </p>
        </details>
    }
}
