//! What a search for every solution has found, beside the exact count.

use crate::say::number::Noun;
use crate::say::solve::SolutionsMessage;
use crate::say::words::paragraph;

/// How many there are, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counted {
    /// How many were found.
    pub count: u64,
    /// Whether these are all.
    pub complete: bool,
}

/// What was found, what there is, and how near the end the search is.
pub fn sentence(found: u64, met: u64, since: u64, wanted: u64, exact: Option<Counted>) -> String {
    let solutions = Noun::Solution.of(found);
    let found = match exact {
        None => SolutionsMessage::Found { solutions },
        Some(Counted { count, complete: true }) if count == found => SolutionsMessage::FoundAll { solutions },
        Some(Counted { count, complete: true }) => SolutionsMessage::FoundOf { solutions, of: count.into() },
        Some(Counted { count, .. }) => SolutionsMessage::FoundOfMore { solutions, of: count.into() },
    };
    let met = SolutionsMessage::Met { times: Noun::Time.of(met), since: since.into(), wanted: wanted.into() };
    paragraph([found.text(), met.text()])
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::solutions::*;

    #[test]
    fn the_exact_count_stands_beside() {
        assert!(
            sentence(2, 9, 3, 70, None).starts_with("2 solutions found; the exact solver is counting. Solved 9 times")
        );
        let all = Some(Counted { count: 2, complete: true });
        assert!(sentence(2, 9, 3, 70, all).contains("these are all"));
        assert!(sentence(1, 1, 0, 60, all).starts_with("1 solution found of exactly 2. Solved 1 time, 0 since"));
    }
}
