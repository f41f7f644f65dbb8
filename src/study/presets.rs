//! The figures of the two papers as studies, and those that are none as places of the Lab or a race.
//!
//! D. I. Waters, *SudoKube*, 2008. Figures 22 to 29 are parameter studies (III.E.4), here on AI Escargot, the puzzle that the thesis tests
//! its limits with. The figures' own points are not readable in the copy there is; the values here span the ranges that its text
//! names. Figures 25 and 26 plot one run each; here their multipliers are two values of a study. Of figures 30 to 32 (IV.A), two runs
//! on each of three puzzles, the text tells how many iterations each took; the puzzles, of a source that is gone, it does not print,
//! so ours are an easy, a medium and a hard one of Mantere and Koljonen's list. Of figure 34 table 8 has the values, in seconds of its
//! own machine: `lab table 8` prints them beside ours.
//!
//! T. Mantere and J. Koljonen, *Solving, Rating and Generating Sudoku Puzzles with GA*, IEEE CEC 2007. Figures 1, 6 and 7 are puzzles
//! with the generations that 100 runs took on average; figure 2 is the solution of the first, 3 and 4 are the representation and the
//! mutation. Of the puzzles of figure 5 none is known.

use crate::generate::cube_examples;
use crate::study::Plan;
use crate::study::view::View;
use crate::text::link::{Link, SWEEP};
use crate::text::of_line;

/// What a figure is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The ceiling of the mutation rate.
    Ceiling,
    /// Generations without progress until the mutation rate is reset.
    Reset,
    /// The multiplier that lowers the mutation rate.
    Multiplier,
    /// Iterations of growth.
    Growth,
    /// Population size.
    Population,
    /// How different parents may be.
    Difference,
    /// Two runs on an easy puzzle.
    Easy,
    /// Two runs on a medium one.
    Medium,
    /// Two runs on a hard one.
    Hard,
    /// A SudoKube on the screen.
    Cube,
    /// Six faces at once beside one by one.
    Together,
    /// A puzzle that takes 839 generations, and its solution.
    MantereEasy,
    /// Boxes as genes.
    Genes,
    /// The swap inside a box.
    Swap,
    /// A puzzle that takes 9,100 generations.
    MantereMedium,
    /// A puzzle that takes 52,211 generations.
    MantereHard,
}

/// What was published of how long runs take, in generations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reported {
    /// Nothing that could be read.
    Unread,
    /// What single runs took.
    Runs(&'static [u32]),
    /// What 100 runs took on average.
    Mean(u32),
}

impl Reported {
    /// The numbers of generations.
    pub fn generations(&self) -> &[u32] {
        match self {
            Reported::Unread => &[],
            Reported::Runs(runs) => runs,
            Reported::Mean(mean) => std::slice::from_ref(mean),
        }
    }
}

/// A study that is offered by name.
pub struct Preset {
    /// What it is about.
    pub about: Figure,
    /// Number of the figure, or of two.
    pub figure: &'static str,
    /// Whose algorithm it is.
    pub algorithm: &'static str,
    /// The puzzle, one line.
    pub puzzle: &'static str,
    /// The setting that is swept.
    pub key: &'static str,
    /// Its values, as they are typed.
    pub values: &'static str,
    /// Settings beside, as key and value.
    pub set: &'static [(&'static str, &'static str)],
    /// Generations after which a run gives up, where the usual ones are too few.
    pub generations: Option<u64>,
    /// What was published.
    pub taken: Reported,
}

/// A figure that is no study: a place to look at.
pub struct Sight {
    /// What it is about.
    pub about: Figure,
    /// Number of the figure.
    pub figure: &'static str,
    /// Whose algorithm it is.
    pub algorithm: &'static str,
    /// The puzzle, one line.
    pub puzzle: &'static str,
    /// Where it is seen.
    pub view: View,
    /// Keys of the view.
    pub keys: &'static [(&'static str, &'static str)],
}

/// The algorithm of the thesis' figures.
pub const ALGORITHM: &str = "waters-grid";

/// The other paper's.
const MANTERE: &str = "mantere-koljonen";

/// AI Escargot, one line.
pub const PUZZLE: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// s06a, s03a and s09b of Mantere and Koljonen's list.
const EASY: &str = "..8.6.9.....2.36787.6.51..4973.481..62..39.5...17.....58.9..3.6..........4...5721";
const MEDIUM: &str = ".5.2.....3....5.8.96..782......3..2.7.8...1.3.4..8......164..32.7.5....1.....9.5.";
const HARD: &str = ".4.......8.6.....75.....1....519..6...4.5.......3...91.....2436.9............8.2.";

/// Figures 1, 6 and 7 of Mantere and Koljonen.
const FIGURE_1: &str = "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..";
const FIGURE_6: &str = ".5...39...89....6.....2..4.54...1.89.........3..2.7..6...819.3.931...85..2...47..";
const FIGURE_7: &str = "79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........";

/// Seeds of a preset.
const SEEDS: u32 = 20;

/// A study on AI Escargot, with nothing set beside.
const USUAL: Preset = Preset {
    about: Figure::Ceiling,
    figure: "",
    algorithm: ALGORITHM,
    puzzle: PUZZLE,
    key: "",
    values: "",
    set: &[],
    generations: None,
    taken: Reported::Unread,
};

