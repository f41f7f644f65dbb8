//! Paper that is not flat: how far each crossing of lines is from where the perspective has it.

use crate::photo::lattice::{Board, around};
use crate::photo::plane::Point;

/// Terms of a polynomial of the third degree in two variables.
const TERMS: usize = 10;

/// How a straightened board is still bent: smooth over the whole of it.
#[derive(Clone, Debug)]
pub struct Bend([[f32; TERMS]; 2]);

/// A line as it was found at one crossing: where, how far off, and how surely.
struct Found {
    u: f32,
    v: f32,
    off: f32,
    weight: f32,
}

impl Bend {
    /// The bend of a board, from its lines near each crossing.
    pub fn of(board: &Board) -> Bend {
        Bend([true, false].map(|down| fit(&found(board, down))))
    }

    /// No bend.
    pub fn flat() -> Bend {
        Bend([[0.0; TERMS]; 2])
    }

    /// Where a point of the board (0 to 1) is in the straightened one.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let terms = terms(u, v);
        let [x, y] = self.0.map(|by| by.iter().zip(terms).map(|(a, b)| a * b).sum::<f32>());
        Point { x: u + x, y: v + y }
    }
}

fn terms(u: f32, v: f32) -> [f32; TERMS] {
    let (u, v) = (2.0 * u - 1.0, 2.0 * v - 1.0);
    [1.0, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v]
}

/// How far the lines in one direction are off, beside every crossing.
fn found(board: &Board, down: bool) -> Vec<Found> {
    let side = board.shape.side();
    let (total, around) = (board.ink.width, around(&board.ink));
    let across_all = total - 2 * around;
    let cell = across_all / side;
    let reach = (cell * 3 / 10) as isize;
    let ink = |across: isize, along: isize| {
        let (x, y) = if down { (across, along) } else { (along, across) };
        let inside = (0..total as isize).contains(&x) && (0..total as isize).contains(&y);
        inside && board.ink.pixels[y as usize * total + x as usize]
    };
    let mut all = Vec::new();
    for line in 0..=side {
        for row in 0..side {
            // Between two crossings, where this line is alone.
            let (from, to) = (around + row * cell + cell / 5, around + (row + 1) * cell - cell / 5);
            let middle = (around + line * cell) as isize;
            let mut runs: Vec<(isize, f32)> = Vec::new();
            for off in -reach..=reach {
                let count = (from..to).filter(|&k| ink(middle + off, k as isize)).count();
                runs.push((off, count as f32 / (to - from) as f32));
            }
            let most = runs.iter().fold(0.0f32, |most, run| most.max(run.1));
            if most < 0.5 {
                continue;
            }
            // The middle of the strongest run of columns.
            let peak = runs.iter().position(|run| run.1 >= most).unwrap_or(0);
            let strong = |k: &usize| runs[*k].1 > 0.5 * most;
            let first = (0..=peak).rev().take_while(strong).last().unwrap_or(peak);
            let last = (peak..runs.len()).take_while(strong).last().unwrap_or(peak);
            let off = (runs[first].0 + runs[last].0) as f32 / 2.0;
            let along = (row as f32 + 0.5) / side as f32;
            let across = line as f32 / side as f32;
            let (u, v) = if down { (across, along) } else { (along, across) };
            // The ink of a pixel is in its middle.
            all.push(Found { u, v, off: (off + 0.5) / across_all as f32, weight: most });
        }
    }
    all
}

/// The polynomial nearest to what was found; what is far from it is left out the second time.
fn fit(found: &[Found]) -> [f32; TERMS] {
    let mut by = [0.0; TERMS];
    let mut limit = f32::INFINITY;
    for _ in 0..3 {
        let mut sums = [[0.0f64; TERMS + 1]; TERMS];
        let mut count = 0;
        for f in found {
            let terms = terms(f.u, f.v);
            let told: f32 = by.iter().zip(terms).map(|(a, b)| a * b).sum();
            if (told - f.off).abs() > limit {
                continue;
            }
            count += 1;
            for (i, row) in sums.iter_mut().enumerate() {
                for (j, sum) in row.iter_mut().enumerate() {
                    let right = if j < TERMS { terms[j] } else { f.off };
                    *sum += f64::from(f.weight * terms[i] * right);
                }
            }
        }
        if count < 3 * TERMS {
            return by;
        }
        // Without evidence nothing is bent.
        (0..TERMS).for_each(|i| sums[i][i] += 0.05);
        by = solved(sums);
        limit = 0.012;
    }
    by
}

/// Gauss elimination of a symmetric, positive system.
fn solved(mut rows: [[f64; TERMS + 1]; TERMS]) -> [f32; TERMS] {
    for i in 0..TERMS {
        let pivot = rows[i];
        for (k, row) in rows.iter_mut().enumerate() {
            if k != i {
                let by = row[i] / pivot[i];
                row.iter_mut().zip(pivot).for_each(|(v, p)| *v -= by * p);
            }
        }
    }
    std::array::from_fn(|i| (rows[i][TERMS] / rows[i][i]) as f32)
}
