//! The solutions found so far, to be looked at on the board one by one.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::puzzle::Grid;
use crate::say::number::Number;
use crate::say::solve::{Button, SolutionsLabel, SolutionsMessage};
use crate::threads::search::viewer::{Shown, Solutions};
use crate::ui::state::page::use_page;

use crate::draw::algorithm_view::solutions::sentence;

#[component]
pub fn SolutionsView() -> impl IntoView {
    let page = use_page();
    page.verdict.count_solutions();
    let text = move || {
        page.run.algorithm_view.with(|view| match view.as_ref().and_then(Shown::solutions) {
            Some(&Solutions { count, met, since, wanted, .. }) => {
                sentence(u64::from(count), met, since, wanted, page.verdict.counted.get())
            }
            None => String::new(),
        })
    };
    let shown = RwSignal::new(0usize);
    let number = Memo::new(move |_| {
        page.run.algorithm_view.with(|view| view.as_ref().and_then(Shown::solutions).map_or(0, |s| s.first.len()))
    });
    let rests = move || page.run.stage.get() != Stage::Running && number.get() > 0;
    let turn = move |by: usize| {
        let next = (shown.get_untracked() + by) % number.get_untracked().max(1);
        shown.set(next);
        let solution = |found: &Solutions| found.first.get(next).cloned();
        let cells = page.run.algorithm_view.with_untracked(|view| view.as_ref()?.solutions().and_then(solution));
        if let Some(grid) = cells.and_then(|cells| Grid::new(page.board.shape.get_untracked(), cells)) {
            page.run.show(grid);
        }
    };
    let position = move || match number.get() {
        0 => SolutionsLabel::None.text().to_string(),
        n => SolutionsMessage::Shown { number: Number(shown.get() as u64 + 1), of: Number(n as u64) }.text(),
    };
    view! {
        <p class="about" data-testid="solutions">{text}</p>
        <div class="walk">
            <button disabled=move || !rests() on:click=move |_| turn(number.get_untracked().saturating_sub(1))>{Button::Previous.text()}</button>
            <button disabled=move || !rests() on:click=move |_| turn(1)>{Button::Next.text()}</button>
            <span role="status" data-testid="solution-shown">{position}</span>
        </div>
        <p class="about">{SolutionsLabel::Help.text()}</p>
    }
}
