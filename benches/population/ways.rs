//! The ways to spend the same time. Each says whether it solved the board before the clock was over.

use sudokube::evolve::algorithms::partial::cooling::{CHAIN, Cooling};
use sudokube::evolve::algorithms::partial::cover::Cover;
use sudokube::evolve::random::{Rng, below, below_wide};
use sudokube::evolve::view::partial::Phase;
use sudokube::puzzle::Grid;

use crate::cross::{Cross, agreement, boxes, copy, digits, likeness};
use crate::walk::{Clock, PLAN, Walk, again, joined};

/// A way to solve a board.
pub type Way = fn(&Grid, &mut Clock, &mut Rng) -> bool;

/// All of them; the first is what the others are held against.
pub const WAYS: [(&str, Way); 7] = [
    ("one board, as `sudokube-annealing`", one),
    ("population of 4, each for itself", each),
    ("population annealing, 8 boards", resampled),
    ("8 boards, children are copies heated again", |p, c, r| bred(p, c, r, copy)),
    ("8 boards, crossover by digits", |p, c, r| bred(p, c, r, digits)),
    ("8 boards, crossover by boxes", |p, c, r| bred(p, c, r, boxes)),
    ("8 boards, children keep what both parents hold", |p, c, r| bred(p, c, r, agreement)),
];

/// Boards of a population.
const BOARDS: usize = 8;
/// The temperature of a child, as a share of that at which the window began.
const HEATED: f64 = 0.95;
/// From this likeness on a child takes the place of the board that it is like.
const ALIKE: f64 = 0.95;

fn one(puzzle: &Grid, clock: &mut Clock, rng: &mut Rng) -> bool {
    let mut walk = Walk::new(Cover::new(puzzle));
    while !walk.is_solved() && !clock.is_over() {
        walk.advance(rng);
    }
    walk.is_solved()
}

fn each(puzzle: &Grid, clock: &mut Clock, rng: &mut Rng) -> bool {
    let mut walks = vec![Walk::new(Cover::new(puzzle)); 4];
    while !clock.is_over() {
        for walk in &mut walks {
            walk.advance(rng);
            if walk.is_solved() {
                return true;
            }
        }
    }
    false
}

/// All boards at one temperature; at each step of the window they are drawn anew by Boltzmann's weights (K. Hukushima, Y. Iba,
/// *Population annealing*, 2003). Every board takes a whole sweep.
fn resampled(puzzle: &Grid, clock: &mut Clock, rng: &mut Rng) -> bool {
    let mut boards = vec![Cover::new(puzzle); BOARDS];
    let mut cooling = Cooling::new(PLAN, boards[0].squares());
    while !clock.is_over() {
        let mut chains = Vec::new();
        for board in &mut boards {
            chains.push(board.chain(CHAIN, cooling.rule(), rng));
            if board.fitness() == 0 {
                return true;
            }
        }
        let before = cooling.temperature();
        cooling.after(&joined(&chains));
        if cooling.phase() == Phase::Sweep && cooling.temperature() < before {
            boards = drawn_anew(&boards, 1.0 / cooling.temperature() - 1.0 / before, rng);
        }
    }
    false
}

/// As many boards, each as often as e^(−energy · colder) has it, with one draw for all of them.
fn drawn_anew(boards: &[Cover], colder: f64, rng: &mut Rng) -> Vec<Cover> {
    let least = boards.iter().map(Cover::fitness).min().unwrap_or_default();
    let weights: Vec<f64> = boards.iter().map(|b| (-f64::from(b.fitness() - least) * colder).exp()).collect();
    let step = weights.iter().sum::<f64>() / boards.len() as f64;
    let mut at = step * below_wide(rng, 1 << 53) as f64 / (1u64 << 53) as f64;
    let (mut sum, mut new) = (0.0, Vec::new());
    for (board, weight) in boards.iter().zip(weights) {
        sum += weight;
        while at < sum && new.len() < boards.len() {
            new.push(board.clone());
            at += step;
        }
    }
    // Rounding may leave one out.
    while new.len() < boards.len() {
        new.push(boards[0].clone());
    }
    new
}

/// Boards after a sweep each; then one child at a time, annealed from [`HEATED`], takes the place of the worst, or of the one it is
/// like, unless it leaves more open.
fn bred(puzzle: &Grid, clock: &mut Clock, rng: &mut Rng, cross: Cross) -> bool {
    let empty = Cover::new(puzzle);
    let (mut boards, mut began) = (Vec::new(), 0.0);
    while boards.len() < BOARDS {
        let mut walk = Walk::new(empty.clone());
        while !walk.advance(rng) {
            if walk.is_solved() || clock.is_over() {
                return walk.is_solved();
            }
        }
        if walk.is_solved() {
            return true;
        }
        began += walk.began / BOARDS as f64;
        boards.push(walk.cover);
    }
    while !clock.is_over() {
        let mut parent = || {
            (0..2).map(|_| below(rng, BOARDS as u32) as usize).min_by_key(|&k| boards[k].fitness()).unwrap_or_default()
        };
        let (a, mut b) = (parent(), parent());
        if a == b {
            b = (a + 1 + below(rng, BOARDS as u32 - 1) as usize) % BOARDS;
        }
        clock.children += 1;
        let mut child = cross(puzzle, &empty, &[boards[a].clone(), boards[b].clone()], rng);
        if again(&mut child, began, HEATED, clock, rng) {
            return true;
        }
        let like = (0..BOARDS).find(|&k| likeness(puzzle, &boards[k], &child) >= ALIKE);
        let worst = (0..BOARDS).max_by_key(|&k| boards[k].fitness()).unwrap_or_default();
        let place = like.unwrap_or(worst);
        if child.fitness() <= boards[place].fitness() {
            boards[place] = child;
        }
    }
    false
}
