//! A landscape that is too large to be drawn whole, by sampling: random boards and the local optima that climbers come to from them, each
//! with its fitness and how far from the solution it is. Boards are those of `landscape`: boxes are permutations, neighbours differ
//! by a swap inside a box; distance is the least number of such swaps.
//!
//! T. Jones and S. Forrest, *Fitness distance correlation as a measure of problem difficulty for genetic algorithms*, ICGA 6, 1995.

use serde::{Deserialize, Serialize};

use crate::evolve::board::Ground;
use crate::evolve::operators::permute::{fill, swap_distance};
use crate::evolve::random::{Rng, seeded, shuffle};
use crate::exact::{Verdict, verdict};
use crate::puzzle::Grid;
use crate::stats::wilson::Z;

/// Kinds of houses that are permutations.
const BOXES: usize = 2;

/// A board, as it is plotted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// Digits that its rows and columns miss.
    pub fitness: u32,
    /// Swaps to the solution.
    pub distance: u32,
}

/// Where a climber started and where it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climb {
    /// Its number, which is its seed.
    pub number: u32,
    /// A random board.
    pub start: Point,
    /// A local optimum, or the solution.
    pub end: Point,
}

/// Climbs on a puzzle.
#[derive(Clone)]
pub struct Sampler {
    ground: Ground,
    solution: Vec<u8>,
    /// All swaps there are.
    swaps: Vec<(u16, u16)>,
}

impl Sampler {
    /// For a flat puzzle with one solution; `None` for any other.
    pub fn of(puzzle: &Grid) -> Option<Sampler> {
        let Verdict::One(solution) = verdict(puzzle) else { return None };
        if puzzle.shape().is_cube() {
            return None;
        }
        let ground = Ground::unweighted(puzzle, false);
        let mut swaps = Vec::new();
        for &house in &ground.houses[BOXES] {
            let free = ground.free_in(house.into());
            for (k, &first) in free.iter().enumerate() {
                swaps.extend(free[k + 1..].iter().map(|&second| (first, second)));
            }
        }
        Some(Sampler { ground, solution: solution.cells().to_vec(), swaps })
    }

    /// How many neighbours a board has.
    pub fn neighbours(&self) -> usize {
        self.swaps.len()
    }

    fn point(&self, cells: &[u8]) -> Point {
        let of = |house: u16, cells: &[u8]| -> Vec<u8> {
            self.ground.free_in(house.into()).iter().map(|&square| cells[usize::from(square)]).collect()
        };
        let swaps = |&house: &u16| swap_distance(&of(house, cells), &of(house, &self.solution)).unwrap_or_default();
        let distance = self.ground.houses[BOXES].iter().map(swaps).sum::<usize>() as u32;
        Point { fitness: self.ground.missing_digits(cells), distance }
    }

    /// From a random board, swaps in random order, each kept if it lowers the fitness, until none does.
    pub fn climb(&self, number: u32) -> Climb {
        let mut rng = seeded(number.into());
        let mut cells = fill(&self.ground, BOXES, &mut rng);
        let start = self.point(&cells);
        let mut fitness = start.fitness;
        while let Some(lower) = self.step(&mut cells, fitness, &mut rng) {
            fitness = lower;
        }
        Climb { number, start, end: self.point(&cells) }
    }

    /// The first of all swaps, in random order, that lowers the fitness.
    fn step(&self, cells: &mut [u8], fitness: u32, rng: &mut Rng) -> Option<u32> {
        let mut swaps = self.swaps.clone();
        shuffle(rng, &mut swaps);
        swaps.into_iter().find_map(|(first, second)| {
            cells.swap(first.into(), second.into());
            let now = self.ground.missing_digits(cells);
            if now >= fitness {
                cells.swap(first.into(), second.into());
            }
            (now < fitness).then_some(now)
        })
    }
}

/// Many climbs, and what is known of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Climbs {
    /// The puzzle.
    pub puzzle: Grid,
    done: Vec<Option<Climb>>,
}

impl Climbs {
    /// So many; nothing is known yet.
    pub fn new(puzzle: Grid, climbs: u32) -> Climbs {
        Climbs { puzzle, done: vec![None; climbs as usize] }
    }

    /// How many are wanted.
    pub fn wanted(&self) -> usize {
        self.done.len()
    }

    /// Numbers of those that are left.
    pub fn left(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.done).filter(|(_, climb)| climb.is_none()).map(|(number, _)| number)
    }

    /// Takes one in.
    pub fn take(&mut self, climb: Climb) {
        if let Some(place) = self.done.get_mut(climb.number as usize) {
            *place = Some(climb);
        }
    }

    /// Those that are known.
    pub fn done(&self) -> impl Iterator<Item = &Climb> {
        self.done.iter().flatten()
    }

    /// Random boards.
    pub fn starts(&self) -> Vec<Point> {
        self.done().map(|climb| climb.start).collect()
    }

    /// Where climbers ended.
    pub fn ends(&self) -> Vec<Point> {
        self.done().map(|climb| climb.end).collect()
    }
}

