//! What a search for every solution has found, beside the exact count.

use crate::say::number::{counted, thousands};

/// How many there are, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counted {
    pub count: u64,
    /// Whether these are all.
    pub complete: bool,
}

/// What was found, what there is, and how near the end the search is.
pub fn sentence(found: u64, met: u64, since: u64, wanted: u64, exact: Option<Counted>) -> String {
    let of = match exact {
        None => "; the exact solver is counting".to_string(),
        Some(Counted { count, complete: true }) if count == found => " of exactly as many: these are all".to_string(),
        Some(Counted { count, complete: true }) => format!(" of exactly {}", thousands(count)),
        Some(Counted { count, .. }) => format!(" of at least {}, where the exact count was given up", thousands(count)),
    };
    format!(
        "{} found{of}. Met {}, {} since the last new one; it ends with {}.",
        counted(found, "solution"),
        counted(met, "time"),
        thousands(since),
        thousands(wanted)
    )
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::solutions::*;

    #[test]
    fn the_exact_count_stands_beside() {
        assert!(
            sentence(2, 9, 3, 70, None).starts_with("2 solutions found; the exact solver is counting. Met 9 times")
        );
        let all = Some(Counted { count: 2, complete: true });
        assert!(sentence(2, 9, 3, 70, all).contains("these are all"));
        assert!(sentence(1, 1, 0, 60, all).starts_with("1 solution found of exactly 2. Met 1 time, 0 since"));
    }
}
