//! Lessons: read, predict, see it run, and try on.

pub(crate) mod landscape;
pub(crate) mod question;
pub(crate) mod reveal;

use leptos::html::Section;
use leptos::prelude::*;

use crate::say::number::grouped;
use crate::study::lessons::{Finding, LESSONS, Lesson, Machine};
use crate::study::view::View;

use crate::ui::classroom::state::use_class;
use crate::ui::classroom::worker_pool::use_pool;
use crate::ui::kit::scroll::scroll_to;
use crate::ui::lessons::question::Question;
use crate::ui::lessons::reveal::Reveal;
use crate::ui::race::{Phase, RaceBody, Racing};
use crate::ui::study::{Bench, StudyBody};

#[component]
pub fn LessonList() -> impl IntoView {
    let class = use_class();
    view! {
        <section class="lesson-list" data-testid="lessons" aria-labelledby="lessons-title">
            <h2 id="lessons-title">"Lessons"</h2>
            <p>"Each takes some ten minutes: read, predict, see the real thing run, and try on. What is shown is computed here and now."</p>
            <ol>{LESSONS.iter().zip(1u8..).map(|(lesson, number)| view! {
                <li><button class="lesson-entry" data-testid=format!("open-lesson-{number}") data-key=format!("answer-{number}") title=format!("Key {number}") on:click=move |_| class.open(View::Lesson(number))>
                    <span class="lane-number">{number}</span>{lesson.title}</button></li>
            }).collect_view()}</ol>
        </section>
    }
}

#[component]
pub fn LessonView(number: u8) -> impl IntoView {
    let class = use_class();
    let Some(&lesson) = LESSONS.get(usize::from(number).wrapping_sub(1)) else { return ().into_any() };
    let predicted = RwSignal::new(None::<usize>);
    let to = move |number: u8| class.open(View::Lesson(number));
    view! {
        <article class="lesson" data-testid="lesson" aria-labelledby="lesson-title">
            <nav class="lesson-nav" aria-label="Lessons">
                <button class="quiet" data-key="all" title="Key 0" on:click=move |_| class.open(View::Lessons)>"All lessons"</button>
                <button class="quiet" data-key="back" disabled={number == 1} on:click=move |_| to(number - 1)>"Previous"</button>
                <button class="quiet" data-key="next" disabled={usize::from(number) == LESSONS.len()}
                    on:click=move |_| to(number + 1)>"Next"</button>
            </nav>
            <h2 id="lesson-title">{format!("{number}. {}", lesson.title)}</h2>
            {lesson.text.iter().map(|text| view! { <p class="lesson-text">{*text}</p> }).collect_view()}
            <Question lesson predicted />
            {move || predicted.get().map(|choice| view! { <Run lesson choice /> })}
        </article>
    }
    .into_any()
}

/// The lesson's run, once there is a prediction, and what comes of it. What the class has to look at comes into sight: the
/// start button, then the run, then the answer.
#[component]
fn Run(lesson: &'static Lesson, choice: usize) -> impl IntoView {
    let stage = NodeRef::<Section>::new();
    let at_work = RwSignal::new(false);
    Effect::new(move |_| {
        let (Some(stage), at_work) = (stage.get(), at_work.get()) else { return };
        let button = stage.query_selector("[data-key=go]").ok().flatten();
        match button {
            Some(button) if !at_work => scroll_to(button.into(), false),
            _ => scroll_to(stage.into(), true),
        }
    });
    view! { <section class="lesson-run" aria-label="The run" node_ref=stage><Body lesson choice at_work /></section> }
}

#[component]
fn Body(lesson: &'static Lesson, choice: usize, at_work: RwSignal<bool>) -> impl IntoView {
    match lesson.machine() {
        Ok(Machine::Race { puzzle, lanes, evaluations }) => {
            let racing = Racing::new(use_pool(), Signal::stored(puzzle), lanes);
            racing.evaluations.set(evaluations);
            // A race of a few hundred steps is watched, one of millions is waited for.
            racing.set_pace(if evaluations > 100_000 { 2 } else { 0 });
            racing.set();
            let result = Memo::new(move |_| {
                let over = racing.phase.get() == Phase::Over;
                over.then(|| racing.standings.with(|all| outcome(lesson, &Finding::Race(all))))
            });
            Effect::new(move |_| begin(at_work, racing.phase.get() != Phase::Set));
            view! { <RaceBody racing fixed=true /><Reveal lesson choice result /> }.into_any()
        }
        Ok(Machine::Study(plan)) => {
            let bench = Bench::new(use_pool(), false);
            let result = Memo::new(move |_| {
                bench.with(|study| {
                    let study = study.filter(|s| s.is_complete())?;
                    Some(outcome(lesson, &Finding::Study(study)))
                })
            });
            Effect::new(move |_| begin(at_work, bench.running.get()));
            let go = move |_| if bench.running.get_untracked() { bench.stop() } else { bench.start(plan.clone()) };
            let main = move || match (bench.running.get(), result.with(Option::is_some)) {
                (true, _) => "Stop",
                (false, true) => "Done",
                (false, false) => "Start",
            };
            view! {
                <p><button class="main" data-testid="lesson-go" data-key="go" on:click=go
                    disabled=move || result.with(Option::is_some)>{main}</button></p>
                <StudyBody bench />
                <Reveal lesson choice result />
            }
            .into_any()
        }
        // Every lesson's link is opened in a test.
        Err(why) => view! { <p class="error">{why.to_string()}</p> }.into_any(),
    }
}

/// Once begun it stays so.
fn begin(at_work: RwSignal<bool>, now: bool) {
    if now && !at_work.get_untracked() {
        at_work.set(true);
    }
}

/// The option that is borne out, and the sentence with the numbers.
fn outcome(lesson: &Lesson, finding: &Finding) -> (Option<usize>, String) {
    ((lesson.borne_out)(finding), grouped(&(lesson.shows)(finding)))
}
