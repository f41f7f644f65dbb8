//! Which algorithm Evolve starts: its name beside the button, and a dialog in which another one is chosen.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::evolve::{ALGORITHMS, Algorithm, Family};

use crate::say::solve::{Button, ChooserLabel, ChooserMessage};
use crate::ui::kit::dialogs::follow;
use crate::ui::state::page::{Page, use_page};

/// The chosen algorithm's name; a press opens the list.
#[component]
pub fn Chooser() -> impl IntoView {
    let page = use_page();
    let open = RwSignal::new(false);
    view! {
        <button class="chosen" data-testid="choose" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <span>{ChooserLabel::Algorithm.text()}" "</span><b>{move || page.recipe.algorithm.get().titled()}</b>
        </button>
        <ChooserDialog open />
    }
}

#[component]
fn ChooserDialog(open: RwSignal<bool>) -> impl IntoView {
    let page = use_page();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open.read_only());
    // Built when it is opened: the page starts without it.
    let list = move || {
        open.get().then(|| {
            let shape = page.board.shape.get();
            let suited = |a: &&Algorithm| a.is_offered(shape);
            let groups = Family::ALL.map(|family| {
                let of_family = ALGORITHMS.iter().filter(|a| a.family == family).filter(suited);
                group(family.title(), of_family.map(|a| entry(page, open, a).into_any()).collect())
            });
            let others = ALGORITHMS.iter().filter_map(|a| {
                let why = (a.unsuited)(shape)?;
                Some(view! { <li class="unsuited"><b>{a.titled()}</b>": "{why.to_string()}"."</li> }.into_any())
            });
            let others =
                group(&ChooserMessage::NotFor { board: shape.described().to_string() }.text(), others.collect());
            view! { {groups.into_iter().collect_view()}{others} }
        })
    };
    view! {
        <dialog class="chooser" data-testid="chooser" aria-labelledby="chooser-title" node_ref=dialog
            on:close=move |_| open.set(false)>
            <div class="head">
                <h2 id="chooser-title">{ChooserLabel::Title.text()}</h2>
                <button class="quiet" on:click=move |_| open.set(false)>{Button::Close.text()}</button>
            </div>
            {list}
        </dialog>
    }
}

/// A heading and what stands under it; nothing when that is nothing.
fn group(title: &str, entries: Vec<AnyView>) -> Option<impl IntoView + use<>> {
    (!entries.is_empty()).then(|| view! { <h3>{title.to_string()}</h3><ul>{entries}</ul> })
}

fn entry(page: Page, open: RwSignal<bool>, a: &'static Algorithm) -> impl IntoView {
    let chosen = page.recipe.algorithm.with_untracked(|chosen| chosen.name == a.name);
    let choose = move |_| {
        page.choose(a);
        open.set(false);
    };
    view! {
        <li>
            <button data-testid=format!("algorithm-{}", a.name) aria-pressed=chosen.to_string() autofocus=chosen on:click=choose>
                <b>{a.titled()}</b>
                <span>{a.told()}</span>
                <cite>{(a.source)()}</cite>
            </button>
        </li>
    }
}
