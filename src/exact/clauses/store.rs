//! Clauses that were learnt, end to end in one list, and what each literal makes look at them.

use std::cmp::Reverse;
use std::collections::HashSet;

/// A variable is true (two times its number), or false (one more).
pub type Literal = u32;

/// The opposite of a literal.
pub const fn not(literal: Literal) -> Literal {
    literal ^ 1
}

/// The literal that a variable is true.
pub const fn is(var: u32) -> Literal {
    2 * var
}

/// The variable of a literal.
pub const fn var(literal: Literal) -> usize {
    (literal >> 1) as usize
}

/// Numbers before the literals of a clause: how many these are, and its glue.
const HEAD: usize = 2;

/// Glue of a clause that stays: no more than this.
const STAYS: u32 = 2;

/// A clause that is looked at when a literal becomes false, unless another one of it is true.
#[derive(Clone, Copy)]
pub struct Watch {
    /// Where the clause begins.
    pub clause: u32,
    /// The other literal.
    pub blocker: Literal,
}

/// All clauses.
#[derive(Clone)]
pub struct Store {
    numbers: Vec<u32>,
    /// For each literal, the clauses that watch it.
    pub watches: Vec<Vec<Watch>>,
    /// How many clauses there are.
    pub len: usize,
}

impl Store {
    /// No clause over so many variables.
    pub fn new(variables: usize) -> Store {
        Store { numbers: Vec::new(), watches: vec![Vec::new(); 2 * variables], len: 0 }
    }

    /// Takes in a clause of two literals or more, the first two of which are watched. Its glue is how many decisions it speaks of.
    pub fn add(&mut self, literals: &[Literal], glue: u32) -> u32 {
        let clause = self.numbers.len() as u32;
        self.numbers.extend([literals.len() as u32, glue]);
        self.numbers.extend(literals);
        self.watches[literals[0] as usize].push(Watch { clause, blocker: literals[1] });
        self.watches[literals[1] as usize].push(Watch { clause, blocker: literals[0] });
        self.len += 1;
        clause
    }

    /// The literals of a clause.
    #[inline]
    pub fn literals(&self, clause: u32) -> &[Literal] {
        let from = clause as usize;
        &self.numbers[from + HEAD..from + HEAD + self.numbers[from] as usize]
    }

    /// The same, to change their order.
    #[inline]
    pub fn literals_mut(&mut self, clause: u32) -> &mut [Literal] {
        let from = clause as usize;
        let len = self.numbers[from] as usize;
        &mut self.numbers[from + HEAD..from + HEAD + len]
    }

    /// Forgets the half with the most glue, of equals the older, and clauses that are true for good; takes literals that are
    /// false for good out of the others. No decision may stand.
    pub fn forget(&mut self, value: &[i8]) {
        let old = Store { numbers: std::mem::take(&mut self.numbers), watches: Vec::new(), len: self.len };
        let mut by_worth: Vec<(u32, Reverse<u32>)> = old.heads().map(|(at, glue)| (glue, Reverse(at))).collect();
        by_worth.sort_unstable();
        let worse = by_worth[self.len / 2..].iter().filter(|(glue, _)| *glue > STAYS);
        let gone: HashSet<u32> = worse.map(|&(_, Reverse(at))| at).collect();
        self.watches.iter_mut().for_each(Vec::clear);
        self.len = 0;
        for (at, glue) in old.heads().filter(|(at, _)| !gone.contains(at)) {
            let literals = old.literals(at);
            if literals.iter().all(|&l| value[l as usize] <= 0) {
                let open: Vec<Literal> = literals.iter().copied().filter(|&l| value[l as usize] == 0).collect();
                self.add(&open, glue);
            }
        }
    }

    /// Where each clause begins, and its glue.
    fn heads(&self) -> impl Iterator<Item = (u32, u32)> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let head = (at as u32, *self.numbers.get(at + 1)?);
            at += HEAD + self.numbers[at] as usize;
            Some(head)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::clauses::store::Store;

    #[test]
    fn the_worse_half_is_forgotten_and_what_is_known_for_good_leaves_the_rest() {
        let mut store = Store::new(5);
        for (literals, glue) in [(vec![0, 2, 4], 3), (vec![1, 2, 6], 1), (vec![0, 7, 8], 5), (vec![3, 6, 8], 3)] {
            store.add(&literals, glue);
        }
        // The first variable is true.
        store.forget(&[1, -1, 0, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(store.len, 2);
        let left: Vec<_> = store.heads().map(|(at, glue)| (store.literals(at).to_vec(), glue)).collect();
        assert_eq!(left, [(vec![2, 6], 1), (vec![3, 6, 8], 3)]);
        assert_eq!(store.watches.iter().map(Vec::len).sum::<usize>(), 4);
    }
}
