//! What is kept in the browser for use without a network.

labels! {
    /// The part of Settings about it.
    pub enum OfflineLabel {
        Title => "Without a network",
        Part => "Solve and Play work without a network. Lab, Lessons, photos, workbooks and other languages do once they were opened here.",
        KeepAll => "Keep everything offline",
        Failed => "Not everything could be fetched. Check your connection and press again.",
        Nothing => "This browser keeps nothing of this page for use without a network.",
    }
}

messages! {
    /// How much of the page is kept.
    pub enum OfflineMessage {
        Kept { kept: String, all: String } => "Kept here: {kept} of {all}.",
        Keeping { kept: String, all: String } => "Fetching everything: {kept} of {all}.",
        All { all: String } => "Everything is kept here: {all}.",
        Megabytes { number: String } => "{number} MB",
    }
}
