//! The first half of a generation: children, and who stays of them and their parents.

use crate::evolve::algorithms::waters_all::{Individual, WatersAll};
use crate::evolve::board::{Board, differences};
use crate::evolve::engines::memetic::{as_noted, order};
use crate::evolve::operation::{Act, Draw, Operation};
use crate::evolve::operators::grow::KINDS;
use crate::evolve::operators::{age, cross, select};
use crate::evolve::random::{Rng, below};
use crate::evolve::row::{Event, Gains};

impl WatersAll {
    /// Breeds children; the best of all are kept, the old give way; the mutation rate is reset when that is due.
    pub(super) fn begin(&mut self, rng: &mut Rng) {
        self.generation += 1;
        self.gains = Gains::default();
        let keep = self.population.len();
        let children: Vec<Individual> = (0..keep).map(|born| self.child(born, rng)).collect();
        self.evaluations += keep as u64;
        self.population.iter_mut().for_each(|parent| parent.age += 1);
        self.population.extend(children);
        // Where each stands before the sort, which goes by derated fitness.
        let places: Option<Vec<u32>> = self.notes.taken().then(|| self.order());
        let fitness: Vec<u32> = match places {
            Some(_) => self.population.iter().map(|i| i.board.fitness()).collect(),
            None => Vec::new(),
        };
        self.sort();
        let ages: Vec<u32> = self.population.iter().map(|i| i.age).collect();
        let survivors = age::survivors(&ages, keep, self.plan.age_limit);
        if let Some(order) = places {
            let aged = (0..keep).filter(|k| !survivors.kept.contains(k)).map(|k| order[k]).collect();
            let kept = survivors.kept.iter().map(|&k| order[k]).collect();
            let act = Act::Survive { parents: keep as u32, kept, aged, fitness };
            self.notes.add(|| Operation { act, before: Vec::new(), after: None });
        }
        let mut kept = survivors.kept.iter().copied().peekable();
        let all = std::mem::take(&mut self.population);
        self.population = all.into_iter().enumerate().filter_map(|(k, i)| kept.next_if_eq(&k).map(|_| i)).collect();
        if survivors.aged > 0 {
            self.events.push(Event::Aged(survivors.aged));
        }
        let equal = self.population[0].derated == self.population[keep - 1].derated;
        let due = self.generation.is_multiple_of(self.plan.reset);
        if due || equal {
            self.notes.add(|| Operation { act: Act::Reset, before: Vec::new(), after: None });
            self.events.push(if due { Event::Reset } else { Event::Stuck });
            self.rate.jump();
        }
    }

    fn child(&mut self, born: usize, rng: &mut Rng) -> Individual {
        let cells = |k: usize| self.population[k].board.cells();
        let most = (self.plan.difference * self.ground.givens.len() as f64) as usize;
        let noted = self.notes.taken();
        let mut drawn = Vec::new();
        let similar = |a: usize, b: usize| {
            if noted {
                drawn.push((a as u32, b as u32));
            }
            differences(cells(a), cells(b)) <= most
        };
        let (first, second) = select::similar_couple(rng, self.population.len(), similar);
        let kind = below(rng, 3) as usize;
        let board = Board::from_cells(&self.ground, cross::alternate(&self.ground, kind, cells(first), cells(second)));
        let parents = [first, second].map(|k| &self.population[k].board);
        self.gains.children.0 += u32::from(board.fitness() < parents[0].fitness().min(parents[1].fitness()));
        self.gains.children.1 += 1;
        let ground = &self.ground;
        // The last couple is taken, whatever it is.
        drawn.pop();
        let population = &self.population;
        self.notes.add(|| Operation {
            act: Act::Select {
                draw: Draw::Rank,
                fitness: population.iter().map(|i| i.board.fitness()).collect(),
                refused: drawn,
            },
            before: vec![as_noted(first, parents[0]), as_noted(second, parents[1])],
            after: None,
        });
        self.notes.add(|| Operation {
            act: Act::Lines { kind: KINDS[kind], second: cross::lines_of_second(ground, kind, None) },
            before: vec![as_noted(first, parents[0]), as_noted(second, parents[1])],
            after: Some(as_noted(born, &board)),
        });
        Individual { board, age: 0, derated: 0 }
    }

    /// The places of individuals before they are sorted, in the order they are sorted into.
    fn order(&self) -> Vec<u32> {
        let near = |i: &Individual| i.board.fitness() + self.archive.nearness(i.board.cells(), self.radius);
        order(&self.population.iter().map(near).collect::<Vec<_>>())
    }
}
