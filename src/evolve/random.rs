//! The one generator of randomness, and draws that are the same on every machine.
//!
//! Draws are made from `u32` only: ranges of `usize` differ between 32-bit WebAssembly and 64-bit machines.

use rand::{Rng as _, SeedableRng};

/// Xoshiro256++ (Blackman and Vigna 2019), seeded with SplitMix64 from a 64-bit seed.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of a seed: the same numbers on every machine.
pub fn seeded(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// A number in `0..bound`. Its bias, below bound / 2³², is far under what any experiment here can see.
#[inline]
pub fn below(rng: &mut Rng, bound: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}

/// A number in `0..bound` from the one draw that [`below`] takes, and the same number where the bound fits 32 bits.
pub fn below_wide(rng: &mut Rng, bound: u64) -> u64 {
    ((u128::from(rng.next_u32()) * u128::from(bound)) >> 32) as u64
}

/// One of the items of a slice that is not empty.
#[inline]
pub fn pick<'a, T>(rng: &mut Rng, items: &'a [T]) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}

/// A probability as a threshold for [`happens`]: draws are compared as integers, alike on every platform.
#[inline]
pub fn threshold(probability: f64) -> u64 {
    (probability.clamp(0.0, 1.0) * 4_294_967_296.0) as u64
}

/// True with the probability that was turned into this threshold.
#[inline]
pub fn happens(rng: &mut Rng, threshold: u64) -> bool {
    u64::from(rng.next_u32()) < threshold
}

/// Puts the items in a random order (Fisher and Yates).
pub fn shuffle<T>(rng: &mut Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// A random set bit of a mask that has one, as its index.
#[inline]
pub fn pick_bit(rng: &mut Rng, mask: u32) -> u32 {
    let mut rest = mask;
    for _ in 0..below(rng, mask.count_ones()) {
        rest &= rest - 1;
    }
    rest.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use crate::evolve::random::*;

    #[test]
    fn the_stream_of_a_seed_is_fixed() {
        let mut rng = seeded(1);
        let first: Vec<u32> = (0..4).map(|_| below(&mut rng, 1000)).collect();
        assert_eq!(first, [811, 747, 100, 746]);
    }

    #[test]
    fn a_wide_draw_is_the_narrow_one_where_that_suffices() {
        let (mut narrow, mut wide) = (seeded(5), seeded(5));
        for bound in [1, 3, 1000, u32::MAX] {
            assert_eq!(u64::from(below(&mut narrow, bound)), below_wide(&mut wide, bound.into()));
        }
        assert!((0..100).all(|_| below_wide(&mut wide, 1 << 40) < 1 << 40));
        assert!((0..100).any(|_| below_wide(&mut wide, 1 << 40) > u32::MAX.into()));
    }

    #[test]
    fn certain_and_impossible() {
        let mut rng = seeded(7);
        assert!((0..1000).all(|_| happens(&mut rng, threshold(1.0))));
        assert!((0..1000).all(|_| !happens(&mut rng, threshold(0.0))));
    }

    #[test]
    fn picks_only_set_bits() {
        let mut rng = seeded(3);
        let mut seen = 0;
        for _ in 0..200 {
            seen |= 1 << pick_bit(&mut rng, 0b1010_0100);
        }
        assert_eq!(seen, 0b1010_0100);
    }
}
