use crate::play::square::*;
use crate::puzzle::Shape;

fn plain(sheet: &Sheet) -> Scene<'_> {
    let (best, copies, marks, selected, board) = (None, None, &[][..], None, None);
    Scene {
        sheet,
        best,
        copies,
        marks,
        selected,
        highlight: false,
        board,
        picked: &[],
        candidates: &[],
        digit: 0,
        first: None,
        hinted: &[],
        struck: &[],
        differs: &[],
        share: &|_, _| 0,
    }
}

#[test]
fn a_tile_is_as_large_as_the_share() {
    let sheet = Sheet::of_givens(crate::text::read("1..............4").unwrap().grid);
    let best = crate::text::read("1234341221434324").unwrap().grid;
    let share = |square: Square, digit: u8| if digit == 2 { 5 } else { square as u8 };
    let looks = looks(0, &Scene { best: Some(&best), share: &share, ..plain(&sheet) });
    assert_eq!([1, 3, 9, 13].map(|k| looks[k].agreement()), [(50, 25), (38, 0), (67, 50), (80, 75)]);
    assert_eq!([0, 1, 9].map(|k| looks[k].class()), ["sq given", "sq evolved few", "sq evolved"]);
    assert_eq!(Look { source: Source::Evolved, share: 19, ..Look::default() }.class(), "sq evolved agreed");
}

#[test]
fn many_marks_are_written_smaller() {
    let class = |corner: u32, centre: u32| Look { corner, centre, ..Look::default() }.class();
    let marks = |n: u32| (1 << n) - 1;
    for (corner, centre, wanted) in
        [(8, 0, ""), (9, 0, " many"), (12, 0, " many"), (0, 12, ""), (0, 13, " full"), (0, 17, " many full")]
    {
        assert_eq!(class(marks(corner), marks(centre)).strip_prefix("sq"), Some(wanted), "{corner} {centre}");
    }
    assert_eq!([(1, 5), (1, 6)].map(|(n, m)| class(marks(n), marks(m)).contains(" both")), [false, true]);
}

#[test]
fn marks_and_colours_of_a_player_are_seen_and_told() {
    let sheet = Sheet::of_givens(crate::text::read("1...............").unwrap().grid);
    let rules = crate::play::Rules { givens_stay: true, clean: true };
    let act = |board: &Board, action| crate::play::apply(board, &[1, 2], &action, rules);
    use crate::play::{Action, Pencil};
    let board = act(&Board::of_sheet(&sheet), Action::Write(Pencil::Centre, 3));
    let board = act(&board, Action::Write(Pencil::Colour, 1));
    let scene = Scene { board: Some(&board), picked: &[1, 2], hinted: &[1], ..plain(&sheet) };
    let looks = looks(0, &scene);
    assert_eq!((looks[1].centre, looks[1].colours, looks[2].selected, looks[0].selected), (4, 1, true, false));
    let label = looks[1].label(sheet.grid.layout(), Place { face: 0, row: 0, column: 1 });
    assert_eq!(label, "row 1, column 2, box 1, empty, centre mark 3, coloured blue, part of the hint");
    assert_eq!(looks[1].class(), "sq selected hinted");
    let (empty, conflict) = (Look::default(), Mark { conflict: true, torn: false });
    assert_eq!(looks[1].change(&empty).unwrap(), "empty, centre mark 3, coloured blue");
    assert_eq!(looks[1].change(&Look { hinted: false, selected: false, ..looks[1] }), None);
    let typed = Look { digit: 4, source: Source::Typed, mark: conflict, ..empty };
    assert_eq!(typed.change(&empty).unwrap(), "typed 4, in conflict");
}

