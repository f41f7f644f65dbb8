//! What is said of the browser's storage and of backups.

labels! {
    /// Why something was not saved, or not imported.
    pub enum Storage {
        Blocked => "This browser blocks saving: settings and games are lost when you close the page",
        Full => "The browser’s storage for this page is full: settings and games are lost when you close the page",
        Foreign => "This file was not exported by this page; nothing was changed",
        Newer => "This file is from a newer version of the page; nothing was changed",
    }
}

messages! {
    /// A backup that was not imported.
    pub enum Import {
        NotStored { why: &'static str } => "{why}; nothing was changed",
    }
}
