//! The blocks that make a child: selection, crossover, mutation.

use crate::evolve::algorithms::own_design::settings::SETTINGS;
use crate::evolve::board::Ground;
use crate::evolve::engines::generational::pool::{Individual, Pool};
use crate::evolve::operation::{Act, Draw, Operation};
use crate::evolve::operators::select::linear_rank;
use crate::evolve::random::{Rng, below, happens, shuffle, threshold};
use crate::evolve::settings::Settings;
use crate::puzzle::HouseKind;

/// How a parent is drawn.
#[derive(Clone, Copy, PartialEq)]
enum Select {
    Tournament(u32),
    Rank,
    Half,
    Even,
}

/// How a child is made of two.
#[derive(Clone, Copy, PartialEq)]
enum Cross {
    Genes,
    Point,
    Cycles,
    None,
}

/// What makes a child.
#[derive(Clone)]
pub(crate) struct Blocks {
    /// Which houses are genes: 0 rows, 2 boxes.
    pub genes: usize,
    select: Select,
    cross: Cross,
    /// Thresholds of crossover and of mutation, and the rate of the latter for the log.
    crossing: u64,
    mutation: u64,
    pub rate: f64,
    shuffles: bool,
}

impl Blocks {
    pub fn of(settings: &Settings) -> Blocks {
        let choice = |key| settings.choice(SETTINGS, key);
        let rate = settings.real(SETTINGS, "mutation");
        Blocks {
            genes: if choice("genes") == "boxes" { 2 } else { 0 },
            select: match choice("select").as_str() {
                "rank" => Select::Rank,
                "half" => Select::Half,
                "even" => Select::Even,
                _ => Select::Tournament(settings.whole(SETTINGS, "size")),
            },
            cross: match choice("cross").as_str() {
                "point" => Cross::Point,
                "cycles" => Cross::Cycles,
                "none" => Cross::None,
                _ => Cross::Genes,
            },
            crossing: threshold(settings.real(SETTINGS, "crossing")),
            mutation: threshold(rate),
            rate,
            shuffles: choice("mutate") == "shuffle",
        }
    }

    /// How many of the fittest are drawn from.
    fn drawn_from(&self, size: usize) -> usize {
        if self.select == Select::Half { size.div_ceil(2) } else { size }
    }

    /// The rank of a parent.
    fn draw(&self, size: usize, rng: &mut Rng) -> usize {
        let pool = self.drawn_from(size) as u32;
        let drawn = match self.select {
            // The population stands best first.
            Select::Tournament(of) => (0..of).map(|_| below(rng, pool)).min().unwrap_or_default(),
            Select::Rank => return linear_rank(rng, size),
            Select::Half | Select::Even => below(rng, pool),
        };
        drawn as usize
    }

    /// A child, and the fitness of its fitter parent.
    pub fn child(&self, pool: &mut Pool, rng: &mut Rng) -> (Individual, u32) {
        let Pool { ground, population, notes, .. } = pool;
        let born = pool.born;
        let [a, b] = [self.draw(population.len(), rng), self.draw(population.len(), rng)];
        let (first, second) = (&population[a], &population[b]);
        let parents = || vec![first.noted(a as u32), second.noted(b as u32)];
        notes.add(|| {
            let draw = match self.select {
                Select::Tournament(of) => Draw::Tournament(of),
                Select::Rank => Draw::Rank,
                Select::Half | Select::Even => Draw::Even,
            };
            let fitness = population[..self.drawn_from(population.len())].iter().map(|i| i.fitness).collect();
            Operation { act: Act::Select { draw, fitness, refused: Vec::new() }, before: parents(), after: None }
        });
        let mut cells = first.cells.clone();
        let crosses = self.cross != Cross::None && happens(rng, self.crossing);
        let act = if crosses { self.cross(ground, &mut cells, &second.cells, rng) } else { self.lines(Vec::new()) };
        let noted = |cells: &[u8]| Individual::new(ground, cells.to_vec()).noted(born);
        // What was bred before it mutates is told of only where someone listens.
        let crossed = notes.taken().then(|| noted(&cells));
        notes.add(|| Operation { act, before: parents(), after: crossed.clone() });
        let houses = self.mutate(ground, &mut cells, rng);
        notes.add(|| Operation {
            act: Act::Permute { kind: self.kind(), houses },
            before: crossed.into_iter().collect(),
            after: Some(noted(&cells)),
        });
        (Individual::new(ground, cells), first.fitness.min(second.fitness))
    }

