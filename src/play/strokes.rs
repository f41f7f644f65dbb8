//! Lines and arrows on a player's board, each there or not: drawn again, it goes.

use serde::{Deserialize, Serialize};

use crate::play::board::Board;
use crate::puzzle::{Layout, Shape, Square};
use crate::text::Stroke;

impl Board {
    /// The lines and arrows, in order.
    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes
    }

    /// Draws those that are missing, and takes those away that are there; what does not fit the board is left out.
    pub(super) fn toggle(&mut self, strokes: &[Stroke]) {
        let shape = self.shape();
        for stroke in strokes.iter().filter(|stroke| stroke.fits(shape)) {
            match self.strokes.binary_search(stroke) {
                Ok(at) => drop(self.strokes.remove(at)),
                Err(at) => self.strokes.insert(at, *stroke),
            }
        }
    }

    /// Those that one of two boards has and the other has not.
    pub(super) fn strokes_beside(&self, other: &Board) -> Vec<Stroke> {
        let mut between = self.clone();
        between.toggle(&other.strokes);
        between.strokes
    }

    /// Those that begin or end on one of these squares.
    pub(super) fn strokes_at(&self, squares: &[Square]) -> Vec<Stroke> {
        let layout = Layout::of(self.shape());
        let at = |stroke: &&Stroke| stroke.ends(self.shape()).iter().any(|&end| squares.contains(&layout.at(end)));
        self.strokes.iter().filter(at).copied().collect()
    }
}

/// The lines of a game as they are kept: those on the board, those that each step drew or took away, and those of its checkpoints.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Strokes {
    pub now: Vec<Stroke>,
    pub past: Vec<Vec<Stroke>>,
    pub future: Vec<Vec<Stroke>>,
    pub checkpoints: Vec<Vec<Stroke>>,
}

impl Strokes {
    /// Whether nothing was ever drawn.
    pub fn is_empty(&self) -> bool {
        self.all().next().is_none()
    }

    /// Whether all of them can stand where they are: on a board of this shape, or on the checkpoints, whose shapes these are.
    pub fn fit(&self, shape: Shape, checkpoints: &[Shape]) -> bool {
        let shapes = checkpoints.iter().copied().chain(std::iter::repeat(shape));
        let mut kept = self.checkpoints.iter().zip(shapes);
        self.of_board().all(|stroke| stroke.fits(shape))
            && kept.all(|(strokes, shape)| strokes.iter().all(|stroke| stroke.fits(shape)))
    }

    fn all(&self) -> impl Iterator<Item = &Stroke> {
        self.of_board().chain(self.checkpoints.iter().flatten())
    }

    fn of_board(&self) -> impl Iterator<Item = &Stroke> {
        self.now.iter().chain([&self.past, &self.future].into_iter().flatten().flatten())
    }
}

#[cfg(test)]
mod tests {
    use crate::play::{Action, Board, Game, Pencil, Rules, Saved};
    use crate::puzzle::{Place, Shape};
    use crate::text::Stroke;

    const RULES: Rules = Rules { givens_stay: true, clean: true };

    fn stroke(from: (usize, usize), to: (usize, usize), arrow: bool) -> Stroke {
        let at = |(row, column)| Place { face: 0, row, column };
        Stroke::between(Shape::Flat4, at(from), at(to), arrow).unwrap()
    }

    fn game() -> Game {
        let mut game = Game::new(Board::empty(Shape::Flat4));
        game.act(&[0], &Action::Write(Pencil::Digit, 1), RULES);
        game.act(&[], &Action::Draw(stroke((0, 0), (1, 1), false)), RULES);
        game.act(&[], &Action::Draw(stroke((3, 3), (1, 1), true)), RULES);
        game
    }

    #[test]
    fn each_is_a_step_and_drawn_again_it_goes() {
        let mut game = game();
        assert_eq!((game.board().strokes().len(), game.tree().past, game.board().is_begun()), (2, 3, true));
        assert!(game.undo() && game.board().strokes() == [stroke((0, 0), (1, 1), false)]);
        assert!(game.undo() && game.board().strokes().is_empty() && game.board().filled() == 1);
        assert!(game.redo() && game.redo());
        // A line has no direction.
        assert!(game.act(&[], &Action::Draw(stroke((1, 1), (0, 0), false)), RULES));
        assert_eq!(game.board().strokes(), [stroke((3, 3), (1, 1), true)]);
    }

    #[test]
    fn rubbing_a_square_takes_the_lines_that_end_there() {
        let mut one = game();
        assert!(one.act(&[0], &Action::Rub, RULES) && one.board().strokes().len() == 1);
        assert_eq!(one.board().filled(), 1);
        let mut both = game();
        assert!(both.act(&[5], &Action::Rub, RULES) && both.board().strokes().is_empty());
        assert!(!both.act(&[5], &Action::Rub, RULES));
        for action in [Action::ClearMarks, Action::Restart] {
            let mut game = game();
            assert!(game.act(&[], &action, RULES) && game.board().strokes().is_empty());
            assert!(game.undo() && game.board().strokes().len() == 2);
        }
    }

    #[test]
    fn they_are_kept_with_the_game_and_a_game_without_them_is_as_before() {
        let mut game = game();
        game.keep("here");
        game.act(&[], &Action::Draw(stroke((0, 1), (0, 2), false)), RULES);
        game.undo();
        let saved = Saved { game, seconds: 9, touched: 3 };
        let bytes = saved.to_bytes();
        assert_eq!((bytes[0], Saved::from_bytes(&bytes)), (3, Ok(saved)));
        let mut plain = Game::new(Board::empty(Shape::Flat4));
        plain.act(&[0], &Action::Write(Pencil::Digit, 1), RULES);
        let plain = Saved { game: plain, seconds: 9, touched: 3 };
        assert_eq!((plain.to_bytes()[0], Saved::from_bytes(&plain.to_bytes())), (2, Ok(plain)));
        for end in 0..bytes.len() {
            assert!(Saved::from_bytes(&bytes[..end]).is_err(), "{end}");
        }
    }

    #[test]
    fn they_go_with_the_puzzle_into_a_link() {
        let board = game().board().clone();
        assert_eq!(Board::of_puzzle(&board.puzzle()), board);
    }
}
