//! The fitness landscape of a small puzzle, whole: every way to fill its boxes, how many conflicts each has, and where a
//! climber gets that always takes the best exchange of two digits of a box. Fitness is that of the methods with boxes as
//! permutations (Mantere and Koljonen 2007; Lewis 2007): digits missing from rows and columns.

use crate::puzzle::{Grid, Shape};

/// More boards than this are not counted.
pub const MOST: usize = 50_000;

/// What the landscape looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct Landscape {
    /// How many boards have each fitness, from 0 on.
    pub by_fitness: Vec<usize>,
    /// Boards above 0 from which no single exchange leads down: local optima, and how many of them each fitness has.
    pub optima: Vec<usize>,
    /// Boards from which the climber comes to a solution.
    pub saved: usize,
    /// What may come of a climber that takes any exchange that leads down, as it draws them.
    pub drawn: Drawn,
    /// Exchanges from a board to another, on average.
    pub neighbours: usize,
    /// The fitness of each board.
    pub fitness: Vec<u32>,
    /// Where the climber goes from each board, and where it ends.
    pub steps: Vec<Option<u32>>,
    /// The board in which a climb from each board ends.
    pub ends: Vec<u32>,
}

/// Where a climber ends that takes the exchanges that lead down as it draws them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Drawn {
    /// Boards from which every way down leads to a solution.
    pub always: usize,
    /// Boards from which none does.
    pub never: usize,
    /// How likely it is to come to a solution, from a board drawn at random.
    pub chance: f64,
}

impl Drawn {
    fn of(fitness: &[u32], neighbours: &[Vec<usize>]) -> Drawn {
        let mut order: Vec<usize> = (0..fitness.len()).collect();
        order.sort_by_key(|&k| fitness[k]);
        let mut chances = vec![0.0; fitness.len()];
        let (mut can, mut must) = (vec![false; fitness.len()], vec![false; fitness.len()]);
        // Every way leads down, so that what is below is known.
        for k in order {
            let down: Vec<usize> = neighbours[k].iter().copied().filter(|&n| fitness[n] < fitness[k]).collect();
            let solved = fitness[k] == 0;
            chances[k] = match down.len() {
                0 => f64::from(u8::from(solved)),
                ways => down.iter().map(|&n| chances[n]).sum::<f64>() / ways as f64,
            };
            can[k] = solved || down.iter().any(|&n| can[n]);
            must[k] = solved || !down.is_empty() && down.iter().all(|&n| must[n]);
        }
        let count = |of: &[bool], is: bool| of.iter().filter(|&&holds| holds == is).count();
        let chance = chances.iter().sum::<f64>() / chances.len().max(1) as f64;
        Drawn { always: count(&must, true), never: count(&can, false), chance }
    }
}

impl Landscape {
    /// The landscape of a flat puzzle; `None` where it is too large, a cube, or a box has a digit twice.
    pub fn of(puzzle: &Grid) -> Option<Landscape> {
        if puzzle.shape().is_cube() {
            return None;
        }
        let boxes = boxes(puzzle)?;
        let sizes: Vec<usize> = boxes.iter().map(|b| b.fillings.len()).collect();
        let total = sizes.iter().try_fold(1usize, |all, n| all.checked_mul(*n).filter(|&t| t <= MOST))?;
        let fitness: Vec<u32> =
            (0..total).map(|k| conflicts(puzzle.shape(), &board(puzzle, &boxes, &sizes, k))).collect();
        let neighbours: Vec<Vec<usize>> = (0..total).map(|k| neighbours(&boxes, &sizes, k)).collect();
        let best =
            |k: usize| neighbours[k].iter().copied().min_by_key(|&n| fitness[n]).filter(|&n| fitness[n] < fitness[k]);
        let mut landscape = Landscape {
            by_fitness: vec![0; 1 + fitness.iter().max().map_or(0, |&f| f as usize)],
            optima: Vec::new(),
            saved: 0,
            drawn: Drawn::of(&fitness, &neighbours),
            neighbours: neighbours.first().map_or(0, Vec::len),
            steps: (0..total).map(|k| best(k).map(|next| next as u32)).collect(),
            ends: Vec::with_capacity(total),
            fitness: Vec::new(),
        };
        landscape.optima = vec![0; landscape.by_fitness.len()];
        for k in 0..total {
            landscape.by_fitness[fitness[k] as usize] += 1;
            let mut at = k;
            // Every step lowers the fitness, so this ends.
            while let Some(next) = landscape.steps[at] {
                at = next as usize;
            }
            landscape.ends.push(at as u32);
            landscape.saved += usize::from(fitness[at] == 0);
            landscape.optima[fitness[k] as usize] += usize::from(fitness[k] > 0 && at == k);
        }
        Some(Landscape { fitness, ..landscape })
    }

    /// The boards of a climb from this one to its end.
    pub fn climb(&self, from: usize) -> Vec<usize> {
        let next = |at: &usize| self.steps.get(*at).copied().flatten().map(|next| next as usize);
        std::iter::successors(Some(from).filter(|&at| at < self.boards()), next).collect()
    }

    /// Basins of the climber: the board at the bottom of each and how many boards lead there; solutions first, then the largest.
    pub fn basins(&self) -> Vec<(u32, usize)> {
        let mut basins: Vec<(u32, usize)> = Vec::new();
        let mut ends = self.ends.clone();
        ends.sort_unstable();
        for of_one in ends.chunk_by(|a, b| a == b) {
            basins.push((of_one[0], of_one.len()));
        }
        basins.sort_by_key(|&(end, size)| (self.fitness[end as usize] > 0, std::cmp::Reverse(size), end));
        basins
    }

