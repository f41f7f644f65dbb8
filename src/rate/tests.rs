use crate::puzzle::Shape;
use crate::rate::*;
use crate::text::read;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn the_papers_bands() {
    let bands =
        |means: [u64; 7], given_up| means.map(|mean| Band::of(mean * 100, 100, given_up).map_or("open", Band::name));
    let means = [839, 3_499, 3_500, 9_100, 10_000, 10_001, 52_211];
    assert_eq!(bands(means, 0), ["easy", "easy", "medium", "medium", "medium", "hard", "hard"]);
    // A mean that is too low says only that the puzzle is hard.
    assert_eq!(bands(means, 1), ["open", "open", "open", "open", "open", "hard", "hard"]);
    assert_eq!(Band::of(0, 0, 0), None);
}

#[test]
fn an_easy_puzzle_is_easy_and_the_spread_is_that_of_its_runs() {
    let order = RateOrder { runs: 9, ..RateOrder::new(read(EASY).unwrap().grid, 1) };
    let rating = rate(&order).unwrap();
    assert_eq!((rating.runs, rating.solved, rating.band), (9, 9, Some(Band::Easy)));
    let generations: Vec<u64> = (1..=9)
        .map(|seed| {
            let mut run = Run::new("mantere-koljonen", &order.puzzle, &Settings::default(), seed).unwrap();
            while !run.solved() {
                run.step();
            }
            run.row().generation
        })
        .collect();
    let mut sorted: Vec<f64> = generations.iter().map(|&g| g as f64).collect();
    sorted.sort_by(f64::total_cmp);
    let Spread { min, lower, median, upper, max } = rating.spread;
    assert_eq!([min, lower, median, upper, max], [sorted[0], sorted[2], sorted[4], sorted[6], sorted[8]]);
    assert_eq!(rating.mean, generations.iter().sum::<u64>() as f64 / 9.0);
}

#[test]
fn steps_tell_how_far_it_is_and_runs_end_at_the_limit() {
    let order = RateOrder { runs: 3, limit: 5, ..RateOrder::new(Grid::empty(Shape::Flat16), 1) };
    let mut rater = Rater::new(&order).unwrap();
    let mut done = 0;
    while rater.rating().is_none() {
        let progress = rater.step();
        assert!(progress.done >= done && progress.done <= 3 && progress.generation <= 5);
        done = progress.done;
    }
    let rating = rater.rating().unwrap();
    assert_eq!((rating.solved, rating.mean, rating.band, rater.step().done), (0, 5.0, None, 3));
}

#[test]
fn what_cannot_be_rated_is_refused() {
    let refused = |puzzle: Grid| rate(&RateOrder::new(puzzle, 1)).unwrap_err().to_string();
    assert!(refused(Grid::empty(Shape::Cube4)).contains("boxes as independent"));
    let mut puzzle = Grid::empty(Shape::Flat9);
    puzzle.set(0, 5);
    puzzle.set(1, 5);
    assert!(refused(puzzle).contains("r1c1 and r1c2 both hold 5"));
}
