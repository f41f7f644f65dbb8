//! Everything that is kept in the browser as one file, from one, and away.

use js_sys::{Array, JSON, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use crate::say::number::Noun;
use crate::say::page::saved::SavedGame;
use crate::say::page::storage::{Import, Storage};

use crate::ui::kit::store;
use crate::ui::kit::store::StoreError;

/// The name of the field that says what the file is; its value is the version.
const MARK: &str = "sudokube";

/// The key of what is to be said when the page has started anew.
pub const SAID: &str = "said";

/// Why a file was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupError {
    Foreign,
    Newer,
    Store(StoreError),
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> BackupError {
        BackupError::Store(error)
    }
}

impl std::fmt::Display for BackupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BackupError::Foreign => Storage::Foreign.fmt(f),
            BackupError::Newer => Storage::Newer.fmt(f),
            BackupError::Store(error) => Import::NotStored { why: error.label() }.fmt(f),
        }
    }
}

/// The file's text: JSON with a version and every text that is kept, by its key.
fn write() -> String {
    let kept = Object::new();
    for key in store::keys() {
        let value = store::get(&key).unwrap_or_default();
        let _ = Reflect::set(&kept, &key.into(), &value.into());
    }
    let file = Object::new();
    let _ = Reflect::set(&file, &MARK.into(), &1.into());
    let _ = Reflect::set(&file, &"kept".into(), &kept);
    JSON::stringify(&file).map(String::from).unwrap_or_default()
}

/// Keeps what a file holds in place of what was kept, and starts anew with it.
pub fn take(text: &str) -> Result<(), BackupError> {
    let kept = read(text)?;
    put(&kept)?;
    let games = kept.iter().filter(|(key, _)| key.starts_with(crate::ui::state::games::PREFIX)).count();
    let _ = store::set(SAID, &SavedGame::Imported { games: Noun::Game.of(games) }.text());
    start_anew();
    Ok(())
}

/// The keys and texts of a file.
fn read(text: &str) -> Result<Vec<(String, String)>, BackupError> {
    let file = JSON::parse(text).map_err(|_| BackupError::Foreign)?;
    let field = |name: &str| Reflect::get(&file, &name.into()).ok();
    match field(MARK).and_then(|version| version.as_f64()) {
        Some(1.0) => {}
        Some(version) if version > 1.0 => return Err(BackupError::Newer),
        _ => return Err(BackupError::Foreign),
    }
    let kept = field("kept").and_then(|kept| kept.dyn_into::<Object>().ok()).ok_or(BackupError::Foreign)?;
    let pair = |pair: JsValue| {
        let pair = Array::from(&pair);
        Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
    };
    Object::entries(&kept).iter().map(pair).collect::<Option<_>>().ok_or(BackupError::Foreign)
}

/// Keeps these texts in place of what was kept; where there is no room for it everything stays as it was.
fn put(kept: &[(String, String)]) -> Result<(), StoreError> {
    let before: Vec<_> = store::keys().into_iter().filter_map(|key| store::get(&key).map(|text| (key, text))).collect();
    clear();
    let result = kept.iter().try_for_each(|(key, text)| store::set(key, text));
    if result.is_err() {
        clear();
        // It fitted before.
        for (key, text) in &before {
            let _ = store::set(key, text);
        }
    }
    result
}

/// Hands the file to the person.
pub fn save() {
    let href = format!("data:application/json;charset=utf-8,{}", String::from(js_sys::encode_uri_component(&write())));
    let Ok(anchor) = document().create_element("a") else { return };
    let _ = anchor.set_attribute("href", &href);
    let _ = anchor.set_attribute("download", "sudokube.json");
    if let Some(anchor) = anchor.dyn_ref::<HtmlElement>() {
        anchor.click();
    }
}

pub fn forget() {
    clear();
    start_anew();
}

fn clear() {
    for key in store::keys() {
        let _ = store::remove(&key);
    }
}

/// Opens the page as on a first visit, with what is kept now.
fn start_anew() {
    store::close();
    let location = window().location();
    let address = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
    let _ = location.reload();
}
