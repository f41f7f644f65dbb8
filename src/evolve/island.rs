//! Islands: populations that evolve apart and now and then send their best individuals on to the next island of a ring.
//!
//! E. Cantú-Paz, *A survey of parallel genetic algorithms*, Calculateurs Parallèles 10(2), 1998: the coarse-grained
//! model, with a directed ring, migration in fixed epochs, the best as emigrants, the worst replaced.
//!
//! The answer is that of the earliest generation, on the first island among equals. An island stops only when it could not
//! come before the answer that is known; so the same puzzle, settings, seed and number of islands give the same answer
//! however threads or workers take turns.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use crate::evolve::algorithm::RunError;
use crate::evolve::limits::Limits;
use crate::evolve::run::Run;
use crate::evolve::view::End;
use crate::puzzle::Grid;

/// Individuals that an island sends on at the end of an epoch.
pub const EMIGRANTS: usize = 2;

/// Most islands of a run.
pub const MOST: u32 = 64;

/// The seed of an island's own generator (SplitMix64, Steele, Lea and Flood 2014). The first island has the run's seed:
/// one island alone is the run without islands.
pub fn seed(seed: u64, island: u32) -> u64 {
    if island == 0 {
        return seed;
    }
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(u64::from(island)));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Where and when the best answer so far was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Won {
    /// The generation.
    pub generation: u64,
    /// The island, from 0.
    pub island: u32,
}

impl Won {
    /// The last generation in which another island could still come before this answer.
    pub fn last_chance(&self, island: u32) -> u64 {
        if island < self.island { self.generation } else { self.generation.saturating_sub(1) }
    }
}

/// What came of all islands.
#[derive(Default)]
pub struct Outcome {
    /// The island with the answer; without one, the island with the best board.
    pub island: u32,
    /// The answer that the independent checker accepted.
    pub answer: Option<Grid>,
    /// Whether there is a solution.
    pub solved: bool,
    /// Why it ended without one, where the method said so.
    pub ended: Option<End>,
    /// Best fitness of any generation.
    pub best: u32,
    /// Generations of the island that won, or of the longest.
    pub generations: u64,
    /// Of all islands, up to the generation of the answer.
    pub evaluations: u64,
}

/// One island's part, once it has stopped.
struct Part {
    island: u32,
    answer: Option<Grid>,
    solved: bool,
    ended: Option<End>,
    best: u32,
    generation: u64,
    /// Evaluations after each generation.
    evaluations: Vec<u64>,
}

