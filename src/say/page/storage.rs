//! What is said of the browser's storage and of backups.

use crate::say::number::Count;

labels! {
    /// Why something was not saved, or not imported.
    pub enum Storage {
        Blocked => "This browser blocks saving: settings and games are lost when you close the page",
        Full => "The browser’s storage for this page is full: settings and games are lost when you close the page",
    }
}

messages! {
    /// A backup that is to be imported, and one that was not.
    pub enum Import {
        Replace { present: Count, coming: Count } => "Replace your settings and {present} with this file’s settings and {coming}? Until you close this tab, Undo import brings them back.",
        NotStored { why: &'static str } => "{why}; nothing was changed",
    }
}
