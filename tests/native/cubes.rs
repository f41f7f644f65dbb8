//! SudoKubes with known answers: layout, checker and exact solver agree with the files in `corpus/`.
//!
//! The files are the project's own (`shared/puzzles`); their first line names the columns.

use sudokube::exact::{Solver, Status, Verdict};
use sudokube::puzzle::check::check;
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::{ReadError, from_faces, read};

/// Placements that the proof of any of these cubes may try.
const MOST_NODES: u64 = 2000;

struct Cube {
    puzzle: Grid,
    solution: Grid,
    level: String,
    givens: usize,
    /// Solutions of each face alone, counted up to 50.
    faces: Vec<u64>,
}

fn cubes() -> Vec<Cube> {
    let files = [include_str!("../corpus/cubes_9.tsv"), include_str!("../corpus/cubes_4.tsv")];
    let lines = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#'));
    let cubes: Vec<Cube> = lines.map(cube).collect();
    assert_eq!(cubes.len(), 40);
    cubes
}

fn cube(line: &str) -> Cube {
    let [puzzle, level, givens, faces, solution] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
    Cube {
        puzzle: read(puzzle).unwrap().grid,
        solution: read(solution).unwrap().grid,
        level: level.to_string(),
        givens: givens.parse().unwrap(),
        faces: faces.split(',').map(|n| n.parse().unwrap()).collect(),
    }
}

#[test]
fn every_solution_is_accepted_and_keeps_its_givens() {
    for cube in cubes() {
        assert!(cube.puzzle.shape().is_cube());
        assert_eq!(cube.puzzle.filled(), cube.givens, "distinct givens");
        assert_eq!(check(&cube.puzzle, &cube.solution), Ok(()));
    }
}

#[test]
fn any_changed_edge_digit_is_refused() {
    for Cube { solution, .. } in cubes() {
        let (layout, side) = (solution.layout(), solution.layout().side as u8);
        let edges: Vec<usize> = (0..layout.squares).filter(|&s| layout.places[s].len() > 1).collect();
        assert_eq!(edges.len(), if side == 9 { 92 } else { 32 });
        let blank = Grid::empty(solution.shape());
        for square in edges {
            for step in [1, 2, side - 1] {
                let mut changed = solution.clone();
                changed.set(square, (solution.get(square) - 1 + step) % side + 1);
                assert!(check(&blank, &changed).is_err(), "{} changed", layout.name(square));
            }
        }
    }
}

#[test]
fn a_digit_changed_on_one_face_only_is_refused_by_name() {
    for Cube { solution, .. } in cubes() {
        let (layout, area) = (solution.layout(), solution.layout().side.pow(2));
        let digits: Vec<u8> = solution.face_cells().collect();
        for (square, places) in layout.places.iter().enumerate().filter(|(_, places)| places.len() > 1) {
            for place in places {
                let mut copies = digits.clone();
                let at = place.face * area + place.row * layout.side + place.column;
                copies[at] = copies[at] % layout.side as u8 + 1;
                let Err(ReadError::Edge { first, second, .. }) = from_faces(solution.shape(), &copies) else {
                    panic!("{} was accepted", layout.place_name(*place));
                };
                assert!(places.iter().any(|&p| layout.place_name(p) == first), "{first} for {}", layout.name(square));
                assert!(places.iter().any(|&p| layout.place_name(p) == second), "{second} for {}", layout.name(square));
            }
        }
    }
}

#[test]
fn every_cube_has_exactly_its_solution_and_the_proof_is_short() {
    for cube in cubes() {
        let mut solver = Solver::new(&cube.puzzle, 2);
        // What is not decided by then has the verdict Undecided.
        solver.run(MOST_NODES);
        assert_eq!(solver.verdict(), Verdict::One(cube.solution), "{} after {} nodes", cube.level, solver.nodes());
    }
}

#[test]
fn faces_alone_have_as_many_solutions_as_the_files_say() {
    for cube in cubes() {
        let count = |face| {
            let mut solver = Solver::new(&cube.puzzle.face(face), 50);
            while solver.run(u64::MAX) == Status::Working {}
            solver.count()
        };
        assert_eq!((0..6).map(count).collect::<Vec<_>>(), cube.faces, "{}", cube.level);
    }
}

#[test]
fn the_two_sizes_are_told_apart_by_length() {
    let shapes: Vec<Shape> = cubes().iter().map(|c| c.puzzle.shape()).collect();
    assert_eq!(shapes.iter().filter(|&&s| s == Shape::Cube9).count(), 20);
    assert_eq!(shapes.iter().filter(|&&s| s == Shape::Cube4).count(), 20);
}
