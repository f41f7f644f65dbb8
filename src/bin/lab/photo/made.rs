//! Puzzles with exactly one solution, quickly made: a pattern that is mixed, and digits taken away.

use sudokube::exact::{Solver, Status};
use sudokube::puzzle::{Grid, Shape};

use super::dice::Dice;

/// A puzzle of a shape.
pub fn puzzle(shape: Shape, dice: &mut Dice) -> Grid {
    let (side, height, width) = (shape.side(), shape.box_height(), shape.box_width());
    let mut digits: Vec<u8> = (1..=side as u8).collect();
    mix(&mut digits, dice);
    let rows = mixed(side, height, dice);
    let columns = mixed(side, width, dice);
    let mut grid = Grid::empty(shape);
    for (r, row) in rows.iter().enumerate() {
        for (c, column) in columns.iter().enumerate() {
            // Each row is the one before moved by a box, each band by one more.
            let at = (row % height * width + row / height + column) % side;
            grid.set(r * side + c, digits[at]);
        }
    }
    let mut squares: Vec<usize> = (0..side * side).collect();
    mix(&mut squares, dice);
    let keep = match shape {
        Shape::Flat16 => 0.5,
        Shape::Flat9 => dice.within(0.28, 0.5),
        _ => 0.3,
    };
    for square in squares {
        let digit = grid.get(square);
        if (grid.filled() as f32) < keep * (side * side) as f32 {
            break;
        }
        grid.set(square, 0);
        let mut solver = Solver::new(&grid, 2);
        if solver.run(2000) != Status::Done || solver.count() != 1 {
            grid.set(square, digit);
        }
    }
    grid
}

/// The lines of a board in another order that keeps its boxes.
fn mixed(side: usize, band: usize, dice: &mut Dice) -> Vec<usize> {
    let mut bands: Vec<usize> = (0..side / band).collect();
    mix(&mut bands, dice);
    let lines = bands.into_iter().flat_map(|b| {
        let mut lines: Vec<usize> = (b * band..(b + 1) * band).collect();
        mix(&mut lines, dice);
        lines
    });
    lines.collect()
}

fn mix<T>(items: &mut [T], dice: &mut Dice) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last + 1));
    }
}
