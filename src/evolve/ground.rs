//! What the boards of a run stand on: the puzzle, its houses, and what a duplicate costs in each.

use crate::puzzle::{Grid, HouseKind, Layout};

/// What all individuals of a run share: the puzzle and its layout in flat arrays.
///
/// A *square* here is a gene: one of the layout's distinct squares or, for a cube in [`Ground::copies`], one place of
/// one face, so that an edge square has a copy on each face that shows it.
#[derive(Clone)]
pub struct Ground {
    /// The layout of the board.
    pub layout: &'static Layout,
    /// Digits of all squares; 0 is free.
    pub givens: Vec<u8>,
    /// Squares without a given.
    pub free: Vec<u16>,
    /// For each square, the digits it may take, as a mask (bit d − 1 for digit d).
    pub allowed: Vec<u32>,
    /// Houses by kind, in order of their faces.
    pub houses: [Vec<u16>; 3],
    /// What a duplicate in each house costs.
    pub(crate) weight: Vec<u32>,
    free_in: Vec<Vec<u16>>,
    houses_of: Lists,
    /// For each square, the other copies of it.
    twins: Lists,
    /// What two copies that differ cost.
    pub(crate) mismatch: u32,
    all: u32,
}

/// Lists of small numbers, end to end.
#[derive(Clone, Default)]
struct Lists {
    items: Vec<u16>,
    from: Vec<u32>,
}

impl Lists {
    fn new(lists: impl IntoIterator<Item = Vec<usize>>) -> Lists {
        let mut all = Lists { items: Vec::new(), from: vec![0] };
        for list in lists {
            all.items.extend(list.iter().map(|&x| x as u16));
            all.from.push(all.items.len() as u32);
        }
        all
    }

    #[inline]
    fn get(&self, k: usize) -> &[u16] {
        &self.items[self.from[k] as usize..self.from[k + 1] as usize]
    }
}

impl Ground {
    /// With `by_givens`, a free square may take only digits that no given of its houses holds; `weight` is what a
    /// duplicate costs, by house.
    pub fn new(puzzle: &Grid, by_givens: bool, weight: Vec<u32>) -> Ground {
        let layout = puzzle.layout();
        let squares: Vec<usize> = (0..layout.squares).collect();
        let houses: Vec<Vec<usize>> = layout.houses.iter().map(|h| h.squares.clone()).collect();
        let by_kind =
            |kind: usize| layout.faces.iter().flat_map(|f| f.houses[kind].iter().map(|&h| h as u16)).collect();
        let kinds = [by_kind(0), by_kind(1), by_kind(2)];
        Ground::build(puzzle, by_givens, &squares, &houses, kinds, weight)
    }

    /// Every house weighs one.
    pub fn unweighted(puzzle: &Grid, by_givens: bool) -> Ground {
        Ground::new(puzzle, by_givens, vec![1; puzzle.layout().houses.len()])
    }

    /// Six separate faces, place by place as [`Grid::face_cells`] orders them. A duplicate on a border of a face costs
    /// `edge` times as much, two copies of a square that differ cost `mismatch`.
    pub fn copies(puzzle: &Grid, by_givens: bool, edge: u32, mismatch: u32) -> Ground {
        let layout = puzzle.layout();
        let squares: Vec<usize> = layout.faces.iter().flat_map(|f| f.squares.iter().copied()).collect();
        let face = Layout::of(puzzle.shape().face());
        let area = face.squares;
        let (mut houses, mut weight, mut kinds) = (Vec::new(), Vec::new(), [const { Vec::new() }; 3]);
        for (first, house) in (0..layout.faces.len()).flat_map(|f| face.houses.iter().map(move |h| (f * area, h))) {
            kinds[kind_index(house.kind)].push(houses.len() as u16);
            let border = house.kind != HouseKind::Box && (house.index == 0 || house.index == face.side - 1);
            weight.push(if border { edge } else { 1 });
            houses.push(house.squares.iter().map(|&s| first + s).collect());
        }
        let twins = squares.iter().enumerate().map(|(place, &square)| {
            let all = layout.places[square].iter().map(|p| p.face * area + p.row * layout.side + p.column);
            all.filter(|&other| other != place).collect()
        });
        let twins = Lists::new(twins);
        Ground { twins, mismatch, ..Ground::build(puzzle, by_givens, &squares, &houses, kinds, weight) }
    }

