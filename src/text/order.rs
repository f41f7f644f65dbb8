//! Sorting by a number, in one routine for whatever is sorted: the library's own is compiled anew for each kind of item, some
//! 4 KB a time.

/// Brings items into the ascending order of a number; equal ones keep theirs.
pub(crate) fn sort_by<T>(items: &mut Vec<T>, number: impl Fn(&T) -> i64) {
    let order = order(items.iter().map(number).collect());
    let mut taken: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|at| taken.get_mut(at)?.take()));
}

/// Where the numbers stood, in ascending order.
fn order(numbers: Vec<i64>) -> Vec<usize> {
    let mut pairs: Vec<(i64, usize)> = numbers.into_iter().enumerate().map(|(at, number)| (number, at)).collect();
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, at)| at).collect()
}

#[cfg(test)]
mod tests {
    use crate::text::order::*;

    #[test]
    fn equal_ones_keep_their_order() {
        let mut words = vec!["ccc", "a", "bb", "b", "", "aa"];
        sort_by(&mut words, |word| word.len() as i64);
        assert_eq!(words, ["", "a", "b", "bb", "aa", "ccc"]);
    }
}
