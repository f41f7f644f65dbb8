//! Unique rectangles and loops, types 1 to 4: a deadly loop needs a square that breaks it.

use crate::puzzle::Square;
use crate::technique::board::Board;
use crate::technique::ground::Ground;
use crate::technique::kind::Technique;
use crate::technique::step::{Sink, Step};
use crate::technique::unique::deadly::{Loop, loops};
use crate::technique::unique::types::{Around, Found};

/// All of them, the lowest number first, then the lowest type.
pub fn find(ground: &Ground, board: &Board, sink: Sink) -> bool {
    let mut found: Vec<Found> = Vec::new();
    for start in (0..ground.squares).filter(|&s| board.marks(s).count_ones() == 2) {
        for squares in loops(ground, board, start) {
            for new in of_loop(ground, board, &squares, board.marks(start)) {
                if !found.iter().any(|known| known.key == new.key) {
                    found.push(new);
                }
            }
        }
    }
    found.sort_by(|a, b| a.order.total_cmp(&b.order).then(kind(&a.step).cmp(&kind(&b.step))));
    found.into_iter().any(|f| sink(f.step))
}

fn kind(step: &Step) -> u8 {
    if let Technique::UniqueLoop(kind) = step.technique { kind } else { 0 }
}

fn of_loop(ground: &Ground, board: &Board, squares: &Loop, pair: u32) -> Vec<Found> {
    let rich: Vec<Square> = squares.iter().copied().filter(|&s| board.marks(s).count_ones() > 2).collect();
    let extra = rich.iter().fold(0, |mask, &s| mask | board.marks(s)) & !pair;
    let around = Around { ground, board, squares, pair, extra };
    match rich[..] {
        [] => Vec::new(),
        [one] => vec![around.first(one)],
        [a, b] => {
            let mut found = Vec::new();
            match extra.count_ones() {
                1 => found.extend(around.second(&rich)),
                _ => found.extend(around.third(a, b)),
            }
            found.extend(around.fourth(a, b));
            found
        }
        _ if extra.count_ones() == 1 => around.second(&rich).into_iter().collect(),
        _ => Vec::new(),
    }
}
