//! The part of Settings that keeps everything for use without a network; public/offline.js asks the service worker.

use leptos::prelude::*;

use crate::say::number::fixed_point;
use crate::say::page::offline::{OfflineLabel, OfflineMessage};
use crate::ui::kit::events::{announce, listen};

/// Bytes that are kept, of how many, and whether more are on their way.
#[derive(Clone, Copy, PartialEq)]
struct Amount {
    kept: u64,
    all: u64,
    going: bool,
}

impl Amount {
    fn read(text: &str) -> Option<Amount> {
        let mut parts = text.split(' ');
        let (kept, all) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some(Amount { kept, all, going: parts.next().is_some() })
    }

    fn is_whole(self) -> bool {
        self.kept >= self.all
    }
}

fn megabytes(bytes: u64) -> String {
    OfflineMessage::Megabytes { number: fixed_point(bytes as f64 / 1e6, 1) }.text()
}

/// It asks anew whenever Settings are opened.
#[component]
pub fn OfflineSection(open: ReadSignal<bool>) -> impl IntoView {
    // None where the browser keeps nothing.
    let amount = RwSignal::new(None::<Amount>);
    let pressed = RwSignal::new(false);
    listen("sudokube:kept", move |told| amount.set(told.and_then(|told| Amount::read(&told))));
    Effect::new(move |_| {
        if open.get() {
            pressed.set(false);
            announce("sudokube:offline", "kept");
        }
    });
    let keep = move |_| {
        pressed.set(true);
        amount.update(|amount| amount.iter_mut().for_each(|amount| amount.going = true));
        announce("sudokube:offline", "keep");
    };
    let line = move || {
        let Some(Amount { kept, all, going }) = amount.get() else { return OfflineLabel::Nothing.text().to_string() };
        let whole = kept >= all;
        let (kept, all) = (megabytes(kept), megabytes(all));
        match (whole, going) {
            (true, _) => OfflineMessage::All { all }.text(),
            (_, true) => OfflineMessage::Keeping { kept, all }.text(),
            _ if pressed.get() => OfflineLabel::Failed.text().to_string(),
            _ => OfflineMessage::Kept { kept, all }.text(),
        }
    };
    let is_done = move || amount.get().is_none_or(Amount::is_whole);
    let is_busy = move || amount.get().is_some_and(|amount| amount.going);
    view! {
        <h3>{OfflineLabel::Title.text()}</h3>
        <p>{OfflineLabel::Part.text()}</p>
        <p role="status" data-testid="offline-kept">{line}</p>
        <div class="actions" hidden=is_done>
            <button data-testid="keep-all" disabled=is_busy on:click=keep>{OfflineLabel::KeepAll.text()}</button>
        </div>
    }
}
