//! Lines of descent, followed back from an individual.

use sudokube::puzzle::{Grid, Shape};
use sudokube::replay::ancestry::{Ancestry, Stop};
use sudokube::replay::timeline::Point;
use sudokube::threads::replay::protocol::{Command, Report};

use super::{Room, SEED, at, escargot};

fn ancestry(algorithm: &str, puzzle: &Grid, seed: u64) -> Option<(u64, Ancestry)> {
    let mut room = Room::open(algorithm, puzzle, seed, Point::of(40));
    let point = room.view().point;
    room.ask(Command::Ancestry(0));
    assert_eq!(room.view().point, point, "{algorithm}");
    Some((point.generation, told(&room)?))
}

/// The line that was told of last.
fn told(room: &Room) -> Option<Ancestry> {
    let mut told =
        room.heard.iter().filter_map(|a| if let Report::Ancestry { ancestry, .. } = a { Some(ancestry) } else { None });
    Some(told.next_back()?.as_ref().clone())
}

/// Asks for a line, which then is the one that is told where the run rests; returns where that is.
fn traced(room: &mut Room) -> Point {
    room.ask(Command::Ancestry(0));
    let point = room.view().point;
    let mut rested = Room::open("waters-grid", &escargot(), SEED, point);
    rested.ask(Command::Ancestry(0));
    assert_eq!(told(room), told(&rested), "{point:?}");
    assert_eq!(told(room).unwrap().levels[0].generation, point.generation);
    point
}

#[test]
fn a_line_asked_for_on_the_way_begins_where_the_run_comes_to() {
    let on = Command::Operator { back: false };
    for (moves, turns, then) in
        [(vec![on.clone()], 0, at(2, 1)), (vec![on.clone()], 1, at(2, 1)), (vec![on.clone(), on], 1, at(2, 2))]
    {
        let mut room = Room::open("waters-grid", &escargot(), SEED, Point::of(2));
        moves.into_iter().for_each(|command| room.tell(command));
        for _ in 0..turns {
            room.turn();
        }
        assert_eq!(traced(&mut room), then, "after {turns}");
    }
    // A long way ends where it has come to.
    let mut room = Room::open("waters-grid", &escargot(), SEED, Point::of(2));
    room.tell(Command::Go(Point::of(1000)));
    while !room.heard.iter().any(|a| matches!(a, Report::Underway { .. })) && room.turn() {}
    let point = traced(&mut room);
    assert!(point.operator == 0 && (3..1000).contains(&point.generation), "{point:?}");
}

#[test]
fn a_line_that_is_given_up_leaves_the_run_where_it_was() {
    let begun = || {
        let mut room = Room::open("waters-grid", &escargot(), SEED, at(30, 1));
        room.tell(Command::Ancestry(0));
        for _ in 0..3 {
            room.turn();
        }
        room
    };
    assert_eq!(traced(&mut begun()), at(30, 1));
    let mut room = begun();
    room.ask(Command::Pause);
    assert_eq!(room.view().point, at(30, 1));
    assert!(told(&room).is_none_or(|line| line.stop == Stop::Broken));
}

#[test]
fn a_line_of_descent_reaches_the_first_generation_and_tells_where_every_digit_entered() {
    for algorithm in ["waters-grid", "mantere-koljonen", "hill-climb"] {
        let (generation, ancestry) = ancestry(algorithm, &escargot(), 6).unwrap();
        let restarted = ancestry.stop == Stop::Unknown;
        assert!(ancestry.stop == Stop::First || restarted, "{algorithm}: {:?}", ancestry.stop);
        assert_eq!(ancestry.levels[0].generation, generation);
        for pair in ancestry.levels.windows(2) {
            assert_eq!(pair[0].generation, pair[1].generation + 1);
            assert!(
                pair[0].ancestors.iter().flat_map(|k| &k.parents).all(|&p| usize::from(p) < pair[1].ancestors.len())
            );
        }
        if !restarted {
            let open = escargot().cells().iter().filter(|&&d| d == 0).count();
            assert_eq!(ancestry.entries.iter().flatten().count(), open, "{algorithm}");
            assert!(ancestry.entries.iter().flatten().all(|e| e.generation <= generation));
        }
    }
}

#[test]
fn a_cube_whose_faces_have_copies_is_followed_too() {
    let (_, ancestry) = ancestry("waters-cube", &Grid::empty(Shape::Cube4), 2).unwrap();
    assert!(matches!(ancestry.stop, Stop::First), "{:?}", ancestry.stop);
}
