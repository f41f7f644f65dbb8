//! The table of a study: a line for each value.

use leptos::prelude::*;

use crate::say::study;
use crate::say::study::{Compared, ComparedText, Results};
use crate::study::{Cost, Study, table};

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::home::SaveText;

#[component]
pub fn Table(bench: Bench<Study>) -> impl IntoView {
    let rows = move || {
        bench.with(|study| {
            let study = study?;
            let row = |(k, value): (usize, &String)| {
                let cells = study::cells(&study.summary(k)).map(|c| view! { <td>{c}</td> });
                view! { <tr><th scope="row">{value.clone()}</th>{cells.into_iter().collect_view()}</tr> }
            };
            Some(study.plan.values.iter().enumerate().map(row).collect_view())
        })
    };
    let key = move || bench.with(|study| study.map(|s| s.plan.setting_name()));
    let text = move |what: &'static str, write: fn(&Study) -> String| {
        let file = move |study: &Study| (format!("study-{}{what}.csv", study.plan.key), write(study));
        Callback::new(move |()| untrack(|| bench.with(|study| study.map(file).unwrap_or_default())))
    };
    let heads = [
        Results::Solved,
        Results::Limit,
        Results::Stuck,
        Results::Rate,
        Results::Ert,
        Results::Median,
        Results::GenerationQuartiles,
        Results::TimeQuartiles,
    ];
    view! {
        <div class="scroll" role="region" aria-label=Results::Table.text() tabindex="0">
            <table data-testid="study-table">
                <thead><tr><th scope="col">{key}</th>{heads.map(|head| view! { <th scope="col">{head.text()}</th> }).into_iter().collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
        <p class="note">{Results::TableNote.text()}</p>
        <p class="take-home">
            <SaveText label=Results::TableCsv.text() text=text("", table::values) />
            <SaveText label=Results::RunsCsv.text() text=text("-runs", table::runs) />
            <SaveText label=Results::ComparisonsCsv.text() text=text("-comparisons", |study| table::comparisons(study, Cost::Evaluations)) />
        </p>
        <Comparisons bench />
    }
}

/// Every pair of values, once all runs are done and there are two values.
#[component]
fn Comparisons(bench: Bench<Study>) -> impl IntoView {
    let there =
        Memo::new(move |_| bench.with(|study| study.is_some_and(|s| s.is_complete() && s.plan.values.len() > 1)));
    let rows = move || {
        bench.with(|study| {
            let study = study.filter(|s| s.is_complete())?;
            let name = |k: usize| study.plan.values.get(k).cloned().unwrap_or_default();
            let row = |c: &crate::study::Comparison| {
                let pair = ComparedText::Pair { first: name(c.first), second: name(c.second) }.text();
                let cells = study::compared(c).map(|cell| view! { <td>{cell}</td> });
                view! { <tr><th scope="row">{pair}</th>{cells.into_iter().collect_view()}</tr> }
            };
            Some(study.comparisons(Cost::Evaluations).iter().map(row).collect_view())
        })
    };
    let heads = [Compared::Pair, Compared::LogRank, Compared::Hazard, Compared::A12, Compared::Ahead, Compared::Sign];
    view! {
        <Show when=move || there.get()>
            <details class="compared" data-testid="study-compared">
                <summary>{Compared::Title.text()}</summary>
                <div class="scroll" role="region" aria-label=Compared::Title.text() tabindex="0">
                    <table>
                        <thead><tr>{heads.map(|head| view! { <th scope="col">{head.text()}</th> }).into_iter().collect_view()}</tr></thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
                <p class="note">{Compared::Note.text()}</p>
            </details>
        </Show>
    }
}
