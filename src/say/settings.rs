//! What is chosen in Settings.

labels! {
    /// Fields of the dialog and their options.
    pub enum Words {
        System => "System",
        Language => "Language",
        OfBrowser => "Same as the browser",
        Figures => "1–9, then A, B, C",
        Hexadecimal => "0–F on 16×16",
        Colours => "Colours, up to 9×9",
        Shapes => "Shapes on 4×4 and 6×6",
        DigitsHelp => "A board that a style does not fit shows plain digits. Pictures and sheets look like the board; links and files always use 1–9, then A, B, C.",
        DigitSize => "Digit size",
        Right => "Right-handed",
        Left => "Left-handed",
        SoundHelp => "A short tone when a board is solved, a low one when a digit is in conflict.",
        Theme => "Theme",
        Light => "Light",
        Dark => "Dark",
        Contrast => "Contrast",
        Normal => "Normal",
        High => "High",
        Digits => "Digits",
        Large => "Large",
        Small => "Small",
        Keypad => "Keypad",
        Sound => "Sound",
        Off => "Off",
        On => "On",
        Letters => "A, B, C",
    }
}
