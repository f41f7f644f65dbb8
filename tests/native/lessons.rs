//! The lessons, run as the page runs them: the result of each is one of its options, and what its text claims is so.

use sudokube::evolve::Recipe;
use sudokube::say::lessons::TEXTS;
use sudokube::study::lessons::{Finding, LESSONS, Lesson, Machine};
use sudokube::study::{Lanes, Race, Standing, State, Study, Work, lanes};
use sudokube::text::link::Link;

fn raced(lesson: &Lesson) -> Vec<Standing> {
    let Ok(Machine::Race { lanes, .. }) = lesson.machine() else { panic!("no race") };
    let mut race = Race::new(&lanes).unwrap();
    while race.advance(u64::MAX, &|| 0.0) {}
    race.standings()
}

fn studied(lesson: &Lesson) -> Study {
    let Ok(Machine::Study(plan)) = lesson.machine() else { panic!("no study") };
    let mut study = Study::new(plan.clone());
    for number in 0..plan.runs() {
        let mut work = Work::of(&plan.run(number)).unwrap();
        while !work.advance() {}
        study.take(work.outcome(number as u32, 0));
    }
    study
}

/// The option that the result is, and what it shows.
fn result(number: usize) -> (usize, String, Vec<State>) {
    let lesson = LESSONS[number - 1];
    let (standings, study);
    let finding = match lesson.machine().unwrap() {
        Machine::Race { .. } => {
            standings = raced(lesson);
            Finding::Race(&standings)
        }
        Machine::Study(_) => {
            study = studied(lesson);
            Finding::Study(&study)
        }
    };
    let states = match &finding {
        Finding::Race(all) => all.iter().map(|s| s.state).collect(),
        Finding::Study(_) => Vec::new(),
    };
    let option = (lesson.result)(&finding).unwrap_or_else(|| panic!("the result of lesson {number} is no option"));
    (option, (TEXTS[number - 1].result)(&finding), states)
}

#[test]
fn the_landscape_has_more_traps_than_ways_out() {
    let (option, shows, states) = result(1);
    assert_eq!((option, states.iter().filter(|s| **s == State::Solved).count()), (3, 1), "{shows}");
    // A climber that stands still stands on a local optimum of the landscape that is shown beside.
    let landscape = LESSONS[0].landscape().unwrap();
    for standing in raced(LESSONS[0]).iter().filter(|s| s.found > 0) {
        assert!(landscape.optima[standing.found as usize] > 0, "fitness {}", standing.found);
    }
}

#[test]
fn without_ageing_the_best_one_rules() {
    let (option, shows, _) = result(2);
    assert_eq!(option, 3, "{shows}");
}

#[test]
fn crossing_square_by_square_takes_the_most() {
    let (option, shows, _) = result(3);
    assert_eq!(option, 2, "{shows}");
    let took: Vec<u64> = raced(LESSONS[2]).iter().map(|s| s.evaluations).collect();
    assert!(took[0] > took[1] && took[1] > took[2], "{took:?}");
}

#[test]
fn escargot_is_left_after_resets_and_not_without() {
    let (option, shows, states) = result(4);
    assert_eq!((option, states), (2, vec![State::Solved, State::GaveUp]), "{shows}");
}

#[test]
fn the_two_lanes_of_lesson_4_are_the_same_run_until_the_first_reset() {
    let Ok(Machine::Race { lanes, .. }) = LESSONS[3].machine() else { panic!("no race") };
    let rows = |lane: &Recipe| {
        let mut run = lane.start().unwrap();
        (0..25).map(|_| (run.step().best, run.row().mutation_rate > 0.05)).collect::<Vec<_>>()
    };
    let (often, seldom) = (rows(&lanes[0]), rows(&lanes[1]));
    assert_eq!(often[..19], seldom[..19]);
    assert_ne!(often, seldom);
}

#[test]
fn only_six_at_once_gives_a_cube() {
    let (option, shows, states) = result(5);
    assert_eq!(option, 2, "{shows}");
    assert!(states[2] == State::Refused && matches!(states[3], State::Ended(_)), "{states:?}");
}

#[test]
fn the_spreadsheet_has_the_lunch_and_escargot_takes_it_away() {
    let (option, shows, states) = result(6);
    assert_eq!((option, states), (1, vec![State::GaveUp, State::Solved, State::GaveUp]), "{shows}");
    let link = Link::read(LESSONS[5].attempts[0]).unwrap();
    let mut lanes = Lanes::of_keys(&link.other, &link.grid, 1).lanes;
    lanes::limit_to(&mut lanes, 1_000_000);
    let mut race = Race::new(&lanes).unwrap();
    while race.advance(u64::MAX, &|| 0.0) {}
    assert_eq!(race.standings().iter().map(|s| s.place == Some(1)).collect::<Vec<_>>(), [true, false, false]);
}

#[test]
fn every_link_of_a_lesson_opens() {
    for (lesson, texts) in LESSONS.iter().zip(TEXTS) {
        assert!(lesson.machine().is_ok(), "{}: {:?}", texts.title, lesson.machine().err());
        for (what, text) in texts.attempts.iter().zip(lesson.attempts) {
            let link = Link::read(text).unwrap_or_else(|e| panic!("{what}: {e}"));
            assert!(link.other.iter().any(|(key, _)| key == "view"), "{what}");
            let found = Lanes::of_keys(&link.other, &link.grid, 1);
            assert_eq!((found.skipped, found.warnings), (vec![], vec![]), "{what}");
            if link.other.iter().any(|(key, _)| key == "sweep") {
                assert!(sudokube::study::Plan::of_link(&link).unwrap().0.runs() > 0, "{what}");
            }
        }
    }
}
