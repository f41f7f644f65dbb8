//! The projector of a class: the code on the wall, the answers that are typed in, and their histogram. Every seed is run again here, and
//! an answer that says otherwise is marked and does not count among the results.

use leptos::html::Input;
use leptos::prelude::*;

use crate::export::qr::Code;
use crate::say::lessons::class::{Class as Said, ClassText, handed, refused, result};
use crate::say::lessons::{Texts, meaning};
use crate::say::number::Noun;
use crate::say::words::{paragraph, sentence};
use crate::study::class::{Answer, ClassCode, Collected, Handed, results};
use crate::study::lessons::{Lesson, Machine};
use crate::study::view::View;

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::follow::address;
use crate::ui::classroom::state::use_class;
use crate::ui::classroom::worker_pool::use_pool;
use crate::ui::lessons::answers::use_unkept;
use crate::ui::lessons::bars::{Bar, Bars};

#[component]
pub fn Wall(
    number: u8,
    lesson: &'static Lesson,
    texts: &'static Texts,
    code: ClassCode,
    machine: StoredValue<Machine>,
) -> impl IntoView {
    let class = use_class();
    let unkept = use_unkept();
    let bench = Bench::<Collected>::new(use_pool());
    let join = {
        let mut link = untrack(|| class.run_link());
        link.other.push(("view".into(), View::Lesson(number).key()));
        link.other.push(("class".into(), code.text().into()));
        address(&link.write())
    };
    let sign = code.text().to_string();
    let picture = Code::of(&join).map(|code| code.svg(Said::JoinCode.text()));
    let code = StoredValue::new(code);
    // The wall as it was left.
    let mut known = code.with_value(|code| machine.with_value(|machine| Collected::new(machine, code)));
    let stored = move || code.with_value(|code| unkept.answers(number, code));
    known.become_these(&stored().unwrap_or_default());
    // That answers are not kept stays said.
    let lost = RwSignal::new(String::new());
    let keep = move |collected: &Collected| {
        let kept = code.with_value(|code| unkept.keep(number, code, collected));
        lost.set(kept.err().map_or_else(String::new, |error| sentence(error.label())));
    };
    // There may be room by now.
    if code.with_value(|code| unkept.has(number, code)) {
        keep(&known);
    }
    if known.answers().is_empty() {
        bench.show(Some(known))
    } else {
        bench.start(known)
    }
    let current = move || {
        let mut collected = untrack(|| bench.with(|known| known.cloned()))?;
        stored().into_iter().for_each(|stored| collected.become_these(&stored));
        Some(collected)
    };
    let (typed, said) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let field = NodeRef::<Input>::new();
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (text, Some(mut collected)) = (typed.get_untracked(), current()) else { return };
        let told = match code.with_value(|code| Answer::read(&text, code, number)) {
            Err(error) => refused(error),
            Ok(answer) => {
                let came = collected.hand_in(answer);
                if came == Handed::New {
                    keep(&collected);
                    bench.start(collected);
                }
                typed.set(String::new());
                handed(answer.seat, came)
            }
        };
        said.set(told.text());
        if let Some(field) = field.get_untracked() {
            let _ = field.focus();
        }
    };
    let take_back = move |seat: u16| {
        let Some(mut collected) = current() else { return };
        collected.take_back(seat);
        keep(&collected);
        said.set(String::new());
        bench.show(Some(collected));
    };
    let read = move |of: fn(&Collected) -> usize| bench.with(|known| known.map_or(0, of));
    let waiting = Memo::new(move |_| read(|known| known.left().count()));
    let count = move || {
        let answers = Noun::Answer.of(read(|known| known.answers().len()));
        ClassText::Collected { answers, checked: read(|known| known.together().seeds() as usize).into() }.text()
    };
    let go_on = move |_| {
        if let Some(collected) = current() {
            bench.start(collected);
        }
    };
    let predictions = Memo::new(move |_| {
        let of = |k: usize| {
            bench.with(|known| {
                known.map_or(0, |known| known.answers().iter().filter(|a| usize::from(a.choice) == k).count())
            })
        };
        texts
            .options
            .iter()
            .enumerate()
            .map(|(k, option)| Bar { name: option.to_string(), count: of(k) })
            .collect::<Vec<_>>()
    });
    // Of the runs that were made here: what a phone said of its own does not change them.
    let shown = Memo::new(move |_| {
        bench.with(|known| {
            let seen: Vec<u8> = known.map_or_else(Vec::new, |known| {
                known.answers().iter().filter_map(|answer| known.shown(lesson.claim, answer.seat)).collect()
            });
            let bar =
                |k: u8| Bar { name: result(lesson.claim, k).text(), count: seen.iter().filter(|s| **s == k).count() };
            (0..results(lesson.claim)).map(bar).filter(|bar| bar.count > 0).collect::<Vec<_>>()
        })
    });
    let told = move || {
        bench.with(|known| known.map(Collected::together).filter(|t| t.seeds() > 0).map(|t| meaning(lesson.claim, &t)))
    };
    let rows = move || {
        bench.with(|known| {
            let Some(known) = known else { return Vec::new() };
            let mut answers = known.answers().to_vec();
            answers.sort_by_key(|answer| answer.seat);
            let row = |answer: Answer| (answer, known.agrees(lesson.claim, &answer));
            answers.into_iter().map(row).collect::<Vec<_>>()
        })
    };
    let row = move |(answer, agrees): (Answer, Option<bool>)| {
        let Answer { seat, choice, shown, .. } = answer;
        let state = match agrees {
            None => Said::Waiting,
            Some(true) => Said::Agrees,
            Some(false) => Said::Disagrees,
        };
        view! {
            <tr class:disagrees=agrees == Some(false)><th scope="row">{seat}</th><td>{texts.options.get(usize::from(choice)).copied().unwrap_or_default()}</td>
                <td>{result(lesson.claim, shown).text()}</td><td>{state.text()}</td>
                <td><button class="quiet" on:click=move |_| take_back(seat)>{Said::TakeBack.text()}</button></td></tr>
        }
    };
    let wrong = move || paragraph([bench.said.get(), lost.get()]);
    view! {
        <section class="wall" data-testid="wall" aria-label=Said::Title.text()>
            <div class="wall-join">
                <div><p>{Said::OnWall.text()}</p><p class="class-sign" data-testid="wall-code">{sign}</p></div>
                <div class="wall-qr" inner_html=picture></div>
            </div>
            <form class="class-form" on:submit=enter>
                <label class="labelled few"><span>{Said::Entry.text()}</span>
                    <input data-testid="answer-entry" data-key="field" autocomplete="off" autocapitalize="characters" spellcheck="false" node_ref=field
                        prop:value=typed on:input=move |event| typed.set(event_target_value(&event)) /></label>
                <button class="main" data-testid="answer-enter">{Said::Enter.text()}</button>
                <span role="status" data-testid="wall-said">{said}</span>
            </form>
            <p><span role="status" data-testid="collected">{count}</span>" "
                <button class="quiet" hidden=move || waiting.get() == 0 || bench.running.get() on:click=go_on>{Said::CheckRest.text()}</button></p>
            <p class="error" role="alert" hidden=move || wrong().is_empty()>{wrong}</p>
            <div class="wall-bars">
                <Bars title=Said::Predictions.text() name="predictions" bars=predictions />
                <Bars title=Said::Results.text() name="results" bars=shown />
            </div>
            <p data-testid="wall-meaning">{told}</p>
            <details class="fold"><summary>{Said::Answers.text()}</summary>
                <div class="scroll" role="region" aria-label=Said::Answers.text() tabindex="0"><table data-testid="answers">
                    <thead><tr><th scope="col">{Said::Seat.text()}</th><th scope="col">{Said::Prediction.text()}</th><th scope="col">{Said::Result.text()}</th>
                        <th scope="col">{Said::Checked.text()}</th><td></td></tr></thead>
                    <tbody>{move || rows().into_iter().map(row).collect_view()}</tbody>
                </table></div>
            </details>
        </section>
    }
}
