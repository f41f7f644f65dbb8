//! Where an algorithm comes from: the groups in which a chooser lists them.

use crate::evolve::algorithms::Algorithm;

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

    pub const fn title(self) -> &'static str {
        match self {
            Family::Own => "The project’s own",
            Family::Waters => "Waters 2008",
            Family::Mantere => "Mantere and Koljonen 2007",
            Family::Programs => "Spreadsheets and programs",
            Family::Baselines => "What the papers compare with",
        }
    }

    /// The family of an algorithm, by its name.
    pub fn of(algorithm: &Algorithm) -> Family {
        match algorithm.name {
            name if name.starts_with("sudokube") => Family::Own,
            name if name.starts_with("waters") => Family::Waters,
            name if name.starts_with("mantere") => Family::Mantere,
            "rank-sheet" | "elimination" | "binary-program" => Family::Programs,
            _ => Family::Baselines,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::ALGORITHMS;
    use crate::evolve::families::*;

    #[test]
    fn the_authors_are_in_the_source() {
        for a in ALGORITHMS {
            let author = match Family::of(a) {
                Family::Waters => "Waters",
                Family::Mantere => "Mantere",
                Family::Own | Family::Programs | Family::Baselines => "",
            };
            assert!(a.source.contains(author) && !a.source.is_empty(), "{}: {}", a.name, a.source);
        }
    }
}
