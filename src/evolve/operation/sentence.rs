//! An operation in a plain sentence, as it is read aloud to a class. Individuals and lines are counted from 1.

use super::{Act, Being, Draw, Operation, Origin};
use crate::puzzle::FACE_NAMES;

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

/// Lines of a cube by their faces, counted from 0 through all faces of `side` lines: “2 and 4 of every face”, or what each
/// face has.
fn of_faces(lines: &[u16], side: usize) -> String {
    let of_face = |face: usize| -> Vec<u16> {
        let mine = |k: &&u16| usize::from(**k) / side.max(1) == face;
        lines.iter().filter(mine).map(|k| k % side.max(1) as u16).collect()
    };
    let faces: Vec<(char, Vec<u16>)> = FACE_NAMES.into_iter().enumerate().map(|(k, name)| (name, of_face(k))).collect();
    let first = &faces[0].1;
    if !first.is_empty() && faces.iter().all(|(_, lines)| lines == first) {
        return format!("{} of every face", list(first));
    }
    let some = faces.iter().filter(|(_, lines)| !lines.is_empty());
    let words = some.map(|(name, lines)| match lines.len() == side {
        true => format!("all of {name}"),
        false => format!("{} of {name}", list(lines)),
    });
    words.collect::<Vec<_>>().join("; ")
}

/// Couples by their ranks: “1 with 5, 2 with 9”, the first few.
fn couples(refused: &[(u32, u32)]) -> String {
    const FEW: usize = 3;
    let words: Vec<String> = refused.iter().take(FEW).map(|(a, b)| format!("{} with {}", a + 1, b + 1)).collect();
    let more = refused.len().saturating_sub(FEW);
    if more == 0 { words.join(", ") } else { format!("{} and {more} more", words.join(", ")) }
}

/// “individual 7, fitness 12”.
fn name(being: &Being) -> String {
    format!("individual {}, fitness {}", being.rank + 1, being.fitness)
}

/// With a capital letter.
fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
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
            Act::Select { draw, fitness, refused } => self.selected(*draw, fitness.len(), refused),
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
            Act::Conclude { text } => text.clone(),
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

impl Operation {
    /// Who was drawn, from whom, and who was refused.
    fn selected(&self, draw: Draw, pool: usize, refused: &[(u32, u32)]) -> String {
        let [a, b] = self.before.as_slice() else { return String::new() };
        let all = match draw {
            Draw::Rank => format!("{pool} by their ranks: the fittest is drawn {pool} times as often as the last"),
            Draw::Even => format!("{pool}, each as likely as another"),
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
    fn replaced(&self, takes: bool, alike: bool) -> String {
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
        let survive = Act::Survive { parents: 2, kept: vec![0, 3], aged: vec![1], fitness: vec![4, 5, 9, 6] };
        assert_eq!(
            of(survive, Vec::new(), None),
            "Of 2 parents and their 2 children 1 parent and 1 child stay; 1 gave way because of its age. The least fit that stays \
             has fitness 6, the fittest that leaves 9."
        );
        let succeed = Act::Succeed { elite: 1, parents: vec![4, 5, 7], children: vec![6, 3] };
        assert_eq!(
            of(succeed, Vec::new(), None),
            "The fittest stays as it is; 2 children take the places of all others, the best of whom had fitness 5."
        );
    }

    #[test]
    fn a_selection_says_who_was_drawn_from_whom_and_a_replacement_who_met() {
        let (a, b) = (being(2, &[1, 1, 1], 9), being(6, &[2, 2, 2], 12));
        let of = |act, before: Vec<Being>, after| Operation { act, before, after }.sentence(9);
        let select = |draw, refused| Act::Select { draw, fitness: vec![9; 20], refused };
        assert_eq!(
            of(select(Draw::Rank, vec![(0, 4)]), vec![a.clone(), b.clone()], None),
            "Individual 3, fitness 9, and individual 7, fitness 12, were drawn from 20 by their ranks: the fittest is drawn 20 times \
             as often as the last. Drawn before and refused as too different: 1 with 5."
        );
        assert_eq!(
            of(select(Draw::Even, vec![(0, 4); 5]), vec![a.clone(), a.clone()], None),
            "Individual 3, fitness 9, was drawn twice from 20, each as likely as another. Drawn before and refused as too different, \
             5 couples: 1 with 5, 1 with 5, 1 with 5 and 2 more."
        );
        let replace = |rank, alike| of(Act::Replace { rank, alike }, vec![a.clone()], Some(b.clone()));
        assert_eq!(
            replace(Some(2), true),
            "The child, fitness 12, takes the place of individual 3, fitness 9, which it resembles most."
        );
        assert_eq!(
            replace(None, false),
            "The child, fitness 12, is dropped: it could only take the place of individual 3, fitness 9, and is less fit."
        );
    }

    #[test]
    fn lines_of_a_cube_are_named_by_their_faces() {
        let (a, b) = (being(0, &[1, 1], 9), being(1, &[2, 2], 12));
        let of = |second: Vec<u16>, before: Vec<Being>| {
            let act = Act::Lines { kind: HouseKind::Box, second };
            Operation { act, before, after: Some(being(0, &[1, 2], 11)) }.sentence(4)
        };
        let every: Vec<u16> = (0..24).filter(|k| k % 4 % 2 == 1).collect();
        assert_eq!(
            of(every, vec![a.clone(), b.clone()]),
            "Boxes 2 and 4 of every face came from individual 2, fitness 12, the others from individual 1, fitness 9; the \
             child’s fitness is 11."
        );
        assert_eq!(
            of(vec![0, 2, 8, 9, 10, 11, 23], vec![a.clone(), b]),
            "Boxes 1 and 3 of U; all of F; 4 of B came from individual 2, fitness 12, the others from individual 1, fitness 9; \
             the child’s fitness is 11."
        );
        assert_eq!(
            of(vec![1], vec![a.clone(), a]),
            "Both parents are individual 1, fitness 9, so the child is a copy of it; the child’s fitness is 11."
        );
    }
}
