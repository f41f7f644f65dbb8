//! Why a saved game, or a file of them, cannot be opened.

use crate::play::SavedError;
use crate::play::backup::BackupError;

wording! { error SavedError {
    SavedError::Version => "it was saved by a newer version of this page";
    SavedError::Damaged => "it is damaged";
} }

wording! { error BackupError {
    BackupError::Foreign => "This file was not exported by this page; nothing was changed";
    BackupError::Newer => "This file is from a newer version of the page; nothing was changed";
} }
