//! What is seen of a run between two operators, and of a cube whose faces are solved alone.

use sudokube::evolve::Recipe;
use sudokube::evolve::algorithms::find;
use sudokube::evolve::view::AlgorithmView;
use sudokube::replay::timeline::{LAST, Point, Timeline};
use sudokube::replay::view;
use sudokube::text::read;

/// In the midst of an iteration the valid-values board is as far as its operators are.
#[test]
fn elimination_shows_its_board_between_two_operators() {
    let puzzle =
        read(".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.").unwrap().grid;
    let mut line = Timeline::new(Recipe::new(find("elimination").unwrap(), &puzzle, 1)).unwrap();
    let board = |line: &Timeline| match view::of(line, None).own {
        Some(AlgorithmView::Elimination(board)) => board,
        other => panic!("{other:?}"),
    };
    let left = |line: &Timeline| board(line).valid.iter().map(|mask| mask.count_ones()).sum::<u32>();
    let mut before = left(&line);
    for operator in 1..=20 {
        line.go_to(Point { generation: 0, operator });
        let now = left(&line);
        assert!(now < before, "operator {operator} removes nothing");
        before = now;
    }
    line.go_to(Point { generation: 0, operator: LAST });
    let end = board(&line);
    line.go_to(Point::of(1));
    assert_eq!((&end.valid, &end.solution), (&board(&line).valid, &board(&line).solution));
}

/// Faces solved one by one: boards, population and their conflicts are told place by place, and edges that disagree are marked.
#[test]
fn faces_solved_alone_show_where_their_edges_disagree() {
    let cube = format!("v=1&k=edge&s={}", ".".repeat(56));
    let puzzle = sudokube::text::link::Link::read(&cube).unwrap().grid;
    let mut line = Timeline::new(Recipe::new(find("waters-sequential").unwrap(), &puzzle, 3)).unwrap();
    line.go_to(Point::of(u64::MAX));
    let seen = view::of(&line, None).board;
    assert!(line.run().solved() && line.run().mismatches() > 0 && seen.conflicts() == 0);
    assert!(seen.apart.iter().filter(|&&mark| mark == 1).count() >= 2 * line.run().mismatches());
    let population = view::population(line.run(), 0);
    assert_eq!(population.heat[..seen.heat.len()], seen.heat);
}
