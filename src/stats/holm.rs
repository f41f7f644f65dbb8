//! Holm's correction (1979): with several comparisons, p-values that keep the chance of any false alarm at its level.

/// The corrected p-values, in the order they came: R's `p.adjust(p, "holm")`.
pub fn holm(p: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p.len()).collect();
    order.sort_by(|&a, &b| p[a].total_cmp(&p[b]));
    let (mut corrected, mut largest) = (vec![0.0; p.len()], 0.0f64);
    for (rank, &k) in order.iter().enumerate() {
        largest = largest.max(p[k] * (p.len() - rank) as f64).min(1.0);
        corrected[k] = largest;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use crate::stats::holm::holm;

    /// R: `p.adjust(c(0.01,0.04,0.03,0.005,0.5), "holm")`.
    #[test]
    fn as_in_r() {
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005, 0.5]);
        let expected = [0.040, 0.090, 0.090, 0.025, 0.500];
        assert!(corrected.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{corrected:?}");
        assert_eq!((holm(&[]), holm(&[0.2]), holm(&[0.6, 0.7])), (vec![], vec![0.2], vec![1.0, 1.0]));
    }
}
