//! Survival with an age limit (Waters 2008, III.B.1.a and figure 13).

/// Who survives, as indices into a list sorted best first, and how many were replaced for their age.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survivors {
    /// Who stays, by index.
    pub kept: Vec<usize>,
    /// How many leave at the age limit.
    pub aged: u32,
}

/// Keeps the best `keep` of a list sorted best first; of those, one whose age has reached `limit` gives its place to
/// the next best that would not have been kept and is not itself that old. Without such a one it stays.
pub fn survivors(ages: &[u32], keep: usize, limit: u32) -> Survivors {
    let mut heirs = (keep..ages.len()).filter(|&k| ages[k] < limit);
    let mut aged = 0;
    let kept = (0..keep.min(ages.len())).map(|k| match ages[k] >= limit {
        true => heirs.next().inspect(|_| aged += 1).unwrap_or(k),
        false => k,
    });
    let mut kept: Vec<usize> = kept.collect();
    kept.sort_unstable();
    Survivors { kept, aged }
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::age::*;

    #[test]
    fn figure_13_of_the_thesis() {
        // Ten sorted individuals, five to keep, age limit 5: the third has reached it, the sixth takes its place.
        let ages = [0, 2, 5, 0, 1, 0, 3, 0, 1, 0];
        assert_eq!(survivors(&ages, 5, 5), Survivors { kept: vec![0, 1, 3, 4, 5], aged: 1 });
    }

    #[test]
    fn the_old_stay_when_nobody_can_follow() {
        assert_eq!(survivors(&[9, 9, 9, 9], 2, 5), Survivors { kept: vec![0, 1], aged: 0 });
    }
}
