use crate::evolve::operation::{Act, Being, Draw, Operation};
use crate::puzzle::HouseKind;

fn being(rank: u32, cells: &[u8], fitness: u32) -> Being {
    Being { rank, cells: cells.to_vec(), fitness }
}

#[test]
fn operations_read_as_sentences() {
    let (a, b) = (being(2, &[1, 1, 1], 9), being(6, &[2, 2, 2], 12));
    let of = |act, before: Vec<Being>, after| Operation { act, before, after }.sentence(9);
    let lines = Act::Lines { kind: HouseKind::Row, second: vec![1, 3, 5, 7] };
    assert_eq!(
        of(lines, vec![a.clone(), b.clone()], Some(being(0, &[1, 2, 1], 11))),
        "Rows 2, 4, 6 and 8 from individual 7 (fitness 12), the others from individual 3 (fitness 9). Child fitness: 11."
    );
    let boxes = Act::Boxes { second: vec![4] };
    assert_eq!(
        of(boxes, vec![a.clone(), b.clone()], Some(being(0, &[1, 2, 3], 11))),
        "Box 5 from individual 7 (fitness 12), the others from individual 3 (fitness 9). Child fitness: 11."
    );
    let grow = Act::Grow { iterations: 200, mutations: 12 };
    assert_eq!(
        of(grow, vec![a.clone()], Some(being(2, &[1, 3, 4], 4))),
        "Individual 3 grew in 200 steps, with 12 mutations. 2 squares changed; fitness 9 became 4."
    );
    assert_eq!(
        of(Act::Squares, vec![a.clone(), b], Some(being(0, &[1, 2, 3], 8))),
        "Each square comes from a parent: 1 square as in individual 3 (fitness 9), 1 as in individual 7 (fitness 12), 0 as in \
         both, 1 as in neither. Child fitness: 8."
    );
    assert_eq!(
        of(Act::Swap { squares: (0, 10), undone: 3 }, vec![a.clone()], Some(being(0, &[1, 1, 1], 8))),
        "r1c1 and r2c2 changed places, after 3 swaps undone. Fitness 9 became 8."
    );
    let survive = Act::Survive { parents: 2, kept: vec![0, 3], aged: vec![1], fitness: vec![4, 5, 9, 6] };
    assert_eq!(
        of(survive, Vec::new(), None),
        "Of 2 parents and 2 children, 1 parent and 1 child survive. Removed at the age limit: 1 individual. The least fit \
         survivor has fitness 6, the fittest of the others 9."
    );
    let succeed = Act::Succeed { elite: 1, parents: vec![4, 5, 7], children: vec![6, 3] };
    assert_eq!(
        of(succeed, Vec::new(), None),
        "The fittest individual survives unchanged. All others are replaced by 2 children. The fittest of those replaced had \
         fitness 5."
    );
}

#[test]
fn a_selection_says_who_was_drawn_from_whom_and_a_replacement_who_met() {
    let (a, b) = (being(2, &[1, 1, 1], 9), being(6, &[2, 2, 2], 12));
    let of = |act, before: Vec<Being>, after| Operation { act, before, after }.sentence(9);
    let select = |draw, refused| Act::Select { draw, fitness: vec![9; 20], refused };
    assert_eq!(
        of(select(Draw::Rank, vec![(0, 4)]), vec![a.clone(), b.clone()], None),
        "Individual 3 (fitness 9) and individual 7 (fitness 12) were selected. Drawn from 20 by rank: the fittest is 20 times \
         as likely as the last. Rejected before as too different: 1 with 5."
    );
    assert_eq!(
        of(select(Draw::Even, vec![(0, 4); 5]), vec![a.clone(), a.clone()], None),
        "Individual 3 (fitness 9) was selected twice. Drawn from 20, all equally likely. Rejected before as too different: \
         1 with 5, 1 with 5, 1 with 5 and 2 more."
    );
    let top = select(Draw::Top, Vec::new());
    assert_eq!(
        of(top, vec![a.clone(), b.clone()], None),
        "Individual 3 (fitness 9) and individual 7 (fitness 12) were selected. Drawn from the 20 fittest, all equally likely. The \
         pool shrinks by one with every child, which favours the fitter ones."
    );
    let mutate = Act::Mutate { done: 2, refused: 1 };
    assert_eq!(
        of(mutate, vec![a.clone()], Some(being(2, &[1, 3, 4], 4))),
        "Child 3: 2 swaps inside boxes. Rejected by the swap rule: 1 swap. 2 squares changed; fitness 9 became 4."
    );
    let replace = |rank, alike| of(Act::Replace { rank, alike }, vec![a.clone()], Some(b.clone()));
    assert_eq!(
        replace(Some(2), true),
        "The child (fitness 12) replaces the most similar one, individual 3 (fitness 9)."
    );
    assert_eq!(
        replace(None, false),
        "The child (fitness 12) is discarded: it could only replace individual 3 (fitness 9), which is fitter."
    );
}

#[test]
fn lines_of_a_cube_are_named_by_their_faces() {
    let (a, b) = (being(0, &[1, 1], 9), being(1, &[2, 2], 12));
    let of = |second: Vec<u16>, before: Vec<Being>| {
        let act = Act::Lines { kind: HouseKind::Box, second };
        Operation { act, before, after: Some(being(0, &[1, 2], 11)) }.sentence(4)
    };
    let every: Vec<u16> = (0..24).filter(|k| k % 4 % 2 == 1).collect();
    assert_eq!(
        of(every, vec![a.clone(), b.clone()]),
        "Boxes 2 and 4 of every face from individual 2 (fitness 12), the others from individual 1 (fitness 9). Child fitness: 11."
    );
    assert_eq!(
        of(vec![0, 2, 8, 9, 10, 11, 23], vec![a.clone(), b]),
        "Boxes 1 and 3 of U; all of F; 4 of B from individual 2 (fitness 12), the others from individual 1 (fitness 9). \
         Child fitness: 11."
    );
    assert_eq!(
        of(vec![1], vec![a.clone(), a]),
        "Both parents are individual 1 (fitness 9), so the child is a copy. Child fitness: 11."
    );
}
