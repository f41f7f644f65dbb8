use crate::evolve::operation::{Act, Draw, Individual, Operation};
use crate::evolve::trail::Trail;
use crate::exact::elimination::{Placed, Removed};
use crate::puzzle::{HouseKind, Shape};
use crate::say::operation::sentence;

fn individual(rank: u32, cells: &[u8], fitness: u32) -> Individual {
    Individual { rank, cells: cells.to_vec(), fitness }
}

fn of(act: Act, before: Vec<Individual>, after: Option<Individual>) -> String {
    sentence(&Operation { act, before, after }, Shape::Flat9)
}

#[test]
fn crossover_says_what_came_from_whom() {
    let (a, b) = (individual(2, &[1, 1, 1], 9), individual(6, &[2, 2, 2], 12));
    let both = || vec![a.clone(), b.clone()];
    let rows = Act::Lines { kind: HouseKind::Row, second: vec![1, 3, 5, 7] };
    assert_eq!(
        of(rows, both(), Some(individual(0, &[1, 2, 1], 11))),
        "Rows 2, 4, 6 and 8 come from individual 7 (fitness 12), the rest from individual 3 (fitness 9). The child’s fitness is 11."
    );
    let boxes = |second| of(Act::Boxes { second }, both(), Some(individual(0, &[1, 2, 3], 11)));
    assert_eq!(
        boxes(vec![4]),
        "Box 5 comes from individual 7 (fitness 12), the rest from individual 3 (fitness 9). The child’s fitness is 11."
    );
    assert!(
        boxes(vec![]).starts_with("All boxes come from individual 3 (fitness 9), none from individual 7 (fitness 12).")
    );
    assert_eq!(
        of(Act::Squares, both(), Some(individual(0, &[1, 2, 3], 8))),
        "The child takes each square from one parent or the other. Squares: 1 from individual 3 (fitness 9), 1 from individual 7 \
         (fitness 12), 0 shared by both, 1 from neither. The child’s fitness is 8."
    );
    assert_eq!(
        of(Act::Guess { first: 1, second: 12, fresh: 3, refused: 2 }, both(), Some(individual(0, &[1, 2, 3], 31))),
        "The child takes 1 guess from its first parent and 12 guesses from its second, and adds 3 guesses of its own. Undone because \
         of a contradiction: 2 guesses. Empty squares left: 31."
    );
}

#[test]
fn a_change_says_what_was_done_and_what_it_came_to() {
    let a = individual(2, &[1, 1, 1], 9);
    let changed = |act, cells: &[u8], fitness| of(act, vec![a.clone()], Some(individual(2, cells, fitness)));
    assert_eq!(
        changed(Act::Grow { iterations: 200, mutations: 12, trail: Trail::default() }, &[1, 3, 4], 4),
        "Individual 3 grows in 200 steps with 12 mutations. Changed: 2 squares. Fitness went from 9 to 4."
    );
    assert_eq!(
        changed(Act::Swap { squares: (0, 10), undone: 3 }, &[1, 1, 1], 8),
        "Swapped r1c1 and r2c2 and kept the swap, after 3 swaps that were undone. Fitness went from 9 to 8."
    );
    assert_eq!(
        changed(Act::Mutate { done: 2, refused: 1 }, &[1, 3, 4], 9),
        "Child 3: 2 swaps inside boxes; the swap rule rejected 1. Changed: 2 squares. Fitness stayed at 9."
    );
    assert_eq!(
        changed(Act::Mutate { done: 0, refused: 1 }, &[1, 1, 1], 9),
        "Child 3 is unchanged: the swap rule rejected 1 swap."
    );
}

#[test]
fn survival_says_who_stays_and_where_the_border_is() {
    let survive = Act::Survive { parents: 2, kept: vec![0, 3], aged: vec![1], fitness: vec![4, 5, 9, 6] };
    assert_eq!(
        of(survive, Vec::new(), None),
        "From 2 parents and 2 children, 1 parent and 1 child survive. Removed at the age limit: 1 individual. The worst survivor has \
         fitness 6, the best one removed 9."
    );
    let succeed = Act::Succeed { elite: 1, parents: vec![4, 5, 7], children: vec![6, 3] };
    assert_eq!(
        of(succeed, Vec::new(), None),
        "The best individual is kept (elitism). All others are replaced by 2 children. The best one replaced had fitness 5."
    );
}

