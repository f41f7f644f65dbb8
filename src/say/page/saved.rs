//! Saved games and settings.

use crate::say::number::{Count, Number};

labels! {
    /// The list of saved games, and saved data in Settings.
    pub enum Saved {
        Nothing => "No saved games yet. Your games are saved here, in this browser only.",
        NoStorage => "Games cannot be saved: this browser’s storage for the page is full or blocked.",
        Title => "My puzzles",
        Undo => "Undo delete",
        Close => "Close",
        Solved => "solved",
        Continue => "Continue",
        Delete => "Delete",
        Kept => "Settings and games are saved in this browser only.",
        NotKept => "This browser’s storage for the page is full or blocked: settings and games are lost when you close the page.",
        DataTitle => "Saved data",
        Export => "Export to a file",
        Import => "Import from a file",
        Replace => "Replace",
        UndoImport => "Undo import",
        Aside => "another game of this puzzle",
        DeleteAll => "Delete all data",
        DeleteWarning => "This deletes your settings and all saved games from this browser. It cannot be undone.",
        DeleteNow => "Delete",
        Keep => "Cancel",
        Settings => "Settings",
    }
}

messages! {
    /// A saved game.
    pub enum SavedGame {
        Deleted { title: String } => "Deleted: {title}.",
        Filled { filled: Number, of: Count } => "{filled} of {of} filled",
        Continue { title: String, state: String } => "Continue {title}, {state}",
        Delete { title: String, state: String } => "Delete {title}, {state}",
        Title { shape: String, givens: Count } => "{shape}, {givens}",
        Damaged { games: Count } => "Kept but not shown, because damaged: {games}.",
        Newer { games: Count } => "Kept but not shown, because saved by a newer version of this page: {games}.",
        Imported { games: Count } => "Imported: settings and {games}.",
    }
}
