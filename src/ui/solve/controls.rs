//! Evolve, Pause, Resume, Step, Stop; the speed; and what can be done after a run.

use leptos::prelude::*;

use crate::threads::search::protocol::Speed;

use crate::evolve::stage::Stage;
use crate::say::solve::{Button, SpeedLabel};
use crate::say::solved::SolvedLabel;
use crate::ui::kit::choice::{choice, segmented};
use crate::ui::open::generator::{Work, use_generator};
use crate::ui::solve::two_solutions::TwoSolutions;
use crate::ui::state::page::use_page;

/// Speeds that are offered: for the eye, for the class, for the record.
const SPEEDS: [(Speed, SpeedLabel, SpeedLabel); 4] = [
    (Speed::PerSecond(1.0), SpeedLabel::One, SpeedLabel::OneInFull),
    (Speed::PerSecond(5.0), SpeedLabel::Five, SpeedLabel::FiveInFull),
    (Speed::PerSecond(20.0), SpeedLabel::Twenty, SpeedLabel::TwentyInFull),
    (Speed::Full, SpeedLabel::Full, SpeedLabel::FullInFull),
];

#[component]
pub fn Controls() -> impl IntoView {
    let page = use_page();
    let stage = page.run.stage;
    let name = move || match stage.get() {
        Stage::Running => Button::Pause.text(),
        Stage::Paused => Button::Resume.text(),
        Stage::LimitReached => Button::Continue.text(),
        Stage::Solved if page.repeats_run() => SolvedLabel::Again.text(),
        _ => Button::Evolve.text(),
    };
    let solved = move || stage.get() == Stage::Solved;
    view! {
        <div class="controls">
            <NextPuzzle />
            <button class="main" class:evolves=move || !solved() data-testid="evolve" disabled=move || page.has_no_thread() on:click=move |_| page.main_action()>{name}</button>
            <button hidden=solved disabled=move || page.has_no_thread() || matches!(stage.get(), Stage::Running | Stage::LimitReached) on:click=move |_| page.step()
                title=Button::StepHint.text()>{Button::Step.text()}</button>
            <button hidden=solved disabled=move || !stage.get().is_live() on:click=move |_| page.run.stop()>{Button::Stop.text()}</button>
        </div>
    }
}

/// What a person does next once a board is solved: another of the same kind, as many givens as a medium one has.
#[component]
fn NextPuzzle() -> impl IntoView {
    let page = use_page();
    let generator = use_generator();
    let making = Memo::new(move |_| matches!(generator.work.get(), Work::Making(_)));
    view! {
        <button class="main" data-testid="next" hidden=move || page.run.stage.get() != Stage::Solved || page.board.shape.get().is_large() disabled=move || making.get()
            on:click=move |_| generator.make_another(page.board.shape.get_untracked())>
            {move || if making.get() { SolvedLabel::Making.text() } else { SolvedLabel::Next.text() }}
        </button>
    }
}

#[component]
pub fn SpeedChoice() -> impl IntoView {
    let page = use_page();
    let speed = move |(speed, name, title): (Speed, SpeedLabel, SpeedLabel)| {
        let words = (name.text(), title.text().to_string(), Some(title.text()));
        choice("speed", words, move || page.recipe.speed.get() == speed, move || page.set_speed(speed))
    };
    let name = view! { <legend>{SpeedLabel::Legend.text()}</legend> };
    segmented("speed", name.into_any(), SPEEDS.map(speed).into())
}

/// How to go on from where the run stands. The room is reserved, so that nothing moves when a button appears.
#[component]
pub fn FollowUp() -> impl IntoView {
    let page = use_page();
    let stage = page.run.stage;
    let stopped = move || stage.get() == Stage::Stopped;
    let over = move || !matches!(stage.get(), Stage::Idle | Stage::Running | Stage::Paused);
    view! {
        <div class="follow-up">
            <TwoSolutions />
            <button hidden=move || !stopped() on:click=move |_| page.run.resume()>{Button::Resume.text()}</button>
            <button hidden=move || !over() on:click=move |_| page.evolve_with_new_seed()>{Button::NewSeed.text()}</button>
            <button class="quiet" hidden=move || !over() on:click=move |_| page.run.leave()>{Button::ClearEvolved.text()}</button>
        </div>
    }
}
