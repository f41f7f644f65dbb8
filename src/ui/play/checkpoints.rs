//! States of the board to come back to, by name.

use crate::say::page::play::{Play, Playing};
use leptos::prelude::*;

use crate::ui::state::page::use_page;

#[component]
pub fn Checkpoints() -> impl IntoView {
    let page = use_page();
    let name = RwSignal::new(String::new());
    let next = move || {
        page.board.game.with(|g| {
            let from = g.checkpoints().len() + 1;
            g.free_name((from..).map(|n| Playing::Checkpoint { n: n.into() }.text())).unwrap_or_default()
        })
    };
    let keep = move |_| {
        let typed = name.get_untracked();
        let chosen = if typed.trim().is_empty() { untrack(next) } else { typed.trim().to_string() };
        page.board.keep_checkpoint(&chosen);
        name.set(String::new());
        page.say(Playing::CheckpointSaved { name: chosen }.text());
    };
    let entry = move |(name, board): (String, crate::play::Board)| {
        let (back, gone) =
            (Playing::BackTo { name: name.clone() }.text(), Playing::Delete { name: name.clone() }.text());
        let forgotten = name.clone();
        view! {
            <li>
                <button aria-label=back on:click=move |_| page.return_to(board.clone())>{name}</button>
                <button class="quiet" aria-label=gone on:click=move |_| page.board.forget_checkpoint(&forgotten)>{Play::Delete.text()}</button>
            </li>
        }
    };
    let kept = Memo::new(move |_| {
        page.board.game.with(|g| g.checkpoints().iter().map(|c| (c.name.clone(), c.board.clone())).collect::<Vec<_>>())
    });
    view! {
        <details class="fold" data-testid="checkpoints">
            <summary>{Play::Checkpoints.text()}" "<span class="count">{move || match kept.with(Vec::len) { 0 => String::new(), n => n.to_string() }}</span></summary>
            <div class="walk">
                <input aria-label=Play::CheckpointName.text() autocomplete="off" placeholder=next prop:value=move || name.get()
                    on:input=move |e| name.set(event_target_value(&e)) />
                <button on:click=keep>{Play::SaveCheckpoint.text()}</button>
            </div>
            <ul class="kept">{move || kept.get().into_iter().map(entry).collect_view()}</ul>
        </details>
    }
}
