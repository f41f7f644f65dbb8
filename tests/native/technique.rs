//! Steps as people take them: never against a solution, rated as SE 1.2.1 rates them, each technique with puzzles that it
//! alone decides. A share runs with every test; `make verify` asks all.

use std::collections::BTreeSet;

use sudokube::evolve::random::{Rng, below, seeded, shuffle};
use sudokube::exact::{Verdict, verdict};
use sudokube::generate::by_technique::minimal;
use sudokube::puzzle::{Grid, Shape};
use sudokube::say::technique::tenths;
use sudokube::technique::{Because, Effort, Order, Rater, Rating, Rules, Step, Technique, rate, scale};
use sudokube::text::{one_line, read};

use crate::common::lines;

/// Everything that is quick enough for a test on any board.
const QUICK: Rules = Rules { last: Effort::Multiple, ..Rules::ALL };

fn numbers(rating: &Rating) -> String {
    format!("{}/{}/{}", tenths(rating.er), tenths(rating.ep), tenths(rating.ed))
}

/// A step keeps to these solutions.
fn keeps(step: &Step, solutions: &[&Grid], puzzle: &Grid) {
    for solution in solutions {
        let told = || format!("{}: {step:?}", one_line(puzzle));
        if let Some((square, digit)) = step.put {
            assert_eq!(solution.get(square), digit, "{}", told());
        }
        for &(square, mask) in &step.strike {
            assert_eq!(mask >> (solution.get(square) - 1) & 1, 0, "{}", told());
        }
    }
}

/// A step says why: patterns name squares, links of chains follow from links before them.
fn explained(step: &Step) {
    assert!(step.put.is_some() || step.strike.iter().any(|(_, mask)| *mask != 0), "{step:?}");
    assert!(step.rating >= step.technique.base(), "{step:?}");
    assert!(!step.reason.squares.is_empty(), "{step:?}");
    for chain in &step.reason.chains {
        for (number, link) in chain.links.iter().enumerate() {
            assert!(link.parents.iter().all(|&parent| parent < number), "{step:?}");
            assert_eq!(link.because == Because::Assumed, link.parents.is_empty(), "{step:?}");
            if let Because::Nested(nested) = link.because {
                explained(&step.reason.nested[nested]);
            }
        }
    }
    let chained = step.technique.base() >= 65 && step.technique != Technique::AlignedTriplet;
    assert_eq!(chained, !step.reason.chains.is_empty(), "{step:?}");
}

/// The path of a puzzle, every step of it held against its solution; whether it came to the end.
fn sound(puzzle: &Grid, rules: Rules) -> bool {
    let (solutions, rules) = match verdict(puzzle) {
        Verdict::One(only) => (vec![only], rules),
        // With several solutions every one has to be kept, and nothing may rest on there being one.
        Verdict::Several(first, second) => (vec![first, second], Rules { unique: false, ..rules }),
        _ => return false,
    };
    let solutions: Vec<&Grid> = solutions.iter().collect();
    let mut rater = Rater::new(puzzle, rules);
    while rater.advance() {
        let step = rater.rating().path.last().expect("a step");
        keeps(step, &solutions, puzzle);
        explained(step);
    }
    rater.rating().solved
}

/// A full flat board: a pattern that fits, with digits, bands, stacks and lines in random order.
fn full(shape: Shape, rng: &mut Rng) -> Grid {
    let (side, height, width) = (shape.side(), shape.box_height(), shape.box_width());
    let mut lines = |size: usize| {
        let mut groups: Vec<Vec<usize>> = (0..side).collect::<Vec<_>>().chunks(size).map(<[usize]>::to_vec).collect();
        groups.iter_mut().for_each(|group| shuffle(rng, group));
        shuffle(rng, &mut groups);
        groups.concat()
    };
    let (rows, columns) = (lines(height), lines(width));
    let mut digits: Vec<u8> = (1..=side as u8).collect();
    shuffle(rng, &mut digits);
    let digit = |row: usize, column: usize| digits[(row % height * width + row / height + column) % side];
    Grid::new(shape, rows.iter().flat_map(|&r| columns.iter().map(move |&c| digit(r, c))).collect()).expect("a board")
}

/// Givens go in random order while there is one solution, at most so many; then, of some puzzles, one more.
fn thinned(mut puzzle: Grid, most: usize, rng: &mut Rng) -> Grid {
    let mut order: Vec<usize> = (0..puzzle.cells().len()).filter(|&s| puzzle.get(s) != 0).collect();
    shuffle(rng, &mut order);
    let mut gone = 0;
    for &square in &order {
        let digit = puzzle.get(square);
        puzzle.set(square, 0);
        if gone >= most || !matches!(verdict(&puzzle), Verdict::One(_)) {
            puzzle.set(square, digit);
        } else {
            gone += 1;
        }
    }
    let left = order.iter().find(|&&square| puzzle.get(square) != 0);
    if let Some(&square) = left.filter(|_| below(rng, 8) == 0) {
        puzzle.set(square, 0);
    }
    puzzle
}

