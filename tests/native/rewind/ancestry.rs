//! Lines of descent, followed back from an individual.

use sudokube::puzzle::{Grid, Shape};
use sudokube::replay::ancestry::{Ancestry, Stop};
use sudokube::replay::timeline::Point;
use sudokube::threads::replay::protocol::{Command, Report};

use super::{Room, escargot};

fn ancestry(algorithm: &str, puzzle: &Grid, seed: u64) -> Option<(u64, Ancestry)> {
    let mut room = Room::open(algorithm, puzzle, seed, Point::of(40));
    let point = room.view().point;
    room.ask(Command::Ancestry(0));
    assert_eq!(room.view().point, point, "{algorithm}");
    let mut told =
        room.heard.iter().filter_map(|a| if let Report::Ancestry { ancestry, .. } = a { Some(ancestry) } else { None });
    Some((point.generation, told.next_back()?.as_ref().clone()))
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
