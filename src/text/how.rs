//! In which form a board stands within a text that is in no format of its own.

/// In which form a board stands within a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// A link, or a packed text of another program.
    Link,
    /// Lists in a list, as in the text of a program.
    Lists,
    /// All squares in one list.
    OneList,
    /// A table of fields.
    Fields,
    /// Rows with labels beside or above them.
    Labelled,
    /// Rows.
    Rows,
    /// Squares by name: r1c1=5.
    Squares,
    /// Elements of XML, one a square.
    Elements,
    /// All squares in one word.
    Line,
    /// Rows in one line, divided by a sign.
    Divided,
    /// Candidates in rows.
    Candidates,
    /// Blanks are empty squares; the column tells which.
    Columns,
    /// One square a line.
    Vertical,
    /// One word broken over lines.
    Wrapped,
}

impl How {
    /// What speaks for a board of this form before its digits are looked at, of 100.
    pub(crate) const fn weight(self) -> i32 {
        match self {
            How::Link => 100,
            How::Lists | How::Elements => 95,
            How::Fields | How::Labelled | How::Squares | How::Candidates => 90,
            How::Rows | How::Line | How::Divided | How::OneList => 85,
            How::Columns | How::Vertical => 70,
            How::Wrapped => 60,
        }
    }

    /// Whether nothing but the number of signs says that it is a board.
    pub const fn is_weak(self) -> bool {
        matches!(self, How::Line | How::Divided | How::OneList | How::Columns | How::Vertical | How::Wrapped)
    }
}
