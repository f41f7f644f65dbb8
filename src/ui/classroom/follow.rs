//! The follow link: a code of exactly what is open, as large as the screen, for students to scan.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::export::qr::Code;
use crate::say::classroom::{Bar, Share};
use crate::study::view::View;

use crate::ui::classroom::state::use_class;
use crate::ui::classroom::switches::Switches;
use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::kit::dialogs::follow;

/// The address of a fragment.
pub fn address(fragment: &str) -> String {
    let href = window().location().href().unwrap_or_default();
    format!("{}#{fragment}", href.split('#').next().unwrap_or_default())
}

/// Name of the window that follows the Lab, and of the channel between the two.
pub const FOLLOWER: &str = "sudokube-follow";

/// Opens the window that follows at an address, or brings it there.
fn open_window(address: &str) {
    let _ = window().open_with_url_and_target(address, FOLLOWER);
}

/// Whether an address means the machine it is opened on.
fn opens_here_only(address: &str) -> bool {
    let host = address.split("://").nth(1).unwrap_or_default();
    ["localhost", "127.", "[::1]", "0.0.0.0"].iter().any(|here| host.starts_with(here)) || address.starts_with("file:")
}

#[component]
pub fn FollowDialog(switches: Switches) -> impl IntoView {
    let class = use_class();
    let dialog = NodeRef::<Dialog>::new();
    let said = RwSignal::new("");
    follow(dialog, switches.following);
    // Made when it is opened: the link changes with every generation that is shown.
    let link = Memo::new(move |_| switches.following.get().then(|| address(&untrack(|| class.link()).write())));
    let code = move || link.with(|link| link.as_deref().and_then(Code::of).map(|code| code.svg(Share::Code.text())));
    let copy_it = move |_| {
        let Some(link) = link.get_untracked() else { return };
        copy(link, move |copied| {
            said.set(match copied {
                Copied::Done => Share::Copied.text(),
                Copied::Refused | Copied::Impossible => Share::CopyRefused.text(),
            })
        });
    };
    let too_long = move || link.with(Option::is_some) && code().is_none();
    view! {
        <dialog class="code follow" data-testid="follow" aria-label=Bar::ShareView.text() node_ref=dialog on:close=move |_| {
            switches.close_follow();
            said.set("");
        }>
            <div inner_html=move || code().unwrap_or_default()></div>
            <p class="note error" data-testid="follow-here-only" hidden=move || !link.with(|l| l.as_deref().is_some_and(opens_here_only))>
                {Share::HereOnly.text()}</p>
            <p hidden=move || !too_long()>{Share::TooLong.text()}</p>
            <p data-testid="follow-link" class="follow-link" tabindex="0">{link}</p>
            <p role="status">{said}</p>
            <span class="follow-buttons">
                <button on:click=copy_it>{Share::Copy.text()}</button>
                <button data-testid="follow-window" hidden=move || class.view.get() != Some(View::Lab)
                    on:click=move |_| link.with_untracked(|link| link.iter().for_each(|link| open_window(link)))>{Share::Window.text()}</button>
                <button data-testid="follow-close" on:click=move |_| switches.close_follow()>{Bar::Close.text()}</button>
            </span>
        </dialog>
    }
}
