//! Where an algorithm comes from.

use crate::evolve::Family;

labels! {
    /// Groups of the chooser.
    pub enum FamilyTitle {
        Own => "This project",
        Waters => "Waters 2008",
        Mantere => "Mantere and Koljonen 2007",
        Programs => "Spreadsheets and programs",
        Baselines => "Baselines of the papers",
    }
}

impl Family {
    /// What a family is called.
    pub fn title(self) -> &'static str {
        match self {
            Family::Own => FamilyTitle::Own.text(),
            Family::Waters => FamilyTitle::Waters.text(),
            Family::Mantere => FamilyTitle::Mantere.text(),
            Family::Programs => FamilyTitle::Programs.text(),
            Family::Baselines => FamilyTitle::Baselines.text(),
        }
    }
}
