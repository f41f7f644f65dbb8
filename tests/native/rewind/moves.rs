//! Where a command leads, how fast a run goes on, and in how much room.

use sudokube::evolve::algorithms::find;
use sudokube::evolve::{ALGORITHMS, Recipe};
use sudokube::puzzle::{Grid, Shape};
use sudokube::replay::timeline::{Point, Timeline};
use sudokube::text::read;
use sudokube::threads::replay::protocol::{Command, Pace, Report};

use super::{ESCARGOT, Room, SEED, STUBBORN, at, escargot};

/// A digit more leaves it no solution, so that no run ends.
fn endless() -> Grid {
    read(&format!("18{}", &ESCARGOT[2..])).unwrap().grid
}

#[test]
fn operators_lead_from_one_generation_to_the_next_and_back() {
    for algorithm in ALGORITHMS.iter().filter(|a| a.suits(Shape::Flat9).is_ok()) {
        let puzzle = read(STUBBORN).unwrap().grid;
        let mut room = Room::open(algorithm.name, &puzzle, 3, Point::of(2));
        // One that has ended by then is followed over its last generation.
        let from = room.view().point.generation - u64::from(room.view().over.is_some());
        room.ask(Command::Go(Point::of(from)));
        let whole = room.view();
        let mut points = vec![whole.point];
        while room.view().point < Point::of(from + 1) && points.len() < 6000 {
            room.ask(Command::Operator { back: false });
            let view = room.view();
            assert!(view.point > *points.last().unwrap(), "{}", algorithm.name);
            assert_eq!(view.operation.is_some(), view.point.operator > 0);
            points.push(view.point);
            if points.len() == 30 {
                room.ask(Command::Go(at(from, u32::MAX)));
                points.push(room.view().point);
            }
        }
        assert_eq!(room.view().point, Point::of(from + 1), "{}", algorithm.name);
        if points.len() < 30 {
            for &point in points.iter().rev().skip(1) {
                room.ask(Command::Operator { back: true });
                assert_eq!(room.view().point, point, "{}", algorithm.name);
            }
            assert_eq!(room.view().board, whole.board);
        }
    }
}

#[test]
fn generations_count_from_where_one_stands_or_is_going() {
    let mut room = Room::open("waters-grid", &escargot(), 3, Point::of(5));
    room.ask(Command::Operator { back: false });
    assert_eq!(room.view().point, at(5, 1));
    // Back from within the making of generation 6, generation 5 is complete again.
    room.ask(Command::Generations(-1));
    assert_eq!(room.view().point, Point::of(5));
    room.ask(Command::Generations(-1));
    assert_eq!(room.view().point, Point::of(4));
    room.ask(Command::Generations(-10));
    assert_eq!((room.view().point, room.view().furthest), (Point::of(0), 5));
    room.ask(Command::End);
    assert_eq!(room.view().point.generation, room.view().furthest);
}

#[test]
fn every_press_counts_also_before_the_one_before_has_been_answered() {
    let (on, back) = (Command::Operator { back: false }, Command::Operator { back: true });
    let last = |generation| Room::open("waters-grid", &escargot(), 3, at(generation, u32::MAX)).view().point;
    let before = |point: Point| at(point.generation, point.operator - 1);
    for (presses, from, then) in [
        (vec![on.clone(), on.clone()], at(5, 0), at(5, 2)),
        (vec![on.clone(), on.clone(), back.clone()], at(5, 0), at(5, 1)),
        (vec![on.clone(), on.clone()], before(last(5)), Point::of(6)),
        (vec![on.clone(), on.clone(), on.clone()], before(last(5)), at(6, 1)),
        (vec![back.clone(), back.clone()], at(5, 0), before(last(4))),
        (vec![back.clone(), back.clone()], at(0, 1), at(0, 0)),
        (vec![Command::Go(Point::of(9)), on.clone()], at(5, 0), at(9, 1)),
        (vec![Command::Look(Some(1)), on.clone(), on.clone()], at(5, 3), at(5, 5)),
        (vec![on.clone(), Command::Look(Some(1)), Command::Look(None), on.clone()], at(5, 3), at(5, 5)),
        (vec![Command::Ancestry(0), on.clone()], at(5, 3), at(5, 4)),
        (vec![on.clone(), Command::Generations(1)], at(5, 3), at(6, 0)),
    ] {
        let mut room = Room::open("waters-grid", &escargot(), 3, from);
        for command in &presses {
            room.tell(command.clone());
        }
        room.rest();
        assert_eq!(room.view().point, then, "{presses:?} from {from:?}");
        assert!(!room.view().running && room.view().home.is_none());
    }
}

#[test]
fn steps_that_lead_nowhere_together_are_answered() {
    let mut room = Room::open("waters-grid", &escargot(), 3, at(5, 3));
    room.heard.clear();
    room.tell(Command::Operator { back: false });
    room.ask(Command::Operator { back: true });
    assert_eq!((room.view().point, room.view().running), (at(5, 3), false));
}

