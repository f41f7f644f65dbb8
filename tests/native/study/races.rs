//! Races: lanes as text, and who comes in when.

use sudokube::evolve::Recipe;
use sudokube::say::link;
use sudokube::study::lanes::differences;
use sudokube::study::presets::PUZZLE;
use sudokube::study::{Lanes, Race, State, Work, lanes};
use sudokube::text::of_line;
use sudokube::threads::batch::Session;
use sudokube::threads::batch::protocol::{Command, Report};
use sudokube::threads::{Next, Program};

use super::{EASY, clock, lane};

fn lanes() -> Vec<Recipe> {
    let texts = ["waters-grid*8", "mantere-koljonen*8", "waters-grid*9*reset*5*population*10", "elimination*1"];
    let mut lanes = texts.map(|text| lane(text, EASY)).to_vec();
    lanes::limit_to(&mut lanes, 200_000);
    lanes
}

#[test]
fn a_lane_is_its_text() {
    let keys: Vec<_> = lanes().iter().map(|lane| ("lane".to_string(), lanes::write(lane))).collect();
    let keys = [keys, vec![("evaluations".to_string(), "200000".to_string())]].concat();
    let (lanes, skipped, warnings) = (lanes(), vec![], vec![]);
    assert_eq!(Lanes::of_keys(&keys, &of_line(EASY).unwrap(), 3), Lanes { lanes, skipped, warnings });
}

#[test]
fn every_bad_value_of_a_lane_is_named() {
    let puzzle = of_line(EASY).unwrap();
    assert!(lanes::read("magic*1", &puzzle).is_err() && lanes::read("waters-cube*1", &puzzle).is_err());
    let (found, warnings) = lanes::read("waters-grid*x*reset*0*wings*2*reset*5*growth*7*population", &puzzle).unwrap();
    let text = |text: &str| text.to_string();
    let told: Vec<String> = warnings.iter().map(|w| link::warning(w).text()).collect();
    assert_eq!(
        told,
        [
            "Invalid seed “x” in the link; using 1 instead.",
            "Invalid value “0” for reset in the link; it takes a whole number from 1 to 100,000. Using the default.",
            "The link’s key “wings” is unknown and changes nothing.",
            "The link sets reset twice; “5” is ignored.",
            "Invalid value “” for population in the link; it takes a whole number from 2 to 500. Using the default.",
        ]
    );
    assert_eq!((found.seed, found.settings.typed()), (1, text("growth=7")));
}

#[test]
fn what_tells_lanes_apart_is_said_in_words() {
    let lanes = lanes();
    assert_eq!(differences(&lanes[2], &lanes), "Population size: 10; Reset count: 5");
    assert_eq!((differences(&lanes[1], &lanes), differences(&lanes[3], &lanes)), (String::new(), String::new()));
    // What all share tells nobody apart.
    assert_eq!(differences(&lanes[2], &[lanes[2].clone(), lanes[1].clone()]), "");
    let climbers = [lane("hill-climb*1*accept*better", EASY), lane("hill-climb*1", EASY)];
    assert_eq!(differences(&climbers[0], &climbers), "Accepted swaps: better only");
}

#[test]
fn only_lanes_that_solve_it_have_a_place() {
    let mut lanes = ["elimination*1", "waters-grid*8", "sudokube*1"].map(|text| lane(text, PUZZLE));
    lanes::limit_to(&mut lanes, 3_000);
    let mut race = Race::new(&lanes).unwrap();
    while race.advance(u64::MAX, &|| 0.0) {}
    let ends: Vec<_> = race.standings().iter().map(|s| (s.place, s.state == State::Solved)).collect();
    assert_eq!(ends, [(None, false), (None, false), (Some(1), true)]);
}

#[test]
fn a_race_ends_the_same_way_whatever_the_slices_and_the_pace() {
    let mut alone = Race::new(&lanes()).unwrap();
    while alone.advance(u64::MAX, &|| 0.0) {}
    let expected = alone.standings();
    assert!(expected.iter().all(|s| s.place.is_some() && s.state != State::Running));
    for (pace, step) in [(None, 0.1), (Some(2_000_000), 0.7)] {
        let mut thread = Session::default();
        let clock = clock(step);
        let order = Command::Race { id: 2, lanes: lanes() };
        thread.handle(order, &clock);
        thread.handle(Command::Go { pace }, &clock);
        let mut last = Vec::new();
        while thread.next(clock()) != Next::Idle {
            for answer in thread.slice(&clock) {
                let Report::Race { id: 2, standings, .. } = answer else { panic!("{answer:?}") };
                last = standings;
            }
        }
        last.iter_mut().zip(&expected).for_each(|(s, e)| s.microseconds = e.microseconds);
        assert_eq!(last, expected);
    }
}

#[test]
fn lanes_keep_abreast_and_each_is_the_run_it_would_be_alone() {
    let lanes = lanes();
    let mut race = Race::new(&lanes).unwrap();
    while race.advance(u64::MAX, &|| 0.0) {
        // A generation of Waters' takes some 4,000 evaluations; nobody is further ahead than by that.
        let going: Vec<u64> =
            race.standings().iter().filter(|s| s.state == State::Running).map(|s| s.evaluations).collect();
        let spread = going.iter().max().unwrap_or(&0) - going.iter().min().unwrap_or(&0);
        assert!(spread < 10_000, "{going:?}");
    }
    for (lane, standing) in lanes.iter().zip(race.standings()) {
        let mut work = Work::of(lane).unwrap();
        while !work.advance() {}
        let outcome = work.outcome(0, 0);
        assert_eq!((outcome.generations, outcome.evaluations), (standing.generation, standing.evaluations));
        assert_eq!(outcome.is_solved(), standing.state == State::Solved);
    }
}
