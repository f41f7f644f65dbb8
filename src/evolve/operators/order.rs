//! Which of a population comes first. Whole numbers are sorted, not individuals: one sort for all of them, which is small
//! and moves little.

/// The places of individuals with these values in the order of the values; equals stay in their order, so that a run can be
/// repeated.
pub fn ranking(values: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut keys: Vec<u64> = values.zip(0u64..).map(|(value, place)| u64::from(value) << 32 | place).collect();
    keys.sort_unstable();
    keys.into_iter().map(|key| key as u32).collect()
}

/// Sorts individuals by a value, the least first; equals stay in their order.
pub fn least_first<T>(individuals: &mut [T], value: impl Fn(&T) -> u32) {
    let mut from = ranking(individuals.iter().map(value));
    for start in 0..from.len() {
        let mut place = start;
        // Around a circle of places, each of which gets the individual of the next one.
        loop {
            let next = std::mem::replace(&mut from[place], place as u32) as usize;
            if next == start {
                break;
            }
            individuals.swap(place, next);
            place = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::operators::order::*;
    use crate::evolve::random::{below, seeded};

    #[test]
    fn it_is_a_stable_sort() {
        let mut rng = seeded(1);
        for n in 0..60 {
            let mut list: Vec<(u32, usize)> = (0..n).map(|k| (below(&mut rng, 9) as u32, k)).collect();
            let mut sorted = list.clone();
            sorted.sort_by_key(|i| i.0);
            least_first(&mut list, |i| i.0);
            assert_eq!(list, sorted);
        }
    }
}
