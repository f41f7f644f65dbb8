//! The table of a study: a line for each value.

use leptos::prelude::*;

use crate::say::study::{ResultText, Results};
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
                    [ResultText::SolvedOf { solved: s.solved, runs: s.runs }.text(), rate, middle(&s.generations), middle(&s.evaluations), middle(&s.milliseconds)];
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
        <div class="scroll" role="region" aria-label=Results::Table.text() tabindex="0">
            <table data-testid="study-table">
                <thead><tr><th scope="col">{key}</th><th scope="col">{Results::Solved.text()}</th><th scope="col">{Results::Rate.text()}</th>
                    <th scope="col">{Results::Generations.text()}</th><th scope="col">{Results::Evaluations.text()}</th><th scope="col">{Results::Milliseconds.text()}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
        <p class="note">{Results::TableNote.text()}</p>
        <p class="take-home">
            <SaveText label=Results::TableCsv.text() text=text("", Study::table_csv) />
            <SaveText label=Results::RunsCsv.text() text=text("-runs", Study::csv) />
        </p>
    }
}
