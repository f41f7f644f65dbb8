//! Why a saved game cannot be opened.

use crate::play::SavedError;

wording! { error SavedError {
    SavedError::Version => "this game was saved by another version of the page";
    SavedError::Damaged => "this saved game cannot be read";
} }
