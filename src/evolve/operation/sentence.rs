//! An operation in a plain sentence, as it is read aloud to a class. Individuals and lines are counted from 1.

use super::{Act, Being, Operation, Origin};

/// “1 square”, “3 squares”.
fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// Numbers as a list: “2, 4, 6 and 8”.
fn list(numbers: &[u16]) -> String {
    let words: Vec<String> = numbers.iter().map(|n| (n + 1).to_string()).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => "none".to_string(),
    }
}

/// “individual 7, fitness 12”.
fn name(being: &Being) -> String {
    format!("individual {}, fitness {}", being.rank + 1, being.fitness)
}

/// “fitness 14 became 9”, or that it stayed.
fn change(before: &Being, after: &Being) -> String {
    match before.fitness == after.fitness {
        true => format!("fitness stayed {}", after.fitness),
        false => format!("fitness {} became {}", before.fitness, after.fitness),
    }
}

impl Operation {
    /// What happened. `side` is the number of digits, so that lines of a cube are told from those of a board.
    pub fn sentence(&self, side: usize) -> String {
        let child =
            || self.after.as_ref().map(|a| format!("; the child’s fitness is {}", a.fitness)).unwrap_or_default();
        let parts = |second: &[u16], kind: &str| match self.before.as_slice() {
            [a, b] if second.is_empty() => {
                format!("Every {kind} came from {}, none from {}{}.", name(a), name(b), child())
            }
            [a, b] => {
                let of_cube = second.iter().any(|&k| usize::from(k) >= side);
                let lines = match second {
                    lines if of_cube => count(lines.len(), kind),
                    [line] => format!("{kind} {}", line + 1),
                    lines => format!("{kind}{} {}", if kind == "box" { "es" } else { "s" }, list(lines)),
                };
                let lines = lines.replace("boxs", "boxes");
                let mut text = format!("{lines} came from {}, the others from {}{}.", name(b), name(a), child());
                text[..1].make_ascii_uppercase();
                text
            }
            _ => String::new(),
        };
        let grown = |how: String| match (self.before.as_slice(), &self.after, self.changed()) {
            ([before], Some(after), Some(changed)) => format!(
                "Individual {} {how}: {} changed, {}.",
                before.rank + 1,
                count(changed.len(), "square"),
                change(before, after)
            ),
            _ => String::new(),
        };
        match &self.act {
            Act::Lines { kind, second } => parts(second, kind.name()),
            Act::Boxes { second } => parts(second, "box"),
            Act::Squares | Act::Path => self.between(),
            Act::Mutate { done, refused } => {
                let refused = match refused {
                    0 => String::new(),
                    n => format!(" and {n} refused by the swap rule"),
                };
                grown(format!("had {} inside boxes done{refused}", count(*done as usize, "swap")))
            }
            Act::Grow { iterations, mutations } => {
                grown(format!("grew in {}, {} of them mutations", count(*iterations as usize, "step"), mutations))
            }
            Act::Tabu { moves } => {
                grown(format!("moved {}, each the best that was not forbidden", count(*moves as usize, "time")))
            }
            Act::Guess { first, second, fresh, refused } => format!(
                "A child took {} from its first parent and {} from its second, and added {} of its own; {} led to a \
                 contradiction and {} undone{}.",
                count(*first as usize, "guess").replace("guesss", "guesses"),
                second,
                fresh,
                refused,
                if *refused == 1 { "was" } else { "were" },
                child().replace("fitness is", "open squares are")
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
            Act::Swaps { tried, kept } => grown(format!(
                "went on with {} that are not shown one by one, of which {kept} were kept",
                count(*tried as usize, "swap")
            )),
            Act::Succeed { elite } => match elite {
                1 => "The fittest stays as it is; the children take the places of all others.".to_string(),
                n => format!("The {n} fittest stay as they are; the children take the places of all others."),
            },
            Act::Found { new } => {
                let known = if *new { "one that was not known" } else { "one that was known" };
                format!("The board is a solution, {known}; it is put aside, and the individual starts again elsewhere.")
            }
            Act::Conclude { text } => text.clone(),
            Act::Survive { parents, kept, aged } => {
                let children = kept.iter().filter(|&k| k >= parents).count();
                let old = match aged.len() {
                    0 => String::new(),
                    1 => "; 1 gave way because of its age".to_string(),
                    n => format!("; {n} gave way because of their age"),
                };
                format!(
                    "Of {parents} parents and their children {} and {} stay{old}.",
                    count(kept.len() - children, "parent"),
                    count_children(children)
                )
            }
            Act::Replace { rank: Some(rank) } => format!("The child takes the place of individual {}.", rank + 1),
            Act::Replace { rank: None } => {
                "The child is dropped: it is no better than those it could replace.".to_string()
            }
            Act::Reset => "The mutation rate jumps to its ceiling.".to_string(),
            Act::Restart => "A new random population begins.".to_string(),
        }
    }
}

impl Operation {
    /// A child whose squares come from both parents one by one.
    fn between(&self) -> String {
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

fn count_children(n: usize) -> String {
    if n == 1 { "1 child".to_string() } else { format!("{n} children") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::HouseKind;

    fn being(rank: u32, cells: &[u8], fitness: u32) -> Being {
        Being { rank, cells: cells.to_vec(), fitness }
    }

    #[test]
    fn operations_read_as_sentences() {
        let (a, b) = (being(2, &[1, 1, 1], 9), being(6, &[2, 2, 2], 12));
        let of = |act, before: Vec<Being>, after| Operation { act, before, after }.sentence(9);
        let lines = Act::Lines { kind: HouseKind::Row, second: vec![1, 3, 5, 7] };
        assert_eq!(
            of(lines, vec![a.clone(), b.clone()], Some(being(0, &[1, 2, 1], 11))),
            "Rows 2, 4, 6 and 8 came from individual 7, fitness 12, the others from individual 3, fitness 9; the child’s fitness is 11."
        );
        let boxes = Act::Boxes { second: vec![4] };
        assert_eq!(
            of(boxes, vec![a.clone(), b.clone()], Some(being(0, &[1, 2, 3], 11))),
            "Box 5 came from individual 7, fitness 12, the others from individual 3, fitness 9; the child’s fitness is 11."
        );
        let grow = Act::Grow { iterations: 200, mutations: 12 };
        assert_eq!(
            of(grow, vec![a.clone()], Some(being(2, &[1, 3, 4], 4))),
            "Individual 3 grew in 200 steps, 12 of them mutations: 2 squares changed, fitness 9 became 4."
        );
        assert_eq!(
            of(Act::Squares, vec![a.clone(), b], Some(being(0, &[1, 2, 3], 8))),
            "The child takes each square from one parent or the other: 1 square as in individual 3, fitness 9, 1 as in \
             individual 7, fitness 12, 0 as in both, 1 as in neither; the child’s fitness is 8."
        );
        assert_eq!(
            of(Act::Swap { squares: (0, 10), undone: 3 }, vec![a.clone()], Some(being(0, &[1, 1, 1], 8))),
            "After 3 swaps that were taken back, r1c1 and r2c2 changed places, and this was kept: fitness 9 became 8."
        );
        let survive = Act::Survive { parents: 2, kept: vec![0, 3], aged: vec![1] };
        assert_eq!(
            of(survive, Vec::new(), None),
            "Of 2 parents and their children 1 parent and 1 child stay; 1 gave way because of its age."
        );
    }
}
