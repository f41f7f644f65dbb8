//! What was found in a text of any kind: as what it was read, what was left out, and why it is not certain.

use crate::say::number::{Count, Noun, Number};
use crate::say::words::{paragraph, phrase};
use crate::text::extract::{Almost, Found, Ignored, Reason};

messages! {
    /// What is said beside what was read.
    pub enum Finding {
        Equal { readings: Count } => "{readings} are equally good: choose one.",
        Row { squares: Count, row: Number, found: Number, side: Number } => "{squares}: row {row} has {found}, not {side}. Choose where to correct the row.",
        Rows { found: Count, side: Number } => "{found}, not {side}. Choose where an empty row belongs.",
        RowsMore { found: Count, side: Number } => "{found}, not {side}. Choose which row to leave out.",
        Squares { found: Count, wanted: Number } => "Found {found}, not {wanted}: choose the intended board.",
        Conflict => "A row, column or box holds a digit twice.",
        FewGivens => "It has fewer givens than any puzzle with one solution.",
        Full => "All its squares are filled in: it may be a solution.",
        Doubt => "A square may be missing: compare it with the text.",
        Variant => "It opens with plain rules only if you choose to.",
        Singles => "Squares with a single candidate count as givens.",
        Lines { lines: Count } => "{lines} around it left out.",
        Solutions { solutions: Count } => "{solutions} left out.",
    }
}

impl Almost {
    /// What is missing or too much.
    pub fn said(&self) -> Finding {
        match *self {
            Almost::Row { squares, row, found, side } => Finding::Row {
                squares: Noun::Square.of(squares),
                row: row.into(),
                found: found.into(),
                side: side.into(),
            },
            Almost::Rows { found, side } if found > side => {
                Finding::RowsMore { found: Noun::Row.of(found), side: side.into() }
            }
            Almost::Rows { found, side } => Finding::Rows { found: Noun::Row.of(found), side: side.into() },
            Almost::Squares { found, wanted } => {
                Finding::Squares { found: Noun::Square.of(found), wanted: wanted.into() }
            }
        }
    }
}

impl Found {
    /// What was read, in a sentence or some.
    pub fn said(&self) -> String {
        let what = match (self.fix(), self.readings.first()) {
            (None, Some(reading)) => phrase(&reading.overview()),
            _ => String::new(),
        };
        paragraph([what].into_iter().chain(self.notes()))
    }

    /// What speaks against it, and what was left out.
    pub fn notes(&self) -> Vec<String> {
        let against = self.reasons.iter().filter_map(|reason| {
            Some(match reason {
                Reason::Format | Reason::Form(_) => return None,
                Reason::Equal => Finding::Equal { readings: Noun::Reading.of(self.readings.len()) },
                Reason::Conflict => Finding::Conflict,
                Reason::FewGivens => Finding::FewGivens,
                Reason::Full => Finding::Full,
                Reason::Doubt => Finding::Doubt,
                Reason::Variant => Finding::Variant,
                Reason::Singles => Finding::Singles,
                Reason::Almost(almost) => almost.said(),
            })
        });
        let ignored = self.ignored.iter().map(|ignored| match *ignored {
            Ignored::Lines(lines) => Finding::Lines { lines: Noun::Line.of(lines) },
            Ignored::Solutions(solutions) => Finding::Solutions { solutions: Noun::Solution.of(solutions) },
        });
        against.chain(ignored).map(|finding| finding.text()).collect()
    }
}
