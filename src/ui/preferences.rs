//! Settings: how the page looks and sounds; everything that is kept here as one file; and forgetting it.

use crate::say::page::saved::Saved;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement};

use crate::preferences::Prefs;
use crate::text::Style;
use crate::ui::kit::dialogs::follow;
use crate::ui::kit::events::announce;
use crate::ui::kit::sound;
use crate::ui::kit::store;
use crate::ui::offline::OfflineSection;
use crate::ui::saved::backup;
use crate::ui::saved::backup::Kept;
use crate::ui::state::page::{Page, use_page};
use crate::ui::tones;

const KEY: &str = "prefs";

/// What is chosen, and the way in which digits are written.
#[derive(Clone, Copy)]
struct Chosen {
    prefs: RwSignal<Prefs>,
    style: Memo<Style>,
}

/// What was kept is in force from the start.
pub fn begin(page: Page) {
    let prefs = RwSignal::new(Prefs::read(&store::get(KEY).unwrap_or_default()));
    let style = Memo::new(move |_| prefs.get().style());
    apply(prefs.get_untracked());
    provide_context(Chosen { prefs, style });
    tones::listen(page);
    if let Some(text) = store::get(backup::SAID) {
        let _ = store::remove(backup::SAID);
        page.say(text);
    }
}

/// Digits are written as chosen from here on, on a board of this side. Whoever calls this follows the choice.
pub fn use_style(side: usize) {
    expect_context::<Chosen>().style.get().apply(side);
}

/// The way in which digits are to be written on boards that it suits.
pub fn chosen_style() -> Memo<Style> {
    expect_context::<Chosen>().style
}

/// The language of a link holds for the visit, whatever is kept (public/early.js).
fn in_force(mut prefs: Prefs) -> Prefs {
    if let Some(language) = store::handed("language") {
        prefs.set("language", &language);
    }
    prefs
}

fn apply(prefs: Prefs) {
    let Some(root) = document().document_element() else { return };
    for (key, value) in prefs.attributes() {
        let name = format!("data-{key}");
        let _ = match value {
            Some(value) => root.set_attribute(&name, value),
            None => root.remove_attribute(&name),
        };
    }
    sound::allow(prefs.sound());
}

#[component]
#[inline(never)]
pub fn SettingsDialog() -> impl IntoView {
    let page = use_page();
    let open = page.panels.settings;
    let prefs = expect_context::<Chosen>().prefs;
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open);
    // Built when it is opened; afterwards the fields are the browser's.
    let fields = move || if open.get() { in_force(prefs.get_untracked()).fields() } else { String::new() };
    let on_change = move |event: Event| {
        let Some(select) = event.target().and_then(|t| t.dyn_into::<HtmlSelectElement>().ok()) else { return };
        // Another tab may have chosen something meanwhile.
        let before = store::get(KEY).unwrap_or_else(|| prefs.get_untracked().write());
        let mut next = Prefs::read(&before);
        if next.set(&select.name(), &select.value()) {
            apply(next);
            prefs.set(next);
            page.notice.keep(KEY, &next.write_beside(&before));
            if select.name() == "language" {
                announce("sudokube:language", "");
            }
        }
    };
    // What became of a file, or why it was refused.
    let said = RwSignal::new(String::new());
    let asking = RwSignal::new(false);
    // A file that was read, to be taken or left.
    let coming = RwSignal::new(None::<Kept>);
    let tell = move |done: Result<(), String>| said.set(done.err().map(|why| format!("{why}.")).unwrap_or_default());
    let question = move || coming.with(|kept| kept.as_ref().map(backup::question));
    let undoable = move || open.get() && backup::is_undoable();
    let stored = move || {
        open.track();
        match store::keeps() {
            true => Saved::Kept.text(),
            false => Saved::NotKept.text(),
        }
    };
    let take = move |event: Event| {
        let Some(input) = event.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        input.set_value("");
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text: JsValue| text.as_string());
            let read = backup::read(&text.unwrap_or_default()).map_err(|why| why.to_string());
            coming.set(read.as_ref().ok().cloned());
            tell(read.map(drop));
        });
    };
    view! {
        <dialog class="prefs" data-testid="prefs" aria-labelledby="prefs-title" node_ref=dialog
            on:close=move |_| {
                page.panels.close_settings();
                asking.set(false);
                coming.set(None);
                said.set(String::new());
            }>
            <div class="head">
                <h2 id="prefs-title">{Saved::Settings.text()}</h2>
                <button class="quiet" on:click=move |_| page.panels.close_settings()>{Saved::Close.text()}</button>
            </div>
            <div class="choices" inner_html=fields on:change=on_change></div>
            <OfflineSection open />
            <h3>{Saved::DataTitle.text()}</h3>
            <p data-testid="prefs-kept">{stored}</p>
            <div class="actions">
                <button on:click=move |_| backup::save()>{Saved::Export.text()}</button>
                <label class="file">
                    <span>{Saved::Import.text()}</span>
                    <input type="file" accept="application/json,.json" on:change=take />
                </label>
                <button hidden=move || !undoable() on:click=move |_| tell(backup::undo())>{Saved::UndoImport.text()}</button>
                <button hidden=move || asking.get() on:click=move |_| asking.set(true)>{Saved::DeleteAll.text()}</button>
            </div>
            <p role="status" class="error" data-testid="prefs-said">{said}</p>
            <div class="sure" role="group" aria-label=Saved::Replace.text() hidden=move || coming.with(Option::is_none)>
                <p data-testid="prefs-question">{question}</p>
                <div class="actions">
                    <button class="main" on:click=move |_| tell(coming.with_untracked(|kept| kept.as_ref().map_or(Ok(()), backup::take)))>
                        {Saved::Replace.text()}
                    </button>
                    <button class="quiet" on:click=move |_| coming.set(None)>{Saved::Keep.text()}</button>
                </div>
            </div>
            <div class="sure" role="group" aria-label=Saved::DeleteAll.text() hidden=move || !asking.get()>
                <p>{Saved::DeleteWarning.text()}</p>
                <div class="actions">
                    <button class="main" on:click=move |_| backup::forget()>{Saved::DeleteNow.text()}</button>
                    <button class="quiet" on:click=move |_| asking.set(false)>{Saved::Keep.text()}</button>
                </div>
            </div>
        </dialog>
    }
}
