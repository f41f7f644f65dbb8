//! What a search that is being explained writes down.

use crate::evolve::operation::Operation;

/// The notes of a search that is being explained.
#[derive(Clone, Debug, Default)]
pub struct Notes(Option<Vec<Operation>>);

impl Notes {
    /// Notes are taken from now on.
    pub fn begin(&mut self) {
        self.0 = Some(Vec::new());
    }

    /// Whether notes are taken.
    #[inline]
    pub fn taken(&self) -> bool {
        self.0.is_some()
    }

    /// Adds an operation, which is put together only when notes are taken.
    #[inline]
    pub fn add(&mut self, operation: impl FnOnce() -> Operation) {
        if let Some(notes) = &mut self.0 {
            notes.push(operation());
        }
    }

    /// What was noted since the last call.
    pub fn take(&mut self) -> Vec<Operation> {
        self.0.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
