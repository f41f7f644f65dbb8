//! Why a message between the page and a worker was not read.

labels! {
    /// Why a message was not read.
    pub enum WireText {
        Unread => "a message between the page and its worker could not be read",
    }
}
