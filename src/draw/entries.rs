//! When each digit of an individual entered its line of descent, on its board: the later, the darker, with the number of the
//! generation in the corner of the square.

use std::fmt::Write;
use std::ops::RangeInclusive;

use crate::draw::step_board::{Drawing, NONE, STEPS};
use crate::puzzle::{Layout, Shape};
use crate::replay::ancestry;
use crate::replay::heat::{apart, heat, spread};
use crate::replay::view::Sight;
use crate::say::ancestry::Ancestry;
use crate::say::number::Noun;

/// Generations that share a colour, and how many digits entered in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The generations.
    pub generations: RangeInclusive<u64>,
    /// How many digits entered in them.
    pub digits: usize,
}

impl Step {
    /// “generations 1 to 20: 12 digits”.
    pub fn name(&self) -> Ancestry {
        let (from, to) = ((*self.generations.start()).into(), (*self.generations.end()).into());
        let digits = Noun::Digit.of(self.digits);
        if from == to { Ancestry::StepOne { generation: from, digits } } else { Ancestry::Step { from, to, digits } }
    }
}

/// The generations in which digits entered, in a few steps of equal length from the first to the last; those in which none
/// entered are left out.
pub fn steps(ancestry: &ancestry::Ancestry) -> Vec<Step> {
    let all: Vec<u64> = ancestry.entries.iter().flatten().map(|e| e.generation).collect();
    let (Some(first), Some(last)) = (all.iter().min(), all.iter().max()) else { return Vec::new() };
    let length = (last - first + 1).div_ceil(STEPS as u64).max(1);
    let step = |k: u64| {
        let generations = first + k * length..=(first + (k + 1) * length - 1).min(*last);
        let digits = all.iter().filter(|g| generations.contains(g)).count();
        Step { generations, digits }
    };
    (0..STEPS as u64).map(step).filter(|step| step.digits > 0).collect()
}

/// The generation in which the digit of each place entered.
fn generations(shape: Shape, ancestry: &ancestry::Ancestry) -> Vec<Option<u64>> {
    let entered: Vec<Option<u64>> = ancestry.entries.iter().map(|e| e.as_ref().map(|e| e.generation)).collect();
    let layout = Layout::of(shape);
    match entered.len() == layout.squares {
        true => layout.faces.iter().flat_map(|face| face.squares.iter().map(|&s| entered[s])).collect(),
        false => entered,
    }
}

/// What stands inside the `<svg>` of the board, whose view box is as large as [`crate::draw::step_board::size`] says.
pub fn markup(shape: Shape, givens: &[u8], ancestry: &ancestry::Ancestry, face: Option<usize>) -> String {
    let sight = Sight {
        rank: ancestry.rank,
        fitness: ancestry.levels.first().and_then(|l| l.ancestors.first()).map_or(0, |k| k.fitness),
        digits: spread(shape, &ancestry.digits),
        heat: heat(shape, &ancestry.digits),
        apart: apart(shape, &ancestry.digits),
    };
    let entered = generations(shape, ancestry);
    let steps = steps(ancestry);
    let tint = |place: usize| {
        let generation = (*entered.get(place)?)?;
        steps.iter().position(|s| s.generations.contains(&generation)).map(|k| k + STEPS - steps.len())
    };
    let corner = |place: usize| entered.get(place).copied().flatten().map(|g| g.to_string()).unwrap_or_default();
    Drawing { shape, givens, sight: &sight, sources: NONE, face }.tinted(&tint, &corner)
}

/// The legend: a patch of each colour and what it stands for.
pub fn legend(ancestry: &ancestry::Ancestry) -> String {
    let steps = steps(ancestry);
    let from = STEPS - steps.len();
    let mut html = String::new();
    for (k, step) in steps.iter().enumerate() {
        // Writing to a String cannot fail.
        let _ = write!(html, "<li><i class='sign step-{}'></i>{}</li>", from + k, step.name());
    }
    html
}

#[cfg(test)]
mod tests {
    use crate::draw::entries::*;
    use crate::evolve::operation::Kind;
    use crate::replay::ancestry::{Entry, Stop};

    fn ancestry(entered: &[Option<u64>]) -> ancestry::Ancestry {
        let entry = |g: &Option<u64>| g.map(|generation| Entry { generation, how: Some(Kind::Growth) });
        ancestry::Ancestry {
            rank: 0,
            levels: Vec::new(),
            followed: 1,
            digits: vec![1; entered.len()],
            entries: entered.iter().map(entry).collect(),
            stop: Stop::First,
        }
    }

    #[test]
    fn every_digit_is_in_one_step_and_steps_without_digits_are_left_out() {
        let mut entered = vec![None; 16];
        (entered[0], entered[1], entered[2], entered[3]) = (Some(0), Some(3), Some(3), Some(99));
        let told = steps(&ancestry(&entered));
        assert_eq!(
            told.iter().map(|s| (s.generations.clone(), s.digits)).collect::<Vec<_>>(),
            [(0..=19, 3), (80..=99, 1)]
        );
        assert_eq!(told[0].name().text(), "generations 0 to 19: 3 digits");
        let few = steps(&ancestry(&[Some(7), Some(8), None, Some(8)]));
        assert_eq!(
            few.iter().map(|s| s.name().text()).collect::<Vec<_>>(),
            ["generation 7: 1 digit", "generation 8: 2 digits"]
        );
        assert!(steps(&ancestry(&[None; 4])).is_empty());
    }

    #[test]
    fn the_board_says_the_generation_of_each_digit() {
        let mut entered = vec![Some(12); 16];
        entered[5] = None;
        let told = ancestry(&entered);
        let svg = markup(Shape::Flat4, &[0; 16], &told, None);
        // One step only has the darkest colour; fifteen squares have their number.
        assert!(svg.contains("class=\"step-4\"") && !svg.contains("class=\"step-3\""), "{svg}");
        assert_eq!(svg.matches(">12</text>").count(), 15);
        assert_eq!(legend(&told), "<li><i class='sign step-4'></i>generation 12: 15 digits</li>");
        // Squares of a cube that faces share have one entry, which each face shows.
        let shared = Layout::of(Shape::Cube4).squares;
        let svg = markup(Shape::Cube4, &[0; 96], &ancestry(&vec![Some(3); shared]), None);
        assert_eq!(svg.matches(">3</text>").count(), 96);
    }
}
