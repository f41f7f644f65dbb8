//! Waters' table 2: how many solutions each face of a hard cube has alone, and how many once the edges of the faces with
//! only one are filled in.

use super::args::{Result, countable, print};
use sudokube::evolve::algorithms::waters_sequential::ORDER;
use sudokube::exact::Solver;
use sudokube::generate::{Level, Way, generate};
use sudokube::puzzle::{FACE_NAMES, Grid, Shape};

/// Solutions are counted up to this many.
const MOST: u64 = 100_000;

/// Of the one cube published, by face in the numbering of the thesis.
const PUBLISHED: [(u64, u64); 6] = [(1, 1), (143, 3), (4, 2), (1, 1), (8, 4), (44, 15)];

pub fn run(first_seed: u64, cubes: u64) -> Result<()> {
    countable(first_seed, cubes)?;
    print(
        "Waters, table 2: solutions of each face of a hard cube, alone and with the edges of the faces that have one solution filled in.\n",
    );
    print(format!("| seed | {} |", ORDER.map(|f| FACE_NAMES[f].to_string()).join(" | ")));
    print(format!("|{}", " --- |".repeat(7)));
    let cells = |pairs: [(u64, u64); 6]| {
        let text = |n: u64| if n >= MOST { format!("{MOST} or more") } else { n.to_string() };
        pairs.map(|(alone, edged)| format!("{}, {}", text(alone), text(edged))).join(" | ")
    };
    print(format!("| published | {} |", cells(PUBLISHED)));
    for seed in (0..cubes).map(|k| first_seed + k) {
        let made = generate(Shape::Cube9, Level::Hard, Way::Thesis, seed).map_err(|e| e.to_string())?;
        let edged = with_edges(&made.puzzle);
        print(format!("| {seed} | {} |", cells(ORDER.map(|f| (count(&made.puzzle, f).0, count(&edged, f).0)))));
    }
    print("\nThe published cube is not known; ours are generated as in the thesis, by removing digits at random.");
    Ok(())
}

/// How many solutions a face has alone, and the first.
fn count(cube: &Grid, face: usize) -> (u64, Option<Grid>) {
    let mut solver = Solver::new(&cube.face(face), MOST);
    solver.run(u64::MAX);
    (solver.count(), solver.solutions().first().cloned())
}

/// The cube with the edges of every face that has one solution filled in.
fn with_edges(cube: &Grid) -> Grid {
    let layout = cube.layout();
    let mut edged = cube.clone();
    for (face, shown) in layout.faces.iter().enumerate() {
        let (1, Some(solution)) = count(cube, face) else { continue };
        let squares = shown.squares.iter().zip(solution.cells());
        squares.filter(|(s, _)| layout.places[**s].len() > 1).for_each(|(&square, &digit)| edged.set(square, digit));
    }
    edged
}
