//! Properties of play: the way back is exact, a cleaned mark is never impossible, a game survives being kept.

use proptest::prelude::*;
use sudokube::play::{Action, Board, Game, Pencil, Rules, Saved, Sheet, apply};
use sudokube::puzzle::{Layout, Place, Shape};
use sudokube::text::Stroke;

fn shape() -> impl Strategy<Value = Shape> {
    prop::sample::select(vec![Shape::Flat4, Shape::Flat9, Shape::Cube4, Shape::Flat16])
}

fn action(side: u8) -> impl Strategy<Value = Action> {
    let pencil = prop::sample::select(Pencil::ALL.to_vec());
    prop_oneof![
        8 => (pencil, 0..=side + 1).prop_map(|(pencil, digit)| Action::Write(pencil, digit)),
        2 => Just(Action::Erase),
        1 => prop::collection::vec((0..400usize, any::<u32>()), 0..3).prop_map(Action::Cross),
        1 => Just(Action::Rub),
        1 => Just(Action::ClearMarks),
        1 => prop::collection::vec((0..400usize, 0..=side), 0..3).prop_map(Action::Put),
        1 => prop::collection::vec((0..400usize, any::<u32>()), 0..3).prop_map(Action::Strike),
        1 => Just(Action::Lock),
        1 => Just(Action::Unlock),
        1 => Just(Action::Restart),
    ]
}

/// A line or an arrow on a board of this shape.
fn draw(shape: Shape) -> impl Strategy<Value = Action> {
    let at = move || (0..if shape.is_cube() { 6 } else { 1usize }, 0..shape.side(), 0..shape.side());
    (at(), at(), any::<bool>()).prop_filter_map("two squares of a face", move |(from, to, arrow)| {
        let place = |(face, row, column)| Place { face, row, column };
        Stroke::between(shape, place(from), place((from.0, to.1, to.2)), arrow).map(Action::Draw)
    })
}

