//! Lessons: read, predict, see it run, and experiment.

pub(crate) mod landscape;
pub(crate) mod question;
pub(crate) mod reveal;

use leptos::html::Section;
use leptos::prelude::*;

use crate::say::keys::{NumberKey, Shortcut};
use crate::say::lessons::{LessonText, Lessons, TEXTS, Texts};
use crate::say::words;
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
            <h2 id="lessons-title">{Lessons::Title.text()}</h2>
            <p>{Lessons::About.text()}</p>
            <ol>{TEXTS.iter().zip(1u8..).map(|(texts, number)| view! {
                <li><button class="lesson-entry" data-testid=format!("open-lesson-{number}") data-key=format!("answer-{number}") title=NumberKey::Key { number: number.into() }.text() on:click=move |_| class.open(View::Lesson(number))>
                    <span class="lane-number">{number}</span>{texts.title}</button></li>
            }).collect_view()}</ol>
        </section>
    }
}

#[component]
pub fn LessonView(number: u8) -> impl IntoView {
    let class = use_class();
    let at = usize::from(number).wrapping_sub(1);
    let Some((&lesson, &texts)) = LESSONS.get(at).zip(TEXTS.get(at)) else { return ().into_any() };
    let predicted = RwSignal::new(None::<usize>);
    let to = move |number: u8| class.open(View::Lesson(number));
    view! {
        <article class="lesson" data-testid="lesson" aria-labelledby="lesson-title">
            <nav class="lesson-nav" aria-label=Lessons::Title.text()>
                <button class="quiet" data-key="all" title=Shortcut::Zero.text() on:click=move |_| class.open(View::Lessons)>{Lessons::All.text()}</button>
                <button class="quiet" data-key="back" disabled={number == 1} on:click=move |_| to(number - 1)>{Lessons::Previous.text()}</button>
                <button class="quiet" data-key="next" disabled={usize::from(number) == LESSONS.len()}
                    on:click=move |_| to(number + 1)>{Lessons::Next.text()}</button>
            </nav>
            <h2 id="lesson-title">{LessonText::Title { number, title: texts.title }.text()}</h2>
            {texts.text.iter().map(|text| view! { <p class="lesson-text">{*text}</p> }).collect_view()}
            <Question texts predicted />
            {move || predicted.get().map(|choice| view! { <Run lesson texts choice /> })}
        </article>
    }
    .into_any()
}

/// The lesson's run, once there is a prediction, and what comes of it. What the class has to look at comes into sight: the
/// start button, then the run, then the answer.
#[component]
fn Run(lesson: &'static Lesson, texts: &'static Texts, choice: usize) -> impl IntoView {
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
    view! { <section class="lesson-run" aria-label=Lessons::Run.text() node_ref=stage><Body lesson texts choice at_work /></section> }
}

#[component]
fn Body(lesson: &'static Lesson, texts: &'static Texts, choice: usize, at_work: RwSignal<bool>) -> impl IntoView {
    match lesson.machine() {
        Ok(Machine::Race { puzzle, lanes }) => {
            let racing = Racing::new(use_pool(), puzzle, lanes);
            // A race of a few hundred steps is watched, one of millions is waited for.
            racing.choose_pace(if racing.evaluations.get_untracked() > 100_000 { 2 } else { 0 });
            racing.set();
            let result = Memo::new(move |_| {
                let over = racing.phase.get() == Phase::Over;
                over.then(|| racing.standings.with(|all| outcome(lesson, texts, &Finding::Race(all))))
            });
            Effect::new(move |_| begin(at_work, racing.phase.get() != Phase::Set));
            view! { <RaceBody racing fixed=true /><Reveal lesson texts choice result /> }.into_any()
        }
        Ok(Machine::Study(plan)) => {
            let bench = Bench::new(use_pool(), false);
            let result = Memo::new(move |_| {
                bench.with(|study| {
                    let study = study.filter(|s| s.is_complete())?;
                    Some(outcome(lesson, texts, &Finding::Study(study)))
                })
            });
            Effect::new(move |_| begin(at_work, bench.running.get()));
            let go = move |_| if bench.running.get_untracked() { bench.stop() } else { bench.start(plan.clone()) };
            let main = move || match (bench.running.get(), result.with(Option::is_some)) {
                (true, _) => Lessons::Stop,
                (false, true) => Lessons::Done,
                (false, false) => Lessons::Start,
            };
            view! {
                <p><button class="main" data-testid="lesson-go" data-key="go" on:click=go
                    disabled=move || result.with(Option::is_some)>{move || main().text()}</button></p>
                <StudyBody bench />
                <Reveal lesson texts choice result />
            }
            .into_any()
        }
        // Every lesson's link is opened in a test.
        Err(why) => {
            view! { <p class="error">{words::paragraph(why.iter().map(|why| words::sentence(&why.to_string())))}</p> }
                .into_any()
        }
    }
}

/// Once begun it stays so.
fn begin(at_work: RwSignal<bool>, now: bool) {
    if now && !at_work.get_untracked() {
        at_work.set(true);
    }
}

/// The option that the result is, and the sentences with the numbers.
fn outcome(lesson: &Lesson, texts: &Texts, finding: &Finding) -> (Option<usize>, String) {
    ((lesson.result)(finding), (texts.result)(finding))
}
