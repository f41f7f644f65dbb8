//! Going to and fro in a run. A run is its puzzle, settings and seed, so any generation of it can be had again exactly:
//! from the snapshot before it, by running on from there. Snapshots stay as few as they are however long the run is.

use crate::evolve::algorithm::RunError;
use crate::evolve::operation::Operation;
use crate::evolve::recipe::Recipe;
use crate::evolve::run::Run;

/// Snapshots of the whole run, and those around the generation gone back to. Where a run has 100,000 generations,
/// going back costs at most some 3,000 of them once, and then at most 100 for each step further back.
const FAR: usize = 64;
const NEAR: usize = 32;

/// Snapshots at the multiples of a stride, oldest first.
#[derive(Default)]
struct Ladder {
    stride: u64,
    rungs: Vec<Run>,
}

impl Ladder {
    /// Keeps a snapshot when one is due; of too many, every second is dropped and the stride is doubled.
    fn keep(&mut self, run: &Run, most: usize) {
        let generation = run.row().generation;
        let after_last = self.rungs.last().is_none_or(|last| last.row().generation < generation);
        if !after_last || !generation.is_multiple_of(self.stride.max(1)) {
            return;
        }
        self.rungs.extend(run.fork());
        if self.rungs.len() > most {
            self.stride = 2 * self.stride.max(1);
            self.rungs.retain(|r| r.row().generation.is_multiple_of(self.stride));
        }
    }

    /// The last snapshot that is not after a generation.
    fn before(&self, generation: u64) -> Option<&Run> {
        let after = self.rungs.partition_point(|r| r.row().generation <= generation);
        after.checked_sub(1).map(|k| &self.rungs[k])
    }
}

/// A run that can be gone back in.
pub struct Replay {
    recipe: Recipe,
    run: Run,
    far: Ladder,
    near: Ladder,
    /// The generation to go to, until it is reached.
    target: Option<u64>,
    furthest: u64,
}

impl Replay {
    /// The run of a recipe, before its first generation.
    ///
    /// # Errors
    /// When the run cannot start.
    pub fn new(recipe: Recipe) -> Result<Replay, RunError> {
        let run = recipe.start()?;
        let mut far = Ladder::default();
        far.keep(&run, FAR);
        Ok(Replay { recipe, furthest: run.row().generation, run, far, near: Ladder::default(), target: None })
    }

    /// The run in the generation that is shown.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// The run as it is.
    pub fn run_mut(&mut self) -> &mut Run {
        &mut self.run
    }

    /// Number of its generation.
    pub fn generation(&self) -> u64 {
        self.run.row().generation
    }

    /// The highest generation that was ever reached.
    pub fn furthest(&self) -> u64 {
        self.furthest
    }

    /// How many snapshots are kept.
    pub fn snapshots(&self) -> usize {
        self.far.rungs.len() + self.near.rungs.len()
    }

    /// Goes nowhere any more.
    pub fn stay(&mut self) {
        self.target = None;
    }

    /// Whether a generation is still to be gone to.
    pub fn is_seeking(&self) -> bool {
        self.target.is_some()
    }

    /// Does a small part of a generation; true when that completed it.
    pub fn advance(&mut self) -> bool {
        if !self.run.advance() {
            return false;
        }
        self.far.keep(&self.run, FAR);
        if self.near.stride > 0 {
            self.near.keep(&self.run, usize::MAX);
        }
        self.furthest = self.furthest.max(self.generation());
        true
    }

    /// Goes to a generation, which [`Replay::go_on`] then does in small parts: at once to the nearest snapshot before it,
    /// and on from there. One that was never reached is gone to as the end of the run allows.
    pub fn seek(&mut self, generation: u64) {
        self.target = Some(generation);
        // Part of a generation may be done; only a snapshot is between two generations for certain.
        let forward = generation > self.generation();
        let best = [self.far.before(generation), self.near.before(generation)];
        let best = best.into_iter().flatten().max_by_key(|run| run.row().generation);
        let from = best.map(|run| run.row().generation);
        if forward && from.is_none_or(|from| from <= self.generation()) {
            return;
        }
        match best.and_then(Run::fork) {
            Some(run) => self.run = run,
            None => self.start_again(),
        }
        // Snapshots on the way, so that further steps back are short; none so dense that they outnumber generations.
        let way = generation - self.generation();
        if way > NEAR as u64 {
            self.near = Ladder { stride: way.div_ceil(NEAR as u64), rungs: Vec::new() };
        }
    }

    /// For a search that cannot be forked.
    fn start_again(&mut self) {
        if let Ok(run) = self.recipe.start() {
            self.run = run;
        }
    }

    /// Does a part of the way to the generation that was sought; true once it is there.
    pub fn go_on(&mut self) -> bool {
        let Some(target) = self.target else { return true };
        let over = self.run.solved() || self.run.ended().is_some();
        if self.generation() >= target || over {
            self.target = None;
            return true;
        }
        self.advance();
        false
    }

    /// What the operators did to make the generation that is shown out of the one before; nothing in generation 0. The
    /// run then stands in the same generation again.
    pub fn operations(&mut self) -> Vec<Operation> {
        let generation = self.generation();
        let Some(before) = generation.checked_sub(1) else { return Vec::new() };
        self.go_to(before);
        let traced = self.run.fork().map(|mut run| {
            run.trace();
            run.step();
            run.operations()
        });
        self.go_to(generation);
        traced.unwrap_or_default()
    }

    /// Goes to a generation in one go.
    pub fn go_to(&mut self, generation: u64) {
        self.seek(generation);
        while !self.go_on() {}
    }
}
