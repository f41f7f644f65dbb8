//! The answers of a wall: kept in the browser, and where that has no room for them, as long as the visit lasts.

use leptos::prelude::*;

use crate::study::class::{Answer, ClassCode, Collected, kept_text};

use crate::ui::kit::store;
use crate::ui::kit::store::StoreError;

/// What the browser keeps of a wall: its answer codes.
fn place(number: u8, code: &ClassCode) -> String {
    format!("wall-{number}-{}", code.text())
}

/// The answers that the browser did not keep, by their place; a context, so that they are there when their wall is come back to.
#[derive(Clone, Copy)]
pub struct Unkept(StoredValue<Vec<(String, Vec<Answer>)>>);

pub fn use_unkept() -> Unkept {
    expect_context::<Unkept>()
}

impl Unkept {
    pub fn none() -> Unkept {
        Unkept(StoredValue::new(Vec::new()))
    }

    /// The answers of a wall, which another tab may have changed; none where nothing is known.
    pub fn answers(self, number: u8, code: &ClassCode) -> Option<Vec<Answer>> {
        let place = place(number, code);
        let here =
            |all: &Vec<(String, Vec<Answer>)>| all.iter().find(|(of, _)| *of == place).map(|(_, own)| own.clone());
        self.0.with_value(here).or_else(|| {
            let text = store::get(&place)?;
            Some(text.lines().filter_map(|line| Answer::read(line, code, number).ok()).collect())
        })
    }

    /// Keeps the answers of a wall for the next visit, or at least for this one.
    pub fn keep(self, number: u8, code: &ClassCode, collected: &Collected) -> Result<(), StoreError> {
        let place = place(number, code);
        let before = store::get(&place).unwrap_or_default();
        let kept = store::set(&place, &kept_text(collected.answers(), &before, code, number));
        self.0.update_value(|all| {
            all.retain(|(of, _)| *of != place);
            if kept.is_err() {
                all.push((place, collected.answers().to_vec()));
            }
        });
        kept
    }
}
