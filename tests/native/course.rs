//! Which methods find the squares of a puzzle one after the other, so that their order can be compared with a person's.

use sudokube::evolve::Recipe;
use sudokube::evolve::algorithms::find;
use sudokube::evolve::limits::Limits;
use sudokube::puzzle::Grid;
use sudokube::stats::{median, wilson};
use sudokube::study::course::{DISTINCT, Following};
use sudokube::text::link::Link;

use crate::common;

fn of_kind(kind: &str) -> Vec<Grid> {
    let rows = common::daily().into_iter().filter(|row| row[1] == kind);
    let cube = if kind == "sudokube" { "k=edge&" } else { "" };
    rows.map(|row| Link::read(&format!("{cube}s={}", row[4])).expect("a puzzle").grid).collect()
}

fn asked(name: &str, usual: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| usual.to_string())
}

/// `METHODS` are `name:key=value,key=value;…`.
#[test]
#[ignore = "measures: KIND=sudoku PUZZLES=30 SEEDS=20 cargo test --release --no-default-features --test native course -- --ignored --nocapture"]
fn methods_that_can_be_compared() {
    let number = |name: &str, usual: &str| asked(name, usual).parse::<u64>().expect("a number");
    let (kind, limit) = (asked("KIND", "sudoku"), number("LIMIT", "2000"));
    let puzzles: Vec<Grid> = of_kind(&kind).into_iter().take(number("PUZZLES", "7") as usize).collect();
    assert!(!puzzles.is_empty(), "no puzzles of {kind}");
    for method in asked("METHODS", "waters-grid:population=500,growth=2,difference=1,age=20").split(';') {
        let (name, settings) = method.split_once(':').unwrap_or((method, ""));
        let (mut counted, mut all, mut distinct, mut seconds) = (0, 0, Vec::new(), Vec::new());
        for puzzle in &puzzles {
            for seed in 1..=number("SEEDS", "4") {
                let mut recipe = Recipe::new(find(name).unwrap(), puzzle, seed);
                let pairs = settings.split(',').filter_map(|pair| pair.split_once('='));
                pairs.for_each(|(key, value)| recipe.set(key, value).unwrap_or_else(|why| panic!("{why}")));
                recipe.limits = Limits { generations: Some(limit), evaluations: None };
                let start = std::time::Instant::now();
                let mut following = Following::of(&recipe, 0, false).unwrap();
                while !following.advance() {}
                let course = following.course();
                all += 1;
                seconds.push(start.elapsed().as_secs_f64());
                if course.answer.is_some() {
                    distinct.push(course.distinct(puzzle) as f64);
                    counted += usize::from(course.distinct(puzzle) >= DISTINCT);
                }
            }
        }
        let (low, high) = wilson(counted, all);
        println!(
            "{kind} {method}: solved {} of {all}, {DISTINCT} or more generations {counted} ({:.0}–{:.0} %), median {:?}, seconds {:.2?}",
            distinct.len(),
            low * 100.0,
            high * 100.0,
            median(&distinct),
            median(&seconds),
        );
    }
}
