//! Properties: every parser, every layout, every algorithm keeps its promises on any input.

use crate::common::{self, real};
use proptest::prelude::*;
use sudokube::evolve::algorithms::find;
use sudokube::evolve::recipe::Defaults;
use sudokube::evolve::settings::Kind;
use sudokube::evolve::{ALGORITHMS, Recipe, Run, Settings};
use sudokube::exact::{Verdict, verdict};
use sudokube::puzzle::{Grid, Layout, Shape, check};
use sudokube::say::echo::{MOST, echo, is_shown};
use sudokube::text;
use sudokube::text::link::Link;

fn shape() -> impl Strategy<Value = Shape> {
    prop::sample::select(Shape::OFFERED.to_vec())
}

/// Any digits on any board, solvable or not.
fn grid() -> impl Strategy<Value = Grid> {
    shape().prop_flat_map(|shape| {
        let cells = prop::collection::vec(0..=shape.side() as u8, Layout::of(shape).squares);
        cells.prop_map(move |cells| Grid::new(shape, cells).expect("digits of the shape"))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_written_is_read_again(grid in grid()) {
        prop_assert_eq!(&text::read(&text::one_line(&grid)).unwrap().grid, &grid);
        prop_assert_eq!(&text::read(&text::rows(&grid)).unwrap().grid, &grid);
    }

    #[test]
    fn links_open_to_what_was_linked(
        grid in grid(), typed in any::<u64>(), seed in any::<Option<u64>>(), generations in any::<Option<u64>>(),
    ) {
        let typed = (0..grid.cells().len()).map(|s| grid.get(s) != 0 && typed >> (s % 64) & 1 == 1).collect();
        let link = Link { typed, seed, generations, ..Link::to_puzzle(&grid) };
        let text = link.write();
        prop_assert!(grid.shape() == Shape::Flat25 || text.len() < 600);
        prop_assert_eq!(Link::read(&text), Ok(link));
    }

    #[test]
    fn no_text_panics(text in any::<String>()) {
        let _ = text::read(&text);
        let _ = Link::read(&text);
    }

    #[test]
    fn no_text_made_of_likely_characters_panics(text in "[0-9A-Px.|+\\-=,;\t\n #&v%]{0,700}") {
        let _ = text::read(&text);
        let _ = Link::read(&text);
    }

    /// Whatever a link, a word or a text holds, what is said of it shows at most sixty characters of it, none of them hidden.
    #[test]
    fn what_is_said_of_outside_text_is_short_and_plain(text in any::<String>(), marks in "[\u{200b}-\u{206f}\u{0}-\u{1f}x\u{feff}]{0,90}") {
        for text in [&text, &marks, &text.repeat(9)] {
            let shown = echo(text);
            prop_assert!(shown.chars().count() <= MOST && shown.chars().all(is_shown), "{shown:?}");
            prop_assert_eq!(&echo(&shown), &shown);
            let mut link = Link::to_puzzle(&Grid::empty(Shape::Flat4));
            link.algorithm = Some(text.clone());
            let keys = ["seed", "ring", "view", "growth", "growth", text.as_str()];
            link.other = keys.map(|key| (key.to_string(), text.clone())).to_vec();
            let (_, warnings) = Recipe::of_link(&link, &Defaults::seeded(1));
            let said = sudokube::say::link::warnings(&warnings);
            prop_assert!(said.chars().all(is_shown) && said.chars().count() <= 200 * warnings.len(), "{said:?}");
            // An unknown algorithm's error lists those there are.
            let known: usize = ALGORITHMS.iter().map(|a| a.name.len() + 2).sum();
            for (error, most) in [(text::read(text).err().map(|e| e.to_string()), 400), (Link::read(text).err().map(|e| e.to_string()), 400),
                (find(text).err().map(|e| e.to_string()), 100 + known)] {
                prop_assert!(error.iter().all(|e| e.chars().all(is_shown) && e.chars().count() < most), "{error:?}");
            }
        }
    }

    #[test]
    fn the_checker_refuses_every_changed_square(which in 0usize..46, square in 0usize..81, digit in 1u8..=9) {
        let fields = &common::lines("mantere_koljonen_46.tsv")[which];
        let (puzzle, mut answer) = (text::read(&fields[1]).unwrap().grid, text::read(&fields[2]).unwrap().grid);
        prop_assert_eq!(check::check(&puzzle, &answer), Ok(()));
        if answer.get(square) != digit {
            answer.set(square, digit);
            prop_assert!(check::check(&puzzle, &answer).is_err());
        }
    }

    #[test]
    fn small_puzzles_get_a_verdict_that_checks(cells in prop::collection::vec(0u8..=4, 16), keep in any::<u16>()) {
        let cells = cells.iter().enumerate().map(|(s, &d)| if keep >> s & 1 == 1 { d } else { 0 }).collect();
        let puzzle = Grid::new(Shape::Flat4, cells).unwrap();
        match verdict(&puzzle) {
            Verdict::One(a) => prop_assert!(check::check(&puzzle, &a).is_ok()),
            Verdict::Several(a, b) => {
                prop_assert!(a != b && check::check(&puzzle, &a).is_ok() && check::check(&puzzle, &b).is_ok());
            }
            Verdict::None(why) => prop_assert!(!why.explain(&puzzle).is_empty()),
            Verdict::Undecided => prop_assert!(false, "a 4×4 is always decided"),
        }
    }
}

/// Random settings within their bounds, small enough to step quickly.
fn settings(algorithm: usize, draws: &[u32]) -> Settings {
    let algorithm = &ALGORITHMS[algorithm];
    let mut settings = Settings::default();
    for (spec, &draw) in algorithm.settings.iter().zip(draws.iter().cycle()) {
        let value = match spec.kind {
            Kind::Whole { min, max, .. } => (min + draw % (max.min(min + 30) - min + 1)).to_string(),
            Kind::Real { min, max, step, .. } => real((min, max), step, f64::from(draw % 101) / 100.0),
            Kind::Choice { options } => options[draw as usize % options.len()].0.to_string(),
        };
        settings.set(algorithm.name, algorithm.settings, spec.key, &value).expect("within bounds");
    }
    algorithm.mended(settings).0
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Whatever the board, the settings and the seed: givens stay, every digit is of the board, rows repeat exactly.
    #[test]
    fn every_algorithm_keeps_givens_and_repeats_itself(
        grid in grid(), keep in any::<u64>(), which in any::<prop::sample::Index>(),
        draws in prop::collection::vec(any::<u32>(), 8), seed in any::<u64>(),
    ) {
        let mut puzzle = Grid::empty(grid.shape());
        (0..grid.cells().len()).filter(|s| keep >> (s % 64) & 1 == 1).for_each(|s| puzzle.set(s, grid.get(s)));
        let algorithm = which.index(ALGORITHMS.len());
        let settings = settings(algorithm, &draws);
        let start = || Run::new(ALGORITHMS[algorithm].name, &puzzle, &settings, seed);
        if ALGORITHMS[algorithm].suits(puzzle.shape()).is_err() {
            prop_assert!(start().is_err());
            return Ok(());
        }
        let (mut run, mut again) = (start().unwrap(), start().unwrap());
        for _ in 0..3 {
            prop_assert_eq!(run.step(), again.step());
            let best = run.best();
            let name = ALGORITHMS[algorithm].name;
            // Faces solved one after the other are empty until it is their turn, so is what is not deduced, guessed or put in yet.
            let open = ["waters-sequential", "elimination", "binary-program", "sudokube", "sudokube-auto", "sudokube-learning", "sudokube-by-board"].contains(&name);
            prop_assert!(best.is_full() || open || ALGORITHMS[algorithm].large);
            // The genetic spreadsheet penalises a given that is missed; it may be, until the end.
            let kept = puzzle.cells().iter().zip(best.cells()).all(|(&given, &found)| given == 0 || given == found);
            prop_assert!(kept || name == "rank-sheet");
            prop_assert!(run.verified().is_none_or(|answer| check::check(&puzzle, &answer).is_ok()));
        }
    }
}
