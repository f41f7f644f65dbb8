//! Chance for pictures: the same numbers for a seed on every machine and with every version of any crate.

/// A generator: Steele, Lea and Flood's SplitMix (2014).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 up to, but not including, `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// A number from `low` to `high`.
    pub fn within(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * ((self.next() >> 40) as f32 / (1u64 << 24) as f32)
    }

    pub fn happens(&mut self, chance: f32) -> bool {
        self.within(0.0, 1.0) < chance
    }

    /// Near 0, as the sum of four numbers has it: a bell with a spread of 1.
    pub fn bell(&mut self) -> f32 {
        let sum: f32 = (0..4).map(|_| self.within(-1.0, 1.0)).sum();
        sum * 0.866
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
