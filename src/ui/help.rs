//! The help.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::draw::key_map::key_map;
use crate::say::board_keys::{KEYS, KeyCap, KeyEffect, Keys};
use crate::say::help::Help;
use crate::ui::kit::control::{Control, control};
use crate::ui::kit::dialogs::follow;
use crate::ui::state::page::use_page;

#[component]
#[inline(never)]
pub fn HelpDialog() -> impl IntoView {
    let page = use_page();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, page.panels.help);
    let entry = |(keys, what): &(KeyCap, KeyEffect)| format!("<dt>{keys}</dt><dd>{what}</dd>");
    let group = |(name, keys): &Keys| {
        format!("<h4>{name}</h4><dl class='keys'>{}</dl>", keys.iter().map(entry).collect::<String>())
    };
    let keys: String = KEYS.iter().map(group).collect();
    view! {
        <dialog class="help" aria-labelledby="help-title" node_ref=dialog on:close=move |_| page.panels.close_help()>
            <div inner_html=Help::Text.text()></div>
            <div inner_html=key_map()></div>
            <div inner_html=keys></div>
            <p><a href="notices.txt" target="_blank">{Help::Licences.text()}</a></p>
            <div class="actions">
                {control(Control::Primary, Help::Close.text(), None, move || page.panels.close_help())}
            </div>
        </dialog>
    }
}