#[test]
fn a_step_during_a_run_ends_it_where_it_has_come_to() {
    for (step, operator) in [(Command::Operator { back: false }, 1), (Command::Generations(1), 0)] {
        let mut room = Room::open("waters-grid", &endless(), 5, Point::default());
        room.tell(Command::Run(Pace::Full));
        for _ in 0..40 {
            room.turn();
        }
        let before = room.view().point.generation;
        room.ask(step);
        let view = room.view();
        assert!(!view.running && view.point.generation >= before, "{:?} {before}", view.point);
        assert_eq!(view.point.operator, operator);
        assert!(view.furthest <= view.point.generation + 1, "{:?} of {}", view.point, view.furthest);
    }
}

#[test]
fn a_look_at_another_generation_leaves_the_run_where_it_rests() {
    let mut room = Room::open("waters-grid", &escargot(), 3, at(5, 3));
    let whole = room.view();
    for (looked, wish, then) in [
        (2, Command::Look(None), at(5, 3)),
        (0, Command::Operator { back: false }, at(5, 4)),
        (1, Command::Generations(1), Point::of(6)),
        (4, Command::Go(Point::of(3)), Point::of(3)),
    ] {
        room.ask(Command::Go(at(5, 3)));
        room.ask(Command::Look(Some(looked + 1)));
        room.ask(Command::Look(Some(looked)));
        let view = room.view();
        assert_eq!((view.point, view.home, view.place()), (Point::of(looked), Some(at(5, 3)), at(5, 3)));
        room.ask(wish);
        assert_eq!((room.view().point, room.view().home), (then, None));
        if then == whole.point {
            assert_eq!((room.view().board, room.view().operation), (whole.board.clone(), whole.operation.clone()));
        }
    }
}

#[test]
fn a_long_way_is_told_of_and_a_short_one_is_not() {
    let told = |generation| {
        let room = Room::open("waters-grid", &endless(), 5, at(generation, 0));
        assert_eq!(room.view().point, at(generation, 0));
        let told = room.heard.iter().filter_map(|a| match a {
            Report::Underway { id: 7, generation, to } => Some((*generation, *to)),
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    assert_eq!(told(3), []);
    let long = told(1000);
    assert!(long.len() > 2 && long.iter().all(|&(at, to)| at < to && to == 1000), "{long:?}");
    assert!(long.is_sorted(), "{long:?}");
}

#[test]
fn a_run_goes_on_at_its_pace_and_ends_solved() {
    let puzzle = read("1..........2.3..").unwrap().grid;
    for pace in [Pace::Generations(20.0), Pace::Operators(50.0), Pace::Full] {
        let mut room = Room::open("waters-grid", &puzzle, 1, Point::default());
        let begun = room.now.get();
        room.ask(Command::Run(pace));
        let view = room.view();
        assert!(view.over.is_some() && !view.running, "{pace:?}");
        let took = room.now.get() - begun;
        if let Pace::Generations(rate) = pace {
            let wanted = view.point.generation as f64 * 1000.0 / rate;
            assert!(took > 0.8 * wanted - 60.0, "{took} {wanted}");
        }
    }
}

#[test]
fn another_pace_does_not_end_a_run() {
    for turns in 1..5 {
        let mut room = Room::open("waters-grid", &escargot(), SEED, Point::default());
        room.tell(Command::Run(Pace::Generations(1000.0)));
        for _ in 0..turns {
            room.turn();
        }
        room.ask(Command::Run(Pace::Full));
        assert!(room.view().over.is_some() && !room.view().running, "{:?} after {turns}", room.view().point);
    }
}

#[test]
fn a_run_can_be_paused_between_two_generations() {
    let mut room = Room::open("waters-grid", &escargot(), 5, Point::default());
    room.heard.clear();
    room.tell(Command::Run(Pace::Full));
    for _ in 0..40 {
        room.turn();
    }
    room.ask(Command::Pause);
    let paused = room.view();
    assert!(paused.point.generation > 0 && paused.point.operator == 0 && !paused.running);
    let mut fresh = Room::open("waters-grid", &escargot(), 5, paused.point);
    fresh.rest();
    assert_eq!((fresh.view().row, fresh.view().board), (paused.row, paused.board));
}

#[test]
fn memory_stays_bounded_over_100_000_generations_and_every_row_comes_back() {
    // Two givens that contradict each other: no method ever ends.
    let puzzle = read("11..............").unwrap().grid;
    let mut recipe = Recipe::new(find("waters-grid").unwrap(), &puzzle, 4);
    for (key, value) in [("population", "4"), ("growth", "1"), ("digits", "allowed")] {
        recipe.set(key, value).unwrap();
    }
    let mut line = Timeline::new(recipe).unwrap();
    let mut rows = Vec::new();
    let mut most = 0;
    for generation in (0..=100_000).step_by(12_500) {
        line.go_to(Point::of(generation));
        most = most.max(line.snapshots());
        rows.push((generation, line.run().row().csv(), line.run().best()));
    }
    assert_eq!(line.furthest(), 100_000);
    for (generation, row, best) in rows.iter().rev() {
        line.go_to(Point::of(generation + 3));
        line.go_to(Point { generation: *generation, operator: 2 });
        assert_eq!((&line.run().row().csv(), &line.run().best()), (row, best));
        most = most.max(line.snapshots());
    }
    assert!(most <= 64 + 33, "{most} snapshots");
    assert!(line.history().points().count() <= 4096);
}
