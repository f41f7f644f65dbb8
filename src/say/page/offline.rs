//! What is kept in the browser for use without a network.

labels! {
    /// The part of Settings about it.
    pub enum OfflineLabel {
        Title => "Offline use",
        Part => "Solve and Play work offline. Lab, Lessons, photos, workbooks and other languages do once you have opened them here.",
        KeepAll => "Keep everything offline",
        Failed => "Not everything could be downloaded. Check your connection and try again.",
        Nothing => "This browser stores nothing of this page for offline use.",
    }
}

messages! {
    /// How much of the page is kept.
    pub enum OfflineMessage {
        Kept { kept: String, all: String } => "Available offline: {kept} of {all}.",
        Keeping { kept: String, all: String } => "Downloading everything: {kept} of {all}.",
        All { all: String } => "Everything is available offline: {all}.",
        Megabytes { number: String } => "{number} MB",
    }
}
