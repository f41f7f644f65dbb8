//! Ancestry: an individual's line followed back generation by generation, and for each of its digits the
//! generation in which it entered that line. Read from the operations alone: whoever came out of an operator is found
//! among those that went into the next one by its digits.

use serde::{Deserialize, Serialize};

use crate::evolve::operation::{Act, Individual, Kind, Operation};

/// Generations that are followed back at most.
pub const MOST: usize = 1000;

/// Levels whose lines are kept to be drawn.
pub const DRAWN: usize = 100;

/// An ancestor, or the individual itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ancestor {
    /// Rank in its generation, from 0.
    pub rank: u32,
    /// Its fitness.
    pub fitness: u32,
    /// Who it came from, as places in the next level (the generation before); two when operators crossed them.
    pub parents: Vec<u16>,
}

/// The ancestors in one generation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// Number of the generation.
    pub generation: u64,
    /// Who is in it.
    pub ancestors: Vec<Ancestor>,
}

/// Where a digit entered the line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The generation in which it entered.
    pub generation: u64,
    /// The operator; none of the first population.
    pub how: Option<Kind>,
}

/// Why the line ends where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// Still on its way.
    Going,
    /// The first population is reached.
    First,
    /// As many generations as are followed.
    Bound,
    /// The operators do not say where these came from (a new population, or a method that notes none).
    Unknown,
    /// Something else was asked for.
    Broken,
}

/// A line of descent, newest generation first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ancestry {
    /// Rank of the individual.
    pub rank: u32,
    /// Its ancestors, latest generation first.
    pub levels: Vec<Level>,
    /// How many generations were followed, also those that are not kept to be drawn.
    pub followed: u64,
    /// Its digits, as the method keeps squares.
    pub digits: Vec<u8>,
    /// For each square as the method keeps squares, where its digit entered; none while that is not known.
    pub entries: Vec<Option<Entry>>,
    /// Why it goes back no further.
    pub stop: Stop,
}

/// An individual whose line is being followed, and the squares whose digits are followed through it.
struct Followed {
    cells: Vec<u8>,
    squares: Vec<usize>,
}

/// A walk back along a line.
pub struct Walk {
    /// What was found so far.
    pub ancestry: Ancestry,
    generation: u64,
    line: Vec<Followed>,
}

/// A population as the operations see it: digits and fitness, best first.
pub type Individuals = [(Vec<u8>, u32)];

impl Walk {
    /// From an individual of a generation. Givens are not followed.
    pub fn new(generation: u64, rank: u32, population: &Individuals, givens: &[u8]) -> Option<Walk> {
        let (cells, fitness) = population.get(rank as usize)?;
        let free = |s: &usize| givens.get(*s).is_none_or(|&g| g == 0) && cells[*s] != 0;
        let squares = (0..cells.len()).filter(free).collect();
        let level = Level { generation, ancestors: vec![Ancestor { rank, fitness: *fitness, parents: Vec::new() }] };
        let stop = Stop::Going;
        let (digits, entries) = (cells.clone(), vec![None; cells.len()]);
        let ancestry = Ancestry { rank, levels: vec![level], followed: 0, digits, entries, stop };
        let mut walk = Walk { ancestry, generation, line: vec![Followed { cells: cells.clone(), squares }] };
        walk.end_at_first();
        Some(walk)
    }

    /// The generation whose ancestors are known.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// Whether it goes back no further.
    pub fn is_over(&self) -> bool {
        self.ancestry.stop != Stop::Going
    }

    /// Goes one generation back: by the operations that made this one out of the one before.
    pub fn back(&mut self, operations: &[Operation], before: &Individuals) {
        let made_in = self.generation;
        let mut older: Vec<Followed> = Vec::new();
        let mut ancestors: Vec<Ancestor> = Vec::new();
        let mut parents_of: Vec<Vec<u16>> = Vec::new();
        let mut place = |cells: &[u8], hint: Option<u32>, squares: Vec<usize>| -> Option<u16> {
            let same = |rank: &usize| before.get(*rank).is_some_and(|b| b.0 == cells);
            let rank = hint.map(|h| h as usize).filter(same).or_else(|| (0..before.len()).find(same))?;
            let at = ancestors.iter().position(|k| k.rank as usize == rank).unwrap_or_else(|| {
                ancestors.push(Ancestor { rank: rank as u32, fitness: before[rank].1, parents: Vec::new() });
                older.push(Followed { cells: before[rank].0.clone(), squares: Vec::new() });
                ancestors.len() - 1
            });
            older[at].squares.extend(squares);
            Some(at as u16)
        };
        for followed in &self.line {
            let (source, entered) = descent(operations, followed);
            for (square, how) in entered {
                self.ancestry.entries[square] = Some(Entry { generation: made_in, how: Some(how) });
            }
            parents_of.push(match source {
                Source::Itself(cells, squares) => place(&cells, None, squares).into_iter().collect(),
                Source::Two([(first, of_first), (second, of_second)]) => {
                    let first = place(&first.cells, Some(first.rank), of_first);
                    let second = place(&second.cells, Some(second.rank), of_second);
                    let mut both: Vec<u16> = first.into_iter().chain(second).collect();
                    both.dedup();
                    both
                }
            });
        }
        let unknown = parents_of.iter().all(Vec::is_empty);
        if let Some(level) = self.ancestry.levels.last_mut().filter(|level| level.generation == made_in) {
            level.ancestors.iter_mut().zip(parents_of).for_each(|(ancestor, parents)| ancestor.parents = parents);
        }
        if unknown {
            self.ancestry.stop = Stop::Unknown;
            return;
        }
        self.generation -= 1;
        self.ancestry.followed += 1;
        if self.ancestry.levels.len() < DRAWN {
            self.ancestry.levels.push(Level { generation: self.generation, ancestors });
        }
        self.line = older;
        self.end_at_first();
        if self.ancestry.followed as usize >= MOST && !self.is_over() {
            self.ancestry.stop = Stop::Bound;
        }
    }

