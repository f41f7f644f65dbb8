//! The sentence over the board: what has just happened, or why something could not be.

use leptos::prelude::*;

use crate::say::page::Notice as Request;
use crate::text::link::Link;

use crate::ui::kit::store;
use crate::ui::kit::store::StoreError;

/// What is said over the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notice {
    pub text: String,
    pub is_error: bool,
    /// A link whose version is unknown but whose puzzle could be read.
    pub offer: Option<Link>,
}

#[derive(Clone, Copy)]
pub struct NoticeState {
    pub latest: ReadSignal<Notice>,
    set_latest: WriteSignal<Notice>,
}

impl NoticeState {
    pub fn new() -> NoticeState {
        let (latest, set_latest) = signal(Notice::default());
        NoticeState { latest, set_latest }
    }

    pub fn say(self, text: impl Into<String>) {
        self.set_latest.set(Notice { text: text.into(), ..Notice::default() });
    }

    pub fn complain(self, text: impl Into<String>) {
        self.refuse(text.into(), None);
    }

    /// Says why a link was not opened, and offers what could be read of it.
    pub fn refuse(self, text: String, offer: Option<Link>) {
        self.set_latest.set(Notice { text, is_error: true, offer });
    }

    /// What was said is over.
    pub fn clear(self) {
        if !self.latest.with_untracked(|n| n.text.is_empty()) {
            self.set_latest.set(Notice::default());
        }
    }

    /// What was asked for has been done: one of these is said no longer.
    pub fn clear_if(self, said: &[Request]) {
        said.iter().for_each(|request| self.clear_if_said(request.text()));
    }

    /// The same of one sentence.
    pub fn clear_if_said(self, sentence: &str) {
        if self.latest.with_untracked(|n| n.text == sentence) {
            self.clear();
        }
    }

    /// Keeps a text in the browser. The first time that fails it is said; the page goes on all the same.
    pub fn keep(self, key: &str, value: &str) -> bool {
        self.is_kept(store::set(key, value))
    }

    /// Puts aside what lies under a key, in the same way.
    pub fn put_aside(self, key: &str, name: &str) -> bool {
        self.is_kept(store::put_aside(key, name))
    }

    /// Whether it was kept, said the first time that it was not.
    fn is_kept(self, kept: Result<(), StoreError>) -> bool {
        if let Err(error) = kept
            && store::is_first_failure()
        {
            self.complain(format!("{error}."));
        }
        kept.is_ok()
    }
}