    /// `squares` are the layout's squares behind the genes.
    fn build(
        puzzle: &Grid,
        by_givens: bool,
        squares: &[usize],
        houses: &[Vec<usize>],
        kinds: [Vec<u16>; 3],
        weight: Vec<u32>,
    ) -> Ground {
        let layout = puzzle.layout();
        let is_free = |s: &usize| puzzle.get(squares[*s]) == 0;
        let allowed = squares.iter().map(|&s| match by_givens {
            // A square that sees every digit may take any: it is wrong whatever it holds.
            true => Some(crate::exact::candidates(puzzle, s)).filter(|&c| c != 0).unwrap_or(layout.all_digits()),
            false => layout.all_digits(),
        });
        let free_in = |h: &Vec<usize>| h.iter().filter(|s| is_free(s)).map(|&s| s as u16).collect();
        let mut houses_of = vec![Vec::new(); squares.len()];
        for (house, members) in houses.iter().enumerate() {
            members.iter().for_each(|&s| houses_of[s].push(house));
        }
        Ground {
            layout,
            givens: squares.iter().map(|&s| puzzle.get(s)).collect(),
            free: (0..squares.len()).filter(is_free).map(|s| s as u16).collect(),
            allowed: allowed.collect(),
            houses: kinds,
            weight,
            free_in: houses.iter().map(free_in).collect(),
            houses_of: Lists::new(houses_of),
            twins: Lists::default(),
            mismatch: 0,
            all: layout.all_digits(),
        }
    }

    /// The free squares of a house.
    #[inline]
    pub fn free_in(&self, house: usize) -> &[u16] {
        &self.free_in[house]
    }

    /// How many digits rows, columns and boxes miss: the fitness of a board that is not changed square by square. Only
    /// where every house weighs one.
    pub fn missing_digits(&self, cells: &[u8]) -> u32 {
        let held = |squares: &[usize]| squares.iter().fold(0u32, |held, &s| held | 1 << (cells[s] - 1));
        self.layout.houses.iter().map(|h| (self.all & !held(&h.squares)).count_ones()).sum()
    }

    /// Mask of all digits.
    #[inline]
    pub fn all(&self) -> u32 {
        self.all
    }

    #[inline]
    pub(crate) fn houses_of(&self, square: usize) -> &[u16] {
        self.houses_of.get(square)
    }

    /// Digits per distinct square of the layout; where there are copies, those of the first face that shows it.
    pub fn distinct(&self, cells: &[u8]) -> Vec<u8> {
        if !self.has_copies() {
            return cells.to_vec();
        }
        let (side, area) = (self.layout.side, self.layout.side.pow(2));
        self.layout.places.iter().map(|p| cells[p[0].face * area + p[0].row * side + p[0].column]).collect()
    }

    /// How many digits there are.
    pub fn side(&self) -> usize {
        self.layout.side
    }

    /// Whether an edge square has a copy on each of its faces.
    #[inline]
    pub fn has_copies(&self) -> bool {
        !self.twins.items.is_empty()
    }

    /// The other copies of a square; none where squares are stored once.
    #[inline]
    pub fn twins(&self, square: u16) -> &[u16] {
        if self.has_copies() { self.twins.get(square as usize) } else { &[] }
    }
}

/// The kinds of houses as indices into [`Ground::houses`].
fn kind_index(kind: HouseKind) -> usize {
    match kind {
        HouseKind::Row => 0,
        HouseKind::Column => 1,
        HouseKind::Box => 2,
    }
}
