//! The list of the puzzles that were begun: a picture of each, how far it is, how long it took.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::play::{Board, Saved};

use super::dialogs::follow;
use super::page::{Page, use_page};
use super::play_words::{ago, clock};
use super::shelf;

#[component]
pub fn Shelf() -> impl IntoView {
    let page = use_page();
    let open = RwSignal::new(false);
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open);
    let games = RwSignal::new(Vec::<Saved>::new());
    let show = move |_| {
        page.keep_game();
        games.set(shelf::all());
        open.set(true);
    };
    let list = move || {
        let entries: Vec<AnyView> = games.get().into_iter().map(|saved| entry(page, open, games, saved).into_any()).collect();
        match entries.is_empty() {
            true => view! { <p>"No puzzle has been begun yet. Whatever you play is kept here, in this browser only."</p> }.into_any(),
            false => view! { <ul>{entries}</ul> }.into_any(),
        }
    };
    view! {
        <button data-testid="shelf" on:click=show>"My puzzles"</button>
        <dialog class="shelf" data-testid="shelf-dialog" aria-labelledby="shelf-title" node_ref=dialog
            on:close=move |_| open.set(false)>
            <h2 id="shelf-title">"My puzzles"</h2>
            {list}
            <div class="actions"><button class="main" on:click=move |_| open.set(false)>"Close"</button></div>
        </dialog>
    }
}

fn entry(page: Page, open: RwSignal<bool>, games: RwSignal<Vec<Saved>>, saved: Saved) -> impl IntoView {
    let board = saved.game.board();
    let id = board.puzzle_id();
    let (filled, of) = saved.progress();
    let state = match board.is_complete() {
        true => "solved".to_string(),
        false => format!("{filled} of {of} squares filled"),
    };
    let when = ago((js_sys::Date::now() as u64).saturating_sub(saved.touched));
    let title = format!("{}, {} givens", board.shape().title(), board.given_count());
    let (name, gone) = (format!("Continue {title}, {state}"), format!("Delete {title}, {state}"));
    let picture = thumbnail(board);
    let seconds = clock(saved.seconds);
    let go_on = move |_| {
        open.set(false);
        page.play_kept(saved.clone());
    };
    let delete = move |_| {
        shelf::forget(id);
        games.update(|games| games.retain(|g| g.game.board().puzzle_id() != id));
    };
    view! {
        <li>
            {picture}
            <p><b>{title}</b><span>{state}", "{seconds}</span><span>{when}</span></p>
            <button aria-label=name on:click=go_on>"Continue"</button>
            <button class="quiet" aria-label=gone on:click=delete>"Delete"</button>
        </li>
    }
}

/// A small picture of a board, or of the front of a cube: a block for each given, a lighter one for each typed digit.
fn thumbnail(board: &Board) -> impl IntoView + use<> {
    let layout = board.layout();
    let front = &layout.faces[if layout.shape.is_cube() { 2 } else { 0 }].squares;
    let blocks = |given: bool| {
        let holds = |s: usize| board.cells()[s].digit != 0 && board.cells()[s].given == given;
        let places = front.iter().enumerate().filter(|(_, s)| holds(**s));
        places.map(|(k, _)| format!("M{}.2 {}.2h.6v.6h-.6z", k % layout.side, k / layout.side)).collect::<String>()
    };
    let side = layout.side;
    let mut lines = String::new();
    (0..=side).step_by(layout.shape.box_height()).for_each(|y| lines.push_str(&format!("M0 {y}h{side}")));
    (0..=side).step_by(layout.shape.box_width()).for_each(|x| lines.push_str(&format!("M{x} 0v{side}")));
    view! {
        <svg class="thumb" viewBox=format!("-.2 -.2 {0} {0}", side as f64 + 0.4) aria-hidden="true">
            <path class="typed" d=blocks(false) /><path class="given" d=blocks(true) /><path class="lines" d=lines />
        </svg>
    }
}
