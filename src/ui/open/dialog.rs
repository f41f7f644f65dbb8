//! The box for a puzzle as text or file, the list to pick from, and the sheet over the page while something is dragged.

use crate::say::page::open::{Open, Opened};
use crate::say::page::photo::PhotoLabel;
use leptos::html::{Dialog, Input};
use leptos::prelude::*;

use crate::text::write::Format;
use crate::threads::desk::protocol::{ENTRIES, Entry};

use crate::ui::kit::dialogs::follow;
use crate::ui::kit::files::files_of;
use crate::ui::open::inbox::{Content, link_line, use_inbox};
use crate::ui::open::photo::way_in::FromPhoto;
use crate::ui::share::state::use_share;

#[component]
#[inline(never)]
pub fn PasteDialog() -> impl IntoView {
    let inbox = use_inbox();
    let page = inbox.page;
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, page.panels.paste);
    let found = Memo::new(move |_| match inbox.content.get() {
        Content::Nothing => Ok(Open::Hint.text().to_string()),
        Content::Refused(why) => Err(why),
        Content::Found(found) => Ok(found.what),
        Content::Link(link) => link_line(&link),
    });
    let line = move || found.get().unwrap_or_else(|why| why);
    let is_link = move || inbox.content.with(|c| matches!(c, Content::Link(_)));
    let many = Memo::new(move |_| inbox.count() > 1);
    let files = NodeRef::<Input>::new();
    let choose = move |_| {
        let Some(input) = files.get_untracked() else { return };
        let chosen = files_of(input.files());
        // So that the same file can be chosen again.
        input.set_value("");
        if !chosen.is_empty() {
            inbox.take_files(chosen);
        }
    };
    view! {
        <dialog class="paste" class:many=many aria-labelledby="paste-title" node_ref=dialog
            on:close=move |_| inbox.put_away()>
            <h2 id="paste-title">{Open::Title.text()}</h2>
            <label for="paste-text">{Open::Formats.text()}</label>
            <textarea id="paste-text" rows="10" dir="auto" spellcheck="false" autocapitalize="off" autocomplete="off"
                prop:value=move || page.panels.draft.get() on:input=move |e| inbox.look(event_target_value(&e))></textarea>
            <p class="found" role="status" data-testid="recognised" class:error=move || found.with(Result::is_err)>{line}</p>
            <List />
            <div class="actions">
                <button class="main" hidden=move || many.get() disabled=move || !is_link() && (inbox.count() != 1 || inbox.is_choice())
                    on:click=move |_| inbox.use_content()>{Open::Use.text()}</button>
                <label class="file">
                    <span>{Open::Files.text()}</span>
                    <input type="file" multiple data-testid="files" node_ref=files on:change=choose />
                </label>
                <FromPhoto name=PhotoLabel::From.text() id="paste-photo" chosen=|()| () />
                <button class="quiet" on:click=move |_| page.panels.close_paste()>{Open::Cancel.text()}</button>
            </div>
        </dialog>
    }
}

/// Many puzzles, ten at a time.
#[component]
fn List() -> impl IntoView {
    let inbox = use_inbox();
    let listing = inbox.listing;
    let step = ENTRIES as u32;
    let on_search = move |event| inbox.search_for(event_target_value(&event));
    let share = use_share();
    // A list of actions: it goes back to its title.
    let chosen = RwSignal::new(String::new());
    let on_save = move |event| {
        let name = event_target_value(&event);
        chosen.set(name.clone());
        Format::ALL.into_iter().filter(|format| format.name() == name).for_each(|format| inbox.save_list(format));
        chosen.set(String::new());
    };
    let format_option = |format: Format| view! { <option value=format.name()>{format.name()}</option> };
    let range = move || {
        listing.with(|l| match l.entries.len() as u32 {
            0 => Open::NoMatches.text().to_string(),
            shown => {
                Opened::Range { from: (l.from + 1).into(), to: (l.from + shown).into(), of: l.matches.into() }.text()
            }
        })
    };
    let row = move |entry: Entry| {
        let at = entry.at;
        view! {
            <li><button class="entry" on:click=move |_| inbox.pick(at)>
                <span class="pic" aria-hidden="true" inner_html=entry.thumbnail></span>
                <span class="title">{entry.title}</span>
                <span class="line" dir="ltr" aria-hidden="true">{entry.line}</span>
            </button></li>
        }
    };
    view! {
        <section class="list" aria-label=Open::List.text() data-testid="list" inert=move || !inbox.is_read() hidden=move || !inbox.is_shown()>
            <div class="find">
                <input type="search" aria-label=Open::Search.text() placeholder=Open::SearchHint.text() autocomplete="off"
                    prop:value=move || inbox.search.get() on:input=on_search />
                <span role="status" data-testid="range">{range}</span>
                <button disabled=move || listing.with(|l| l.from == 0)
                    on:click=move |_| inbox.turn_to(listing.with_untracked(|l| l.from.saturating_sub(step)))>{Open::Previous.text()}</button>
                <button disabled=move || listing.with(|l| l.from + step >= l.matches)
                    on:click=move |_| inbox.turn_to(listing.with_untracked(|l| l.from + step))>{Open::Next.text()}</button>
            </div>
            <div class="find" hidden=move || inbox.is_choice()>
                <button data-testid="print-list" on:click=move |_| { inbox.page.panels.close_paste(); share.open_print(true); }>{Open::PrintList.text()}</button>
                <select aria-label=Open::SaveList.text() data-testid="save-list" prop:value=move || chosen.get() on:change=on_save>
                    <option value="">{Open::SaveList.text()}</option>
                    {Format::ALL.into_iter().filter(|format| !format.holds_one()).map(format_option).collect_view()}
                </select>
            </div>
            <ul class="entries">{move || listing.get().entries.into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

/// Lies over the whole page while a file or a text is dragged over it.
#[component]
pub fn DropZone() -> impl IntoView {
    let inbox = use_inbox();
    view! {
        <div class="drop" aria-hidden="true" data-testid="drop" hidden=move || !inbox.dragging.get()>
            <p>{Open::Drop.text()}</p>
        </div>
    }
}
