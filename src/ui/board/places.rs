//! Which square an event is on.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use crate::puzzle::Place;

pub fn square_of(event: &Event) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-place]").ok()??.dyn_into().ok()
}

pub fn place_of(event: &Event, face: usize) -> Option<Place> {
    place_in(&square_of(event)?.into(), face)
}

pub fn place_in(square: &Element, face: usize) -> Option<Place> {
    let place = square.get_attribute("data-place")?;
    let (row, column) = place.split_once(',')?;
    Some(Place { face, row: row.parse().ok()?, column: column.parse().ok()? })
}