/// Runs `islands` of them on as many threads. Limits hold for each island; `over`, asked of an island on its thread, before
/// the first generation and after each, says that time is up.
///
/// # Errors
///
/// A run cannot start; the reason of the first island that cannot.
pub fn run(
    islands: u32,
    start: impl Fn(u32) -> Result<Run, RunError> + Sync,
    limits: Limits,
    over: impl Fn(u32) -> bool + Sync,
) -> Result<Outcome, RunError> {
    let islands = islands.clamp(1, MOST);
    let won: Mutex<Option<Won>> = Mutex::new(None);
    // Each island sends to the next; a place in between, so that nobody waits to send.
    let (senders, mut receivers): (Vec<_>, Vec<_>) = (0..islands).map(|_| sync_channel(1)).unzip();
    receivers.rotate_right(1);
    let parts: Result<Vec<Part>, RunError> = std::thread::scope(|scope| {
        let ways = senders.into_iter().zip(receivers).enumerate();
        let threads: Vec<_> = ways
            .map(|(island, way)| {
                let (start, over, won) = (&start, &over, &won);
                scope.spawn(move || {
                    let island = island as u32;
                    Ok(Island { island, alone: islands == 1, run: start(island)?, way, won }.evolve(limits, over))
                })
            })
            .collect();
        // A panic goes on to the caller, as it would without threads.
        threads.into_iter().map(|t| t.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    Ok(outcome(&parts?))
}

/// Digits of individuals on their way.
type Boat = Vec<Vec<u8>>;

struct Island<'a> {
    island: u32,
    /// There is nobody to exchange with.
    alone: bool,
    run: Run,
    way: (SyncSender<Boat>, Receiver<Boat>),
    won: &'a Mutex<Option<Won>>,
}

impl Island<'_> {
    fn evolve(mut self, limits: Limits, over: &impl Fn(u32) -> bool) -> Part {
        let mut evaluations = vec![self.run.row().evaluations];
        while !over(self.island) && !self.run.solved() && self.run.ended().is_none() && !limits.reached(self.run.row())
        {
            let generation = self.run.row().generation;
            let leaving =
                if self.run.is_exchange() && !self.alone { self.run.emigrants(EMIGRANTS) } else { Boat::new() };
            // An algorithm without migration sends nothing, on no island, and nobody waits.
            if !leaving.is_empty() {
                // A neighbour that has stopped neither sends nor receives.
                let _ = self.way.0.send(leaving);
                if let Ok(boat) = self.way.1.recv() {
                    self.run.immigrate(&boat);
                }
            }
            if self.won().is_some_and(|won| generation >= won.last_chance(self.island)) {
                break;
            }
            evaluations.push(self.run.step().evaluations);
        }
        let row = self.run.row();
        if self.run.solved() {
            let mine = Won { generation: row.generation, island: self.island };
            let mut won = self.won.lock().unwrap_or_else(|broken| broken.into_inner());
            *won = Some(won.map_or(mine, |first| first.min(mine)));
        }
        Part {
            island: self.island,
            answer: self.run.verified(),
            solved: self.run.solved(),
            ended: self.run.ended(),
            best: self.run.found().0,
            generation: row.generation,
            evaluations,
        }
    }

    fn won(&self) -> Option<Won> {
        *self.won.lock().unwrap_or_else(|broken| broken.into_inner())
    }
}

fn outcome(parts: &[Part]) -> Outcome {
    let first = parts.iter().min_by_key(|p| (!p.solved, if p.solved { 0 } else { p.best }, p.generation, p.island));
    let spent = |p: &Part, until: u64| p.evaluations[(until as usize).min(p.evaluations.len() - 1)];
    let Some(part) = first else { return Outcome::default() };
    let won = Won { generation: part.generation, island: part.island };
    let until = |p: &Part| if part.solved && p.island != part.island { won.last_chance(p.island) } else { u64::MAX };
    Outcome {
        island: part.island,
        answer: part.answer.clone(),
        solved: part.solved,
        ended: part.ended,
        best: part.best,
        generations: part.generation,
        evaluations: parts.iter().map(|p| spent(p, until(p))).sum(),
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::Settings;
    use crate::evolve::island::*;
    use crate::text::read;

    const ESCARGOT: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    fn start(number: u64) -> impl Fn(u32) -> Result<Run, RunError> {
        let puzzle = read(ESCARGOT).unwrap().grid;
        move |island| Run::new("waters-grid", &puzzle, &Settings::default(), seed(number, island))
    }

    fn solve(islands: u32, number: u64, delay: u64) -> (u32, u64, u64, Option<Grid>) {
        let over = |_| {
            if delay > 0 {
                std::thread::sleep(std::time::Duration::from_micros(delay));
            }
            false
        };
        let outcome = run(islands, start(number), Limits::default(), over).unwrap();
        assert!(outcome.answer.is_some());
        (outcome.island, outcome.generations, outcome.evaluations, outcome.answer)
    }

    /// The same protocol without threads: every island completes an epoch before the boats go.
    fn solve_in_turns(islands: u32, number: u64) -> Won {
        let mut runs: Vec<Run> = (0..islands).map(|k| start(number)(k).unwrap()).collect();
        loop {
            for run in runs.iter_mut() {
                while !run.solved() && !run.is_exchange() {
                    run.step();
                }
            }
            let solved = (0..).zip(&runs).filter(|(_, r)| r.solved());
            if let Some(won) = solved.map(|(island, r)| Won { generation: r.row().generation, island }).min() {
                return won;
            }
            let boats: Vec<Boat> = runs.iter().map(|r| r.emigrants(EMIGRANTS)).collect();
            for (k, run) in runs.iter_mut().enumerate() {
                run.immigrate(&boats[(k + boats.len() - 1) % boats.len()]);
                run.step();
            }
        }
    }

    #[test]
    fn the_answer_does_not_depend_on_how_threads_take_turns() {
        for number in 1..=3 {
            let first = solve(3, number, 0);
            assert_eq!(solve(3, number, 0), first);
            assert_eq!(solve(3, number, 300), first, "slowed down");
            assert_eq!(solve_in_turns(3, number), Won { generation: first.1, island: first.0 });
        }
    }

    #[test]
    fn one_island_is_the_run_without_islands() {
        let mut alone = start(5)(0).unwrap();
        while !alone.solved() {
            alone.step();
        }
        let (island, generations, evaluations, answer) = solve(1, 5, 0);
        assert_eq!((island, generations, evaluations), (0, alone.row().generation, alone.row().evaluations));
        assert_eq!(answer, alone.verified());
    }

    #[test]
    fn immigrants_take_the_places_of_the_worst() {
        let mut runs = [0, 1].map(|k| start(2)(k).unwrap());
        let boat = runs[0].emigrants(2);
        assert_eq!(boat.len(), 2);
        let before = runs[1].search().population();
        runs[1].immigrate(&boat);
        let after = runs[1].search().population();
        assert_eq!(after.len(), before.len());
        assert!(boat.iter().all(|cells| after.iter().any(|(digits, _)| digits == cells)));
        assert!(before[..before.len() - 2].iter().all(|member| after.contains(member)));
    }

    #[test]
    fn seeds_of_islands_differ() {
        let mut seeds: Vec<u64> = (0..MOST).map(|k| seed(7, k)).collect();
        assert_eq!(seeds[0], 7);
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), MOST as usize);
    }
}
