//! A phone of a class: it runs the lesson with the seed of its seat, and shows the answer code.

use leptos::prelude::*;

use crate::say::lessons::class::{Class as Said, ClassText, result};
use crate::say::race::Ahead;
use crate::study::Trials;
use crate::study::class::{Answer, ClassCode, SEATS, shown};
use crate::study::lessons::{Lesson, Machine};

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::worker_pool::use_pool;

#[component]
pub fn SeatView(
    number: u8,
    lesson: &'static Lesson,
    choice: usize,
    code: ClassCode,
    machine: StoredValue<Machine>,
) -> impl IntoView {
    let bench = Bench::<Trials>::new(use_pool());
    let code = StoredValue::new(code);
    let typed = RwSignal::new(String::new());
    let seat = RwSignal::new(None::<u16>);
    let said = RwSignal::new("");
    let run = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let number = typed.get_untracked().trim().parse::<u16>().ok().filter(|seat| (1..=SEATS).contains(seat));
        said.set(if number.is_none() { Said::NoSeat.text() } else { "" });
        let Some(number) = number else { return };
        seat.set(Some(number));
        bench.start(code.with_value(|code| machine.with_value(|machine| code.trials(machine, number))));
    };
    let of_seat = move || {
        let seat = seat.get()?;
        Some(
            (ClassText::YourSeed { seat: u32::from(seat).into(), seed: code.with_value(|code| code.seed(seat)) })
                .text(),
        )
    };
    let progress = move || {
        let told = |t: &Trials| Ahead::Progress { done: t.done().into(), runs: t.runs().into() }.text();
        bench.with(|trials| trials.map(told)).unwrap_or_default()
    };
    let handed = Memo::new(move |_| {
        let seat = seat.get()?;
        let seen = bench.with(|trials| trials.filter(|t| t.is_complete()).map(|t| shown(lesson.claim, t)))?;
        let answer = Answer { lesson: number, seat, choice: choice as u8, shown: seen };
        Some((
            code.with_value(|code| answer.code(code)),
            ClassText::Showed { result: result(lesson.claim, seen).text() }.text(),
        ))
    });
    let answer = move || {
        handed.get().map(|(code, told)| {
            view! {
                <div class="answer-code" data-testid="answer-code" role="status">
                    <p>{told}</p>
                    <p>{Said::Yours.text()}</p>
                    <p class="class-sign" data-testid="answer">{code}</p>
                    <p class="note">{Said::Tell.text()}</p>
                </div>
            }
        })
    };
    view! {
        <section class="class-seat" data-testid="seat" aria-label=Said::Title.text()>
            <form class="class-form" on:submit=run>
                <label class="labelled few"><span>{Said::Seat.text()}</span>
                    <input data-testid="seat-number" inputmode="numeric" autocomplete="off" prop:value=typed
                        on:input=move |event| typed.set(event_target_value(&event)) /></label>
                <button class="main" data-testid="run-seat" disabled=bench.running>{Said::RunSeat.text()}</button>
                <span role="status">{of_seat}" "{progress}</span>
            </form>
            <p class="error" role="alert">{said}{bench.said}</p>
            {answer}
        </section>
    }
}
