//! Mantere and Koljonen's genetic algorithm: boxes are genes, and a swap inside one must suit its rows and columns.
//!
//! T. Mantere and J. Koljonen, *Solving, rating and generating Sudoku puzzles with GA*, IEEE Congress on Evolutionary
//! Computation, 2007, section II.
//!
//! ```text
//! population := 21 boards; every box is a random permutation that keeps the givens
//! fitness = digits missing in rows and columns + digits repeated there, 0 is solved
//! each generation:
//!     sort by value = fitness + age; if the best equals the best of the generation before, its age grows by one
//!     for i := last down to the elite (the first 1):
//!         parents := two of the individuals before i, each int(i · random)
//!         board i := each box from one of the two; then each box with probability 0.6:
//!             1 to 5 times: draw two squares; stop at a given; swap if the swap rule allows it
//!     every 2,000 generations: a new population
//! ```
//!
//! Where the paper is silent or can be read in more than one way, and what was chosen (measured in `docs/mantere.md`):
//! * the mutation probability is one of each box; the two squares differ;
//! * the swap rule is [`Rule`]; a refused swap is undone and ends its sequence as a given does (setting `refused`);
//! * the best has stayed the best when its board is the same, whichever individual it is (a clone takes its turn);
//!   formula 2, “if Best(generation i) = Best(generation i − 1)”, may also compare fitness (`same=fitness`), so that the
//!   one in first place ages as long as nothing better is found;
//! * two equal parents give a clone, which is mutated like any child and may stay one;
//! * equal values stay in their order, the elite first;
//! * the table of digit counts holds the givens too, and follows every swap;
//! * givens that repeat a digit in a box (no such puzzle is proper) cost two each, so that it is never called solved.
//!
//! Evaluations are the paper's trials: one per new individual, 20 a generation.

use super::algorithms::Algorithm;
use super::board::diversity_over;
use super::boxes::{Boxes, Ground, Rule, Swaps};
use super::inside::Inside;
use super::operation::{Act, Being, Notes, Operation};
use super::random::{Rng, below, happens, threshold};
use super::run::{Event, Gains, Generation, Rank, Search, Standing};
use super::settings::{Kind, Setting, Settings};
use crate::puzzle::{Grid, Shape};
use serde::{Deserialize, Serialize};

pub const ALGORITHM: Algorithm = Algorithm {
    name: "mantere-koljonen",
    title: "Mantere and Koljonen 2007",
    about: "A genetic algorithm whose genes are whole boxes: children take each box from one of two parents, and \
            digits swap places inside a box when that suits their rows and columns.",
    source: "T. Mantere and J. Koljonen, Solving, Rating and Generating Sudoku Puzzles with GA, IEEE CEC 2007",
    settings: SETTINGS,
    default_generations: 100_000,
    unsuited,
};

fn unsuited(shape: Shape) -> Option<&'static str> {
    shape.is_cube().then_some("a box may lie on an edge that two faces share, so boxes are not independent genes")
}

