//! The answers of a wall: kept in the browser, and where that has no room for them, as long as the visit lasts.

use leptos::prelude::*;

use crate::study::class::{Answer, ClassCode, Collected, answers_in, brought_together, kept_text};

use crate::ui::kit::store;
use crate::ui::kit::store::StoreError;

/// What the browser keeps of a wall: its answer codes.
fn place(number: u8, code: &ClassCode) -> String {
    format!("wall-{number}-{}", code.text())
}

/// What the browser did not keep of a wall.
struct Left {
    place: String,
    /// What it kept then.
    before: Vec<Answer>,
    answers: Vec<Answer>,
}

/// All walls of which something was not kept; a context, so that it is there when a wall is come back to.
#[derive(Clone, Copy)]
pub struct Unkept(StoredValue<Vec<Left>>);

pub fn use_unkept() -> Unkept {
    expect_context::<Unkept>()
}

impl Unkept {
    pub fn none() -> Unkept {
        Unkept(StoredValue::new(Vec::new()))
    }

    /// Whether answers of a wall are here alone.
    pub fn has(self, number: u8, code: &ClassCode) -> bool {
        let place = place(number, code);
        self.0.with_value(|all| all.iter().any(|left| left.place == place))
    }

    /// The answers of a wall, which another tab may have changed; none where nothing is known.
    pub fn answers(self, number: u8, code: &ClassCode) -> Option<Vec<Answer>> {
        let place = place(number, code);
        let kept = store::get(&place).map(|text| answers_in(&text, code, number));
        let here = |all: &Vec<Left>| {
            let left = all.iter().find(|left| left.place == place)?;
            Some(brought_together(&left.before, &left.answers, kept.as_deref().unwrap_or_default()))
        };
        self.0.with_value(here).or(kept)
    }

    /// Keeps the answers of a wall for the next visit, or at least for this one.
    pub fn keep(self, number: u8, code: &ClassCode, collected: &Collected) -> Result<(), StoreError> {
        let place = place(number, code);
        let before = store::get(&place).unwrap_or_default();
        let kept = store::set(&place, &kept_text(collected.answers(), &before, code, number));
        self.0.update_value(|all| {
            all.retain(|left| left.place != place);
            if kept.is_err() {
                let before = answers_in(&before, code, number);
                all.push(Left { place, before, answers: collected.answers().to_vec() });
            }
        });
        kept
    }
}
