//! What the page keeps in the browser: texts under the prefix `sudokube:` of local storage, and nothing else of it.

use std::cell::Cell;

use leptos::prelude::*;
use web_sys::Storage as Local;

use crate::play::aside::name_for;
use crate::say::page::storage::Storage;
use crate::ui::kit::machine::{build, is_embedded};

const PREFIX: &str = "sudokube:";

/// The key of the build that has written last. Every version passes over keys it does not know.
const BUILD: &str = "sudokube:build";

/// Why something was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    Forbidden,
    Full,
}

impl StoreError {
    /// What is said of it.
    pub fn label(self) -> &'static str {
        match self {
            StoreError::Forbidden => Storage::Blocked.text(),
            StoreError::Full => Storage::Full.text(),
        }
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.label())
    }
}

fn storage() -> Result<Local, StoreError> {
    if is_embedded() {
        return Err(StoreError::Forbidden);
    }
    window().local_storage().ok().flatten().ok_or(StoreError::Forbidden)
}

/// The text kept under a key; `None` as well where nothing can be kept.
pub fn get(key: &str) -> Option<String> {
    storage().ok()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

pub fn set(key: &str, value: &str) -> Result<(), StoreError> {
    if CLOSED.get() || is_embedded() {
        return Ok(());
    }
    let storage = storage()?;
    storage.set_item(&format!("{PREFIX}{key}"), value).map_err(|_| StoreError::Full)?;
    let _ = storage.set_item(BUILD, &build());
    Ok(())
}

/// Keeps what lies under a key under another name as well: it cannot be read here, and something is to take its place.
pub fn put_aside(key: &str, name: &str) -> Result<(), StoreError> {
    let Some(text) = get(key) else { return Ok(()) };
    set(&name_for(name, &text, get), &text)
}

pub fn remove(key: &str) -> Result<(), StoreError> {
    if CLOSED.get() || is_embedded() {
        return Ok(());
    }
    storage()?.remove_item(&format!("{PREFIX}{key}")).map_err(|_| StoreError::Forbidden)
}

fn session() -> Option<Local> {
    window().session_storage().ok().flatten().filter(|_| !is_embedded())
}

/// Hands a text on to the pages that this tab opens after this one; whether there was room for it.
pub fn hand_on(key: &str, value: &str) -> bool {
    session().is_some_and(|session| session.set_item(&format!("{PREFIX}{key}"), value).is_ok())
}

/// A text that was handed on.
pub fn handed(key: &str) -> Option<String> {
    session()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// It is handed on no further.
pub fn hand_no_more(key: &str) {
    if let Some(session) = session() {
        let _ = session.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// Every key that is kept, without the prefix, in no order that means anything.
pub fn keys() -> Vec<String> {
    let Ok(storage) = storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|k| storage.key(k).ok().flatten());
    names.filter_map(|name| name.strip_prefix(PREFIX).map(str::to_string)).collect()
}

thread_local! {
    static TOLD: Cell<bool> = const { Cell::new(false) };
    static CLOSED: Cell<bool> = const { Cell::new(false) };
}

/// Whether something can be kept, and all that was to be kept so far was.
pub fn keeps() -> bool {
    !TOLD.get() && storage().is_ok()
}

/// Nothing more is kept by this page, which is about to start anew: what is kept then is not its doing.
pub fn close() {
    CLOSED.set(true);
}

/// Whether this is the first time that something was not kept.
pub fn is_first_failure() -> bool {
    !TOLD.replace(true)
}
