//! The keys of the board, as the help lists them.

labels! {
    /// When they work.
    pub enum KeyGroup {
        Everywhere => "Everywhere",
        OnBoard => "On the board",
        Solving => "While solving",
        Playing => "While playing",
        Cube => "The cube",
    }
}

labels! {
    /// What is pressed.
    pub enum KeyCap {
        Paste => "Ctrl + V",
        Undo => "Ctrl + Z, Ctrl + Y",
        Help => "?",
        Arrows => "Arrow keys, Home, End, Page up, Page down",
        Ends => "Ctrl + Home, Ctrl + End",
        Digits => "1 to 9, A to P",
        Clear => "0, Backspace, Delete",
        Escape => "Escape",
        Enter => "Enter on the board, Ctrl + Enter anywhere",
        Step => "Ctrl + .",
        Space => "Space on the board",
        Corner => "Shift + digit",
        Centre => "Ctrl + digit, Alt + digit",
        Pencils => "Z, X, C, V (up to 9×9), Space for the next",
        Strike => "B, where candidates are shown (up to 9×9)",
        Line => "L (up to 9×9), then Enter on two squares",
        More => "Ctrl + arrow keys; on flat boards also Shift",
        Drag => "Drag; Ctrl or Shift + click",
        Double => "Double click",
        Keypad => "A digit of the keypad with no square selected",
        Long => "Long press or right click, with a digit chosen",
        Hint => "H (up to 9×9)",
        OnSquare => "Enter on a square",
        Actions => "P, N, K, W (up to 9×9)",
        Turn => "Shift + arrow keys, [ and ]",
        Faces => "U, R, F, D, L, B on the cube",
    }
}

labels! {
    /// What it does.
    pub enum KeyEffect {
        Paste => "paste a puzzle or a link",
        Undo => "undo, redo",
        Help => "show this help",
        Move => "move; on a cube also to the next face",
        Ends => "go to the first or last square",
        Write => "type a digit (A is 10, P is 25); while you enter a puzzle, also move on",
        Clear => "clear the square; while you enter a puzzle, also move on (Backspace: back)",
        Deselect => "deselect the square or the digit",
        Main => "Evolve, Pause, Resume",
        Step => "run one generation",
        Stop => "stop the run",
        Corner => "corner mark",
        Centre => "centre mark",
        Switch => "switch to digits, corner marks, centre marks, colours",
        Strike => "strike candidates, or restore them",
        Line => "draw a line between them; L again: an arrow",
        Select => "select more squares",
        Double => "write the only mark, or select all squares with the same digit or marks",
        Choose => "choose it: then a click or drag writes it",
        Small => "write it as a corner mark",
        Hint => "hint; press again for more, and again to apply it",
        Actions => "pause or resume, candidates, check, “what if”",
        Turn => "turn it by a face, or a little",
        Face => "bring a face to the front; press again to see it straight on",
    }
}

/// A group of keys: its name, and each key with what it does.
pub type Keys = (KeyGroup, &'static [(KeyCap, KeyEffect)]);

/// Every key, in groups.
pub const KEYS: &[Keys] = &[
    (
        KeyGroup::Everywhere,
        &[(KeyCap::Paste, KeyEffect::Paste), (KeyCap::Undo, KeyEffect::Undo), (KeyCap::Help, KeyEffect::Help)],
    ),
    (
        KeyGroup::OnBoard,
        &[
            (KeyCap::Arrows, KeyEffect::Move),
            (KeyCap::Ends, KeyEffect::Ends),
            (KeyCap::Digits, KeyEffect::Write),
            (KeyCap::Clear, KeyEffect::Clear),
            (KeyCap::Escape, KeyEffect::Deselect),
        ],
    ),
    (
        KeyGroup::Solving,
        &[
            (KeyCap::Enter, KeyEffect::Main),
            (KeyCap::Step, KeyEffect::Step),
            (KeyCap::Space, KeyEffect::Clear),
            (KeyCap::Escape, KeyEffect::Stop),
        ],
    ),
    (
        KeyGroup::Playing,
        &[
            (KeyCap::Corner, KeyEffect::Corner),
            (KeyCap::Centre, KeyEffect::Centre),
            (KeyCap::Pencils, KeyEffect::Switch),
            (KeyCap::Strike, KeyEffect::Strike),
            (KeyCap::Line, KeyEffect::Line),
            (KeyCap::More, KeyEffect::Select),
            (KeyCap::Drag, KeyEffect::Select),
            (KeyCap::Double, KeyEffect::Double),
            (KeyCap::Keypad, KeyEffect::Choose),
            (KeyCap::Long, KeyEffect::Small),
            (KeyCap::Hint, KeyEffect::Hint),
            (KeyCap::OnSquare, KeyEffect::Double),
            (KeyCap::Actions, KeyEffect::Actions),
        ],
    ),
    (KeyGroup::Cube, &[(KeyCap::Turn, KeyEffect::Turn), (KeyCap::Faces, KeyEffect::Face)]),
];
