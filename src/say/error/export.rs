//! Why there is no workbook.

messages! {
    /// Why there is no workbook.
    pub enum WorkbookText {
        Cube => "the spreadsheets of the papers are for flat boards, not for a cube",
        Write { error: String } => "the workbook could not be written: {error}",
        Pack { error: String } => "the workbook could not be packed: {error}",
        Large => "the iterating spreadsheet is for boards up to 9×9",
    }
}
