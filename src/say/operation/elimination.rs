//! Digits that a square loses, and digits that follow.

use crate::exact::elimination::{Placed, Removed};
use crate::puzzle::Layout;
use crate::say::list::Items;
use crate::say::operation::messages::Elimination;

/// The digits that a square loses, with what rules each out.
pub(super) fn removal(removed: &[Removed], layout: &Layout) -> String {
    let Some(first) = removed.first() else { return String::new() };
    let square = layout.name(first.square);
    if removed.iter().all(|removed| removed.house.is_none()) {
        return Elimination::Solved { square }.text();
    }
    let told = removed.iter().map(|&Removed { digit, seen, house, .. }| match house {
        Some(house) => Elimination::Seen { digit, square: layout.name(seen), house: layout.house_name(house) }.text(),
        None => Elimination::Digit { digit }.text(),
    });
    Elimination::Removed { square, digits: Items::of(told) }.text()
}

pub(super) fn placement(&Placed { square, digit, house }: &Placed, layout: &Layout) -> String {
    let square = layout.name(square);
    match house {
        None => Elimination::OnlyDigit { square, digit }.text(),
        Some(house) => Elimination::OnlyPlace { square, digit, house: layout.house_name(house) }.text(),
    }
}
