//! The puzzles of a day: they stay the same for ever, and their levels follow the week.

use sudokube::exact::{Verdict, verdict};
use sudokube::generate::daily::{Daily, Kind, make};
use sudokube::technique::{Rating, rate, rules};

use crate::daily_golden::{GOLDEN, dates, difference, row};

/// `DAILY=write` writes the file: for the dates of a new version only, whose rows come after those of the older ones.
#[test]
fn old_days_stay_the_same() {
    if std::env::var("DAILY").is_ok_and(|v| v == "write") {
        let mut text = String::from("version,kind,date,tries,puzzle\n");
        for (kind, date) in dates() {
            text += &(row(&make(kind, date).expect("a day of a version")) + "\n");
        }
        assert!(text.starts_with(GOLDEN), "an old day is another");
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/daily.csv"), text).expect("written");
        return;
    }
    assert_eq!(GOLDEN.lines().count(), dates().len() + 1);
    assert_eq!(difference(dates().into_iter()), None);
}

#[test]
fn busy_threads_make_the_same() {
    let days: Vec<_> = dates().into_iter().filter(|(kind, _)| *kind == Kind::Sudoku).take(8).collect();
    std::thread::scope(|scope| {
        let busy: Vec<_> = (0..4).map(|_| scope.spawn(|| difference(days.iter().copied()))).collect();
        assert!(busy.into_iter().all(|thread| thread.join().expect("no panic").is_none()));
    });
}

#[test]
fn the_week_grows_harder_and_every_day_has_one_solution() {
    let days = dates().into_iter().filter(|(kind, _)| *kind == Kind::Sudoku).take(14);
    let rated = days.filter_map(|(kind, date)| make(kind, date)).map(|daily| {
        let Daily { puzzle, solution, date, .. } = daily;
        assert_eq!(verdict(&puzzle), Verdict::One(solution), "{date}");
        let Rating { er, .. } = rate(&puzzle, rules(&puzzle, true));
        (date.weekday(), er)
    });
    for (weekday, er) in rated {
        let bounds = [(0, 15), (0, 15), (16, 25), (16, 25), (17, 34), (17, 34), (31, 120)][weekday];
        assert!((bounds.0..=bounds.1).contains(&er), "day {weekday} of the week is rated {er}");
    }
}

#[test]
#[ignore = "tells how much work a day is: cargo test --release --test native daily -- --ignored --nocapture"]
fn work() {
    for kind in Kind::ALL {
        let mut times: Vec<(f64, u32)> = Vec::new();
        for (_, date) in dates().into_iter().filter(|(k, _)| *k == kind) {
            let start = std::time::Instant::now();
            let tries = make(kind, date).expect("made").tries;
            times.push((start.elapsed().as_secs_f64(), tries));
        }
        times.sort_by(|a, b| a.0.total_cmp(&b.0));
        let tries = times.iter().map(|t| t.1).max();
        println!(
            "{}: median {:.3} s, longest {:.3} s, tries {tries:?}",
            kind.name(),
            times[times.len() / 2].0,
            times[times.len() - 1].0
        );
    }
}
