//! Fewer rows, chosen by their numbers alone: small boards do thousands of generations a frame, more than a page can take in or
//! keep. Which rows are left never depends on when they were sent or came.

use crate::evolve::Generation;
use crate::evolve::joined::Logged;

/// Below this number all are kept; then every second up to twice as many, every fourth up to four times as many, and so on.
pub const WHOLE: u64 = 4096;

/// Every so many-th is kept at this number.
pub fn stride(number: u64) -> u64 {
    (number / WHOLE).checked_ilog2().map_or(1, |doublings| 2 << doublings)
}

/// The number that is kept next after one that is.
pub fn next_kept(number: u64) -> u64 {
    let stride = stride(number);
    (number / stride + 1) * stride
}

/// Whether a row is still kept once the run has come to `end`. Of an island alone, rows with events stay too, thinned alike by how
/// many there are; where several are joined, no other island may have told its row of that generation.
fn is_kept_at(row: &Logged, end: &Logged, alone: bool) -> bool {
    let is_marked = || !row.row.events.is_empty() && row.marked.is_multiple_of(stride(end.marked));
    row.number().is_multiple_of(stride(end.number())) || alone && is_marked()
}

/// Whether a row is kept for now. One that is not is shown only while it is the last.
pub fn is_kept(row: &Logged, alone: bool) -> bool {
    is_kept_at(row, row, alone)
}

/// The rows of a run in bounded room: the first, the last, every so many-th, and those with events of an island alone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    kept: Vec<Logged>,
    last: Option<Logged>,
    alone: bool,
}

impl Rows {
    /// No rows, of one island or of several.
    pub fn new(islands: u32) -> Rows {
        Rows { alone: islands <= 1, ..Rows::default() }
    }

    /// Takes in the next row; one that was taken in before changes nothing. True when it stays.
    pub fn push(&mut self, row: &Logged) -> bool {
        if self.kept.last().is_some_and(|last| last.number() >= row.number()) {
            return false;
        }
        if !is_kept(row, self.alone) {
            self.last = Some(row.clone());
            return false;
        }
        let thinner = |before: &Logged| {
            stride(before.number()) < stride(row.number()) || stride(before.marked) < stride(row.marked)
        };
        if self.kept.last().is_some_and(thinner) {
            let alone = self.alone;
            self.kept.retain(|before| is_kept_at(before, row, alone));
        }
        self.kept.push(row.clone());
        self.last = None;
        true
    }

    /// The last row, where it does not stay.
    pub fn last(&self) -> Option<&Logged> {
        self.last.as_ref()
    }

    /// All of them, oldest first.
    pub fn all(&self) -> Vec<Generation> {
        let Some(end) = self.last.as_ref().or(self.kept.last()) else { return Vec::new() };
        let kept = self.kept.iter().filter(|row| is_kept_at(row, end, self.alone));
        kept.chain(&self.last).map(|row| row.row.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use crate::evolve::Event;
    use crate::threads::search::thin::*;

    /// A run to this generation with an event every so often.
    fn run(end: u64, every: u64) -> Vec<Logged> {
        let row = |generation: u64| {
            let events = if (generation + 1).is_multiple_of(every) { vec![Event::Reset] } else { Vec::new() };
            let marked = (generation + 1) / every;
            Logged { row: Generation { generation, events, ..Generation::default() }, size: 1, marked, resets: marked }
        };
        (0..=end).map(row).collect()
    }

    fn numbers(rows: &[Generation]) -> Vec<u64> {
        rows.iter().map(|row| row.generation).collect()
    }

    #[test]
    fn strides_double_with_the_number() {
        assert_eq!([0, 4095, 4096, 8191, 8192, 16_384].map(stride), [1, 1, 2, 2, 4, 8]);
        assert_eq!([0, 4095, 4096, 8190, 8192].map(next_kept), [1, 4096, 4098, 8192, 8196]);
    }

    #[test]
    fn a_short_run_is_kept_whole() {
        let mut rows = Rows::new(4);
        run(4095, 7).iter().for_each(|row| assert!(rows.push(row)));
        assert_eq!(numbers(&rows.all()), (0..4096).collect::<Vec<_>>());
    }

    #[test]
    fn ends_and_events_of_a_long_run_stay_in_bounded_room() {
        for (every, islands) in [(1, 1), (2, 1), (977, 1), (977, 4)] {
            let mut rows = Rows::new(islands);
            let all = run(300_001, every);
            let mut most = 0;
            for row in &all {
                rows.push(row);
                most = most.max(rows.kept.len());
            }
            let left = rows.all();
            assert!(most <= 2 * WHOLE as usize + 1 && left.len() > WHOLE as usize / 2, "{most}, {}", left.len());
            assert_eq!((left[0].generation, left[left.len() - 1].generation), (0, 300_001));
            assert!(left.is_sorted_by_key(|row| row.generation));
            if every == 977 && islands == 1 {
                assert_eq!(left.iter().filter(|row| !row.events.is_empty()).count(), 307);
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

        /// However rows are sent (each message has what is kept, and the latest), the same are left.
        #[test]
        fn any_batches_leave_the_same_rows(end in 0u64..40_000, every in 1u64..60, cuts in prop::collection::vec(1usize..3000, 1..40)) {
            let all = run(end, every);
            let mut whole = Rows::new(1);
            all.iter().for_each(|row| _ = whole.push(row));
            let (mut sent, mut rest, mut cuts) = (Rows::new(1), &all[..], cuts.into_iter().cycle());
            while let Some(count) = cuts.next().filter(|_| !rest.is_empty()) {
                let (batch, later) = rest.split_at(count.min(rest.len()));
                let last = batch.len() - 1;
                batch.iter().enumerate().filter(|(k, row)| *k == last || is_kept(row, true)).for_each(|(_, row)| _ = sent.push(row));
                rest = later;
            }
            prop_assert_eq!(sent.all(), whole.all());
        }
    }
}