    /// How many boards there are.
    pub fn boards(&self) -> usize {
        self.by_fitness.iter().sum()
    }

    /// Boards without a better neighbour, solutions apart.
    pub fn local_optima(&self) -> usize {
        self.optima.iter().sum()
    }
}

/// The ways to fill the free squares of a box.
struct Filled {
    squares: Vec<usize>,
    fillings: Vec<Vec<u8>>,
}

fn boxes(puzzle: &Grid) -> Option<Vec<Filled>> {
    let layout = puzzle.layout();
    let of_box = |&house: &usize| {
        let squares = &layout.houses[house].squares;
        let free: Vec<usize> = squares.iter().copied().filter(|&s| puzzle.get(s) == 0).collect();
        let missing: Vec<u8> =
            (1..=layout.side as u8).filter(|d| squares.iter().all(|&s| puzzle.get(s) != *d)).collect();
        // Seven free squares have 5,040 fillings; with eight the whole would be beyond the most there may be.
        if missing.len() != free.len() || free.len() > 7 {
            return None;
        }
        let mut fillings = Vec::new();
        permutations(&missing, &mut Vec::new(), &mut fillings);
        Some(Filled { squares: free, fillings })
    };
    layout.faces[0].boxes().iter().map(of_box).collect()
}

fn permutations(rest: &[u8], so_far: &mut Vec<u8>, all: &mut Vec<Vec<u8>>) {
    if rest.is_empty() {
        return all.push(so_far.clone());
    }
    for k in 0..rest.len() {
        let mut others = rest.to_vec();
        so_far.push(others.remove(k));
        permutations(&others, so_far, all);
        so_far.pop();
    }
}

/// The board of a number: for each box, which filling.
fn board(puzzle: &Grid, boxes: &[Filled], sizes: &[usize], mut number: usize) -> Grid {
    let mut grid = puzzle.clone();
    for (filled, size) in boxes.iter().zip(sizes) {
        let filling = &filled.fillings[number % size];
        filled.squares.iter().zip(filling).for_each(|(&s, &d)| grid.set(s, d));
        number /= size;
    }
    grid
}

/// The numbers of all boards that differ by one exchange.
fn neighbours(boxes: &[Filled], sizes: &[usize], number: usize) -> Vec<usize> {
    let (mut all, mut unit) = (Vec::new(), 1);
    for (filled, &size) in boxes.iter().zip(sizes) {
        let own = number / unit % size;
        let here = &filled.fillings[own];
        for (k, other) in filled.fillings.iter().enumerate() {
            if here.iter().zip(other).filter(|(a, b)| a != b).count() == 2 {
                all.push(number - own * unit + k * unit);
            }
        }
        unit *= size;
    }
    all
}

/// Digits missing from rows and columns, all together.
fn conflicts(shape: Shape, grid: &Grid) -> u32 {
    let layout = grid.layout();
    let face = &layout.faces[0];
    let missing = |&house: &usize| {
        let seen = layout.houses[house].squares.iter().fold(0u32, |seen, &s| seen | 1 << grid.get(s));
        shape.side() as u32 - (seen & !1).count_ones()
    };
    face.rows().iter().chain(face.columns()).map(missing).sum()
}

#[cfg(test)]
mod tests {
    use crate::study::landscape::*;
    use crate::text::of_line;

    #[test]
    fn a_small_puzzle_is_known_whole() {
        let landscape = Landscape::of(&of_line("....1.2..4.1....").unwrap()).unwrap();
        // Four boxes; the number of ways to fill each is a factorial.
        assert_eq!((landscape.boards(), landscape.by_fitness[0]), (1296, 1));
        assert!(landscape.saved >= 1 && landscape.saved < 1296, "{landscape:?}");
        // Counted by another program, too: from 98 boards every way down leads to the solution, from 680 none.
        let Drawn { always, never, chance } = landscape.drawn;
        assert_eq!((always, never), (98, 680));
        assert!((chance - 0.249).abs() < 0.001, "{chance}");
        assert!(always <= landscape.saved && landscape.saved <= 1296 - never);
        let basins = landscape.basins();
        assert_eq!(basins.iter().map(|basin| basin.1).sum::<usize>(), 1296);
        assert_eq!((landscape.fitness[basins[0].0 as usize], basins[0].1), (0, landscape.saved));
        assert_eq!(basins.len(), 1 + landscape.local_optima());
        for board in 0..1296 {
            let climb = landscape.climb(board);
            assert!(climb.windows(2).all(|pair| landscape.fitness[pair[1]] < landscape.fitness[pair[0]]));
            assert_eq!(climb.last().copied(), Some(landscape.ends[board] as usize));
        }
        assert!(landscape.climb(1296).is_empty());
        assert!(
            landscape.optima.iter().zip(&landscape.by_fitness).all(|(o, all)| o <= all) && landscape.optima[0] == 0
        );
    }

    #[test]
    fn a_filled_board_is_its_own_landscape_and_a_large_one_has_none() {
        let landscape = Landscape::of(&of_line("1234341221434321").unwrap()).unwrap();
        assert_eq!((landscape.boards(), landscape.saved, landscape.local_optima()), (1, 1, 0));
        assert_eq!(Landscape::of(&Grid::empty(Shape::Flat9)), None);
        assert_eq!(Landscape::of(&of_line("11..............").unwrap()), None);
    }
}
