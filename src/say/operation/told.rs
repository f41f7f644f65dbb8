//! Sentences of the operators that have most to tell: selection, replacement, and crossover square by square.

use crate::evolve::operation::{Act, Draw, Operation, Origin};
use crate::say::operation::words::{begun, count, couples, name};

impl Operation {
    /// Who was drawn, from whom, and who was refused.
    pub(crate) fn selected(&self, draw: Draw, pool: usize, refused: &[(u32, u32)]) -> String {
        let [a, b] = self.before.as_slice() else { return String::new() };
        let all = match draw {
            Draw::Rank => format!("{pool} by their ranks: the fittest is drawn {pool} times as often as the last"),
            Draw::Even => format!("{pool}, each as likely as another"),
            Draw::Top if pool == 1 => {
                "the fittest alone, the last of pools that shrink by one with every child".to_string()
            }
            Draw::Top => format!(
                "the {pool} fittest, each as likely as another; this pool shrinks by one with every child, so the fitter ones \
                 are drawn more often"
            ),
            Draw::Turn => format!("{pool}: the first because it is its turn, the second by chance"),
        };
        let who = match a.rank == b.rank {
            true => format!("{}, was drawn twice", begun(&name(a))),
            false => format!("{}, and {}, were drawn", begun(&name(a)), name(b)),
        };
        let refused = match refused.len() {
            0 => String::new(),
            1 => format!(" Drawn before and refused as too different: {}.", couples(refused)),
            n => format!(" Drawn before and refused as too different, {n} couples: {}.", couples(refused)),
        };
        format!("{who} from {all}.{refused}")
    }

    /// A child that meets one whose place it may take.
    pub(crate) fn replaced(&self, takes: bool, alike: bool) -> String {
        let ([rival], Some(child)) = (self.before.as_slice(), &self.after) else { return String::new() };
        let why = if alike { ", which it resembles most" } else { "" };
        match takes {
            true => format!("The child, fitness {}, takes the place of {}{why}.", child.fitness, name(rival)),
            false => format!(
                "The child, fitness {}, is dropped: it could only take the place of {}{why}, and is less fit.",
                child.fitness,
                name(rival)
            ),
        }
    }

    /// A child whose squares come from both parents one by one.
    pub(crate) fn between(&self) -> String {
        let ([a, b], Some(child)) = (self.before.as_slice(), &self.after) else { return String::new() };
        let origins = self.origins().unwrap_or_default();
        let of = |origin| origins.iter().filter(|o| **o == origin).count();
        let way = match self.act {
            Act::Path => "Row by row the child lies on a shortest path of swaps between its parents",
            _ => "The child takes each square from one parent or the other",
        };
        format!(
            "{way}: {} as in {}, {} as in {}, {} as in both, {} as in neither; the child’s fitness is {}.",
            count(of(Origin::First), "square"),
            name(a),
            of(Origin::Second),
            name(b),
            of(Origin::Both),
            of(Origin::New),
            child.fitness
        )
    }
}
