//! The dialog that everything is shared from, and those that it opens.

use crate::say::page::share::Share as Words;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::text::frame::frame_of;
use crate::ui::kit::dialogs::follow;
use crate::ui::share::code::CodeDialog;
use crate::ui::share::picture::PictureSection;
use crate::ui::share::print::{PrintDialog, PrintPages};
use crate::ui::share::state::use_share;
use crate::ui::share::texts::TextSection;

#[component]
#[inline(never)]
pub fn ShareDialogs() -> impl IntoView {
    view! {
        <ShareDialog />
        <CodeDialog />
    }
}

/// What is printed, from here or from a list of puzzles.
#[component]
#[inline(never)]
pub fn PrintDialogs() -> impl IntoView {
    view! {
        <PrintDialog />
        <PrintPages />
    }
}

#[component]
fn ShareDialog() -> impl IntoView {
    let share = use_share();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, share.open);
    let link = Memo::new(move |_| {
        // What a link depends on, besides the board; read when the dialog opens.
        share.open.track();
        share.page.board.sheet.track();
        let language = share.with_language.get().then(language);
        share.page.address(share.with_run.get(), share.with_marks.get(), language)
    });
    let marked = move || share.open.get() && share.puzzle().marks.any();
    view! {
        <dialog class="share" data-testid="share" aria-labelledby="share-title" node_ref=dialog
            on:close=move |_| share.close_dialog()>
            <h2 id="share-title" tabindex="-1" autofocus>{Words::Title.text()}</h2>
            <label for="share-link">{Words::Link.text()}</label>
            <div class="pair">
                <input id="share-link" data-testid="link" dir="ltr" readonly prop:value=move || link.get() />
                <button class="main" on:click=move |_| share.copy(link.get_untracked(), Words::Link.text())>{Words::Copy.text()}</button>
                <button on:click=move |_| share.show_code(link.get_untracked())>{Words::Code.text()}</button>
            </div>
            <label class="with">
                <input type="checkbox" prop:checked=move || share.with_run.get() on:change=move |e| share.include_run(event_target_checked(&e)) />
                " "{Words::WithRun.text()}
            </label>
            <label class="with" hidden=move || !marked()>
                <input type="checkbox" prop:checked=move || share.with_marks.get() on:change=move |e| share.include_marks(event_target_checked(&e)) />
                " "{Words::WithMarks.text()}
            </label>
            <label class="with">
                <input type="checkbox" prop:checked=move || share.with_language.get() on:change=move |e| share.include_language(event_target_checked(&e)) />
                " "{Words::WithLanguage.text()}
            </label>
            <label for="share-frame">{Words::Frame.text()}</label>
            <div class="pair">
                <input id="share-frame" data-testid="frame" dir="ltr" readonly prop:value=move || frame_of(&link.get()) />
                <button on:click=move |_| share.copy(frame_of(&link.get_untracked()), Words::Frame.text())>{Words::Copy.text()}</button>
            </div>
            <TextSection />
            <PictureSection />
            <h3>{Words::Paper.text()}</h3>
            <div class="pair">
                <button on:click=move |_| share.open_print(false)>{Words::Print.text()}</button>
                <p>{Words::PrintHelp.text()}</p>
            </div>
            <p class="found" role="status" data-testid="shared">{move || share.said.get()}</p>
            <div class="actions">
                <button class="quiet" on:click=move |_| share.close_dialog()>{Words::Close.text()}</button>
            </div>
        </dialog>
    }
}

/// The language of the page.
fn language() -> String {
    document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_else(|| "en".into())
}
