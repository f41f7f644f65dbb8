//! The puzzle as text and file, and the pages that open it.

use crate::say::list::List;
use crate::say::page::share::{Share as Words, Shared};
use leptos::prelude::*;

use crate::text::Puzzle;
use crate::text::write::Format;
use crate::threads::desk::protocol::{Command, Elsewhere, Report};

use crate::ui::kit::latest::Latest;
use crate::ui::share::save::save;
use crate::ui::share::state::{Share, use_share};

/// Files that are offered, as they are called.
const FILES: [(Format, &str); 4] =
    [(Format::Sdm, ".sdm"), (Format::Sdk, ".sdk"), (Format::OpenSudoku, "OpenSudoku"), (Format::Csv, "CSV")];

impl Share {
    /// Has the puzzle written in every format. A desk that broke down, perhaps over something else, is asked once more.
    fn write(self, latest: Latest, puzzle: Puzzle, again: bool) {
        let question = latest.ask();
        let asked = puzzle.clone();
        self.desk.ask(
            |id| Command::Texts { id, puzzle: asked },
            move |report| match report {
                Report::Texts { texts, elsewhere, .. } if latest.note(question) => self.offer((texts, elsewhere)),
                Report::Refused { .. } if again && latest.is(question) => self.write(latest, puzzle.clone(), false),
                Report::Refused { why, .. } => self.say(why),
                _ => {}
            },
        );
    }

    fn text(self, format: Format) -> Option<String> {
        self.texts.with(|(texts, _)| texts.iter().find(|t| t.format == format).and_then(|t| t.text.clone()))
    }

    fn save(self, format: Format) {
        if let Some(text) = untrack(move || self.text(format)) {
            let name = format!("{}.{}", self.file_name(), format.extension());
            save(&name, "text/plain", &text);
            self.say(Shared::Saved { name }.text());
        }
    }
}

#[component]
pub fn TextSection() -> impl IntoView {
    let share = use_share();
    let latest = Latest::new();
    let not_yet = move |format| !latest.is_answered() || share.text(format).is_none();
    Effect::new(move |_| {
        if share.open.get() {
            share.write(latest, share.handed_on(), true);
        }
    });
    let copy = move |format, name: &'static str, what: &'static str| {
        let act = move |_| {
            let text = untrack(move || share.text(format));
            text.into_iter().for_each(|text| share.copy(text, what));
        };
        view! { <button disabled=move || not_yet(format) on:click=act>{name}</button> }
    };
    let file = move |(format, name): (Format, &'static str)| {
        view! {
            <button dir="ltr" disabled=move || not_yet(format) on:click=move |_| share.save(format)>{name}</button>
        }
    };
    let why_not = move || {
        share.texts.with(|(texts, _)| only_9(texts.iter().filter(|t| t.text.is_none()).map(|t| name_of(t.format))))
    };
    let elsewhere = move || {
        let link = |e: Elsewhere| e.link.map(|link| view! { <a href=link target="_blank" rel="noopener">{e.name}</a> });
        share.texts.with(|(_, pages)| pages.clone()).into_iter().filter_map(link).collect_view()
    };
    let why_not_elsewhere = move || {
        share.texts.with(|(_, pages)| only_9(pages.iter().filter(|e| e.link.is_none()).map(|e| e.name.clone())))
    };
    let has_both = move || share.page.board.sheet.with(|s| (1..s.grid.filled()).contains(&s.typed_count()));
    let on_typed = move |event| share.include_typed(event_target_checked(&event));
    view! {
        <h3>{Words::AsText.text()}</h3>
        <div class="row">
            <span>{Words::Copy.text()}</span>{copy(Format::Line, Words::OneLine.text(), Words::OneLine.text())}{copy(Format::Rows, Words::Rows.text(), Words::Rows.text())}
        </div>
        <div class="row">
            <span>{Words::Save.text()}</span>{FILES.map(file).collect_view()}
        </div>
        <p class="why" hidden=move || why_not().is_empty()>{why_not}</p>
        <label class="with" hidden=move || !has_both()>
            <input type="checkbox" prop:checked=move || share.with_typed.get() on:change=on_typed />" "{Words::WithTyped.text()}
        </label>
        <div class="row" data-testid="elsewhere" inert=move || !latest.is_answered() hidden=move || !why_not_elsewhere().is_empty()><span>{Words::OpenIn.text()}</span>{elsewhere}</div>
        <p class="why" hidden=move || why_not_elsewhere().is_empty()>{why_not_elsewhere}</p>
    }
}

fn name_of(format: Format) -> String {
    FILES.iter().find(|(f, _)| *f == format).map_or(format.name(), |(_, name)| name).to_string()
}

/// The formats or pages that cannot hold this board; nothing where all can.
fn only_9(names: impl Iterator<Item = String>) -> String {
    let names = List(names.collect());
    if names.0.is_empty() { String::new() } else { Shared::Only9 { names }.text() }
}
