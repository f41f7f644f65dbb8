//! The list of the puzzles that were begun: a picture of each, how far it is, how long it took.

use crate::say::number::Noun;
use crate::say::page::saved::{Saved as Words, SavedGame};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::draw::saved_game::saved_game;
use crate::play::Board;

use crate::say::play::{ago, clock};
use crate::ui::kit::dialogs::follow;
use crate::ui::kit::store;
use crate::ui::state::games;
use crate::ui::state::games::{Entry, Games};
use crate::ui::state::page::{Page, use_page};

#[component]
pub fn SavedGames() -> impl IntoView {
    let page = use_page();
    let open = RwSignal::new(false);
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open.read_only());
    let games = RwSignal::new(Games::default());
    // What was deleted last can be brought back while the list is open.
    let gone = RwSignal::new(None::<Entry>);
    let show = move |_| {
        page.keep_game();
        games.set(games::all());
        gone.set(None);
        open.set(true);
    };
    let bring_back = move |_| {
        if let Some(entry) = gone.try_update(Option::take).flatten() {
            // Where there is no room for it, it can be brought back later.
            if !page.put_back(&entry) {
                gone.set(Some(entry));
            }
            games.set(games::all());
        }
    };
    let deleted = move || {
        gone.with(|gone| {
            gone.as_ref().map(|entry| SavedGame::Deleted { title: title_of(entry.saved.game.board()) }.text())
        })
    };
    let list = move || {
        let entries: Vec<AnyView> =
            games.get().entries.into_iter().map(|kept| entry(page, open, games, gone, kept).into_any()).collect();
        match entries.is_empty() {
            true => {
                let kept = match store::keeps() {
                    true => Words::Nothing.text(),
                    false => Words::NoStorage.text(),
                };
                view! { <p>{kept}</p> }.into_any()
            }
            false => view! { <ul>{entries}</ul> }.into_any(),
        }
    };
    let unread = move || {
        games.with(|games| {
            let told = [
                (games.damaged, SavedGame::Damaged { games: Noun::Game.of(games.damaged) }),
                (games.newer, SavedGame::Newer { games: Noun::Game.of(games.newer) }),
            ];
            told.into_iter().filter(|told| told.0 > 0).map(|told| view! { <p>{told.1.text()}</p> }).collect_view()
        })
    };
    view! {
        <button class="keeps" data-testid="saved-games" on:click=show>{Words::Title.text()}</button>
        <dialog class="saved-games" data-testid="saved-games-dialog" aria-labelledby="saved-games-title" node_ref=dialog
            on:close=move |_| open.set(false)>
            <h2 id="saved-games-title">{Words::Title.text()}</h2>
            {list}
            <div data-testid="unread">{unread}</div>
            <p class="gone" role="status">
                {deleted}
                <button class="quiet" hidden=move || gone.with(Option::is_none) on:click=bring_back>{Words::Undo.text()}</button>
            </p>
            <div class="actions"><button class="main" on:click=move |_| open.set(false)>{Words::Close.text()}</button></div>
        </dialog>
    }
}

fn entry(
    page: Page,
    open: RwSignal<bool>,
    games: RwSignal<Games>,
    gone: RwSignal<Option<Entry>>,
    kept: Entry,
) -> impl IntoView {
    let board = kept.saved.game.board();
    let (filled, of) = kept.saved.progress();
    let state = match board.is_complete() {
        true => Words::Solved.text().to_string(),
        false => SavedGame::Filled { filled: filled.into(), of: Noun::Square.of(of) }.text(),
    };
    let when = ago((js_sys::Date::now() as u64).saturating_sub(kept.saved.touched));
    let title = title_of(board);
    let (name, away) = (
        SavedGame::Continue { title: title.clone(), state: state.clone() }.text(),
        SavedGame::Delete { title: title.clone(), state: state.clone() }.text(),
    );
    let picture = saved_game(board);
    let seconds = clock(kept.saved.seconds);
    let aside = kept.is_aside().then(|| view! { <span>{Words::Aside.text()}</span> });
    let whole = kept.clone();
    let go_on = move |_| {
        open.set(false);
        page.play_kept(kept.clone());
    };
    let delete = move |_| {
        if let Some(entry) = games::forget(&whole) {
            gone.set(Some(entry));
        }
        games.set(games::all());
    };
    view! {
        <li>
            <span class="picture" inner_html=picture></span>
            <p><b>{title}</b><span>{state}", "{seconds}</span><span>{when}</span>{aside}</p>
            <button aria-label=name on:click=go_on>{Words::Continue.text()}</button>
            <button class="quiet" aria-label=away on:click=delete>{Words::Delete.text()}</button>
        </li>
    }
}

fn title_of(board: &Board) -> String {
    SavedGame::Title { shape: board.shape().title(), givens: Noun::Given.of(board.given_count()) }.text()
}