/// Runs on a puzzle, as the paper sets them.
const fn runs(about: Figure, figure: &'static str, puzzle: &'static str, taken: Reported) -> Preset {
    Preset { about, figure, puzzle, key: "reset", values: "20", taken, ..USUAL }
}

/// The same of the other paper; a run is let go on until it has solved.
const fn mantere(about: Figure, figure: &'static str, puzzle: &'static str, mean: u32) -> Preset {
    Preset {
        algorithm: MANTERE,
        key: "mutation",
        values: "0.6",
        generations: Some(2_000_000),
        ..runs(about, figure, puzzle, Reported::Mean(mean))
    }
}

/// The figures that are studies, in the papers' order.
pub const PRESETS: &[Preset] = &[
    Preset { figure: "22", key: "ceiling", values: "0.02 0.05 0.1 0.2 0.3", ..USUAL },
    Preset { about: Figure::Reset, figure: "23 and 24", key: "reset", values: "5 10 20 50 100", ..USUAL },
    Preset {
        about: Figure::Multiplier,
        figure: "25 and 26",
        key: "multiplier",
        values: "0.9 0.95 0.99 0.991",
        set: &[("reset", "50")],
        ..USUAL
    },
    Preset { about: Figure::Growth, figure: "27", key: "growth", values: "50 100 200 300 400", ..USUAL },
    Preset { about: Figure::Population, figure: "28", key: "population", values: "5 10 20 30 40", ..USUAL },
    Preset {
        about: Figure::Difference,
        figure: "29",
        key: "difference",
        values: "0.1 0.2 0.3 0.4 0.5 0.6 0.8 1",
        ..USUAL
    },
    runs(Figure::Easy, "30", EASY, Reported::Runs(&[5, 30])),
    runs(Figure::Medium, "31", MEDIUM, Reported::Runs(&[27, 32])),
    runs(Figure::Hard, "32", HARD, Reported::Runs(&[35, 61])),
    mantere(Figure::MantereEasy, "1 and 2", FIGURE_1, 839),
    mantere(Figure::MantereMedium, "6", FIGURE_6, 9_100),
    mantere(Figure::MantereHard, "7", FIGURE_7, 52_211),
];

/// The figures that are none.
pub const SIGHTS: &[Sight] = &[
    Sight {
        about: Figure::Cube,
        figure: "33",
        algorithm: "waters-cube-shared",
        puzzle: cube_examples::MEDIUM,
        view: View::Lab,
        keys: &[],
    },
    Sight {
        about: Figure::Together,
        figure: "34",
        algorithm: "waters-cube-shared",
        puzzle: cube_examples::MEDIUM,
        view: View::Race,
        keys: &[("lane", "waters-cube-shared*1"), ("lane", "waters-sequential*1")],
    },
    Sight {
        about: Figure::Genes,
        figure: "3",
        algorithm: MANTERE,
        puzzle: FIGURE_1,
        view: View::Lab,
        keys: &[("g", "1"), ("step", "2")],
    },
    Sight {
        about: Figure::Swap,
        figure: "4",
        algorithm: MANTERE,
        puzzle: FIGURE_1,
        view: View::Lab,
        keys: &[("g", "1"), ("step", "3")],
    },
];

/// The link to a puzzle and an algorithm, with the first seed.
fn link(puzzle: &str, algorithm: &str) -> Option<Link> {
    let mut link = Link::to_puzzle(&of_line(puzzle)?);
    link.algorithm = Some(algorithm.into());
    link.seed = Some(1);
    Some(link)
}

impl Preset {
    /// Whether it is of Mantere and Koljonen; the others are of Waters.
    pub fn is_mantere(&self) -> bool {
        self.algorithm == MANTERE
    }

    /// The link that opens it: its puzzle, algorithm, settings and values.
    pub fn link(&self) -> Option<Link> {
        let mut link = link(self.puzzle, self.algorithm)?;
        link.generations = self.generations;
        let pair = |key: &str, value: String| (key.to_string(), value);
        link.other = self.set.iter().map(|(k, v)| pair(k, v.to_string())).collect();
        link.other.push(pair(SWEEP, format!("{}*{}", self.key, self.values.replace(' ', "*"))));
        link.other.push(pair("seeds", SEEDS.to_string()));
        Some(link)
    }

    /// Whether a plan is this one, by its puzzle, algorithm, setting and values.
    fn is(&self, plan: &Plan) -> bool {
        self.key == plan.key
            && self.values.split(' ').eq(plan.values.iter().map(String::as_str))
            && self.algorithm == plan.recipe.algorithm.name
            && of_line(self.puzzle).is_some_and(|puzzle| puzzle == plan.recipe.puzzle)
    }
}

impl Sight {
    /// Whether it is of Mantere and Koljonen; the others are of Waters.
    pub fn is_mantere(&self) -> bool {
        self.algorithm == MANTERE
    }

    /// The link that opens it.
    pub fn link(&self) -> Option<Link> {
        let mut link = link(self.puzzle, self.algorithm)?;
        let pair = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
        link.other = [pair(&("view", &self.view.key()))].into_iter().chain(self.keys.iter().map(pair)).collect();
        Some(link)
    }
}

/// The preset that a plan is.
pub fn of_plan(plan: &Plan) -> Option<usize> {
    PRESETS.iter().position(|preset| preset.is(plan))
}

#[cfg(test)]
mod tests;