    fn kind(&self) -> HouseKind {
        if self.genes == 0 { HouseKind::Row } else { HouseKind::Box }
    }

    /// Genes of the second parent, as it is told.
    fn lines(&self, second: Vec<u16>) -> Act {
        match self.kind() {
            HouseKind::Box => Act::Boxes { second },
            kind => Act::Lines { kind, second },
        }
    }

    fn cross(&self, ground: &Ground, child: &mut [u8], second: &[u8], rng: &mut Rng) -> Act {
        let genes = &ground.houses[self.genes];
        let of_second: Vec<u16> = match self.cross {
            Cross::Cycles => {
                genes.iter().for_each(|&gene| cycles(ground.free_in(gene.into()), child, second, rng));
                return Act::Squares;
            }
            // Some gene of either parent, where there are two.
            Cross::Point => (1 + below(rng, genes.len().max(2) as u32 - 1) as u16..genes.len() as u16).collect(),
            _ => (0..genes.len() as u16).filter(|_| below(rng, 2) == 1).collect(),
        };
        for &gene in &of_second {
            for &square in ground.free_in(genes[usize::from(gene)].into()) {
                child[usize::from(square)] = second[usize::from(square)];
            }
        }
        self.lines(of_second)
    }

    /// How many genes mutated.
    fn mutate(&self, ground: &Ground, cells: &mut [u8], rng: &mut Rng) -> u32 {
        let mut mutated = 0;
        for &gene in &ground.houses[self.genes] {
            let free = ground.free_in(gene.into());
            if free.len() < 2 || !happens(rng, self.mutation) {
                continue;
            }
            mutated += 1;
            if self.shuffles {
                let mut digits: Vec<u8> = free.iter().map(|&square| cells[usize::from(square)]).collect();
                shuffle(rng, &mut digits);
                free.iter().zip(digits).for_each(|(&square, digit)| cells[usize::from(square)] = digit);
                continue;
            }
            let first = below(rng, free.len() as u32);
            let second = (first + 1 + below(rng, free.len() as u32 - 1)) % free.len() as u32;
            cells.swap(free[first as usize].into(), free[second as usize].into());
        }
        mutated
    }
}

/// Each cycle of the permutation between two genes comes whole from one of them. Where givens repeat, the two may hold other digits:
/// a way that leads nowhere ends there, and the gene stays as it is.
fn cycles(squares: &[u16], child: &mut [u8], second: &[u8], rng: &mut Rng) {
    let first: Vec<u8> = squares.iter().map(|&square| child[usize::from(square)]).collect();
    let other: Vec<u8> = squares.iter().map(|&square| second[usize::from(square)]).collect();
    let [mut one, mut two] = [first.clone(), other.clone()];
    one.sort_unstable();
    two.sort_unstable();
    if one != two {
        return;
    }
    let mut seen = 0u32;
    for start in 0..squares.len() {
        if seen >> start & 1 == 1 || first[start] == other[start] {
            continue;
        }
        let take = below(rng, 2) == 1;
        let mut place = start;
        while seen >> place & 1 == 0 {
            seen |= 1 << place;
            if take {
                child[usize::from(squares[place])] = other[place];
            }
            let Some(next) = first.iter().position(|&digit| digit == other[place]) else { break };
            place = next;
        }
    }
}
