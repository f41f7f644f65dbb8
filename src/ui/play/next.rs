//! Where to go on from a game that is over: another puzzle, as hard, a little easier or harder.

use leptos::prelude::*;

use crate::generate::near::{Way, is_offered};
use crate::play::Sheet;
use crate::puzzle::Shape;
use crate::say::page::diary::{Diary, Win};
use crate::technique::{Grade, Tenths};
use crate::threads::diary::protocol::AnotherOrder;

use crate::ui::kit::machine::fresh_seed;
use crate::ui::open::generator::use_generator;
use crate::ui::play::days::Days;
use crate::ui::state::page::use_page;

/// Boards whose puzzles are made by level in a second or two.
const BY_LEVEL: [Shape; 6] = [Shape::Flat4, Shape::Flat6, Shape::Flat9, Shape::Flat16, Shape::Cube4, Shape::Cube9];

#[component]
pub fn Next(days: Days, #[prop(into)] er: Signal<Option<Tenths>>) -> impl IntoView {
    let page = use_page();
    let generator = use_generator();
    let shape = page.board.shape.get_untracked();
    let making = days.another;
    let make = move |way: Way| {
        if !BY_LEVEL.contains(&shape) {
            return generator.make_another(shape);
        }
        // What logic does not end is beyond all that is made here.
        let er = er.get_untracked().unwrap_or(Grade::Expert.most());
        let order = AnotherOrder { shape, er, way, seed: fresh_seed() };
        days.make_another(order, move |puzzle, made| {
            page.load_alone(Sheet::of_givens(puzzle));
            if !way.leads(er, made) {
                page.say(Win::NoneSuch.text());
            }
        });
    };
    let can = move |way: Way| er.get().is_some_and(|er| is_offered(shape, er, way));
    let by_level = BY_LEVEL.contains(&shape);
    view! {
        <button class="main" data-testid="next-puzzle" disabled=move || making.get() on:click=move |_| make(Way::Same)>
            {move || if making.get() { Diary::Making.text() } else { Win::Next.text() }}
        </button>
        {by_level.then(|| view! {
            <button class="quiet" hidden=move || !can(Way::Easier) on:click=move |_| make(Way::Easier)>{Win::Easier.text()}</button>
            <button class="quiet" hidden=move || !can(Way::Harder) on:click=move |_| make(Way::Harder)>{Win::Harder.text()}</button>
        })}
    }
}
