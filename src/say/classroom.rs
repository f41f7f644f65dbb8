//! What the Lab, the race, the study and the lessons share: tabs, the run's setup, the projector, files that leave.

use crate::say::number::{Count, Number};

labels! {
    /// Tabs and tools.
    pub enum Bar {
        Lab => "Lab",
        StepThrough => "Step through",
        Race => "Race",
        Study => "Study",
        Projector => "Projector",
        ShareView => "Share view",
        Shortcuts => "Shortcuts",
        Close => "Close",
    }
}

labels! {
    /// The run's setup.
    pub enum Setup {
        Algorithm => "Algorithm",
        Seed => "Seed",
        SeedWanted => "Seed (enter a whole number)",
        NewSeed => "New seed",
        OpenInSolve => "Open in Solve",
        Settings => "Settings",
        Reset => "Reset to defaults",
    }
}

messages! {
    /// The run in words.
    pub enum Run {
        Puzzle { shape: String, givens: Count } => "{shape}, {givens}",
        ChangedSettings { changed: Number } => "Settings, {changed} changed",
        Defaults { algorithm: &'static str, seed: u64 } => "{algorithm}, default settings; seed {seed}",
        Changed { algorithm: &'static str, changes: String, seed: u64 } => "{algorithm}, {changes}; seed {seed}",
    }
}

labels! {
    /// The faces of a cube.
    pub enum Faces {
        Title => "Enlarged face",
        Net => "Net",
        Previous => "Previous face",
        Next => "Next face",
    }
}

labels! {
    /// The dialog that shares what is open.
    pub enum Share {
        Code => "QR code of this view",
        HereOnly => "This address works on this machine only. For the class, open the page from a published address.",
        TooLong => "This link is too long for a QR code. Copy it instead.",
        Copy => "Copy link",
        Copied => "Link copied.",
        CopyRefused => "Your browser blocked copying. Copy the link from the address bar.",
        Window => "Open a window that follows this one",
    }
}

labels! {
    /// Files of the run.
    pub enum Files {
        Rows => "Rows and population as CSV",
        Generation => "Generation",
        Replaying => "Replaying the run from its seed …",
        Saved => "Saved.",
        Svg => "SVG",
        Png => "PNG",
        PngRefused => "The browser could not draw the picture. Save it as SVG instead.",
        Workbooks => "Workbooks",
        AboutWorkbooks => "The papers’ spreadsheets with this puzzle in them: .xlsx with live formulas, for Excel or LibreOffice.",
        FlatOnly => "Workbooks need a flat board: open a flat puzzle first.",
        Writing => "Writing …",
    }
}

labels! {
    /// The papers' spreadsheets.
    pub enum Workbook {
        RankSheet => "Rank sheet (Ernstberger and Venkataramanan)",
        Binary => "Binary program (Weiss and Rasmussen)",
        Iterating => "Iterating spreadsheet (Ellis)",
    }
}

messages! {
    /// Files with numbers, and what goes wrong.
    pub enum FileText {
        RowsTo { last: Number } => "Rows 0 to {last}",
        PopulationOf { generation: Number } => "Population of generation {generation}",
        NotWritten { reason: String } => "The file was not written: {reason}.",
        NoWorkbook { reason: String } => "The workbook was not written: {reason}.",
    }
}
