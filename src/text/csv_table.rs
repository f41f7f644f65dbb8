//! Tables as comma-separated values; a value that holds a comma, a quotation mark or a line's end is quoted.

use csv::Writer;

/// A table that is being written.
pub struct CsvTable(Writer<Vec<u8>>);

impl CsvTable {
    /// A table whose first line names its columns.
    pub fn new<'a>(columns: impl IntoIterator<Item = &'a str>) -> CsvTable {
        let mut table = CsvTable(csv::WriterBuilder::new().flexible(true).from_writer(Vec::new()));
        table.put(columns);
        table
    }

    /// The next line.
    pub fn row<const N: usize>(&mut self, values: [String; N]) {
        self.put(values.iter().map(String::as_str));
    }

    /// The next line, of any number of values.
    pub fn put<'a>(&mut self, values: impl IntoIterator<Item = &'a str>) {
        // Writing into memory cannot fail.
        let _ = self.0.write_record(values);
    }

    /// All lines.
    pub fn text(self) -> String {
        self.0.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

/// One line without its end.
pub fn line<const N: usize>(values: [String; N]) -> String {
    let table = CsvTable::new(values.iter().map(String::as_str));
    table.text().trim_end_matches('\n').to_string()
}
