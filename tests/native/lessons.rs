//! The lessons as the page runs them: twenty seeds of each show what it concludes, and so do the next ones; what texts say of a run
//! is so. `lab lessons --seeds 100` counts how often (docs/lessons.md).

use sudokube::evolve::Recipe;
use sudokube::say::lessons::all_texts;
use sudokube::study::lessons::repeat::{complete, effects, holds};
use sudokube::study::lessons::{LESSONS, Machine};
use sudokube::study::{Lanes, Plan, Trials};
use sudokube::text::link::Link;

fn machine(number: usize) -> Machine {
    LESSONS[number].machine().unwrap()
}

/// The lesson's own seeds and those after them; how often their lesson holds that they show its conclusion.
fn shown(number: usize, blocks: u64) -> Vec<Trials> {
    let machine = machine(number);
    let all: Vec<Trials> = (0..blocks).map(|block| complete(&machine, block).unwrap()).collect();
    let lesson = LESSONS[number];
    let holding = all.iter().filter(|trials| holds(lesson, trials)).count() as u64;
    assert!(holds(lesson, &all[0]), "the own seeds of lesson {number} do not show what it concludes");
    assert!(holding + 1 >= blocks, "lesson {number}: {holding} of {blocks}");
    all
}

#[test]
fn mutation_is_ahead_where_six_boards_are_bred() {
    let all = shown(0, 5);
    assert!(effects(LESSONS[0].claim, &all)[0].interval.0 > 0.0);
}

#[test]
fn where_a_climber_ends_is_luck() {
    let all = shown(1, 5);
    // Where it stands still is a local optimum of the landscape that is shown beside.
    let landscape = LESSONS[1].landscape().unwrap();
    for traced in all[0].of_lane(0).flatten().filter(|traced| traced.outcome.best > 0) {
        assert!(landscape.optima[traced.outcome.best as usize] > 0);
    }
    let effect = effects(LESSONS[1].claim, &all)[0];
    assert!(effect.interval.0 > 0.0 && effect.interval.1 < 0.5, "{effect:?}");
}

#[test]
fn ageing_is_ahead() {
    shown(2, 1);
}

#[test]
fn crossover_is_compared_with_nothing_else_changed() {
    shown(3, 1);
    let machine = machine(3);
    let changed =
        |lane: &Recipe| lane.settings.changed().map(|(k, v)| (k.to_string(), v.to_string())).collect::<Vec<_>>();
    let (without, with) = (changed(&machine.lanes[0]), changed(&machine.lanes[1]));
    let differs: Vec<_> = without.iter().filter(|pair| !with.contains(pair)).collect();
    assert_eq!((differs, with.len() + 1), (vec![&("cross".to_string(), "none".to_string())], without.len()));
}

#[test]
fn resets_are_ahead_and_the_lanes_are_one_run_until_the_first() {
    shown(4, 1);
    let lanes = machine(4).lanes;
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
    shown(5, 1);
}

#[test]
fn each_patience_is_ahead_on_one_puzzle() {
    let all = shown(6, 2);
    assert!(effects(LESSONS[6].claim, &all).iter().all(|effect| effect.interval.0 > 0.0));
}

/// All that differs is the size of the tournament.
#[test]
fn a_middle_pressure_is_ahead_of_both_others() {
    let all = shown(7, 1);
    assert!(effects(LESSONS[7].claim, &all).iter().all(|effect| effect.size > 0.0));
    let lanes = machine(7).lanes;
    let without = |lane: &Recipe| {
        let others = lane.settings.changed().filter(|(key, _)| *key != "size");
        others.map(|(key, value)| (key.to_string(), value.to_string())).collect::<Vec<_>>()
    };
    assert!(lanes.iter().all(|lane| without(lane) == without(&lanes[0])));
}

#[test]
fn every_link_of_a_lesson_opens() {
    for (lesson, texts) in LESSONS.iter().zip(all_texts()) {
        let machine = lesson.machine().unwrap_or_else(|e| panic!("{}: {e:?}", texts.title));
        assert!(machine.race.len() >= lesson.lanes && machine.lanes.len() >= lesson.lanes, "{}", texts.title);
        let link = Link::read(lesson.attempt).unwrap_or_else(|e| panic!("{}: {e}", texts.attempt));
        assert!(link.other.iter().any(|(key, _)| key == "view"), "{}", texts.attempt);
        let found = Lanes::of_keys(&link.other, &link.grid, 1);
        assert_eq!((found.skipped, found.warnings), (vec![], vec![]), "{}", texts.attempt);
        if link.other.iter().any(|(key, _)| key == "sweep") {
            assert!(Plan::of_link(&link).unwrap().0.runs() > 0, "{}", texts.attempt);
        }
    }
}

/// What the page says of 100 seeds is what `lab lessons --seeds 100` printed into docs/lessons.md.
#[test]
fn what_lessons_say_of_a_hundred_seeds_is_what_was_measured() {
    let table = include_str!("../../docs/lessons.md");
    for (number, lesson) in LESSONS.iter().enumerate() {
        let row = table.lines().find(|line| line.starts_with(&format!("| {number}. "))).unwrap();
        let columns: Vec<&str> = row.split(" | ").collect();
        let told = |&(size, low, high): &(u8, u8, u8)| format!("{size} % ({low} to {high})");
        assert_eq!(columns[3], lesson.over.iter().map(told).collect::<Vec<_>>().join("; "), "lesson {number}");
        assert!(columns[4].starts_with(&format!("{} of {} ", lesson.held.0, lesson.held.1)), "lesson {number}");
        assert_eq!(columns[1], all_texts()[number].options[lesson.conclusion], "lesson {number}");
    }
}
