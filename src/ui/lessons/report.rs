//! The lab report: predictions, reasons and what came of them, as they are kept in this browser.

use leptos::prelude::*;

use crate::say::lessons::report::{ReportColumn, csv};
use crate::say::lessons::{LessonText, Lessons, all_texts};

use crate::study::predictions::{Kept, Prediction};
use crate::study::report::{Reported, Seen};
use crate::study::view::View;

use crate::ui::classroom::follow::address;
use crate::ui::classroom::home::SaveText;
use crate::ui::classroom::state::{Class, use_class};
use crate::ui::lessons::kept::use_predictions;

/// The texts of a prediction in its row: title of the lesson, prediction, reason, result, meaning.
fn row(kept: &Kept) -> Option<[String; 5]> {
    let texts = all_texts().get(usize::from(kept.number))?;
    let option = |k: usize| texts.options.get(k).copied().unwrap_or_default().to_string();
    let title = LessonText::Title { number: kept.number, title: texts.title }.text();
    let result = match kept.seen {
        Seen::NotYet => String::new(),
        Seen::Nothing => LessonText::NoneOfThem.text(),
        Seen::Shown(shown) => option(shown),
    };
    let Kept { prediction, meaning, .. } = kept;
    Some([title, option(prediction.choice), prediction.reason.clone(), result, meaning.clone()])
}

/// A link to the list of lessons with what is kept.
fn link(class: Class, kept: &[Kept]) -> String {
    let mut link = class.run_link();
    link.other.push(("view".into(), View::Lessons.key()));
    link.other.extend(kept.iter().map(|Kept { number, prediction, seen, .. }| {
        let Prediction { choice, reason } = prediction.clone();
        ("report".into(), Reported { number: *number, choice, seen: *seen, reason }.write())
    }));
    address(&link.write())
}

/// The report that a link has, where it has one.
#[component]
pub fn LinkedReport() -> impl IntoView {
    let class = use_class();
    let rows = move || {
        let of = |(key, value): &(String, String)| Reported::read(value).filter(|_| key == "report");
        let kept = |Reported { number, choice, seen, reason }: Reported| Kept {
            number,
            prediction: Prediction { choice, reason },
            seen,
            meaning: String::new(),
        };
        class.keys.with(|keys| keys.iter().filter_map(of).map(kept).filter_map(|kept| row(&kept)).collect::<Vec<_>>())
    };
    let body = move || {
        let rows = rows();
        (!rows.is_empty()).then(|| view! {
            <section class="lab-report" aria-labelledby="linked-title" data-testid="linked-report">
                <h3 id="linked-title">{Lessons::Linked.text()}</h3>
                <p class="note">{Lessons::LinkedAbout.text()}</p>
                <div class="scroll" role="region" aria-label=Lessons::LinkedTable.text() tabindex="0"><table>
                    <thead><tr>{ReportColumn::ALL[..4].iter().map(|column| view! { <th scope="col">{column.text()}</th> }).collect_view()}</tr></thead>
                    <tbody>{rows.into_iter().map(|[title, prediction, reason, result, _]| view! {
                        <tr><th scope="row">{title}</th><td>{prediction}</td><td>{reason}</td><td>{result}</td></tr>
                    }).collect_view()}</tbody>
                </table></div>
            </section>
        })
    };
    view! { {body} }
}

#[component]
pub fn Report() -> impl IntoView {
    let predictions = use_predictions();
    let kept = RwSignal::new(predictions.all());
    let rows = move || kept.with(|kept| kept.iter().filter_map(row).collect::<Vec<_>>());
    let table = Callback::new(move |()| ("lab-report.csv".to_string(), csv(&untrack(rows))));
    let class = use_class();
    let here = move || kept.with(|kept| untrack(|| link(class, kept)));
    let clear = move |_| {
        predictions.forget();
        kept.set(Vec::new());
    };
    let lost = move || predictions.lost(|_| true);
    view! {
        <section class="lab-report" aria-labelledby="report-title" data-testid="report" hidden=move || kept.with(Vec::is_empty)>
            <h3 id="report-title">{Lessons::Report.text()}</h3>
            <p class="note">{Lessons::ReportAbout.text()}</p>
            <p class="error" hidden=move || lost().is_empty()>{lost}</p>
            <div class="scroll" role="region" aria-label=Lessons::ReportTable.text() tabindex="0"><table>
                <thead><tr>{ReportColumn::ALL.map(|column| view! { <th scope="col">{column.text()}</th> }).into_iter().collect_view()}</tr></thead>
                <tbody>{move || rows().into_iter().map(|[title, rest @ ..]| view! {
                    <tr><th scope="row">{title}</th>{rest.into_iter().map(|text| view! { <td>{text}</td> }).collect_view()}</tr>
                }).collect_view()}</tbody>
            </table></div>
            <p><button on:click=move |_| { let _ = window().print(); }>{Lessons::Print.text()}</button>
                <a data-testid="report-link" href=here>{Lessons::ReportLink.text()}</a>
                <SaveText label=Lessons::ReportCsv.text() text=table />
                <button class="quiet" on:click=clear>{Lessons::Forget.text()}</button></p>
        </section>
    }
}