    /// What is still followed in generation 0 has been there from the start.
    fn end_at_first(&mut self) {
        if self.generation > 0 {
            return;
        }
        for square in self.line.iter().flat_map(|followed| &followed.squares) {
            self.ancestry.entries[*square] = Some(Entry { generation: 0, how: None });
        }
        self.ancestry.stop = Stop::First;
    }
}

enum Source<'a> {
    /// An individual of the generation before, with these digits.
    Itself(Vec<u8>, Vec<usize>),
    /// Two of them, with the squares that are followed on in each.
    Two([(&'a Individual, Vec<usize>); 2]),
}

/// Where an individual came from in a generation, and the squares whose digits entered in it.
fn descent<'a>(operations: &'a [Operation], followed: &Followed) -> (Source<'a>, Vec<(usize, Kind)>) {
    let mut cells = followed.cells.as_slice();
    let mut squares = followed.squares.clone();
    let mut entered = Vec::new();
    for operation in operations.iter().rev() {
        // A replacement makes nobody: two who are there already meet.
        let meets = matches!(operation.act, Act::Replace { .. });
        if meets || operation.after.as_ref().is_none_or(|after| after.cells != cells) {
            continue;
        }
        let kind = operation.act.kind();
        match operation.before.as_slice() {
            [before] if before.cells.len() == cells.len() => {
                let (stay, new): (Vec<usize>, Vec<usize>) = squares.iter().partition(|&&s| before.cells[s] == cells[s]);
                entered.extend(new.into_iter().map(|s| (s, kind)));
                squares = stay;
                cells = &before.cells;
            }
            [first, second] if first.cells.len() == cells.len() && second.cells.len() == cells.len() => {
                let (of_first, rest): (Vec<usize>, Vec<usize>) =
                    squares.iter().partition(|&&s| first.cells[s] == cells[s]);
                let (of_second, new): (Vec<usize>, Vec<usize>) =
                    rest.into_iter().partition(|&s| second.cells[s] == cells[s]);
                entered.extend(new.into_iter().map(|s| (s, kind)));
                return (Source::Two([(first, of_first), (second, of_second)]), entered);
            }
            _ => {}
        }
    }
    (Source::Itself(cells.to_vec(), squares), entered)
}

#[cfg(test)]
mod tests {
    use crate::puzzle::HouseKind;
    use crate::replay::ancestry::*;

    fn individual(rank: u32, cells: &[u8]) -> Individual {
        Individual { rank, cells: cells.to_vec(), fitness: 1 }
    }

    #[test]
    fn digits_are_followed_through_growth_and_crossover_to_their_parents() {
        let (a, b) = ([1, 1, 1, 1], [2, 2, 2, 2]);
        let cross = Operation {
            act: Act::Lines { kind: HouseKind::Row, second: vec![1] },
            before: vec![individual(0, &a), individual(1, &b)],
            after: Some(individual(0, &[1, 1, 2, 2])),
        };
        let grow = Operation {
            act: Act::Grow { iterations: 1, mutations: 0, trail: Default::default() },
            before: vec![individual(0, &[1, 1, 2, 2])],
            after: Some(individual(0, &[3, 1, 2, 2])),
        };
        let now = [(vec![3, 1, 2, 2], 0)];
        let before = [(a.to_vec(), 3), (b.to_vec(), 4)];
        let mut walk = Walk::new(1, 0, &now, &[0, 0, 0, 2]).unwrap();
        walk.back(&[cross, grow], &before);
        let ancestry = walk.ancestry;
        assert_eq!((ancestry.stop, ancestry.followed), (Stop::First, 1));
        assert_eq!(ancestry.levels[0].ancestors[0].parents, [0, 1]);
        let told: Vec<_> = ancestry.entries.iter().map(|e| e.as_ref().map(|e| (e.generation, e.how))).collect();
        let first = Some((0, None));
        // The last square is given.
        assert_eq!(told, [Some((1, Some(Kind::Growth))), first, first, None]);
    }

    #[test]
    fn who_came_from_nowhere_ends_the_line() {
        let mut walk = Walk::new(5, 0, &[(vec![1, 2], 0)], &[]).unwrap();
        walk.back(&[], &[(vec![2, 1], 3)]);
        assert_eq!((walk.ancestry.stop, walk.generation()), (Stop::Unknown, 5));
        assert!(Walk::new(0, 9, &[(vec![1], 0)], &[]).is_none());
    }
}
