//! Two solutions of a puzzle that has several, one at a time.

use leptos::prelude::*;

use crate::say::run::Stage;
use crate::say::verdict::solution;
use crate::ui::state::page::use_page;

/// Where the puzzle has several solutions: two of them on the board, one at a time.
#[component]
pub fn TwoSolutions() -> impl IntoView {
    let page = use_page();
    let showing = page.verdict.showing;
    let several =
        move || page.run.stage.get() == Stage::Idle && page.verdict.truth.with(|t| solution(t, false).is_some());
    let choice = move |which: Option<bool>, name: &'static str| {
        view! {
            <button aria-pressed=move || (showing.get() == which).to_string() on:click=move |_| page.verdict.show_solution(which)>{name}</button>
        }
    };
    view! {
        <div class="two" role="group" aria-label="Two solutions; squares in which they differ are marked" data-testid="two"
            hidden=move || !several()>
            {choice(None, "Puzzle")}
            {choice(Some(false), "First solution")}
            {choice(Some(true), "Second solution")}
        </div>
    }
}
