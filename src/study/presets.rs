//! The parameter studies of D. I. Waters, SudoKube, 2008, III.E.4, figures 22 to 29, on AI Escargot, the puzzle that the
//! thesis tests its limits with. The figures' own points are not readable in the copy there is; the values here span the
//! ranges that its text names. Figures 25 and 26 plot one run each; here their multipliers are two values of a study.

use crate::study::Plan;
use crate::text::link::Link;
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
}

/// A study that is offered by name.
pub struct Preset {
    /// What it is about.
    pub about: Figure,
    /// Number of the figure, or of two.
    pub figure: &'static str,
    /// The setting that is swept.
    pub key: &'static str,
    /// Its values, as they are typed.
    pub values: &'static str,
    /// Settings beside, as key and value.
    pub set: &'static [(&'static str, &'static str)],
}

/// The algorithm of the thesis' figures.
pub const ALGORITHM: &str = "waters-grid";

/// AI Escargot, one line.
pub const PUZZLE: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// Seeds of a preset.
const SEEDS: u32 = 20;

/// The thesis' figures, in its order.
pub const PRESETS: &[Preset] = &[
    Preset { about: Figure::Ceiling, figure: "22", key: "ceiling", values: "0.02 0.05 0.1 0.2 0.3", set: &[] },
    Preset { about: Figure::Reset, figure: "23 and 24", key: "reset", values: "5 10 20 50 100", set: &[] },
    Preset {
        about: Figure::Multiplier,
        figure: "25 and 26",
        key: "multiplier",
        values: "0.9 0.95 0.99 0.991",
        set: &[("reset", "50")],
    },
    Preset { about: Figure::Growth, figure: "27", key: "growth", values: "50 100 200 300 400", set: &[] },
    Preset { about: Figure::Population, figure: "28", key: "population", values: "5 10 20 30 40", set: &[] },
    Preset {
        about: Figure::Difference,
        figure: "29",
        key: "difference",
        values: "0.1 0.2 0.3 0.4 0.5 0.6 0.8 1",
        set: &[],
    },
];

impl Preset {
    /// The link that opens it: its puzzle, algorithm, settings and values.
    pub fn link(&self) -> Option<Link> {
        let mut link = Link::to_puzzle(&of_line(PUZZLE)?);
        link.algorithm = Some(ALGORITHM.into());
        link.seed = Some(1);
        let pair = |key: &str, value: String| (key.to_string(), value);
        link.other = self.set.iter().map(|(k, v)| pair(k, v.to_string())).collect();
        link.other.push(pair("sweep", format!("{}*{}", self.key, self.values.replace(' ', "*"))));
        link.other.push(pair("seeds", SEEDS.to_string()));
        Some(link)
    }
}

/// The preset that a plan is, by its setting and values.
pub fn of_plan(plan: &Plan) -> Option<usize> {
    let same =
        |preset: &Preset| preset.key == plan.key && preset.values.split(' ').eq(plan.values.iter().map(String::as_str));
    PRESETS.iter().position(|preset| plan.recipe.algorithm.name == ALGORITHM && same(preset))
}

#[cfg(test)]
mod tests {
    use crate::study::presets::*;

    #[test]
    fn every_preset_is_found_again_in_its_plan() {
        for (k, preset) in PRESETS.iter().enumerate() {
            let (plan, _) = Plan::of_link(&preset.link().unwrap()).unwrap();
            assert_eq!((of_plan(&plan), plan.seeds, plan.recipe.seed), (Some(k), SEEDS, 1), "figure {}", preset.figure);
        }
    }
}