/// Puzzles of a shape: random flat ones, cubes of the corpus with other digits and other givens.
fn made(shape: Shape, count: usize, seed: u64) -> Vec<Grid> {
    let mut rng = seeded(seed);
    let cubes = match shape {
        Shape::Cube4 => lines("cubes_4.tsv"),
        Shape::Cube9 => lines("cubes_9.tsv"),
        _ => Vec::new(),
    };
    let one = |k: usize| {
        let board = match shape.is_cube() {
            true => read(cubes[k % cubes.len()].last().expect("a solution")).expect("a cube").grid,
            false => full(shape, &mut rng),
        };
        let mut digits: Vec<u8> = (1..=shape.side() as u8).collect();
        shuffle(&mut rng, &mut digits);
        let cells = board.cells().iter().map(|&d| digits[usize::from(d) - 1]).collect();
        let board = Grid::new(shape, cells).expect("a board");
        let most = match shape {
            Shape::Cube9 => 230 + below(&mut rng, 40) as usize,
            Shape::Flat16 => 120 + below(&mut rng, 30) as usize,
            Shape::Flat25 => 200 + below(&mut rng, 60) as usize,
            _ => usize::MAX,
        };
        thinned(board, most, &mut rng)
    };
    (0..count).map(one).collect()
}

/// How many of the puzzles were solved by steps.
fn run(shape: Shape, count: usize, rules: Rules, seed: u64) -> usize {
    made(shape, count, seed).iter().filter(|puzzle| sound(puzzle, rules)).count()
}

#[test]
fn no_step_goes_against_a_solution() {
    let boards = [(Shape::Flat4, 60), (Shape::Flat6, 60), (Shape::Flat9, 40), (Shape::Flat16, 2), (Shape::Cube4, 20)];
    for (shape, count) in boards {
        let solved = run(shape, count, QUICK, 1);
        assert!(solved * 2 >= count, "{shape:?}: {solved} of {count}");
    }
    for fields in lines("cubes_9.tsv").iter().take(16).step_by(5) {
        assert!(sound(&read(&fields[0]).expect("a cube").grid, QUICK));
    }
    for fields in lines("several.tsv").iter().step_by(9) {
        sound(&fields.iter().find_map(|f| read(f).ok()).expect("a puzzle").grid, QUICK);
    }
}

/// What the learner's order finds on puzzles of the list, every step held against the solution.
fn learners(every: usize) -> BTreeSet<Technique> {
    let rules = Rules { last: Effort::Patterns, order: Order::Learner, ..Rules::ALL };
    let mut seen = BTreeSet::new();
    for fields in lines("se_rated.tsv").iter().step_by(every) {
        let puzzle = read(&fields[2]).expect("a puzzle").grid;
        let Verdict::One(solution) = verdict(&puzzle) else { panic!("one solution") };
        let mut rater = Rater::new(&puzzle, rules);
        while rater.advance() {
            let step = rater.rating().path.last().expect("a step");
            keeps(step, &[&solution], &puzzle);
            assert!(step.put.is_some() || !step.strike.is_empty(), "{step:?}");
            seen.insert(step.technique);
        }
    }
    seen
}

#[test]
fn a_learners_steps_go_against_no_solution() {
    let seen = learners(5);
    let missing = Technique::LEARNERS.iter().filter(|(technique, _)| !seen.contains(technique)).map(|(_, key)| *key);
    // Of the rarest there may be none among a fifth of the list.
    let missing: Vec<_> = missing.filter(|key| !["remote-pairs", "sashimi-jellyfish"].contains(key)).collect();
    assert_eq!(missing, [""; 0]);
    // On cubes and other boards too: every order of the same steps ends with the same solution.
    let rules = Rules { order: Order::Learner, ..QUICK };
    for (shape, count) in [(Shape::Flat6, 30), (Shape::Cube4, 10), (Shape::Flat16, 1)] {
        for puzzle in made(shape, count, 3) {
            if let Verdict::One(solution) = verdict(&puzzle) {
                let mut rater = Rater::new(&puzzle, rules);
                while rater.advance() {
                    keeps(rater.rating().path.last().expect("a step"), &[&solution], &puzzle);
                }
            }
        }
    }
}

#[test]
fn hard_puzzles_are_solved_soundly_too() {
    for fields in lines("top95.tsv").iter().step_by(12) {
        assert!(sound(&read(&fields[1]).expect("a puzzle").grid, Rules::ALL));
    }
}

/// Ratings of every `every`th puzzle of the list.
fn agree(every: usize) -> usize {
    let rated = lines("se_rated.tsv");
    let some = rated.iter().step_by(every);
    for fields in some.clone() {
        let rating = rate(&read(&fields[2]).expect("a puzzle").grid, Rules::ALL);
        assert_eq!((numbers(&rating), rating.solved), (fields[3].clone(), true), "{}", fields[2]);
    }
    some.count()
}

#[test]
fn ratings_are_those_of_se_1_2_1() {
    assert!(agree(19) > 90);
}