pub const SETTINGS: &[Setting] = &[
    Setting {
        key: "population",
        name: "Population size",
        help: "How many boards there are, the elite among them.",
        kind: Kind::Whole { default: 21, min: 2, max: 500 },
    },
    Setting {
        key: "elite",
        name: "Elite",
        help: "So many of the best are kept as they are; all others are replaced every generation.",
        kind: Kind::Whole { default: 1, min: 1, max: 100 },
    },
    Setting {
        key: "mutation",
        name: "Mutation probability",
        help: "How likely a mutation is tried; most attempts change nothing.",
        kind: Kind::Real { default: 0.6, min: 0.0, max: 1.0, step: 0.05 },
    },
    Setting {
        key: "unit",
        name: "The probability is that of",
        help: "What is tried with the mutation probability: each swap of a sequence in each box, or the whole sequence.",
        kind: Kind::Choice { options: &[("swap", "each swap"), ("sequence", "a box's sequence of swaps")] },
    },
    Setting {
        key: "swaps",
        name: "Longest sequence of swaps",
        help: "A mutation tries one to so many swaps, and stops at a given.",
        kind: Kind::Whole { default: 5, min: 1, max: 50 },
    },
    Setting {
        key: "rule",
        name: "Swap rule",
        help: "Which swaps are done: by how often the two digits then stand in the rows and columns they moved to.",
        kind: Kind::Choice { options: Rule::OPTIONS },
    },
    Setting {
        key: "slack",
        name: "Slack of the swap rule",
        help: "How many repeated digits the rule forgives; the paper forgives one.",
        kind: Kind::Whole { default: 1, min: 0, max: 10 },
    },
    Setting {
        key: "refused",
        name: "After a refused swap",
        help: "Whether the sequence of swaps ends, as it does at a given, or goes on with its next swap.",
        kind: Kind::Choice { options: &[("ends", "the sequence ends"), ("skipped", "the sequence goes on")] },
    },
    Setting {
        key: "ageing",
        name: "Ageing of the best",
        help: "What a generation in first place adds to the value of the best; 0 lets it rule for ever.",
        kind: Kind::Whole { default: 1, min: 0, max: 100 },
    },
    Setting {
        key: "same",
        name: "The best is as before",
        help: "When the one in first place ages: as long as its board stays, or as long as the best fitness does.",
        kind: Kind::Choice { options: &[("board", "when its board is"), ("fitness", "when its fitness is")] },
    },
    Setting {
        key: "clones",
        name: "Age of a clone",
        help: "A child that equals a parent square by square is as old as the parent, or as young as any child.",
        kind: Kind::Choice { options: &[("inherited", "its parent's age"), ("none", "none, as of any child")] },
    },
    Setting {
        key: "restart",
        name: "Restart",
        help: "After so many generations without a solution the population is begun anew.",
        kind: Kind::Whole { default: 2000, min: 1, max: 1_000_000 },
    },
];

/// What happens inside: the paper's help table for the best board, its age, and the fate of the swaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwapTable {
    /// How often each digit stands in each row of the best board: digit d of row r at `r · side + d − 1`.
    pub rows: Vec<u8>,
    /// The same for columns.
    pub columns: Vec<u8>,
    /// The best board's fitness, and what its age adds to that when the next generation is sorted.
    pub fitness: u32,
    pub age: u32,
    /// Generations until the population is begun anew.
    pub restart_in: u32,
    /// Of the last generation.
    pub swaps: Swaps,
    /// Children of the last generation whose two parents were the same individual.
    pub one_parent: u32,
}

#[derive(Clone)]
struct Individual {
    boxes: Boxes,
    fitness: u32,
    age: u32,
}

#[derive(Clone)]
struct MantereKoljonen {
    ground: Ground,
    elite: usize,
    /// Thresholds of a sequence in a box and of each swap in it.
    sequence: u64,
    swap: u64,
    rule: Rule,
    ageing: u32,
    /// The best ages while the best fitness stays, not only while its board does.
    by_fitness: bool,
    /// A clone is as old as its parent.
    clones_age: bool,
    restart: u64,
    population: Vec<Individual>,
    /// Fitness and boxes of the individual that was best in the generation before, if there was one.
    previous: Option<(u32, Vec<u8>)>,
    best: Vec<u8>,
    generation: u64,
    evaluations: u64,
    swaps: Swaps,
    one_parent: u32,
    mutation_rate: f64,
    notes: Notes,
    gains: Gains,
}

