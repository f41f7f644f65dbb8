//! Where an algorithm comes from: the groups in which a chooser lists them.

/// A group of algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    Own,
    Waters,
    Mantere,
    Programs,
    Baselines,
}

impl Family {
    /// In the order in which they are offered.
    pub const ALL: [Family; 5] = [Family::Own, Family::Waters, Family::Mantere, Family::Programs, Family::Baselines];
}
