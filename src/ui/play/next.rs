//! Where to go on from a game that is over: another puzzle, as hard, a little easier or harder.

use leptos::prelude::*;

use crate::play::Sheet;
use crate::puzzle::Shape;
use crate::say::page::diary::{Diary, Win};
use crate::technique::{Grade, Tenths};
use crate::threads::diary::protocol::{AnotherOrder, Command, Report};

use crate::ui::kit::machine::fresh_seed;
use crate::ui::open::generator::use_generator;
use crate::ui::play::days::Days;
use crate::ui::state::page::use_page;

/// Boards whose puzzles are made by level in a second or two.
const BY_LEVEL: [Shape; 4] = [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Cube4];

#[component]
pub fn Next(days: Days, #[prop(into)] er: Signal<Option<Tenths>>) -> impl IntoView {
    let page = use_page();
    let generator = use_generator();
    let shape = page.board.shape.get_untracked();
    let making = RwSignal::new(false);
    let grade = move || er.get().map_or(Grade::Medium, Grade::of).min(Grade::Expert);
    let other = move |by: i32| {
        let at = Grade::ALL.iter().position(|g| *g == grade()).unwrap_or(1) as i32 + by;
        Grade::ALL[..4].get(usize::try_from(at).ok()?).copied()
    };
    let make = move |by: i32| {
        let Some(grade) = untrack(|| other(by)).filter(|_| BY_LEVEL.contains(&shape)) else {
            return generator.make_another(shape);
        };
        making.set(true);
        let order = AnotherOrder { shape, grade, seed: fresh_seed() };
        let take = move |report| {
            if let Report::Another { puzzle, .. } = report {
                page.load(Sheet::of_givens(puzzle));
            }
        };
        days.line.ask(move |id| Command::Another { id, order }, take);
    };
    let by_level = BY_LEVEL.contains(&shape);
    view! {
        <button class="main" data-testid="next-puzzle" disabled=move || making.get() on:click=move |_| make(0)>
            {move || if making.get() { Diary::Making.text() } else { Win::Next.text() }}
        </button>
        {by_level.then(|| view! {
            <button class="quiet" hidden=move || other(-1).is_none() on:click=move |_| make(-1)>{Win::Easier.text()}</button>
            <button class="quiet" hidden=move || other(1).is_none() on:click=move |_| make(1)>{Win::Harder.text()}</button>
        })}
    }
}
