//! Everything that is kept in the browser as one file, from one, and away.

use js_sys::{Array, JSON, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use crate::play::backup::{BackupError, MARK, taken};
use crate::say::number::Noun;
use crate::say::page::saved::SavedGame;
use crate::say::page::storage::Import;

use crate::ui::kit::events::announce;
use crate::ui::kit::machine::build;
use crate::ui::kit::store;
use crate::ui::kit::store::StoreError;
use crate::ui::state::games::{is_game, of_text};

/// The key of the file that is made of what was here before an import.
const BEFORE: &str = "before";

/// The key of what is to be said when the page has started anew.
pub const SAID: &str = "said";

/// What a file keeps: keys and texts.
pub type Kept = Vec<(String, String)>;

/// The file's text: JSON with a version and every text that is kept, by its key.
fn write() -> String {
    let kept = Object::new();
    for key in store::keys() {
        let value = store::get(&key).unwrap_or_default();
        let _ = Reflect::set(&kept, &key.into(), &value.into());
    }
    let file = Object::new();
    let _ = Reflect::set(&file, &MARK.into(), &1.into());
    let _ = Reflect::set(&file, &"build".into(), &build().into());
    let _ = Reflect::set(&file, &"kept".into(), &kept);
    JSON::stringify(&file).map(String::from).unwrap_or_default()
}

/// What is asked before a file takes the place of what is kept.
pub fn question(kept: &Kept) -> String {
    let present = store::keys().iter().filter(|key| is_game(key)).count();
    Import::Replace { present: Noun::Game.of(present), coming: Noun::Game.of(games(kept)) }.text()
}

/// Keeps what a file holds in place of what was kept, which can be taken back, and starts anew with it; or says why it cannot.
pub fn take(kept: &Kept) -> Result<(), String> {
    let earlier = store::handed(BEFORE);
    let result = match store::hand_on(BEFORE, &write()) {
        true => put(kept),
        false => Err(StoreError::Full),
    };
    if let Err(why) = result {
        store::hand_no_more(BEFORE);
        let _ = earlier.map(|earlier| store::hand_on(BEFORE, &earlier));
        return Err(Import::NotStored { why: why.label() }.text());
    }
    let _ = store::set(SAID, &SavedGame::Imported { games: Noun::Game.of(games(kept)) }.text());
    start_anew();
    Ok(())
}

/// Whether an import of this tab can be taken back.
pub fn is_undoable() -> bool {
    store::handed(BEFORE).is_some()
}

/// Takes the import back, which can be taken back as well.
pub fn undo() -> Result<(), String> {
    let before = store::handed(BEFORE).ok_or(BackupError::Foreign);
    let kept = before.and_then(|text| read(&text)).map_err(|why| why.to_string())?;
    take(&kept)
}

/// How many games there are that can be read.
fn games(kept: &Kept) -> usize {
    kept.iter().filter(|(key, text)| is_game(key) && of_text(text.clone()).is_ok()).count()
}

/// The keys and texts of a file.
///
/// # Errors
///
/// It is none of this page, or of a later version of it.
pub fn read(text: &str) -> Result<Kept, BackupError> {
    let file = JSON::parse(text).map_err(|_| BackupError::Foreign)?;
    let field = |name: &str| Reflect::get(&file, &name.into()).ok().filter(|_| !Array::is_array(&file));
    let entry = |pair: JsValue| {
        let pair = Array::from(&pair);
        (pair.get(0).as_string().unwrap_or_default(), pair.get(1).as_string())
    };
    let kept = field("kept").filter(|kept| kept.is_object() && !Array::is_array(kept));
    let kept = kept.map(|kept| Object::entries(kept.unchecked_ref()).iter().map(entry).collect());
    taken(field(MARK).and_then(|version| version.as_f64()), kept)
}

/// Keeps these texts in place of what was kept; where there is no room for it everything stays as it was.
fn put(kept: &Kept) -> Result<(), StoreError> {
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
    store::hand_no_more(BEFORE);
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
    announce("sudokube:close", "");
    let location = window().location();
    let address = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
    let _ = location.reload();
}
