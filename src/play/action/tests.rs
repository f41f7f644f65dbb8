use crate::play::action::*;
use crate::puzzle::{Grid, Shape};

const RULES: Rules = Rules { givens_stay: true, clean: true };

fn act(board: &Board, chosen: &[Square], actions: &[Action]) -> Board {
    actions.iter().fold(board.clone(), |board, action| apply(&board, chosen, action, RULES))
}

fn board() -> Board {
    Board::of_sheet(&crate::play::Sheet::of_givens(crate::text::read("1...............").unwrap().grid))
}

#[test]
fn givens_stay_until_they_are_unlocked() {
    let first = board();
    assert_eq!(act(&first, &[0], &[Action::Write(Pencil::Digit, 2), Action::Erase]), first);
    let unlocked = act(&first, &[0], &[Action::Unlock, Action::Write(Pencil::Digit, 2)]);
    assert_eq!((unlocked.cells()[0].digit, unlocked.given_count()), (2, 0));
    assert_eq!(act(&unlocked, &[], &[Action::Lock]).given_count(), 1);
}

#[test]
fn a_mark_that_all_have_is_taken_away() {
    let once = act(&board(), &[1, 2], &[Action::Write(Pencil::Corner, 3)]);
    assert_eq!((once.cells()[1].corner, once.cells()[2].corner), (0b100, 0b100));
    let more = act(&once, &[1, 2, 3], &[Action::Write(Pencil::Corner, 3)]);
    assert_eq!(more.cells()[3].corner, 0b100);
    let gone = act(&more, &[1, 2, 3], &[Action::Write(Pencil::Corner, 3)]);
    assert_eq!(gone, board());
}

#[test]
fn a_digit_is_struck_from_the_marks_of_its_peers_only_when_asked() {
    let marked = act(&board(), &[], &[Action::Fill((0..16).collect())]);
    assert_eq!(marked.cells()[1].centre, 0b1110);
    let clean = act(&marked, &[1], &[Action::Write(Pencil::Digit, 2)]);
    assert_eq!((clean.cells()[2].centre, clean.cells()[5].centre, clean.cells()[15].centre), (0b1100, 0b1100, 0b1111));
    let rules = Rules { clean: false, ..RULES };
    let kept = apply(&marked, &[1], &Action::Write(Pencil::Digit, 2), rules);
    assert_eq!(kept.cells()[2].centre, 0b1110);
    // The marks under the digit come back with an empty square.
    assert_eq!(act(&clean, &[1], &[Action::Erase]).cells()[1].centre, 0b1110);
}

#[test]
fn erase_takes_digits_before_marks_before_colours() {
    let all = [Action::Write(Pencil::Centre, 2), Action::Write(Pencil::Colour, 1), Action::Write(Pencil::Digit, 4)];
    let full = act(&board(), &[5], &all);
    let one = act(&full, &[5], &[Action::Erase]);
    assert_eq!((one.cells()[5].digit, one.cells()[5].centre, one.cells()[5].colours), (0, 2, 1));
    let two = act(&one, &[5], &[Action::Erase]);
    assert_eq!((two.cells()[5].centre, two.cells()[5].colours), (0, 1));
    assert_eq!(act(&two, &[5], &[Action::Erase]), board());
}

#[test]
fn restart_leaves_the_givens_and_a_strike_begins_with_what_is_left() {
    let struck = act(&board(), &[], &[Action::Strike(vec![(1, 0b10), (15, 0b1)])]);
    assert_eq!((struck.cells()[1].centre, struck.cells()[15].centre), (0b1100, 0b1110));
    assert_eq!(act(&struck, &[0, 9], &[Action::Write(Pencil::Colour, 8), Action::Restart]), board());
}

#[test]
fn a_strike_takes_corner_marks_too() {
    let marks = [Action::Write(Pencil::Corner, 2), Action::Write(Pencil::Corner, 3)];
    let struck = act(&act(&board(), &[5, 6], &marks), &[], &[Action::Strike(vec![(5, 0b10)])]);
    assert_eq!((struck.cells()[5].corner, struck.cells()[6].corner), (0b100, 0b110));
    assert_eq!((struck.cells()[5].centre, struck.cells()[6].centre), (0b1100, 0));
}

