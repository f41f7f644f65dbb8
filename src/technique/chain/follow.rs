//! One assumption followed as far as it goes: true literals before false ones, each once.

use crate::technique::board::{Board, bits};
use crate::technique::chain::aside::Asides;
use crate::technique::chain::index::Index;
use crate::technique::chain::run::{ASIDE, ASSUMED, Run, SQUARE};
use crate::technique::ground::Ground;

/// How an assumption is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mode {
    /// Through places of its digit only.
    pub(crate) nishio: bool,
    /// What has become false counts as gone.
    pub(crate) dynamic: bool,
    /// Which steps it takes beside implications: 0 none, 1 patterns, 2 and more chains.
    pub(crate) level: u8,
}

/// Follows assumptions on a board.
pub(crate) struct Follower<'a> {
    pub(crate) ground: &'static Ground,
    pub(crate) index: &'a Index,
    /// The board as it was.
    pub(crate) source: &'a Board,
    /// The board as it becomes; as it was between runs.
    pub(crate) board: Board,
    pub(crate) mode: Mode,
    pub(crate) asides: Asides,
    /// Room for the parents of a literal.
    pub(crate) gone: Vec<u32>,
}

impl Follower<'_> {
    /// Everything that follows from a candidate's being true or false.
    pub(crate) fn follow(&mut self, id: usize, on: bool, run: &mut Run) {
        run.reset(self.index.len());
        let start = run.new_node(id, on, ASSUMED, std::iter::empty());
        run.register(start);
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(node) = run.nth(true, next_on) {
                next_on += 1;
                if self.exclude(run, node) {
                    break;
                }
            } else if let Some(node) = run.nth(false, next_off) {
                next_off += 1;
                let clash = self.conclude(run, node);
                if self.mode.dynamic {
                    let (square, digit) = self.index.of[run.id(node)];
                    self.board.strike(self.ground, square, digit);
                }
                if clash {
                    break;
                }
            } else {
                break;
            }
            if self.mode.level > 0 && run.nth(true, next_on).is_none() && run.nth(false, next_off).is_none() {
                self.step_aside(run);
            }
        }
        if self.mode.dynamic {
            for node in (0..next_off).filter_map(|k| run.nth(false, k)) {
                let (square, digit) = self.index.of[run.id(node)];
                self.board.restore(self.ground, square, digit);
            }
        }
    }

    /// What a true candidate makes false; whether that contradicts.
    fn exclude(&mut self, run: &mut Run, node: u32) -> bool {
        let (square, digit) = self.index.of[run.id(node)];
        if !self.mode.nishio {
            for other in bits(self.board.marks(square) & !(1 << digit)) {
                if self.make_off(run, self.index.id(square, other), node, SQUARE) {
                    return true;
                }
            }
        }
        let ground = self.ground;
        for slot in &ground.slots[square] {
            for place in bits(self.board.spots(slot.house, digit) & !(1 << slot.index)) {
                let id = self.index.id(ground.house(slot.house)[place], digit);
                if self.make_off(run, id, node, slot.house as u16) {
                    return true;
                }
            }
        }
        false
    }

    #[inline]
    fn make_off(&self, run: &mut Run, id: usize, parent: u32, cause: u16) -> bool {
        let clash = run.node(id, true);
        if clash.is_none() && run.node(id, false).is_some() {
            return false;
        }
        let new = run.new_node(id, false, cause, std::iter::once(parent));
        match clash {
            Some(on) => run.contradiction = Some([on, new]),
            None => run.register(new),
        }
        clash.is_some()
    }

    /// What a false candidate makes true; whether that contradicts.
    fn conclude(&mut self, run: &mut Run, node: u32) -> bool {
        let (square, digit) = self.index.of[run.id(node)];
        let marks = self.board.marks(square);
        if !self.mode.nishio && marks.count_ones() == 2 {
            let id = self.index.id(square, (marks & !(1 << digit)).trailing_zeros() as usize);
            let gone = self.source.marks(square) & !marks;
            let hidden = bits(gone).map(|d| (square, d));
            if self.make_on(run, id, node, SQUARE, hidden) {
                return true;
            }
        }
        let ground = self.ground;
        for slot in &ground.slots[square] {
            let spots = self.board.spots(slot.house, digit);
            if spots.count_ones() != 2 {
                continue;
            }
            let house = ground.house(slot.house);
            let other = house[(spots & !(1 << slot.index)).trailing_zeros() as usize];
            let gone = self.source.spots(slot.house, digit) & !spots;
            let hidden = bits(gone).map(|place| (house[place], digit));
            if self.make_on(run, self.index.id(other, digit), node, slot.house as u16, hidden) {
                return true;
            }
        }
        false
    }

    #[inline]
    fn make_on(
        &mut self,
        run: &mut Run,
        id: usize,
        parent: u32,
        cause: u16,
        hidden: impl Iterator<Item = (usize, usize)>,
    ) -> bool {
        let clash = run.node(id, false);
        if clash.is_none() && run.node(id, true).is_some() {
            return false;
        }
        self.gone.clear();
        self.gone.push(parent);
        self.gone.extend(hidden.filter_map(|(square, digit)| run.node(self.index.id(square, digit), false)));
        let new = run.new_node(id, true, cause, self.gone.iter().copied());
        match clash {
            Some(off) => run.contradiction = Some([new, off]),
            None => run.register(new),
        }
        clash.is_some()
    }

    /// The steps of the first technique that finds something new on the board as it has become.
    fn step_aside(&mut self, run: &mut Run) {
        let found = self.asides.take(self.ground, &self.board, self.source);
        for (aside, strike, causes) in found {
            run.asides.push(aside);
            let parents: Vec<u32> =
                causes.iter().filter_map(|&(square, digit)| run.node(self.index.id(square, digit), false)).collect();
            for (square, digit) in strike.iter().flat_map(|&(s, mask)| bits(mask).map(move |d| (s, d))) {
                let id = self.index.id(square, digit);
                if run.node(id, false).is_none() {
                    let new = run.new_node(id, false, ASIDE, parents.iter().copied());
                    run.register(new);
                }
            }
        }
    }
}
