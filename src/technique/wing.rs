//! XY-wing and XYZ-wing: whatever the pivot holds, z stands in it or in one of two squares it sees; what sees all of
//! those cannot hold z.

use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Reason, Sink, Step};

/// Pivot by pivot.
pub fn find(ground: &Ground, board: &Board, xyz: bool, sink: Sink) -> bool {
    let size = if xyz { 3 } else { 2 };
    (0..ground.squares).filter(|&s| board.marks(s).count_ones() == size).any(|pivot| {
        let all = board.marks(pivot);
        let two = |s: &usize| board.marks(*s).count_ones() == 2;
        let wings: Vec<usize> = ground.peers[pivot].iter().copied().filter(two).collect();
        wings.iter().any(|&first| {
            if (all & !board.marks(first)).count_ones() != 1 {
                return false;
            }
            wings.iter().any(|&second| {
                let (a, b) = (board.marks(first), board.marks(second));
                let common = u32::from(xyz);
                (all | a | b).count_ones() == 3
                    && (all & a & b).count_ones() == common
                    && step(ground, board, [pivot, first, second], xyz).is_some_and(&mut *sink)
            })
        })
    })
}

fn step(ground: &Ground, board: &Board, squares: [usize; 3], xyz: bool) -> Option<Step> {
    let [pivot, first, second] = squares;
    let z = board.marks(first) & board.marks(second);
    if z.count_ones() != 1 {
        return None;
    }
    let victim = |s: &usize| {
        board.marks(*s) & z != 0 && ground.sees(*s, second) && !squares.contains(s) && (!xyz || ground.sees(*s, pivot))
    };
    let strike: Vec<(usize, u32)> = ground.peers[first].iter().copied().filter(victim).map(|s| (s, z)).collect();
    if strike.is_empty() {
        return None;
    }
    let technique = if xyz { Technique::XyzWing } else { Technique::XyWing };
    Some(Step {
        technique,
        rating: technique.base(),
        put: None,
        strike,
        reason: Reason {
            squares: squares.to_vec(),
            digits: board.marks(pivot) | z,
            causes: squares.iter().map(|&s| (s, board.marks(s))).collect(),
            ..Reason::default()
        },
    })
}
