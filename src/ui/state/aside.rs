//! The puzzle of the view that is not open: kept for this tab, also when the page is loaded anew.

use crate::play::Sheet;
use crate::text::link::Link;
use crate::ui::kit::store;

const KEY: &str = "other-board";

/// The puzzle that this tab has left.
pub fn left() -> Option<Sheet> {
    Link::read(&store::handed(KEY)?).ok().map(|link| Sheet::of_link(&link))
}

/// Keeps a puzzle that is left.
pub fn leave(sheet: &Sheet) {
    store::hand_on(KEY, &sheet.link().write());
}