#[test]
fn the_same_digit_again_empties_several_squares_but_not_one() {
    let write = [Action::Write(Pencil::Digit, 3)];
    let one = act(&board(), &[5], &write);
    assert_eq!(act(&one, &[5], &write), one);
    let two = act(&board(), &[5, 15], &write);
    assert_eq!((two.filled(), act(&two, &[5, 15], &write)), (3, board()));
    // With one of them empty it fills that one.
    assert_eq!(act(&one, &[5, 15], &write), two);
}

#[test]
fn a_given_among_them_keeps_the_same_digit_where_it_is() {
    let loose = Rules { givens_stay: false, clean: false };
    let write = Action::Write(Pencil::Digit, 1);
    let typed = apply(&board(), &[15], &write, loose);
    assert_eq!(apply(&typed, &[0, 15], &write, loose), typed);
    let unlocked = apply(&typed, &[], &Action::Unlock, loose);
    assert_eq!(apply(&unlocked, &[0, 15], &write, loose).filled(), 0);
}

#[test]
fn fill_marks_what_the_houses_leave_the_chosen_empty_squares() {
    let marked = act(&board(), &[1], &[Action::Write(Pencil::Centre, 1)]);
    let filled = act(&marked, &[], &[Action::Fill(vec![0, 1, 15, 99])]);
    let centres = [0, 1, 2, 15].map(|s: usize| filled.cells()[s].centre);
    assert_eq!(centres, [0, 0b1110, 0, 0b1111]);
    assert_eq!(filled.cells()[0], board().cells()[0]);
}

#[test]
fn a_struck_candidate_stays_struck_whatever_is_put_beside_it() {
    let strike = [Action::Write(Pencil::Candidate, 3)];
    let struck = act(&board(), &[5], &strike);
    assert_eq!((struck.candidates()[5], struck.shown()[5]), (0b1110, 0b1010));
    // What a digit rules out comes and goes with it.
    let put = act(&struck, &[6], &[Action::Write(Pencil::Digit, 2)]);
    assert_eq!(put.shown()[5], 0b1000);
    assert_eq!(act(&put, &[6], &[Action::Erase]).shown()[5], 0b1010);
    assert_eq!(act(&struck, &[5], &strike), board());
    assert_eq!(act(&struck, &[5], &[Action::Erase]), board());
    let crossed = act(&board(), &[], &[Action::Cross(vec![(5, 0b110), (0, 1), (99, 1)])]);
    assert_eq!((crossed.shown()[5], crossed.cells()[0].struck), (0b1000, 0));
}

#[test]
fn what_does_not_exist_changes_nothing() {
    let empty = Board::empty(Shape::Flat4);
    let odd = [Action::Write(Pencil::Digit, 5), Action::Write(Pencil::Colour, 9), Action::Write(Pencil::Corner, 0)];
    assert_eq!(act(&empty, &[3, 99], &odd), empty);
    assert_eq!(
        act(&empty, &[], &[Action::Put(vec![(99, 1)]), Action::Strike(vec![(99, 1)])]).grid(),
        Grid::empty(Shape::Flat4)
    );
}

#[test]
fn a_large_board_holds_digits_beyond_the_last_mark_and_marks_none_of_them() {
    let first = Board::empty(Shape::Flat49);
    let typed = act(&first, &[0, 5], &[Action::Write(Pencil::Centre, 3), Action::Write(Pencil::Centre, 40)]);
    assert_eq!(typed.cells()[5].centre, 0b100);
    // In masks of 32 bits 35 would be 3.
    let typed = act(&typed, &[0], &[Action::Write(Pencil::Digit, 35)]);
    assert_eq!((typed.cells()[0].digit, typed.cells()[5].centre), (35, 0b100));
    assert!(typed.candidates().iter().all(|&mask| mask == 0));
}
