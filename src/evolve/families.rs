//! Where an algorithm comes from: the groups in which a chooser lists them.

/// A group of algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The project's own.
    Own,
    /// Waters 2008.
    Waters,
    /// Mantere and Koljonen 2007.
    Mantere,
    /// Spreadsheets and programs.
    Programs,
    /// What the papers compare with.
    Baselines,
}

impl Family {
    /// In the order in which they are offered.
    pub const ALL: [Family; 5] = [Family::Own, Family::Waters, Family::Mantere, Family::Programs, Family::Baselines];
}