#[test]
fn a_selection_says_who_was_drawn_from_whom_and_a_replacement_who_met() {
    let (a, b) = (individual(2, &[1, 1, 1], 9), individual(6, &[2, 2, 2], 12));
    let select = |draw, refused| Act::Select { draw, fitness: vec![9; 20], refused };
    assert_eq!(
        of(select(Draw::Rank, vec![(0, 4)]), vec![a.clone(), b.clone()], None),
        "Selected individual 3 (fitness 9) and individual 7 (fitness 12). Linear ranking over 20 individuals: the best is 20 times as \
         likely as the worst. Rejected before as too different: 1 with 5."
    );
    assert_eq!(
        of(select(Draw::Even, vec![(0, 4); 5]), vec![a.clone(), a.clone()], None),
        "Selected individual 3 (fitness 9) twice. Each of 20 individuals was equally likely. Rejected before as too different: 1 with \
         5, 1 with 5, 1 with 5 and 2 more."
    );
    assert!(
        of(select(Draw::Top, Vec::new()), vec![a.clone(), b.clone()], None)
            .contains("Each of the best 20 was equally likely; this pool shrinks by one with every child")
    );
    let replace = |rank, alike| of(Act::Replace { rank, alike }, vec![a.clone()], Some(b.clone()));
    assert_eq!(
        replace(Some(2), true),
        "The child (fitness 12) replaces individual 3 (fitness 9), the most similar one."
    );
    assert_eq!(
        replace(None, false),
        "The child (fitness 12) is dropped: it could only replace individual 3 (fitness 9) and is less fit."
    );
}

#[test]
fn elimination_names_what_rules_a_digit_out() {
    let removed = |digit, house| Removed { square: 0, digit, seen: 8, house };
    let row = Some(0);
    assert_eq!(
        of(Act::Remove { removed: vec![removed(4, row), removed(5, row)] }, Vec::new(), None),
        "r1c1 loses 4 (r1c9 has it, row 1), 5 (r1c9 has it, row 1)."
    );
    assert_eq!(
        of(Act::Remove { removed: vec![removed(4, None)] }, Vec::new(), None),
        "r1c1 is solved and keeps only its digit."
    );
    let placed = |house| of(Act::Place { placed: Placed { square: 9, digit: 7, house } }, Vec::new(), None);
    assert_eq!(placed(None), "r2c1 = 7: the only digit left in its square.");
    assert_eq!(placed(Some(1)), "r2c1 = 7: its only place in row 2.");
}

#[test]
fn lines_of_a_cube_are_named_by_their_faces() {
    let (a, b) = (individual(0, &[1, 1], 9), individual(1, &[2, 2], 12));
    let of = |second: Vec<u16>, before: Vec<Individual>| {
        let act = Act::Lines { kind: HouseKind::Box, second };
        sentence(&Operation { act, before, after: Some(individual(0, &[1, 2], 11)) }, Shape::Cube4)
    };
    let every: Vec<u16> = (0..24).filter(|k| k % 4 % 2 == 1).collect();
    assert_eq!(
        of(every, vec![a.clone(), b.clone()]),
        "Boxes 2 and 4 of every face come from individual 2 (fitness 12), the rest from individual 1 (fitness 9). The child’s fitness \
         is 11."
    );
    assert_eq!(
        of(vec![0, 2, 8, 9, 10, 11, 23], vec![a.clone(), b]),
        "Boxes 1 and 3 of U; all of F; 4 of B come from individual 2 (fitness 12), the rest from individual 1 (fitness 9). The child’s \
         fitness is 11."
    );
    assert_eq!(
        of(vec![1], vec![a.clone(), a]),
        "Both parents are individual 1 (fitness 9), so the child is a copy. The child’s fitness is 11."
    );
}