pub(super) fn start(puzzle: &Grid, settings: &Settings, rng: &mut Rng) -> Box<dyn Search> {
    let whole = |key| settings.whole(SETTINGS, key);
    let ground = Ground::new(puzzle);
    let rate = settings.real(SETTINGS, "mutation");
    let per_swap = settings.choice(SETTINGS, "unit") == "swap";
    let random = |_| Individual { boxes: Boxes::random(&ground, rng), fitness: 0, age: 0 };
    let population: Vec<Individual> = (0..whole("population")).map(random).collect();
    let mut search = MantereKoljonen {
        elite: whole("elite") as usize,
        sequence: threshold(if per_swap { 1.0 } else { rate }),
        swap: threshold(if per_swap { rate } else { 1.0 }),
        rule: Rule::new(
            &settings.choice(SETTINGS, "rule"),
            whole("slack"),
            whole("swaps"),
            settings.choice(SETTINGS, "refused") == "ends",
        ),
        ageing: whole("ageing"),
        by_fitness: settings.choice(SETTINGS, "same") == "fitness",
        clones_age: settings.choice(SETTINGS, "clones") == "inherited",
        restart: u64::from(whole("restart")),
        evaluations: population.len() as u64,
        population,
        previous: None,
        best: vec![0; puzzle.cells().len()],
        generation: 0,
        swaps: Swaps::default(),
        one_parent: 0,
        mutation_rate: rate,
        notes: Notes::default(),
        gains: Gains::default(),
        ground,
    };
    search.population.iter_mut().for_each(|i| i.fitness = i.boxes.fitness(&search.ground));
    search.sort();
    Box::new(search)
}

/// An individual as operations tell of it; its fitness is counted anew.
fn being(ground: &Ground, rank: u32, individual: &Individual) -> Being {
    let mut cells = vec![0; individual.boxes.cells().len()];
    ground.unpack(individual.boxes.cells(), &mut cells);
    Being { rank, cells, fitness: individual.boxes.fitness(ground) }
}

impl MantereKoljonen {
    /// Best value first; then the best grows older if it was the best before.
    fn sort(&mut self) {
        self.population.sort_by_key(|i| i.fitness + i.age);
        let best = &mut self.population[0];
        let cells = best.boxes.cells();
        match &mut self.previous {
            Some((fitness, board)) => {
                let same = if self.by_fitness { *fitness == best.fitness } else { board[..] == *cells };
                best.age += if same { self.ageing } else { 0 };
                *fitness = best.fitness;
                board.copy_from_slice(cells);
            }
            none => *none = Some((best.fitness, cells.to_vec())),
        }
        self.ground.unpack(best.boxes.cells(), &mut self.best);
    }

    fn breed(&mut self, rng: &mut Rng) {
        for i in (self.elite..self.population.len()).rev() {
            let (first, second) = (below(rng, i as u32) as usize, below(rng, i as u32) as usize);
            let (parents, rest) = self.population.split_at_mut(i);
            let child = &mut rest[0];
            let choice = child.boxes.cross(&parents[first].boxes, &parents[second].boxes, &self.ground, rng);
            let (ground, born, before) = (&self.ground, self.gains.children.1, self.swaps);
            let crossed = self.notes.taken().then(|| being(ground, born, child));
            if let Some(crossed) = &crossed {
                self.notes.add(|| Operation {
                    act: Act::Boxes { second: (0..ground.boxes() as u16).filter(|b| choice >> b & 1 == 1).collect() },
                    before: [first, second].map(|k| being(ground, k as u32, &parents[k])).into(),
                    after: Some(crossed.clone()),
                });
            }
            self.one_parent += u32::from(first == second);
            for of_box in 0..self.ground.boxes() {
                if happens(rng, self.sequence) {
                    child.boxes.mutate(&self.ground, of_box, &self.rule, self.swap, &mut self.swaps, rng);
                }
            }
            child.fitness = child.boxes.fitness(&self.ground);
            if let Some(crossed) = crossed {
                let act =
                    Act::Mutate { done: self.swaps.done - before.done, refused: self.swaps.refused - before.refused };
                let after = Some(being(ground, born, child));
                self.notes.add(|| Operation { act, before: vec![crossed], after });
            }
            let fittest = parents[first].fitness.min(parents[second].fitness);
            self.gains.children.0 += u32::from(child.fitness < fittest);
            self.gains.children.1 += 1;
            let equals =
                |parent: &&Individual| parent.fitness == child.fitness && parent.boxes.cells() == child.boxes.cells();
            let parent = [first, second].map(|k| &parents[k]).into_iter().find(equals);
            child.age = parent.map_or(0, |parent| if self.clones_age { parent.age } else { 0 });
            self.evaluations += 1;
        }
    }

