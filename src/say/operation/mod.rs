//! An operation in a plain sentence, as it is read aloud to a class. Individuals and lines are counted from 1.

#[cfg(test)]
mod tests;
pub mod told;
pub mod words;

use crate::evolve::operation::{Act, Operation};
use crate::say::operation::words::{begun, change, count, count_children, list, name, of_faces};

impl Operation {
    /// What happened. `side` is the number of digits, so that lines of a cube are told from those of a board.
    pub fn sentence(&self, side: usize) -> String {
        let child =
            || self.after.as_ref().map(|a| format!("; the child’s fitness is {}", a.fitness)).unwrap_or_default();
        let parts = |second: &[u16], kind: &str| match self.before.as_slice() {
            [a, b] if a.rank == b.rank => {
                format!("Both parents are {}, so the child is a copy of it{}.", name(a), child())
            }
            [a, b] if a.cells == b.cells => {
                format!("{} and {} hold the same digits, so the child does too{}.", begun(&name(a)), name(b), child())
            }
            [a, b] if second.is_empty() => {
                format!("Every {kind} came from {}, none from {}{}.", name(a), name(b), child())
            }
            [a, b] => {
                let of_cube = second.iter().any(|&k| usize::from(k) >= side);
                let kinds = if kind == "box" { "boxes".to_string() } else { format!("{kind}s") };
                let lines = match second {
                    lines if of_cube => format!("{kinds} {}", of_faces(lines, side)),
                    [line] => format!("{kind} {}", line + 1),
                    lines => format!("{kinds} {}", list(lines)),
                };
                format!("{} came from {}, the others from {}{}.", begun(&lines), name(b), name(a), child())
            }
            _ => String::new(),
        };
        let grown = |who: &str, how: String| match (self.before.as_slice(), &self.after, self.changed()) {
            ([before], Some(after), Some(changed)) => format!(
                "{who} {} {how}: {} changed, {}.",
                before.rank + 1,
                count(changed.len(), "square"),
                change(before, after)
            ),
            _ => String::new(),
        };
        let guesses = |n: u32| count(n as usize, "guess").replace("guesss", "guesses");
        match &self.act {
            Act::Select { draw, fitness, refused } => self.selected(*draw, fitness.len(), refused),
            Act::Lines { kind, second } => parts(second, kind.name()),
            Act::Boxes { second } => parts(second, "box"),
            Act::Squares | Act::Path => self.between(),
            Act::Mutate { done: 0, refused } => {
                let child = self.after.as_ref().map_or(0, |after| after.rank) + 1;
                let tried = match refused {
                    0 => "no swap was tried".to_string(),
                    n => format!("the swap rule refused {}", count(*n as usize, "swap")),
                };
                format!("Child {child} stays as it was: {tried}.")
            }
            Act::Mutate { done, refused } => {
                let refused = match refused {
                    0 => String::new(),
                    n => format!(" and {n} refused by the swap rule"),
                };
                // Of children alone, which are counted as they are born.
                grown("Child", format!("had {} inside boxes done{refused}", count(*done as usize, "swap")))
            }
            Act::Grow { iterations, mutations } => grown(
                "Individual",
                format!("grew in {}, {} of them mutations", count(*iterations as usize, "step"), mutations),
            ),
            Act::Tabu { moves } => grown(
                "Individual",
                format!("moved {}, each the best that was not forbidden", count(*moves as usize, "time")),
            ),
            Act::Guess { first, second, fresh, refused } => format!(
                "A child took {} from its first parent and {} from its second, and added {} of its own; {} led to a \
                 contradiction and {} undone{}.",
                guesses(*first),
                second,
                fresh,
                refused,
                if *refused == 1 { "was" } else { "were" },
                child().replace("fitness is", "open squares are")
            ),
            Act::Begin { fresh, refused } => format!(
                "A new individual began with what follows from the givens and added {} of its own; {refused} led to a \
                 contradiction and {} undone{}.",
                guesses(*fresh),
                if *refused == 1 { "was" } else { "were" },
                child().replace("the child’s fitness is", "its open squares are")
            ),
            Act::Colour => match self.before.as_slice() {
                [a, b] => format!(
                    "A child took whole houses without conflict from {} and {} in turns{}.",
                    name(a),
                    name(b),
                    child()
                ),
                _ => String::new(),
            },
            Act::Swap { squares: (a, b), undone } => {
                let name = |s: u16| format!("r{}c{}", usize::from(s) / side + 1, usize::from(s) % side + 1);
                let before = match undone {
                    0 => String::new(),
                    1 => "After a swap that was taken back, ".to_string(),
                    n => format!("After {n} swaps that were taken back, "),
                };
                let change =
                    self.before.first().zip(self.after.as_ref()).map(|(b, a)| change(b, a)).unwrap_or_default();
                format!("{before}{} and {} changed places, and this was kept: {change}.", name(*a), name(*b))
            }
            Act::Swaps { tried, kept } => grown(
                "Individual",
                format!(
                    "went on with {} that are not shown one by one, of which {kept} were kept",
                    count(*tried as usize, "swap")
                ),
            ),
            Act::Succeed { elite, parents, children } => {
                let stay = match elite {
                    1 => "The fittest stays as it is".to_string(),
                    n => format!("The {n} fittest stay as they are"),
                };
                let best = match parents.get(*elite as usize..).and_then(|left| left.iter().min()) {
                    Some(best) => format!(", the best of whom had fitness {best}"),
                    None => String::new(),
                };
                format!("{stay}; {} take the places of all others{best}.", count_children(children.len()))
            }
            Act::Found { new } => {
                let known = if *new { "one that was not known" } else { "one that was known" };
                format!("The board is a solution, {known}; it is put aside, and the individual starts again elsewhere.")
            }
            Act::Conclude { text, .. } => text.clone(),
            Act::Survive { parents, kept, aged, fitness } => {
                let children = kept.iter().filter(|&k| k >= parents).count();
                let old = match aged.len() {
                    0 => String::new(),
                    1 => "; 1 gave way because of its age".to_string(),
                    n => format!("; {n} gave way because of their age"),
                };
                let leaves = |k: &usize| !kept.contains(&(*k as u32)) && !aged.contains(&(*k as u32));
                let best = (0..fitness.len()).filter(leaves).map(|k| fitness[k]).min();
                let worst = kept.iter().filter_map(|&k| fitness.get(k as usize)).max();
                let line = match (worst, best) {
                    (Some(worst), Some(best)) => {
                        format!(" The least fit that stays has fitness {worst}, the fittest that leaves {best}.")
                    }
                    _ => String::new(),
                };
                format!(
                    "Of {parents} parents and their {} {} and {} stay{old}.{line}",
                    count_children(fitness.len().saturating_sub(*parents as usize)),
                    count(kept.len() - children, "parent"),
                    count_children(children)
                )
            }
            Act::Replace { rank, alike } => self.replaced(rank.is_some(), *alike),
            Act::Reset => "The mutation rate jumps to its ceiling.".to_string(),
            Act::Restart => "A new random population begins.".to_string(),
        }
    }
}
