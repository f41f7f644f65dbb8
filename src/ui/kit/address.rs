//! The address of the page: the fragment holds what is open, and each view of the classroom is a place to come back to.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::PerformanceNavigation;

use crate::study::view::View;
use crate::ui::kit::store;

/// The key of the address that was there when the page was left, and of the one that was then due.
const LATE: &str = "address";

/// The fragment that is there, with its `#`.
pub fn now() -> String {
    window().location().hash().unwrap_or_default()
}

/// Whether the page is opened on nothing: no link is there, nor one that was still to be written.
pub fn is_bare() -> bool {
    now().len() <= 1 && late().is_none()
}

/// What the page before this one, at this very address, could not write. Nor does a reload see what was written after it began,
/// so that what a page had when it was left holds after a reload whatever its address.
fn late() -> Option<String> {
    let late = store::handed(LATE)?;
    let (before, after) = late.split_once('\n')?;
    (is_reload() || before == now()).then(|| after.to_string())
}

fn is_reload() -> bool {
    window().performance().is_some_and(|p| p.navigation().type_() == PerformanceNavigation::TYPE_RELOAD)
}

/// Writes a fragment (with its `#`) into the address. A view other than the one that is there, and what follows the first screen, is a
/// new entry of the browser's history; anything else takes the place of what was there.
pub fn put(fragment: &str) {
    let location = window().location();
    let before = now();
    // Not only the fragment: it would be taken relative to <base>.
    let address = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default() + fragment;
    if let Ok(history) = window().history() {
        // A browser that refuses, because the address changes too often, keeps the one before.
        let _ = if before.len() > 1 && View::named_in(&before) == View::named_in(fragment) {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
        } else {
            history.push_state_with_url(&JsValue::NULL, "", Some(&address))
        };
    }
}

/// The fragment of the address, as it was last read or written here.
#[derive(Clone, Copy)]
pub struct Fragment(StoredValue<String>);

impl Fragment {
    pub fn new() -> Fragment {
        Fragment(StoredValue::new(String::new()))
    }

    pub fn read(self) -> String {
        self.0.set_value(now());
        self.0.get_value()
    }

    /// Writes it, unless one has just come in: that is read first, its event is on the way.
    pub fn write(self, fragment: String) {
        let there = now();
        if there != fragment && self.0.with_value(|known| *known == there) {
            put(&fragment);
            // Where the browser has refused it, it is written with the next change, or when the page is left.
            self.0.set_value(now());
        }
    }

    /// From now on none is written, nor handed on when the page is left.
    pub fn forget(self) {
        self.0.set_value("none".into());
    }

    /// The page is left with this fragment.
    pub fn leave(self, fragment: &str) {
        self.0.with_value(|known| leave(known, fragment));
    }
}

/// The page is left with this fragment, written or not, unless another one than it knows of has just come in.
pub fn leave(known: &str, fragment: &str) {
    if !(known == now() && store::hand_on(LATE, &format!("{known}\n{fragment}"))) {
        store::hand_no_more(LATE);
    }
}

/// Writes what the page before this one could not: it was left, or loaded anew, a moment too early.
pub fn catch_up() {
    let late = late();
    store::hand_no_more(LATE);
    late.iter().for_each(|fragment| put(fragment));
}

/// The page's own address, without a fragment.
pub fn base() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_string()
}
