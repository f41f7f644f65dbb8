//! The board, the net or the cube as a picture, SVG or PNG.

use crate::say::page::share::{Share as Words, Shared};
use leptos::prelude::*;

use crate::draw::picture::{Kind, Picture};
use crate::draw::subject::Subject;
use crate::threads::desk::protocol::{Command, Report};

use crate::ui::kit::latest::Latest;
use crate::ui::preferences::chosen_style;
use crate::ui::share::save::{save, save_png};
use crate::ui::share::state::{Share, use_share};

fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Board => Words::Board.text(),
        Kind::Net => Words::Net.text(),
        Kind::Cube => Words::Cube.text(),
        Kind::BothSides => Words::BothSides.text(),
    }
}

/// Has a picture drawn. A desk that broke down, perhaps over something else, is asked once more.
fn draw(share: Share, latest: Latest, (subject, kind): (Subject, Kind), again: bool, done: RwSignal<Option<Picture>>) {
    let question = latest.ask();
    let asked = subject.clone();
    share.desk.ask(
        |id| Command::Picture { id, subject: asked, kind },
        move |report| match report {
            Report::Picture { picture, .. } if latest.note(question) => done.set(Some(picture)),
            Report::Refused { .. } if again && latest.is(question) => {
                draw(share, latest, (subject.clone(), kind), false, done);
            }
            _ => {}
        },
    );
}

#[component]
pub fn PictureSection() -> impl IntoView {
    let share = use_share();
    let kinds = Memo::new(move |_| Kind::of(share.page.board.shape.get()));
    let chosen = RwSignal::new(Kind::Board);
    let kind = Memo::new(move |_| kinds.get().iter().copied().find(|k| *k == chosen.get()).unwrap_or(kinds.get()[0]));
    let with_run = RwSignal::new(true);
    let style = chosen_style();
    let picture = RwSignal::new(None::<Picture>);
    // What is saved is the picture that is named.
    let latest = Latest::new();
    // Drawn while the dialog is open: a run changes its digits ten times a second, so only when it rests.
    Effect::new(move |_| {
        if !share.open.get() {
            return;
        }
        let evolved = if with_run.get() { share.page.run.best.get_untracked() } else { None };
        let subject = Subject { puzzle: share.puzzle(), evolved, style: style.get_untracked() };
        draw(share, latest, (subject, kind.get()), true, picture);
    });
    let name = move |ending: &str| format!("{}-{}.{ending}", share.file_name(), kind.get_untracked().name());
    let save_svg = move |_| {
        if let Some(picture) = picture.get_untracked() {
            save(&name("svg"), "image/svg+xml", &picture.svg);
            share.say(Shared::Saved { name: name("svg") }.text());
        }
    };
    let save_drawn = move |_| {
        if let Some(picture) = picture.get_untracked() {
            share.say(Shared::Saved { name: name("png") }.text());
            save_png(name("png"), picture, move || share.say(Words::NotDrawn.text()));
        }
    };
    let on_kind = move |event| {
        let value = event_target_value(&event);
        kinds.get_untracked().iter().filter(|k| k.name() == value).for_each(|k| chosen.set(*k));
    };
    let none = move || !latest.is_answered();
    view! {
        <h3>{Words::AsPicture.text()}</h3>
        <div class="pair picture">
            <div class="preview" data-testid="preview" aria-hidden="true"
                inner_html=move || picture.with(|p| p.as_ref().map_or_else(String::new, |p| p.svg.clone()))></div>
            <div class="picture-choice">
                <select aria-label=Words::PictureShows.text() hidden=move || kinds.get().len() < 2
                    prop:value=move || kind.get().name() on:change=on_kind>
                    {move || kinds.get().iter().map(|k| view! { <option value=k.name()>{title(*k)}</option> }).collect_view()}
                </select>
                <label class="with" hidden=move || share.page.run.best.with(Option::is_none)>
                    <input type="checkbox" prop:checked=move || with_run.get() on:change=move |e| with_run.set(event_target_checked(&e)) />
                    " "{Words::WithBest.text()}
                </label>
                <div class="row">
                    <span>{Words::Save.text()}</span>
                    <button disabled=none on:click=save_svg>"SVG"</button>
                    <button disabled=none on:click=save_drawn>"PNG"</button>
                </div>
            </div>
        </div>
    }
}
