//! The lab report of the lessons.

use crate::text::csv_table::CsvTable;

labels! {
    /// Columns of the report.
    pub enum ReportColumn {
        Lesson => "Lesson",
        Prediction => "Prediction",
        Reason => "Reason",
        Result => "Twenty seeds",
        Meaning => "What they came to",
    }
}

impl ReportColumn {
    /// All of them, in order.
    pub const ALL: [ReportColumn; 5] = [
        ReportColumn::Lesson,
        ReportColumn::Prediction,
        ReportColumn::Reason,
        ReportColumn::Result,
        ReportColumn::Meaning,
    ];
}

/// The report as a table.
pub fn csv(rows: &[[String; 5]]) -> String {
    let mut table = CsvTable::new(ReportColumn::ALL.map(ReportColumn::text));
    rows.iter().for_each(|row| table.row(row.clone()));
    table.text()
}

#[cfg(test)]
mod tests {
    use crate::say::lessons::report::csv;

    #[test]
    fn a_reason_may_hold_commas_and_lines() {
        let row = ["1. A", "None", "luck, or\nnot", "None", "0 of 20"].map(String::from);
        assert_eq!(
            csv(&[row]),
            "Lesson,Prediction,Reason,Twenty seeds,What they came to\n1. A,None,\"luck, or\nnot\",None,0 of 20\n"
        );
    }
}
