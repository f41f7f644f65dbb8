//! Fewer rows in a message: small boards do thousands of generations a frame, more than the page can take in.

use crate::evolve::Generation;

/// Most rows in one message.
pub const MOST: usize = 2000;

/// Leaves at most `most` rows. The first, the last and the rows with events stay; of the rest every so many-th. Only when
/// there are more events than room are rows with events left out too, evenly.
pub fn thin(rows: Vec<Generation>, most: usize) -> Vec<Generation> {
    if rows.len() <= most {
        return rows;
    }
    let last = rows.len() - 1;
    let marked = rows.iter().filter(|r| !r.events.is_empty()).count();
    let room = most.saturating_sub(2);
    let (every_marked, every_plain) = match room.checked_sub(marked) {
        Some(left) => (1, (rows.len() - marked).checked_div(left).map(|k| k + 1)),
        None => (marked / room.max(1) + 1, None),
    };
    let (mut seen_marked, mut seen_plain) = (0, 0);
    let mut stays = |row: &Generation| {
        if row.events.is_empty() {
            seen_plain += 1;
            every_plain.is_some_and(|every| seen_plain % every == 0)
        } else {
            seen_marked += 1;
            seen_marked % every_marked == 0
        }
    };
    rows.into_iter().enumerate().filter(|(k, row)| stays(row) || *k == 0 || *k == last).map(|(_, row)| row).collect()
}

#[cfg(test)]
mod tests {
    use crate::evolve::Event;
    use crate::threads::search::thin::*;

    fn rows(n: u64, marked: impl Fn(u64) -> bool) -> Vec<Generation> {
        let row = |generation| Generation {
            generation,
            evaluations: 0,
            best: 1,
            mean: 1.0,
            worst: 1,
            diversity: 0.0,
            mutation_rate: 0.0,
            events: if marked(generation) { vec![Event::Reset] } else { Vec::new() },
        };
        (0..n).map(row).collect()
    }

    #[test]
    fn few_rows_stay_as_they_are() {
        assert_eq!(thin(rows(7, |_| false), 7), rows(7, |_| false));
    }

    #[test]
    fn ends_and_events_stay() {
        let left = thin(rows(10_000, |g| g % 1000 == 77), 100);
        assert!(left.len() <= 100 && left.len() > 60, "{}", left.len());
        assert_eq!((left[0].generation, left[left.len() - 1].generation), (0, 9999));
        assert_eq!(left.iter().filter(|r| !r.events.is_empty()).count(), 10);
        assert!(left.is_sorted_by_key(|r| r.generation));
    }

    #[test]
    fn more_events_than_room_are_thinned_too() {
        let left = thin(rows(10_000, |_| true), 100);
        assert!(left.len() <= 100 && left.len() > 60, "{}", left.len());
        assert_eq!((left[0].generation, left[left.len() - 1].generation), (0, 9999));
    }
}