#[test]
fn candidates_stand_where_no_mark_does_and_a_chosen_digit_is_lit_in_them() {
    let sheet = Sheet::of_givens(crate::text::read("1...............").unwrap().grid);
    let rules = crate::play::Rules { givens_stay: true, clean: true };
    let act = |board: &Board, chosen: &[Square], pencil, digit| {
        crate::play::apply(board, chosen, &crate::play::Action::Write(pencil, digit), rules)
    };
    let board = act(&Board::of_sheet(&sheet), &[1], crate::play::Pencil::Corner, 3);
    let board = act(&board, &[2], crate::play::Pencil::Candidate, 3);
    let shown = board.shown();
    let looks = looks(0, &Scene { board: Some(&board), candidates: &shown, digit: 3, first: Some(2), ..plain(&sheet) });
    assert_eq!([0, 1, 2, 3].map(|k| looks[k].candidates), [0, 0, 0b1010, 0b1110]);
    assert_eq!([1, 2, 3].map(|k| looks[k].class()), ["sq", "sq first", "sq spot"]);
    let label = looks[2].label(sheet.grid.layout(), Place { face: 0, row: 0, column: 2 });
    assert_eq!(label, "row 1, column 3, box 2, empty, candidates 2 4, what if from here");
    let four = crate::play::square::looks(0, &Scene { digit: 1, ..plain(&sheet) });
    assert!(four[0].same && !four[5].same);
}

#[test]
fn looks_and_labels() {
    let sheet = Sheet::of_givens(crate::text::read("1..............4").unwrap().grid).with(1, 2).unwrap();
    let best = crate::text::read("1234341221434324").unwrap().grid;
    let selected = Some(Place { face: 0, row: 0, column: 0 });
    let marks = &[Mark { conflict: true, torn: false }];
    let scene = Scene { best: Some(&best), marks, selected, highlight: true, ..plain(&sheet) };
    let looks = looks(0, &scene);
    let layout = sheet.grid.layout();
    let label = |k: usize| looks[k].label(layout, Place { face: 0, row: k / 4, column: k % 4 });
    assert_eq!(label(0), "row 1, column 1, box 1, given 1, in conflict");
    assert_eq!(label(1), "row 1, column 2, box 1, typed 2");
    assert_eq!(label(6), "row 2, column 3, box 2, evolved 1");
    assert_eq!(looks[0].class(), "sq given conflict selected same");
    assert_eq!(looks[6].class(), "sq evolved same agreed");
    assert!(looks[1].house && !looks[15].house && looks[0].stop && !looks[1].stop);
}

#[test]
fn an_edge_square_is_chosen_on_every_face_that_shows_it() {
    let sheet = Sheet::empty(Shape::Cube4);
    let selected = Some(Place { face: 2, row: 0, column: 1 });
    let scene = Scene { selected, highlight: true, ..plain(&sheet) };
    assert!(looks(0, &scene)[13].selected && looks(2, &scene)[1].selected);
    assert!(looks(0, &scene)[0].stop && looks(2, &scene)[1].stop);
}

#[test]
fn each_face_shows_its_own_copy() {
    let sheet = Sheet::empty(Shape::Cube4).with(5, 4).unwrap();
    let mut digits = vec![0; 96];
    (digits[5], digits[13], digits[33]) = (1, 2, 3);
    let best = Grid::empty(Shape::Cube4);
    let scene = Scene { best: Some(&best), copies: Some(&digits), ..plain(&sheet) };
    // F r1c2 is U r4c2; what is typed stands over any copy.
    assert_eq!((looks(0, &scene)[13].digit, looks(2, &scene)[1].digit, looks(0, &scene)[5].digit), (2, 3, 4));
}

#[test]
fn arrows_stop_at_the_border() {
    let place = Place { face: 0, row: 0, column: 3 };
    assert_eq!(neighbour(place, "ArrowUp", 4), Some(place));
    assert_eq!(neighbour(place, "End", 4), Some(place));
    assert_eq!(neighbour(place, "ArrowDown", 4), Some(Place { row: 1, ..place }));
    assert_eq!(neighbour(place, "Tab", 4), None);
    assert_eq!(corner(place, "Home", 4), Some(Place { column: 0, ..place }));
    assert_eq!(corner(place, "End", 4), Some(Place { row: 3, ..place }));
    assert_eq!(corner(place, "ArrowUp", 4), None);
}