    fn begin_anew(&mut self, rng: &mut Rng) {
        for individual in &mut self.population {
            individual.boxes = Boxes::random(&self.ground, rng);
            individual.fitness = individual.boxes.fitness(&self.ground);
            individual.age = 0;
            self.evaluations += 1;
        }
        self.previous = None;
    }

    fn solved(&self) -> bool {
        self.population[0].fitness == 0
    }

    fn row(&self, mut events: Vec<Event>) -> Generation {
        if self.solved() {
            events.push(Event::Solved);
        }
        let fitness = self.population.iter().map(|i| i.fitness);
        Generation {
            generation: self.generation,
            evaluations: self.evaluations,
            best: self.population[0].fitness,
            mean: f64::from(fitness.clone().sum::<u32>()) / self.population.len() as f64,
            worst: fitness.max().unwrap_or_default(),
            diversity: diversity_over(self.ground.free(), self.population.iter().map(|i| i.boxes.cells())),
            mutation_rate: self.mutation_rate,
            events,
        }
    }
}

impl Search for MantereKoljonen {
    fn fork(&self) -> Option<Box<dyn Search>> {
        Some(Box::new(self.clone()))
    }

    /// A whole generation: 20 trials take well under a millisecond on any board.
    fn advance(&mut self, rng: &mut Rng) -> Option<Generation> {
        if self.solved() {
            return Some(self.row(Vec::new()));
        }
        self.generation += 1;
        (self.swaps, self.one_parent, self.gains) = (Swaps::default(), 0, Gains::default());
        let anew = self.generation.is_multiple_of(self.restart);
        if anew {
            self.begin_anew(rng);
            self.notes.add(|| Operation { act: Act::Restart, before: Vec::new(), after: None });
        } else {
            self.breed(rng);
            let elite = self.elite as u32;
            self.notes.add(|| Operation { act: Act::Succeed { elite }, before: Vec::new(), after: None });
        }
        self.sort();
        Some(self.row(if anew { vec![Event::Restart] } else { Vec::new() }))
    }

    fn first(&self) -> Generation {
        self.row(Vec::new())
    }

    fn best(&self) -> &[u8] {
        &self.best
    }

    fn trace(&mut self) {
        self.notes.begin();
    }

    fn operations(&mut self) -> Vec<Operation> {
        self.notes.take()
    }

    fn gains(&self) -> Option<Gains> {
        Some(self.gains)
    }

    fn standing(&self) -> Vec<Standing> {
        let rank = |(k, age): (usize, u32)| match (k < self.elite, age > 0) {
            (true, _) => Rank::Elite,
            (_, true) => Rank::Elderly,
            _ => Rank::Common,
        };
        self.population.iter().enumerate().map(|(k, i)| Standing { rank: rank((k, i.age)), age: i.age }).collect()
    }

    fn inside(&self) -> Option<Inside> {
        let best = &self.population[0];
        let (rows, columns) = best.boxes.help_table(&self.ground);
        Some(Inside::Swaps(SwapTable {
            rows,
            columns,
            fitness: best.fitness,
            age: best.age,
            restart_in: (self.restart - self.generation % self.restart) as u32,
            swaps: self.swaps,
            one_parent: self.one_parent,
        }))
    }

