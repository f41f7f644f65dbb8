//! Boards of more than 25 digits on the page.

labels! {
    /// What can be done with a large board, and what cannot.
    pub enum LargeLabel {
        ZoomIn => "Zoom in",
        ZoomOut => "Zoom out",
        NotPlayed => "Boards larger than 25×25 can be solved here, but not played by hand.",
    }
}

messages! {
    /// Large boards that the page makes.
    pub enum LargeMessage {
        Given { share: String } => "{share} given",
        Shuffled { board: String, share: String } => "A shuffled {board} board with {share} of its squares given. It has at least one solution.",
    }
}
