//! The rooms: the Lab, where a run is stepped through, raced and studied, the Lessons, and the Techniques.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::say::classroom::Bar;
use crate::study::view::View;

use crate::threads::host::speak;
use crate::ui::classroom::books::Workbooks;
use crate::ui::classroom::digits::follow_digits;
use crate::ui::classroom::projector::Tools;
use crate::ui::classroom::record::RunAsCsv;
use crate::ui::classroom::state::{Class, Tone, use_class};
use crate::ui::classroom::worker_pool::WorkerPool;
use crate::ui::kit::events::{announce, listen};
use crate::ui::kit::store;
use crate::ui::kit::tabs::tab;
use crate::ui::lab::{Lab, LabView};
use crate::ui::lessons::answers::Unkept;
use crate::ui::lessons::kept::Predictions;
use crate::ui::lessons::{LessonList, LessonView};
use crate::ui::race::{LastRace, RaceView};
use crate::ui::study::StudyView;
use crate::ui::study::shelf::Shelf;
use crate::ui::techniques::{Teacher, TechniqueList, TechniquePage};

/// The sheets of the classroom's views come with its program: the page's first view has no use for them.
const STYLE: &str = concat!(
    include_str!("../../../style/classroom.css"),
    include_str!("../../../style/lab.css"),
    include_str!("../../../style/classroom-race.css"),
    include_str!("../../../style/classroom-lessons.css"),
    include_str!("../../../style/classroom-techniques.css"),
    include_str!("../../../style/classroom-class.css")
);

/// The tabs of the Lab, in order.
const TABS: &[(View, Bar)] = &[(View::Lab, Bar::StepThrough), (View::Race, Bar::Race), (View::Study, Bar::Study)];

/// What a view shows.
fn body(view: View) -> AnyView {
    match view {
        View::Lab => view! { <LabView /><RunAsCsv /><Workbooks /> }.into_any(),
        View::Race => view! { <RaceView /> }.into_any(),
        View::Study => view! { <StudyView /> }.into_any(),
        View::Lessons => view! { <LessonList /> }.into_any(),
        View::Lesson(number) => view! { <LessonView number /> }.into_any(),
        View::Techniques => view! { <TechniqueList /> }.into_any(),
        View::Technique(technique) => view! { <TechniquePage technique /> }.into_any(),
    }
}

/// Puts the classroom into its place on the page.
pub fn start() {
    speak();
    let Some(root) = document().get_element_by_id("classroom").and_then(|root| root.dyn_into().ok()) else { return };
    leptos::mount::mount_to(root, Rooms).forget();
}

#[component]
fn Rooms() -> impl IntoView {
    let class = Class::new();
    provide_context(class);
    Lab::provide();
    provide_context(WorkerPool::new());
    provide_context(LastRace::none());
    provide_context(Shelf::empty());
    provide_context(Unkept::none());
    provide_context(Predictions::kept());
    announce("sudokube:style", &format!("classroom {STYLE}"));
    Teacher::provide();
    let enter = move || {
        let element = document().get_element_by_id("classroom");
        let read = |name: &str| element.as_ref().and_then(|e| e.get_attribute(name)).unwrap_or_default();
        class.enter(&read("data-room"), &read("data-link"), &read("data-number"));
    };
    enter();
    listen("sudokube:room", move |_| enter());
    listen("sudokube:close", |_| store::close());
    class.keep_address();
    follow_digits(class);
    // Built anew only when another view is opened.
    let view = Memo::new(move |_| class.view.get());
    // How the Lab follows a link is of no use to who learns a technique.
    let is_hushed = move || {
        let is_of_others = |view: View| match view.room() {
            "Lessons" => true,
            "Techniques" => class.tone.get() != Tone::Wrong,
            _ => class.tone.get() == Tone::OfLab && view != View::Lab,
        };
        class.notice.with(String::is_empty) || view.get().is_none_or(is_of_others)
    };
    view! {
        <main class="classroom" data-testid="classroom" data-view=move || view.get().map(View::key)>
            <div class="class-bar"><Tabs /><Tools /></div>
            <p class="class-notice" class:error=move || class.tone.get() == Tone::Wrong role="status" hidden=is_hushed>{class.notice}</p>
            {move || view.get().map(body)}
        </main>
    }
}

#[component]
fn Tabs() -> impl IntoView {
    let class = use_class();
    let of = move |(view, name): (View, Bar)| {
        tab(name.text(), None, move || class.view.get() == Some(view), move || class.open(view))
    };
    view! {
        <nav class="tabs" aria-label=Bar::Lab.text() hidden=move || class.view.get().is_none_or(|view| view.room() != "Lab")>
            {TABS.iter().map(|&entry| of(entry)).collect_view()}
        </nav>
    }
}