/// The correlation of fitness and distance (Pearson's), with its 95 % interval (Fisher's transformation); `None` where either does
/// not vary, or there are fewer than four boards.
pub fn correlation(points: &[Point]) -> Option<(f64, f64, f64)> {
    let n = points.len() as f64;
    let mean = |of: fn(&Point) -> u32| points.iter().map(|p| f64::from(of(p))).sum::<f64>() / n;
    let (f, d) = (mean(|p| p.fitness), mean(|p| p.distance));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points.iter().map(|p| of(f64::from(p.fitness) - f, f64::from(p.distance) - d)).sum()
    };
    let (ff, dd, fd) = (sum(&|a, _| a * a), sum(&|_, b| b * b), sum(&|a, b| a * b));
    if points.len() < 4 || ff <= 0.0 || dd <= 0.0 {
        return None;
    }
    let r = (fd / (ff * dd).sqrt()).clamp(-1.0, 1.0);
    let half = Z / (n - 3.0).sqrt();
    Some((r, (r.atanh() - half).tanh(), (r.atanh() + half).tanh()))
}

#[cfg(test)]
mod tests {
    use crate::study::distance::*;
    use crate::study::landscape::Landscape;
    use crate::text::of_line;

    const SMALL: &str = "....1.2..4.1....";

    /// Where the whole landscape is known, every climb ends in one of its optima, and the solution is at no distance.
    #[test]
    fn climbs_end_in_optima_of_the_whole_landscape() {
        let puzzle = of_line(SMALL).unwrap();
        let (sampler, landscape) = (Sampler::of(&puzzle).unwrap(), Landscape::of(&puzzle).unwrap());
        assert_eq!(sampler.neighbours(), landscape.neighbours);
        for number in 0..200 {
            let climb = sampler.climb(number);
            assert!(climb.end.fitness <= climb.start.fitness);
            assert_eq!(climb.end.fitness == 0, climb.end.distance == 0);
            assert!(climb.end.fitness == 0 || landscape.optima[climb.end.fitness as usize] > 0, "{climb:?}");
            assert_eq!(climb, sampler.climb(number));
        }
    }

    #[test]
    fn a_swap_away_from_the_solution_is_at_distance_one() {
        let sampler = Sampler::of(&of_line(SMALL).unwrap()).unwrap();
        for &(first, second) in &sampler.swaps {
            let mut cells = sampler.solution.clone();
            cells.swap(first.into(), second.into());
            assert_eq!(sampler.point(&cells).distance, 1);
        }
        assert_eq!(sampler.point(&sampler.solution), Point { fitness: 0, distance: 0 });
    }

    #[test]
    fn a_correlation_has_fishers_interval() {
        // Worked out apart, in Python: r, and tanh(atanh(r) ± 1.96 ÷ √3).
        let points: Vec<Point> = [(1, 2), (2, 1), (3, 4), (4, 3), (5, 7), (6, 5)]
            .map(|(fitness, distance)| Point { fitness, distance })
            .to_vec();
        let (r, low, high) = correlation(&points).unwrap();
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} {b}");
        [(r, 0.791_794_654_888), (low, -0.055_305_159_673), (high, 0.976_114_580_115)]
            .into_iter()
            .for_each(|(a, b)| near(a, b));
        assert_eq!(correlation(&points[..3]), None);
        assert_eq!(correlation(&[points[0]; 9]), None);
        let line: Vec<Point> = (0..9).map(|k| Point { fitness: k, distance: 2 * k + 1 }).collect();
        assert!(correlation(&line).unwrap().0 > 0.999_999);
    }

    /// The one that the lesson samples: a climb from a random board never comes far.
    #[test]
    fn the_lessons_larger_landscape_can_be_sampled() {
        let puzzle = crate::study::lessons::landscape::LESSON.sampled().unwrap();
        let sampler = Sampler::of(&puzzle).unwrap();
        let climb = sampler.climb(1);
        assert!(climb.start.distance > 9 && climb.end.fitness < climb.start.fitness, "{climb:?}");
    }

    #[test]
    fn what_has_no_one_solution_is_not_sampled() {
        assert!(Sampler::of(&of_line("................").unwrap()).is_none());
    }

    #[test]
    fn climbs_are_taken_in_once_each() {
        let puzzle = of_line(SMALL).unwrap();
        let (sampler, mut climbs) = (Sampler::of(&puzzle).unwrap(), Climbs::new(puzzle, 5));
        [3, 1, 3, 99].into_iter().for_each(|number| climbs.take(sampler.climb(number)));
        assert_eq!((climbs.left().collect::<Vec<_>>(), climbs.done().count()), (vec![0, 2, 4], 2));
    }
}
