//! What a lesson is.

use crate::evolve::Recipe;
use crate::puzzle::Grid;
use crate::study::landscape::Landscape;
use crate::study::lanes::Lanes;
use crate::study::plan::StudyError;
use crate::study::trials::Trials;
use crate::text::link::Link;

/// Seeds that a lesson runs in front of the class.
pub const SEEDS: u32 = 20;

/// A lesson: what it runs, and what is to be read off the result. Its texts are in `say::lessons`.
pub struct Lesson {
    /// The run that is watched, as the link of a race.
    pub link: &'static str,
    /// A second puzzle, where the seeds are run on two: the same lanes on it follow those of the first.
    pub second: Option<&'static str>,
    /// How many lanes of the race are run over the seeds: the first ones.
    pub lanes: usize,
    /// Which of the options (from 0) so many seeds show.
    pub result: fn(&Trials) -> Option<usize>,
    /// The option that is its conclusion.
    pub conclusion: usize,
    /// What the conclusion says of the lanes.
    pub claim: Claim,
    /// In how many of so many fresh blocks of seeds its conclusion was shown: `lab lessons` counts them.
    pub held: (u32, u32),
    /// What its claims come to over 100 seeds, in per cent, with a 95 % interval: `lab lessons` measures them.
    pub over: &'static [(u8, u8, u8)],
    /// What is shown beside its runs.
    pub aside: Aside,
    /// The link to try.
    pub attempt: &'static str,
}

/// What a lesson shows beside its runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Nothing.
    None,
    /// A population to breed by hand, before the question.
    Hand,
    /// The whole landscape of the puzzle, beside the result, and a sample of that of this link's, which is larger.
    Landscape(&'static str),
    /// Selection alone, before the question.
    Takeover,
}

/// What a conclusion is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The share of seeds in which a lane (from 0) solves the puzzle.
    Share(usize),
    /// The first lane solves it before the second does, seed by seed.
    Ahead(usize, usize),
    /// The first is ahead of the second, and the third of the fourth.
    Both([usize; 4]),
}

/// What a lesson runs.
pub struct Machine {
    /// The puzzle of the race that is watched.
    pub puzzle: Grid,
    /// Its lanes.
    pub race: Vec<Recipe>,
    /// Lanes that are run over the seeds.
    pub lanes: Vec<Recipe>,
}

impl Machine {
    /// The runs over a block of seeds: block 0 is the lesson's own, and no two blocks share a seed of a lane.
    pub fn trials(&self, block: u64) -> Trials {
        let moved = |lane: &Recipe| {
            let seed = lane.seed.wrapping_add(u64::from(SEEDS).wrapping_mul(block));
            Recipe { seed, ..lane.clone() }
        };
        Trials::new(self.lanes.iter().map(moved).collect(), SEEDS)
    }
}

impl Lesson {
    /// What the lesson runs, as its links say.
    ///
    /// # Errors
    ///
    /// Everything in its links that cannot be run.
    pub fn machine(&self) -> Result<Machine, Vec<StudyError>> {
        let of = |link: &str| {
            let link = Link::read(link).map_err(|error| vec![error.into()])?;
            let found = Lanes::of_keys(&link.other, &link.grid, 1);
            if found.skipped.is_empty() { Ok((link.grid, found.lanes)) } else { Err(found.skipped) }
        };
        let (puzzle, race) = of(self.link)?;
        let mut lanes: Vec<Recipe> = race.iter().take(self.lanes).cloned().collect();
        if let Some(second) = self.second {
            lanes.extend(of(second)?.1.into_iter().take(self.lanes));
        }
        Ok(Machine { puzzle, race, lanes })
    }

    /// The whole landscape of its puzzle, where that is shown.
    pub fn landscape(&self) -> Option<Landscape> {
        let link = Link::read(self.link).ok().filter(|_| matches!(self.aside, Aside::Landscape(_)))?;
        Landscape::of(&link.grid)
    }

    /// The larger puzzle whose landscape is sampled beside it.
    pub fn sampled(&self) -> Option<Grid> {
        let Aside::Landscape(link) = self.aside else { return None };
        Link::read(link).ok().map(|link| link.grid)
    }
}

/// Which of three options a comparison shows: the first lane ahead in more seeds, neither, or the second; neither is a
/// difference of at most `level` seeds.
pub fn ahead(trials: &Trials, first: usize, second: usize, level: u64) -> usize {
    let pairs = trials.pairs(first, second);
    match () {
        () if pairs.first > pairs.second + level => 0,
        () if pairs.second > pairs.first + level => 2,
        () => 1,
    }
}
