//! Lessons: read, predict and say why, watch one run, then twenty seeds, and see what they mean.

pub(crate) mod answers;
pub(crate) mod bars;
pub(crate) mod class;
pub(crate) mod distance;
pub(crate) mod glossary;
pub(crate) mod hand;
pub(crate) mod kept;
pub(crate) mod landscape;
pub(crate) mod question;
pub(crate) mod report;
pub(crate) mod reveal;
pub(crate) mod seat;
pub(crate) mod seeds;
pub(crate) mod takeover;
pub(crate) mod wall;

use leptos::html::Section;
use leptos::prelude::*;

use crate::say::keys::{NumberKey, Shortcut};
use crate::say::lessons::{LessonText, Lessons, Texts, all_texts};
use crate::say::words;
use crate::study::Trials;
use crate::study::lessons::{Aside, LESSONS, Lesson, Machine};
use crate::study::predictions::Prediction;
use crate::study::view::View;

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::state::use_class;
use crate::ui::classroom::worker_pool::use_pool;
use crate::ui::kit::scroll::scroll_to;
use crate::ui::lessons::class::{Door, of_key};
use crate::ui::lessons::glossary::Glossary;
use crate::ui::lessons::hand::HandView;
use crate::ui::lessons::kept::use_predictions;
use crate::ui::lessons::question::Question;
use crate::ui::lessons::report::{LinkedReport, Report};
use crate::ui::lessons::reveal::Reveal;
use crate::ui::lessons::seat::SeatView;
use crate::ui::lessons::seeds::Seeds;
use crate::ui::lessons::takeover::TakeoverView;
use crate::ui::lessons::wall::Wall;
use crate::ui::race::{Phase, RaceBody, Racing};

#[component]
pub fn LessonList() -> impl IntoView {
    let class = use_class();
    view! {
        <section class="lesson-list" data-testid="lessons" aria-labelledby="lessons-title">
            <h2 id="lessons-title">{Lessons::Title.text()}</h2>
            <p>{Lessons::About.text()}</p>
            <ol>{all_texts().iter().zip(0u8..).map(|(texts, number)| view! {
                <li><button class="lesson-entry" data-testid=format!("open-lesson-{number}") data-key=format!("answer-{number}") title=NumberKey::Key { number: number.into() }.text() on:click=move |_| class.open(View::Lesson(number))>
                    <span class="lane-number">{number}</span>{texts.title}</button></li>
            }).collect_view()}</ol>
            <Glossary />
            <LinkedReport />
            <Report />
        </section>
    }
}

#[component]
pub fn LessonView(number: u8) -> impl IntoView {
    let class = use_class();
    let at = usize::from(number);
    let Some((&lesson, texts)) = LESSONS.get(at).zip(all_texts().get(at)) else { return ().into_any() };
    let to = move |number: u8| class.open(View::Lesson(number));
    let (joined, wall) = (of_key(class, "class"), of_key(class, "wall"));
    // A prediction of an earlier visit is taken up; not beside a wall, which has the workers to itself.
    let earlier = use_predictions().pending(number);
    let earlier = earlier.filter(|made| made.choice < texts.options.len() && wall.get_untracked().is_none());
    let predicted = RwSignal::new(earlier.clone());
    let earlier = StoredValue::new(earlier);
    // Links of lessons are opened in a test.
    let machine = move || lesson.machine().ok().map(StoredValue::new);
    view! {
        <article class="lesson" data-testid="lesson" aria-labelledby="lesson-title">
            <nav class="lesson-nav" aria-label=Lessons::Title.text()>
                <button class="quiet" data-key="all" title=Shortcut::Zero.text() on:click=move |_| class.open(View::Lessons)>{Lessons::All.text()}</button>
                <button class="quiet" data-key="back" disabled={number == 0} on:click=move |_| to(number - 1)>{Lessons::Previous.text()}</button>
                <button class="quiet" data-key="next" disabled={at + 1 == LESSONS.len()}
                    on:click=move |_| to(number + 1)>{Lessons::Next.text()}</button>
            </nav>
            <h2 id="lesson-title">{LessonText::Title { number, title: texts.title }.text()}</h2>
            {texts.text.iter().map(|text| view! { <p class="lesson-text">{*text}</p> }).collect_view()}
            {match lesson.aside {
                Aside::Hand => Some(view! { <HandView lesson /> }.into_any()),
                Aside::Takeover => Some(view! { <TakeoverView /> }.into_any()),
                Aside::None | Aside::Landscape(_) => None,
            }}
            <Door />
            {move || wall.get().zip(machine()).map(|(code, machine)| view! { <Wall number lesson texts code machine /> })}
            <Question number texts predicted earlier />
            {move || predicted.get().zip(joined.get()).zip(machine()).map(|((prediction, code), machine)| {
                view! { <SeatView number lesson choice=prediction.choice code machine /> }
            })}
            {move || predicted.get().map(|prediction| {
                let waits = earlier.with_value(Option::is_some);
                view! { <Run number lesson texts prediction waits /> }
            })}
            <Glossary />
        </article>
    }
    .into_any()
}

/// The lesson's run and its seeds, once there is a prediction. What the class has to look at comes into sight: the start button,
/// then the run.
#[component]
fn Run(
    number: u8,
    lesson: &'static Lesson,
    texts: &'static Texts,
    prediction: Prediction,
    /// The lesson was opened with its prediction: it is seen from its head.
    waits: bool,
) -> impl IntoView {
    let stage = NodeRef::<Section>::new();
    let at_work = RwSignal::new(false);
    // On a phone of a class the seat comes first.
    let waits = waits || use_class().key("class").is_some();
    Effect::new(move |_| {
        let (Some(stage), at_work) = (stage.get(), at_work.get()) else { return };
        let button = stage.query_selector("[data-key=go]").ok().flatten();
        match button {
            _ if !at_work && waits => {}
            Some(button) if !at_work => scroll_to(button.into(), false),
            _ => scroll_to(stage.into(), true),
        }
    });
    let machine = match lesson.machine() {
        Ok(machine) => machine,
        // Every lesson's links are opened in a test.
        Err(why) => {
            let told = words::paragraph(why.iter().map(|why| words::sentence(&why.to_string())));
            return view! { <p class="error">{told}</p> }.into_any();
        }
    };
    let Machine { puzzle, race, .. } = &machine;
    let racing = Racing::new(use_pool(), puzzle.clone(), race.clone());
    // A race of a few hundred steps is watched, one of millions is waited for.
    racing.choose_pace(if racing.evaluations.get_untracked() > 100_000 { 2 } else { 0 });
    racing.set();
    let bench = Bench::<Trials>::new(use_pool());
    let over = Memo::new(move |_| racing.phase.get() == Phase::Over);
    // Once begun it stays so.
    Effect::new(move |_| {
        if racing.phase.get() != Phase::Set && !at_work.get_untracked() {
            at_work.set(true);
        }
    });
    let ready = Memo::new(move |before: Option<&bool>| over.get() || before.copied().unwrap_or_default());
    let machine = StoredValue::new(machine);
    view! {
        <section class="lesson-run" aria-label=Lessons::Run.text() node_ref=stage>
            <h3>{Lessons::Run.text()}</h3>
            <RaceBody racing fixed=true />
        </section>
        <Show when=move || ready.get()>
            <Seeds bench machine />
            <Reveal number lesson texts prediction=prediction.clone() bench />
        </Show>
    }
    .into_any()
}