/// The cases whose rating is up to this.
fn cases(most: u16) -> BTreeSet<Technique> {
    let mut seen = BTreeSet::new();
    for fields in lines("technique.tsv") {
        let technique = Technique::of_key(&fields[0]).expect("a technique");
        let er: f64 = fields[2].split('/').next().and_then(|er| er.parse().ok()).expect("a number");
        if er * 10.0 > f64::from(most) + 0.5 {
            continue;
        }
        let rating = rate(&read(&fields[1]).expect("a puzzle").grid, Rules::ALL);
        assert_eq!(numbers(&rating), fields[2], "{}", fields[1]);
        let top = rating.path.iter().filter(|step| step.rating == rating.er);
        assert!(top.clone().count() > 0 && top.clone().all(|step| step.technique == technique), "{fields:?}");
        seen.insert(technique);
    }
    seen
}

#[test]
fn each_technique_decides_the_rating_of_its_cases() {
    let seen = cases(92);
    let missing = Technique::ALL.iter().filter(|(technique, _)| technique.base() <= 80 && !seen.contains(technique));
    assert_eq!(missing.map(|(_, key)| *key).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn uniqueness_is_used_only_where_it_is_proven() {
    use sudokube::technique::rules;
    let several = read("................").expect("a board").grid;
    assert!(!rules(&several, true).unique);
    let one = crate::common::mantere("s01a");
    assert!(rules(&one, true).unique && !rules(&one, false).unique);
    // A puzzle that a deadly loop decides is harder without.
    let decided = lines("technique.tsv").into_iter().find(|f| f[0] == "unique-loop-1").expect("a case");
    let puzzle = read(&decided[1]).expect("a puzzle").grid;
    let without = rate(&puzzle, Rules { unique: false, ..Rules::ALL });
    assert!(without.er > rate(&puzzle, Rules::ALL).er);
    assert!(without.path.iter().all(|step| !step.technique.needs_uniqueness()));
}

#[test]
fn escargot_is_rated_10_5() {
    // Up to the step that first needs a chain within a chain.
    let rules = Rules { last: Effort::Nested(1), ..Rules::ALL };
    let rating = rate(&crate::common::mantere("s16"), rules);
    assert_eq!((rating.er, rating.solved, rating.path.len()), (100, false, 8));
}

#[test]
fn percentiles_are_of_10_000_puzzles() {
    assert_eq!((scale::all(), scale::easier(0), scale::easier(u16::MAX)), (10_000, 0, 10_000));
    assert!(scale::COUNTS.is_sorted_by_key(|(er, _)| *er));
    // Fifty of them, as far as is quick: none has a number that the table has not.
    for seed in 1..=50 {
        let rating = rate(&minimal(Shape::Flat9, seed), Rules { last: Effort::Chains, ..Rules::ALL });
        assert!(!rating.solved || scale::COUNTS.iter().any(|(er, _)| *er == rating.er), "seed {seed}: {}", rating.er);
    }
}

/// `make verify`.
#[test]
#[ignore = "minutes: make verify"]
fn verify_that_no_step_of_100_000_puzzles_goes_against_a_solution() {
    let nested = Rules { last: Effort::Nested(1), ..Rules::ALL };
    let boards = [
        (Shape::Flat4, 30_000, Rules::ALL),
        (Shape::Flat6, 30_000, nested),
        (Shape::Flat9, 36_800, nested),
        (Shape::Flat16, 100, QUICK),
        (Shape::Flat25, 10, QUICK),
        (Shape::Cube4, 3_000, nested),
        (Shape::Cube9, 90, QUICK),
    ];
    // `SHARD=3/20` walks the fourth of twenty parts, each with a seed of its own.
    let shard = std::env::var("SHARD").ok().and_then(|text| {
        let (part, of) = text.split_once('/')?;
        Some((part.parse::<u64>().ok()?, of.parse::<usize>().ok()?))
    });
    let (part, of) = shard.unwrap_or((0, 1));
    for (shape, count, rules) in boards {
        let count = usize::div_ceil(count, of);
        println!("{shape:?}: {count} puzzles, {} solved by steps", run(shape, count, rules, 7 + part));
    }
    for list in ["se_rated.tsv", "top1465.tsv"] {
        let puzzles = lines(list);
        let puzzles: Vec<_> = puzzles.iter().skip(part as usize % of).step_by(of).collect();
        let puzzle = |fields: &Vec<String>| fields.iter().find_map(|f| read(f).ok()).expect("a puzzle").grid;
        let solved = puzzles.iter().filter(|fields| sound(&puzzle(fields), nested)).count();
        println!("{list}: {} puzzles, {solved} solved by steps", puzzles.len());
    }
}

/// `make verify`.
#[test]
#[ignore = "minutes: make verify"]
fn verify_all_ratings_and_cases() {
    println!("{} ratings are those of SE 1.2.1", agree(1));
    println!("{} techniques have cases", cases(u16::MAX).len());
    println!("{} techniques in a learner's order", learners(1).len());
    let rating = rate(&crate::common::mantere("s16"), Rules::ALL);
    assert_eq!((rating.er, rating.solved), (105, true));
}
