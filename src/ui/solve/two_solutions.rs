//! Two solutions of a puzzle that has several, one at a time.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::exact::truth::solution;
use crate::say::solve::TwoLabel;
use crate::ui::state::page::use_page;

/// Where the puzzle has several solutions: two of them on the board, one at a time.
#[component]
pub fn TwoSolutions() -> impl IntoView {
    let page = use_page();
    let showing = page.verdict.showing;
    let several = move || {
        page.run.stage.get() == Stage::Idle
            && page.verdict.truth.with(|t| solution(t, false).is_some())
            && page.board.sheet.with(|sheet| !sheet.grid.is_empty())
    };
    let choice = move |which: Option<bool>, name: TwoLabel| {
        view! {
            <button aria-pressed=move || (showing.get() == which).to_string() on:click=move |_| page.verdict.show_solution(which)>{name.text()}</button>
        }
    };
    view! {
        <div class="two" role="group" aria-label=TwoLabel::Group.text() data-testid="two"
            hidden=move || !several()>
            {choice(None, TwoLabel::Puzzle)}
            {choice(Some(false), TwoLabel::First)}
            {choice(Some(true), TwoLabel::Second)}
        </div>
    }
}