/// A board of a few random givens, and what a player does to it.
fn play() -> impl Strategy<Value = (Board, Vec<(Vec<usize>, Action)>)> {
    shape().prop_flat_map(|shape| {
        let (side, squares) = (shape.side() as u8, Layout::of(shape).squares);
        let givens = prop::collection::vec((0..squares, 1..=side), 0..12);
        let chosen = prop::collection::vec(0..squares, 0..5);
        let deeds = prop::collection::vec((chosen, prop_oneof![6 => action(side), 1 => draw(shape)]), 1..40);
        (givens, deeds).prop_map(move |(givens, deeds)| {
            let mut grid = sudokube::puzzle::Grid::empty(shape);
            givens.into_iter().for_each(|(square, digit)| grid.set(square, digit));
            (Board::of_sheet(&Sheet::of_givens(grid)), deeds)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn undo_and_redo_lead_through_every_state((first, deeds) in play(), givens_stay: bool, clean: bool) {
        let rules = Rules { givens_stay, clean };
        let mut game = Game::new(first);
        let mut states = vec![game.board().clone()];
        for (chosen, action) in &deeds {
            let next = apply(game.board(), chosen, action, rules);
            let changed = game.act(chosen, action, rules);
            prop_assert_eq!(changed, next != *states.last().unwrap());
            prop_assert_eq!(game.board(), &next);
            if changed {
                states.push(next);
            }
        }
        let end = game.clone();
        for state in states.iter().rev().skip(1) {
            prop_assert!(game.undo());
            prop_assert_eq!(game.board(), state);
        }
        prop_assert!(!game.undo());
        for state in states.iter().skip(1) {
            prop_assert!(game.redo());
            prop_assert_eq!(game.board(), state);
        }
        prop_assert!(!game.redo());
        prop_assert_eq!(game, end);
    }

    #[test]
    fn what_is_put_down_never_stays_marked_where_it_is_seen((first, deeds) in play()) {
        let rules = Rules { givens_stay: true, clean: true };
        let mut board = first;
        for (chosen, action) in &deeds {
            let next = apply(&board, chosen, action, rules);
            let layout = next.layout();
            for square in 0..layout.squares {
                let (before, after) = (board.cells()[square], next.cells()[square]);
                if after.digit != 0 && after.digit != before.digit {
                    let bit = 1 << (after.digit - 1);
                    for &peer in &layout.peers[square] {
                        prop_assert_eq!((next.cells()[peer].corner | next.cells()[peer].centre) & bit, 0);
                    }
                }
                // Givens are left alone by all but the two that are about them.
                if before.given && !matches!(action, Action::Unlock) {
                    prop_assert!(after.given && after.digit == before.digit);
                }
            }
            board = next;
        }
    }

    #[test]
    fn a_kept_game_goes_on_where_it_was((first, deeds) in play(), back in 0..40usize, seconds: u32, touched: u64) {
        let rules = Rules { givens_stay: true, clean: true };
        let mut game = Game::new(first);
        for (k, (chosen, action)) in deeds.iter().enumerate() {
            game.act(chosen, action, rules);
            if k == 7 {
                game.keep("seven");
            }
        }
        (0..back).for_each(|_| {
            game.undo();
        });
        let saved = Saved { game, seconds, touched };
        prop_assert_eq!(Saved::from_bytes(&saved.to_bytes()), Ok(saved));
    }

    #[test]
    fn bytes_that_are_no_game_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..300), cut in 0..200usize) {
        let _ = Saved::from_bytes(&bytes);
        let mut game = Game::new(Board::empty(Shape::Flat9));
        game.act(&[3], &Action::Write(Pencil::Centre, 4), Rules { givens_stay: true, clean: true });
        let whole = Saved { game, seconds: 1, touched: 2 }.to_bytes();
        let cut = cut.min(whole.len() - 1);
        prop_assert!(Saved::from_bytes(&whole[..cut]).is_err());
    }
}

#[test]
fn a_long_game_is_kept_small() {
    let rules = Rules { givens_stay: true, clean: true };
    let mut game = Game::new(Board::empty(Shape::Flat9));
    game.act(&[], &Action::Fill((0..81).collect()), rules);
    for k in 0..1000usize {
        game.act(&[k * 7 % 81], &Action::Write(Pencil::Centre, (k % 9) as u8 + 1), rules);
    }
    let bytes = Saved { game, seconds: 0, touched: 0 }.to_bytes().len();
    // Twenty bytes a step; as text a third more, of some five million characters that a browser keeps.
    assert!(bytes < 20_000, "{bytes} bytes");
}

/// Bytes of the first version: a 4×4 at 12:34, one digit typed, two taken back, a checkpoint.
const FIRST: &str = "01f20580d4859aab3300100101000000000000000000000000000000000000000000000003000004010000000000000002090000000000\
         00000000000000000000000000000000000000000000000000000000000000000000000001010500000004010300000401020107000002\
         09000400020900010600000000000200000000010573746172740010010100000000000000000000000000000000000000000000000300\
         0004010000000000000002090000000000000000000000000000000000000000000000000000000000000000000000000000000000";

#[test]
fn a_game_of_the_first_version_opens() {
    let bytes: Vec<u8> =
        (0..FIRST.len() / 2).map(|k| u8::from_str_radix(&FIRST[2 * k..2 * k + 2], 16).unwrap()).collect();
    let mut saved = Saved::from_bytes(&bytes).expect("a game");
    assert_eq!(
        (saved.seconds, saved.touched, saved.game.checkpoints()[0].name.as_str()),
        (754, 1_763_944_000_000, "start")
    );
    let cells = saved.game.board().cells();
    assert_eq!(
        (cells[0].given, cells[5].digit, cells[5].colours, cells[7].centre, cells[7].struck),
        (true, 3, 1, 0b1001, 0)
    );
    assert!(saved.game.redo() && saved.game.board().cells()[6].digit == 2);
    assert!(saved.game.redo() && saved.game.board().cells()[7].digit == 4 && !saved.game.redo());
    assert!(saved.game.undo() && saved.game.undo() && saved.game.undo() && !saved.game.undo());
    assert_eq!(Saved::from_bytes(&saved.to_bytes()), Ok(saved));
    for cut in 0..bytes.len() {
        assert!(Saved::from_bytes(&bytes[..cut]).is_err());
    }
}
