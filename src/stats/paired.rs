//! The interval of a difference of two shares in pairs (Agresti and Min 2005: Wald's with half a pair added to each of the four
//! cells). Of few pairs it is too narrow: the sign test, which is exact, decides beside it.

use crate::stats::wilson::Z;

/// By how much more of the pairs the first is ahead than the second, as a 95 % interval: `first` and `second` are the pairs in
/// which each leads, `all` includes those without a leader.
pub fn paired_difference(first: u64, second: u64, all: u64) -> (f64, f64) {
    if all == 0 {
        return (-1.0, 1.0);
    }
    let (b, c, n) = (first as f64 + 0.5, second as f64 + 0.5, all as f64 + 2.0);
    let difference = (b - c) / n;
    let error = ((b + c - (b - c) * (b - c) / n).max(0.0)).sqrt() / n;
    ((difference - Z * error).max(-1.0), (difference + Z * error).min(1.0))
}

#[cfg(test)]
mod tests {
    use crate::stats::paired::paired_difference;

    /// By hand, as the paper's formula has it: 14.5 and 6.5 of 32 are 0.25 ± 1.96 · √(21 − 8²/32) / 32.
    #[test]
    fn as_the_formula_has_it() {
        let (low, high) = paired_difference(14, 6, 30);
        let half = 1.959_963_984_540_054 * 19f64.sqrt() / 32.0;
        assert!((low - (0.25 - half)).abs() < 1e-12 && (high - (0.25 + half)).abs() < 1e-12, "{low} {high}");
    }

    #[test]
    fn it_is_wide_without_pairs_and_never_beyond_one() {
        assert_eq!(paired_difference(0, 0, 0), (-1.0, 1.0));
        let (low, high) = paired_difference(20, 0, 20);
        assert!(low > 0.7 && high <= 1.0, "{low} {high}");
        let (low, high) = paired_difference(5, 5, 100);
        assert!(low < 0.0 && high > 0.0 && (low + high).abs() < 1e-12);
    }
}
