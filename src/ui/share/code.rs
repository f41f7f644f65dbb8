//! The QR code of a link, on the whole screen: it is to be scanned from the back row of a classroom.

use crate::say::page::share::Share as Words;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::threads::desk::protocol::{Command, Report};

use crate::ui::kit::dialogs::follow;
use crate::ui::share::state::{Share, use_share};

impl Share {
    pub fn show_code(self, link: String) {
        let question = self.codes.ask();
        self.desk.ask(
            |id| Command::Code { id, text: link },
            move |report| match report {
                // The dialog may have been closed meanwhile, and opened on another puzzle.
                _ if !self.codes.is(question) => {}
                Report::Code { svg: Some(svg), .. } => self.open_code(svg),
                Report::Code { svg: None, .. } => self.say(Words::TooLong.text()),
                Report::Refused { why, .. } => self.say(why),
                _ => {}
            },
        );
    }
}

#[component]
pub fn CodeDialog() -> impl IntoView {
    let share = use_share();
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, share.coding);
    view! {
        <dialog class="code" data-testid="code" aria-label=Words::CodeLabel.text() node_ref=dialog
            on:close=move |_| share.close_code()>
            <div inner_html=move || share.code.get()></div>
            <button on:click=move |_| share.close_code()>{Words::Close.text()}</button>
        </dialog>
    }
}
