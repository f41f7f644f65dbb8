use crate::play::game::*;
use crate::play::{Pencil, Saved};
use crate::puzzle::{Place, Shape};

const RULES: Rules = Rules { givens_stay: true, clean: true };

#[test]
fn a_step_that_changes_nothing_is_none() {
    let mut game = Game::new(Board::empty(Shape::Flat4));
    assert!(!game.act(&[0], &Action::Erase, RULES));
    assert_eq!(game.can(), (false, false));
    assert!(game.act(&[0], &Action::Write(Pencil::Digit, 1), RULES));
    assert_eq!(game.can(), (true, false));
}

#[test]
fn another_puzzle_can_be_undone_and_keeps_its_own_past() {
    let mut game = Game::new(Board::empty(Shape::Flat4));
    game.act(&[0], &Action::Write(Pencil::Digit, 1), RULES);
    let left = game.clone();
    let mut other = Game::new(Board::empty(Shape::Flat9));
    other.act(&[3], &Action::Write(Pencil::Digit, 9), RULES);
    game.open(other.clone());
    assert_eq!((game.board(), game.steps().0.len()), (other.board(), 1));
    assert!(game.undo() && game.board().filled() == 0 && game.board().shape() == Shape::Flat9);
    assert!(game.undo() && game.board() == left.board());
    assert!(game.redo() && game.redo() && game.board() == other.board());
}

#[test]
fn every_puzzle_keeps_its_checkpoints_its_help_and_its_what_ifs_on_the_way_back_and_on() {
    let mut game = Game::new(Board::empty(Shape::Flat9));
    game.act(&[0], &Action::Write(Pencil::Digit, 1), RULES);
    game.keep("of nine");
    game.what_if();
    game.act(&[1], &Action::Write(Pencil::Digit, 2), RULES);
    let left = game.clone();
    let mut other = Game::new(Board::empty(Shape::Flat6));
    other.act(&[3], &Action::Write(Pencil::Digit, 6), RULES);
    other.keep("of six");
    game.open(other.clone());
    assert_eq!((game.checkpoints(), game.depth()), (other.checkpoints(), 0));
    assert!(game.undo() && game.undo());
    assert_eq!((game.board(), game.checkpoints(), game.depth()), (left.board(), left.checkpoints(), 1));
    assert!(game.redo() && game.redo());
    assert_eq!((game.board(), game.checkpoints(), game.depth()), (other.board(), other.checkpoints(), 0));
    // A board of another shape has none of the checkpoints of the one before.
    assert!(game.enter(Board::empty(Shape::Flat4)) && game.checkpoints().is_empty());
    assert!(game.undo() && game.checkpoints() == other.checkpoints());
}

#[test]
fn a_game_that_is_gone_on_with_leaves_the_way_back_to_the_puzzle_before() {
    let mut before = Game::new(Board::empty(Shape::Flat4));
    before.act(&[0], &Action::Write(Pencil::Digit, 1), RULES);
    let mut kept = Game::new(Board::empty(Shape::Flat9));
    kept.act(&[3], &Action::Write(Pencil::Digit, 9), RULES);
    kept.what_if();
    kept.act(&[4], &Action::Write(Pencil::Digit, 8), RULES);
    kept.undo();
    let mut game = before.clone();
    game.open(Game::new(Board::empty(Shape::Flat9)));
    game.act(&[7], &Action::Write(Pencil::Digit, 5), RULES);
    game.resume(kept.clone());
    assert_eq!((game.board(), game.parts()), (kept.board(), kept.parts()));
    assert!(game.redo() && game.board().filled() == 2);
    assert!(game.undo() && game.undo() && game.undo() && game.board() == before.board());
    assert!(game.redo() && game.redo() && game.board() == kept.board());
    // Where there is no puzzle before, it is the game alone.
    let mut alone = Game::new(Board::empty(Shape::Flat9));
    alone.resume(kept.clone());
    assert_eq!(alone, kept);
}

