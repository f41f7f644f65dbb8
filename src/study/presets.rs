//! The parameter studies of D. I. Waters, SudoKube, 2008, III.E.4, figures 22 to 29, on AI Escargot, the puzzle that the
//! thesis tests its limits with. The figures' own points are not readable in the copy there is; the values here span the
//! ranges that its text names. Figures 25 and 26 plot one run each; here their multipliers are two values of a study.

/// A study that is offered by name.
pub struct Preset {
    /// Number of the figure, or of two.
    pub figure: &'static str,
    /// What it is called in the menu, after the number.
    pub title: &'static str,
    pub key: &'static str,
    pub values: &'static str,
    /// Settings beside, as key and value.
    pub set: &'static [(&'static str, &'static str)],
    /// What the thesis says of its curve.
    pub published: &'static str,
}

pub const ALGORITHM: &str = "waters-grid";

/// AI Escargot, one line.
pub const PUZZLE: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

pub const PRESETS: &[Preset] = &[
    Preset {
        figure: "22",
        title: "mutation ceiling",
        key: "ceiling",
        values: "0.02 0.05 0.1 0.2 0.3",
        set: &[],
        published: "Figure 22: time falls to its lowest near a ceiling of 10 %; lower ones leave the search in its basin, \
                    higher ones scatter digits at random.",
    },
    Preset {
        figure: "23 and 24",
        title: "reset count",
        key: "reset",
        values: "5 10 20 50 100",
        set: &[],
        published: "Figures 23 and 24: easy puzzles gain from low counts; on AI Escargot counts below 20 are a little \
                    faster but do not always end in a solution, and higher ones take longer.",
    },
    Preset {
        figure: "25 and 26",
        title: "mutation rate multiplier",
        key: "multiplier",
        values: "0.9 0.95 0.99 0.991",
        set: &[("reset", "50")],
        published: "Figures 25 and 26, one run each with a reset count of 50: with 0.90 the rate falls too fast, and the run \
                    needs four resets more than with 0.991.",
    },
    Preset {
        figure: "27",
        title: "mutation iterations",
        key: "growth",
        values: "50 100 200 300 400",
        set: &[],
        published: "Figure 27: 200 gives the shortest time of those that solve every run.",
    },
    Preset {
        figure: "28",
        title: "population size",
        key: "population",
        values: "5 10 20 30 40",
        set: &[],
        published: "Figure 28: time grows with the population; below 20 not every run is solved.",
    },
    Preset {
        figure: "29",
        title: "difference degree",
        key: "difference",
        values: "0.1 0.2 0.3 0.4 0.5 0.6 0.8 1",
        set: &[],
        published: "Figure 29: shortest on average at 0.6; on AI Escargot only four values solve every run, 0.3 to 0.5 \
                    being the best choice.",
    },
];
