//! In which form a text was written.

use crate::puzzle::Shape;

/// What was recognised in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The link of a page, by its name.
    Page(&'static str),
    /// A link of an unknown page.
    Link,
    /// A link of this project.
    Project,
    /// The bare payload of a link.
    Packed,
    /// The packing of a link that is known and cannot be unpacked.
    PackingOf(Box<Form>),
    Fpuzzles,
    OpenSudoku,
    /// A version of OpenSudoku's data.
    OpenSudokuVersion(String),
    Sdk,
    /// SuDoKube-CLI's export, which can be encrypted.
    CubeCli {
        encrypted: bool,
    },
    /// One puzzle a line; with a head, or without.
    List {
        csv: bool,
    },
    /// A list of one puzzle.
    OnlyOfList {
        shape: Shape,
        csv: bool,
    },
    Rows {
        shape: Shape,
        hexadecimal: bool,
    },
    OneLine {
        shape: Shape,
        hexadecimal: bool,
    },
    /// Every candidate of every square.
    AllCandidates(Shape),
    CandidateGrid(Shape),
    Numbers(Shape),
    Fields(Shape),
}
