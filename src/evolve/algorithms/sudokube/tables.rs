//! A layout in flat arrays, as propagation runs through it.

use std::sync::OnceLock;

use crate::puzzle::{Layout, Shape};

/// A layout in flat arrays.
#[derive(Clone)]
pub struct Tables {
    /// The layout they are of.
    pub layout: &'static Layout,
    /// Digits there are.
    pub side: usize,
    /// All digits, as a mask.
    pub all: u32,
    /// Whether peers come in groups of `CUBE`, not of `FLAT`.
    pub(super) on_cube: bool,
    /// For each square its peers, each followed by the houses that it is in and the square is not, in groups of `FLAT` or `CUBE`.
    peers: Vec<u16>,
    peers_from: Vec<u32>,
    houses: Vec<u16>,
    houses_of: Vec<u16>,
    houses_from: Vec<u32>,
}

impl Tables {
    /// The tables of a shape, built once.
    pub fn of(shape: Shape) -> &'static Tables {
        static ALL: [OnceLock<Tables>; Shape::ALL.len()] = [const { OnceLock::new() }; Shape::ALL.len()];
        ALL[shape as usize].get_or_init(|| Tables::new(Layout::of(shape)))
    }

    fn new(layout: &'static Layout) -> Tables {
        let on_cube = layout.shape.is_cube();
        let group = if on_cube { CUBE } else { FLAT };
        let (peers, peers_from) = flatten(&groups(layout, group));
        let (houses_of, houses_from) = flatten(&layout.houses_of);
        let houses = layout.houses.iter().flat_map(|h| h.squares.iter().map(|&s| s as u16)).collect();
        let (side, all) = (layout.side, layout.all_digits());
        Tables { layout, side, all, on_cube, peers, peers_from, houses, houses_of, houses_from }
    }

    /// The peers of a square, each with its other houses.
    #[inline]
    pub(super) fn peers<const GROUP: usize>(&self, square: usize) -> &[[u16; GROUP]] {
        self.peers[self.peers_from[square] as usize..self.peers_from[square + 1] as usize].as_chunks().0
    }

    #[inline]
    pub(super) fn houses_of(&self, square: usize) -> &[u16] {
        &self.houses_of[self.houses_from[square] as usize..self.houses_from[square + 1] as usize]
    }

    /// Squares of a house.
    #[inline]
    pub fn house(&self, house: usize) -> &[u16] {
        &self.houses[house * self.side..(house + 1) * self.side]
    }
}

/// A peer and its other houses, at most: on a flat board two of its three, on a cube five of the six of a corner.
pub(super) const FLAT: usize = 3;
pub(super) const CUBE: usize = 6;

/// What [`Tables::peers`] holds; where there are fewer other houses, a number after the last stands for none.
pub(super) fn groups(layout: &Layout, group: usize) -> Vec<Vec<usize>> {
    let of = |square: usize| {
        layout.peers[square].iter().flat_map(move |&peer| {
            let others = layout.houses_of[peer].iter().filter(move |house| !layout.houses_of[square].contains(house));
            let none = std::iter::repeat(layout.houses.len());
            std::iter::once(peer).chain(others.copied().chain(none).take(group - 1))
        })
    };
    (0..layout.squares).map(|square| of(square).collect()).collect()
}

fn flatten(lists: &[Vec<usize>]) -> (Vec<u16>, Vec<u32>) {
    let (mut all, mut from) = (Vec::new(), vec![0u32]);
    for list in lists {
        all.extend(list.iter().map(|&x| x as u16));
        from.push(all.len() as u32);
    }
    (all, from)
}
