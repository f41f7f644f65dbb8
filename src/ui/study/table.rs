//! The table of a study: a line for each value.

use leptos::prelude::*;

use crate::study::Study;
use crate::study::progress::middle;

use crate::ui::classroom::home::SaveText;
use crate::ui::study::state::Bench;

#[component]
pub fn Table(bench: Bench) -> impl IntoView {
    let rows = move || {
        bench.with(|study| {
            let study = study?;
            let row = |(k, value): (usize, &String)| {
                let s = study.summary(k);
                let rate = if s.runs == 0 { "–".to_string() } else { s.rate_text() };
                let cells =
                    [format!("{} of {}", s.solved, s.runs), rate, middle(&s.generations), middle(&s.evaluations), middle(&s.milliseconds)];
                view! { <tr><th scope="row">{value.clone()}</th>{cells.map(|c| view! { <td>{c}</td> }).into_iter().collect_view()}</tr> }
            };
            Some(study.plan.values.iter().enumerate().map(row).collect_view())
        })
    };
    let key = move || bench.with(|study| study.map(|s| s.plan.setting_name()));
    let text = move |what: &'static str, write: fn(&Study) -> String| {
        let file = move |study: &Study| (format!("study-{}{what}.csv", study.plan.key), write(study));
        Callback::new(move |()| untrack(|| bench.with(|study| study.map(file).unwrap_or_default())))
    };
    view! {
        <div class="scroll" role="region" aria-label="What the study found" tabindex="0">
            <table data-testid="study-table">
                <thead><tr><th scope="col">{key}</th><th scope="col">"Solved"</th><th scope="col">"Rate (95 %)"</th>
                    <th scope="col">"Generations"</th><th scope="col">"Evaluations"</th><th scope="col">"Milliseconds"</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
        <p class="note">"Medians of the solved runs, with first and third quartile; Wilson’s interval. Times are of this machine, with all its cores at work."</p>
        <p class="take-home">
            <SaveText label="Table as CSV" text=text("", Study::table_csv) />
            <SaveText label="Runs as CSV" text=text("-runs", Study::csv) />
        </p>
    }
}
