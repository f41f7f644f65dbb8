//! What is offered when another tab has changed the game that is on the board.

use leptos::prelude::*;

use crate::say::page::play::Elsewhere;

use crate::ui::state::page::use_page;

#[component]
pub fn OtherTab() -> impl IntoView {
    let page = use_page();
    let elsewhere = page.kept.elsewhere;
    // There before it says something, or a screen reader would not read it.
    view! {
        <div class="elsewhere" role="status" data-testid="elsewhere">
            {move || elsewhere.get().then(|| view! {
                <p>{Elsewhere::Also.text()}</p>
                <button on:click=move |_| page.keep_this_game()>{Elsewhere::Keep.text()}</button>
                <button on:click=move |_| page.take_other_game()>{Elsewhere::Take.text()}</button>
            })}
        </div>
    }
}
