//! Completes the six faces of a filled skeleton, one after the other, by Waters' flat algorithm.

use rand::Rng as _;

use crate::evolve::algorithms::waters_grid::{ALGORITHM, start};
use crate::evolve::algorithms::waters_sequential::ORDER;
use crate::evolve::random::Rng;
use crate::evolve::{Run, Settings};
use crate::generate::order::{Progress, Stage};
use crate::puzzle::Grid;

/// Generations after which a face is begun again; most need one to three.
const PATIENCE: u64 = 100;

/// The faces of a cube on their way, completed one by one.
pub struct Faces {
    cube: Grid,
    /// Position in [`ORDER`].
    stage: usize,
    run: Option<Run>,
}

impl Faces {
    /// A cube whose edges are filled.
    pub fn new(skeleton: Grid) -> Faces {
        Faces { cube: skeleton, stage: 0, run: None }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { stage: Stage::Faces, done: self.stage as u32, of: ORDER.len() as u32, tally: None }
    }

    /// One generation; the full cube, when it completed the last face.
    pub fn step(&mut self, rng: &mut Rng) -> Option<Grid> {
        let face = ORDER[self.stage];
        if self.run.as_ref().is_none_or(|r| r.row().generation >= PATIENCE) {
            self.run = Run::of(&ALGORITHM, start, &self.cube.face(face), &Settings::default(), rng.next_u64()).ok();
        }
        let run = self.run.as_mut()?;
        run.step();
        let solved = run.verified()?;
        self.run = None;
        let squares = &self.cube.layout().faces[face].squares;
        squares.iter().zip(solved.cells()).for_each(|(&square, &digit)| self.cube.set(square, digit));
        self.stage += 1;
        (self.stage == ORDER.len()).then(|| self.cube.clone())
    }
}