#[test]
fn a_checkpoint_that_is_kept_beside_others_replaces_none() {
    let mut game = Game::new(Board::empty(Shape::Flat4));
    for digit in [1, 2, 2, 3] {
        game.act(&[0], &Action::Erase, RULES);
        game.act(&[0], &Action::Write(Pencil::Digit, digit), RULES);
        game.keep_beside("Before");
    }
    let names: Vec<_> = game.checkpoints().iter().map(|c| c.name.as_str()).collect();
    assert_eq!(names, ["Before", "Before 2", "Before 3"]);
    // Nothing is on the board: there is nothing to keep.
    game.act(&[0], &Action::Erase, RULES);
    game.keep_beside("Before");
    assert_eq!(game.checkpoints().len(), 3);
    assert_eq!(game.free_name(["Before 2", "Before 4"].map(String::from)), Some("Before 4".into()));
}

#[test]
fn a_game_that_was_kept_with_a_checkpoint_of_another_board_opens() {
    let mut other = Game::new(Board::empty(Shape::Flat6));
    other.act(&[30], &Action::Write(Pencil::Digit, 6), RULES);
    let at = |row, column| Place { face: 0, row, column };
    let stroke = Stroke::between(Shape::Flat6, at(0, 0), at(5, 5), false).unwrap();
    for drawn in [false, true] {
        if drawn {
            other.act(&[], &Action::Draw(stroke), RULES);
        }
        let mut game = Game::new(Board::empty(Shape::Flat4));
        game.act(&[0], &Action::Write(Pencil::Digit, 1), RULES);
        game.keep("of four");
        // Earlier versions left it there when the board changed.
        game.beside.checkpoints.push(Checkpoint { name: "of six".into(), board: other.board().clone() });
        let saved = Saved { game, seconds: 9, touched: 3 };
        let mut back = Saved::from_bytes(&saved.to_bytes()).unwrap();
        assert_eq!(back, saved);
        // It leads to its board, and undo back to the game with all that is its own.
        assert!(back.game.act(&[], &Action::Return(other.board().clone()), RULES));
        assert_eq!(back.game.board(), other.board());
        assert!(back.game.undo() && back.game.board() == saved.game.board());
        assert_eq!(back.game.checkpoints(), saved.game.checkpoints());
    }
    // A stroke that fits the checkpoint alone is none of the game.
    let mut parts = Game::new(Board::empty(Shape::Flat4)).parts();
    parts.strokes.past = vec![vec![stroke]];
    assert_eq!(Game::of_parts(Board::empty(Shape::Flat4), parts), None);
}

#[test]
fn earlier_puzzles_are_forgotten_and_the_own_past_stays() {
    let mut game = Game::new(Board::empty(Shape::Flat4));
    game.act(&[0], &Action::Write(Pencil::Digit, 1), RULES);
    let mut other = Game::new(Board::empty(Shape::Flat9));
    other.act(&[3], &Action::Write(Pencil::Digit, 9), RULES);
    other.what_if();
    other.act(&[4], &Action::Write(Pencil::Digit, 8), RULES);
    game.open(other.clone());
    game.forget_earlier();
    assert_eq!(game, other);
    game.forget_earlier();
    assert_eq!(game, other);
}

#[test]
fn a_game_knows_the_digits_it_had() {
    let mut game = Game::new(Board::empty(Shape::Flat4));
    let mut moments = vec![game.board().sheet()];
    for square in 0..3 {
        game.act(&[square], &Action::Write(Pencil::Digit, 1), RULES);
        moments.push(game.board().sheet());
    }
    assert!(game.undo() && game.undo());
    assert!(moments.iter().all(|moment| game.has_been(moment)));
    let mut other = Game::new(Board::empty(Shape::Flat4));
    other.act(&[7], &Action::Write(Pencil::Digit, 1), RULES);
    assert!(!game.has_been(&other.board().sheet()));
}

#[test]
fn a_checkpoint_is_returned_to() {
    let mut game = Game::new(Board::empty(Shape::Flat4));
    game.keep("start");
    game.act(&[0, 1], &Action::Write(Pencil::Corner, 1), RULES);
    game.keep("start");
    let kept = game.checkpoints()[0].board.clone();
    game.act(&[0, 1], &Action::Erase, RULES);
    assert!(game.act(&[], &Action::Return(kept.clone()), RULES));
    assert_eq!((game.board(), game.checkpoints().len()), (&kept, 1));
    game.undo();
    assert!(!game.board().is_begun());
}
