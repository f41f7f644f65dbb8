//! Parent selection.

use crate::evolve::random::{Rng, below};

/// Linear ranking (Waters 2008, equation 4): of `size` individuals sorted best first, number k is drawn with
/// probability 2 (size − k) / (size (size + 1)).
pub fn linear_rank(rng: &mut Rng, size: usize) -> usize {
    let size = size as u32;
    let mut draw = below(rng, size * (size + 1) / 2);
    let mut rank = 0;
    while draw >= size - rank {
        draw -= size - rank;
        rank += 1;
    }
    rank as usize
}

/// Draws of a couple before dissimilar parents mate anyway.
const COUPLE_TRIES: usize = 20;

/// Two ranks drawn by [`linear_rank`], again and again while the two are not similar (Waters 2008, III.B.1.b); when no
/// similar couple is found, the last one.
pub fn similar_couple(rng: &mut Rng, size: usize, mut similar: impl FnMut(usize, usize) -> bool) -> (usize, usize) {
    let mut couple = (0, 0);
    for _ in 0..COUPLE_TRIES {
        couple = (linear_rank(rng, size), linear_rank(rng, size));
        if similar(couple.0, couple.1) {
            break;
        }
    }
    couple
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::select::*;
    use crate::evolve::random::seeded;

    #[test]
    fn draws_follow_the_formula() {
        const SIZE: usize = 20;
        const DRAWS: usize = 210_000;
        let mut rng = seeded(5);
        let mut counts = [0usize; SIZE];
        (0..DRAWS).for_each(|_| counts[linear_rank(&mut rng, SIZE)] += 1);
        for (k, &count) in counts.iter().enumerate() {
            let expected = 2.0 * (SIZE - k) as f64 / (SIZE * (SIZE + 1)) as f64 * DRAWS as f64;
            assert!((count as f64 - expected).abs() < 5.0 * expected.sqrt(), "rank {k}: {count} for {expected}");
        }
    }
}
