//! What is said of files, lists and sheets.

use crate::say::number::{Count, Number};
use crate::say::reading::Counts;

messages! {
    /// Files that are read, puzzles that are printed.
    pub enum Files {
        TooLarge => "These files are larger than 100 MB together; open them in parts.",
        NotRead { only: String } => "Not read: {only}.",
        NotReadMore { first: String, more: Number } => "Not read: {first}; and {more} more.",
        NoFile => "No file found.",
        Refused { why: String } => "{why}.",
        NoneRead { files: Count, first: String } => "None of {files} could be read. {first}.",
        Read { name: String, what: String } => "{name}: {what}.",
        Several { files: Count, puzzles: Count } => "{files}, {puzzles}.",
        NothingToPrint => "There is no puzzle to print.",
        TooManyToPrint { most: Count } => "At most {most} can be printed at once.",
        Unreadable => "The browser could not read this file; it may be a folder or have been moved.",
        Picked { number: Number, of: Number, counts: Counts } => "Number {number} of {of}, {counts}.",
        NoPuzzle => "It holds no puzzle.",
        Document => "PDF, Excel and ZIP files are not read; copy the puzzle out, or open a picture of it",
    }
}