    fn population(&self) -> Vec<(Vec<u8>, u32)> {
        let cells = |i: &Individual| {
            let mut cells = vec![0; self.best.len()];
            self.ground.unpack(i.boxes.cells(), &mut cells);
            cells
        };
        self.population.iter().map(|i| (cells(i), i.fitness)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evolve::Run;
    use crate::text::read;

    const FIGURE_1: &str = "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..";

    fn table(run: &Run) -> SwapTable {
        match run.search().inside() {
            Some(Inside::Swaps(table)) => table,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_help_table_is_a_recount_of_the_best_board() {
        let puzzle = read(FIGURE_1).unwrap().grid;
        let mut run = Run::new("mantere-koljonen", &puzzle, &Settings::default(), 3).unwrap();
        let mut refused = 0;
        for generation in 1..=60 {
            run.step();
            let table = table(&run);
            let cells = run.search().best();
            for line in 0..9 {
                for digit in 1..=9 {
                    let in_row = (0..9).filter(|k| cells[line * 9 + k] == digit).count();
                    let in_column = (0..9).filter(|k| cells[k * 9 + line] == digit).count();
                    let at = line * 9 + usize::from(digit) - 1;
                    assert_eq!((usize::from(table.rows[at]), usize::from(table.columns[at])), (in_row, in_column));
                }
            }
            let penalties = |counts: &[u8]| counts.iter().map(|&n| u32::from(n.abs_diff(1))).sum::<u32>();
            assert_eq!(table.fitness, penalties(&table.rows) + penalties(&table.columns));
            assert_eq!(u64::from(table.restart_in), 2000 - generation);
            assert_eq!(table.swaps.tried, table.swaps.given + table.swaps.refused + table.swaps.done);
            refused += table.swaps.refused;
        }
        assert!(refused > 0);
    }

    #[test]
    fn twenty_trials_a_generation_a_restart_when_it_is_due_and_the_checker_accepts() {
        let puzzle = read(FIGURE_1).unwrap().grid;
        let mut settings = Settings::default();
        settings.set("mantere-koljonen", SETTINGS, "restart", "300").unwrap();
        let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 7).unwrap();
        while !run.solved() {
            let row = run.step();
            let restarts = row.generation / 300;
            assert_eq!(row.evaluations, 21 + 20 * row.generation + restarts);
            assert_eq!(row.generation.is_multiple_of(300), row.events.contains(&Event::Restart));
            assert!(row.generation < 50_000);
        }
        assert!(run.verified().is_some());
        let end = run.row().clone();
        assert_eq!(run.step(), &end, "a solved run stays as it is");
    }

    #[test]
    fn the_best_ages_while_its_board_stays_and_a_clone_is_as_old() {
        let mut settings = Settings::default();
        for (key, value) in [("mutation", "0"), ("population", "2")] {
            settings.set("mantere-koljonen", SETTINGS, key, value).unwrap();
        }
        let puzzle = read(FIGURE_1).unwrap().grid;
        let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 1).unwrap();
        // The one child is a clone of the best.
        for generation in 1..=20 {
            run.step();
            assert_eq!((run.row().diversity, table(&run).age), (0.0, generation));
        }
        settings.set("mantere-koljonen", SETTINGS, "clones", "none").unwrap();
        let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 1).unwrap();
        for _ in 1..=20 {
            run.step();
            assert_eq!(table(&run).age, 1, "a young clone takes the place of the old");
        }
    }

    #[test]
    fn what_the_best_is_compared_by_decides_when_it_ages() {
        let puzzle = read(FIGURE_1).unwrap().grid;
        // Generations in which the best fitness stayed, and how many of these found the one in first place young.
        let young = |same: &str| {
            let mut settings = Settings::default();
            settings.set("mantere-koljonen", SETTINGS, "same", same).unwrap();
            let mut run = Run::new("mantere-koljonen", &puzzle, &settings, 5).unwrap();
            let (mut stayed, mut young) = (0, 0);
            for _ in 0..300 {
                let before = table(&run).fitness;
                run.step();
                if table(&run).fitness == before && before > 0 {
                    stayed += 1;
                    young += u32::from(table(&run).age == 0);
                }
            }
            (stayed, young)
        };
        let ((stayed, by_fitness), (_, by_board)) = (young("fitness"), young("board"));
        assert!(stayed > 50 && by_fitness == 0 && by_board > 0, "{stayed} {by_fitness} {by_board}");
    }
}
