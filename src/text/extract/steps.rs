//! Where squares stand on lines on which some columns show no digit: at equal steps.

use std::collections::BTreeSet;

/// Steps between squares that are tried.
const MOST: usize = 6;

/// The columns of the squares of each part of a line, if only one step allows what was seen. Of a part are known the columns of
/// its digits, and its width where all lines have the same; it has this many squares.
pub(crate) fn places(parts: &[(BTreeSet<usize>, Option<usize>)], each: usize) -> Option<Vec<Vec<usize>>> {
    let is_alone = parts.len() == 1;
    let mut found = (1..=MOST).filter_map(|step| {
        let mut starts: Vec<usize> = Vec::new();
        for (seen, width) in parts {
            let fits = |start: usize| {
                let last = start + (each - 1) * step;
                let is_place = |&at: &usize| at >= start && at <= last && (at - start).is_multiple_of(step);
                // Room before and behind the squares is no wider than between them.
                width.is_none_or(|width| last < width && width - 1 - last <= step) && seen.iter().all(is_place)
            };
            // Without a bar, and without a width, nothing tells where a line ends.
            if is_alone && width.is_none() {
                return None;
            }
            let mut all = (0..step.max(2)).filter(|&start| fits(start));
            let first = all.next()?;
            let before = starts.last().copied().filter(|&start| starts.len() > 1 && fits(start));
            starts.push(match (all.next(), seen.is_empty()) {
                (None, _) | (_, true) => first,
                (Some(_), false) => before?,
            });
        }
        Some(starts.into_iter().map(|start| (0..each).map(|k| start + k * step).collect()).collect())
    });
    let only = found.next()?;
    found.next().is_none().then_some(only)
}

#[cfg(test)]
mod tests {
    use crate::text::extract::steps::*;

    #[test]
    fn only_one_step_fits() {
        let seen = |columns: &[usize]| columns.iter().copied().collect::<BTreeSet<usize>>();
        let row = |start: usize, step: usize, each: usize| (0..each).map(|k| start + k * step).collect::<Vec<usize>>();
        // Nine squares on lines of 25 signs, of 17, and of 9.
        assert_eq!(places(&[(seen(&[0, 12, 24]), Some(25))], 9), Some(vec![row(0, 3, 9)]));
        assert_eq!(places(&[(seen(&[4, 8]), Some(17))], 9), Some(vec![row(0, 2, 9)]));
        assert_eq!(places(&[(seen(&[1, 4]), Some(9))], 9), Some(vec![row(0, 1, 9)]));
        assert_eq!(places(&[(seen(&[1, 4]), None)], 9), None);
        assert_eq!(places(&[(seen(&[1, 9]), Some(9))], 9), None);
        // Three between bars: `5 . . | 3 . . | . . 7`, the last of which has lost what follows.
        let bars = [(seen(&[0]), Some(6)), (seen(&[1, 3]), Some(7)), (seen(&[5]), None)];
        assert_eq!(places(&bars, 3), Some(vec![row(0, 2, 3), row(1, 2, 3), row(1, 2, 3)]));
    }
}
