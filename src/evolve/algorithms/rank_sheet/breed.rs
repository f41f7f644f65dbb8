//! A child: its parents are drawn by rank, it takes each box from one of them, and boxes swap digits inside.

use crate::evolve::algorithms::rank_sheet::{Individual, RankSheet};
use crate::evolve::operation;
use crate::evolve::operation::{Act, Draw, Operation};
use crate::evolve::operators::select::linear_rank;
use crate::evolve::random::{Rng, below, happens, threshold};
use crate::evolve::row::Gains;
use crate::exact::rank_sheet::violations;
use crate::puzzle::Square;

impl RankSheet {
    pub(super) fn child(&mut self, rng: &mut Rng) -> Individual {
        let size = self.population.len();
        let (mother, father) = (linear_rank(rng, size), linear_rank(rng, size));
        let mut variables = self.population[mother].variables.clone();
        let layout = self.puzzle.layout();
        let mut from_father = Vec::new();
        for (k, &house) in layout.faces[0].boxes().iter().enumerate() {
            if below(rng, 2) == 1 {
                from_father.push(k as u16);
                let squares = &layout.houses[house].squares;
                squares.iter().for_each(|&s| variables[s] = self.population[father].variables[s]);
            }
        }
        let crossed = self.notes.taken().then(|| variables.clone());
        let mut swaps = 0;
        let rate = threshold(self.present().1);
        for squares in &self.boxes {
            if happens(rng, rate) {
                swap(&mut variables, squares, rng);
                swaps += 1;
            }
        }
        if variables == self.population[mother].variables {
            swaps += 1;
            swap(&mut variables, &self.boxes[below(rng, self.boxes.len() as u32) as usize], rng);
        }
        let child = self.evaluated(variables);
        let (a, b) = (&self.population[mother], &self.population[father]);
        if self.children.is_empty() {
            self.gains = Gains::default();
        }
        self.gains.children.0 += u32::from(child.penalty < a.penalty.min(b.penalty));
        self.gains.children.1 += 1;
        if let Some(variables) = crossed {
            let born = self.children.len();
            let penalty = violations(&self.puzzle, &variables, self.rank).penalty();
            let crossed = as_noted(born, &Individual { variables, penalty });
            let before = vec![as_noted(mother, a), as_noted(father, b)];
            let fitness = self.population.iter().map(|i| i.penalty).collect();
            let act = Act::Select { draw: Draw::Rank, fitness, refused: Vec::new() };
            self.notes.add(|| Operation { act, before: before.clone(), after: None });
            let act = Act::Boxes { second: from_father };
            self.notes.add(|| Operation { act, before, after: Some(crossed.clone()) });
            let after = Some(as_noted(born, &child));
            let act = Act::Mutate { done: swaps, refused: 0 };
            self.notes.add(|| Operation { act, before: vec![crossed], after });
        }
        child
    }
}

fn as_noted(rank: usize, individual: &Individual) -> operation::Individual {
    operation::Individual { rank: rank as u32, cells: individual.variables.clone(), fitness: individual.penalty }
}

/// Two different squares of a box change places, if it has two that may.
fn swap(variables: &mut [u8], squares: &[Square], rng: &mut Rng) {
    let count = squares.len() as u32;
    if count > 1 {
        let first = below(rng, count);
        let second = (first + 1 + below(rng, count - 1)) % count;
        variables.swap(squares[first as usize], squares[second as usize]);
    }
}
