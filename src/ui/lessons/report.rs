//! The lab report: predictions, reasons and what came of them, as they are kept in this browser.

use leptos::prelude::*;

use crate::say::lessons::report::{ReportColumn, csv};
use crate::say::lessons::{LessonText, Lessons, TEXTS};

use crate::ui::classroom::home::SaveText;
use crate::ui::lessons::kept::{Kept, all, forget};

/// The texts of a lesson in its row: title, prediction, reason, result, meaning.
fn row(kept: &Kept) -> Option<[String; 5]> {
    let texts = TEXTS.get(usize::from(kept.number))?;
    let option = |k: usize| texts.options.get(k).copied().unwrap_or_default().to_string();
    let title = LessonText::Title { number: kept.number, title: texts.title }.text();
    let result = kept.result.map_or(LessonText::NoneOfThem.text(), option);
    let Kept { prediction, meaning, .. } = kept;
    Some([title, option(prediction.choice), prediction.reason.clone(), result, meaning.clone()])
}

#[component]
pub fn Report() -> impl IntoView {
    let kept = RwSignal::new(all());
    let rows = move || kept.with(|kept| kept.iter().filter_map(row).collect::<Vec<_>>());
    let table = Callback::new(move |()| ("lab-report.csv".to_string(), csv(&untrack(rows))));
    let clear = move |_| {
        forget();
        kept.set(Vec::new());
    };
    view! {
        <section class="lab-report" aria-labelledby="report-title" data-testid="report" hidden=move || kept.with(Vec::is_empty)>
            <h3 id="report-title">{Lessons::Report.text()}</h3>
            <p class="note">{Lessons::ReportAbout.text()}</p>
            <div class="scroll" role="region" aria-labelledby="report-title" tabindex="0"><table>
                <thead><tr>{ReportColumn::ALL.map(|column| view! { <th scope="col">{column.text()}</th> }).into_iter().collect_view()}</tr></thead>
                <tbody>{move || rows().into_iter().map(|[title, rest @ ..]| view! {
                    <tr><th scope="row">{title}</th>{rest.into_iter().map(|text| view! { <td>{text}</td> }).collect_view()}</tr>
                }).collect_view()}</tbody>
            </table></div>
            <p><button on:click=move |_| { let _ = window().print(); }>{Lessons::Print.text()}</button>
                <SaveText label=Lessons::ReportCsv.text() text=table />
                <button class="quiet" on:click=clear>{Lessons::Forget.text()}</button></p>
        </section>
    }
}
