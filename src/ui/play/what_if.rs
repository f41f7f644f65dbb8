//! "What if": a branch of the game, kept or thrown away.

use leptos::prelude::*;

use crate::draw::undo_tree::undo_tree;
use crate::play::Game;
use crate::say::page::play::{Play, Playing};

use crate::ui::state::page::use_page;

#[component]
pub fn WhatIf() -> impl IntoView {
    let page = use_page();
    let tree = Memo::new(move |_| page.board.game.with(Game::tree));
    let depth = Memo::new(move |_| page.board.game.with(Game::depth));
    view! {
        <button data-testid="what-if" title=Play::WhatIfHelp.text() disabled=move || page.board.complete.get()
            on:click=move |_| page.board.what_if()>{Play::WhatIf.text()}</button>
        <Show when=move || 0 < depth.get()>
            <span class="branch" role="group" aria-label=Play::WhatIf.text()>
                <div class="tree-drawn" data-testid="undo-tree" inner_html=move || tree.with(|tree| undo_tree(tree, Play::UndoTree.text()))></div>
                <small>{move || Playing::WhatIf { depth: depth.get().into() }.text()}</small>
                <button data-testid="keep-branch" on:click=move |_| page.board.keep_branch()>{Play::KeepBranch.text()}</button>
                <button data-testid="drop-branch" on:click=move |_| page.drop_branch()>{Play::DropBranch.text()}</button>
            </span>
        </Show>
    }
}
