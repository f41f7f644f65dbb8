//! Tabu memory: which digit may not come back to which vertex before which move.

/// Slots, by the move at which they open; more than any tenure.
const SLOTS: usize = 256;
/// Digits that open at the same move, at most: more wait for the next.
const MOST: usize = 8;
/// Digits that an index of a vertex and digit leaves room for.
const DIGITS: usize = 32;

/// What opens at the same move, as vertex × `DIGITS` + digit.
#[derive(Clone, Copy)]
struct Slot {
    filled: u8,
    entries: [u16; MOST],
}

const EMPTY: Slot = Slot { filled: 0, entries: [0; MOST] };

#[derive(Clone)]
/// Tabu memory.
pub struct Ring {
    slots: Vec<Slot>,
    /// The slot in which a digit opens, by vertex and digit: a digit that became tabu again opens later.
    until: Vec<u8>,
}

impl Ring {
    /// Nothing is tabu.
    pub fn new(vertices: usize) -> Ring {
        Ring { slots: vec![EMPTY; SLOTS], until: vec![0; vertices * DIGITS] }
    }

    /// Makes nothing tabu.
    pub fn clear(&mut self) {
        self.slots.fill(EMPTY);
    }

    /// A digit is tabu on a vertex until `tenure` moves after this one, at least 1 and at most 255.
    #[inline]
    pub fn close(&mut self, vertex: usize, digit: usize, moves: u32, tenure: u32) {
        let mut at = (moves + tenure.clamp(1, SLOTS as u32 - 1)) as usize % SLOTS;
        while usize::from(self.slots[at].filled) == MOST {
            at = (at + 1) % SLOTS;
        }
        let entry = vertex * DIGITS + digit;
        self.until[entry] = at as u8;
        let slot = &mut self.slots[at];
        slot.entries[usize::from(slot.filled) % MOST] = entry as u16;
        slot.filled += 1;
    }

    /// The vertices and digits that are tabu no longer at this move; each move is asked for in turn.
    #[inline]
    pub fn due(&mut self, moves: u32) -> impl Iterator<Item = (usize, usize)> {
        let now = moves as usize % SLOTS;
        let slot = &mut self.slots[now];
        let filled = std::mem::take(&mut slot.filled);
        let until = &self.until;
        let entries = slot.entries.iter().take(filled.into()).map(|&entry| usize::from(entry));
        entries.filter(move |&e| usize::from(until[e]) == now).map(|e| (e / DIGITS, e % DIGITS))
    }
}

#[cfg(test)]
mod tests {
    use crate::evolve::algorithms::sudokube::ring::*;

    #[test]
    fn a_digit_opens_when_it_is_due_and_once_closed_again_later() {
        let mut ring = Ring::new(100);
        ring.close(7, 3, 10, 5);
        ring.close(99, 24, 10, 5);
        ring.close(7, 3, 12, 9);
        assert_eq!(ring.due(15).collect::<Vec<_>>(), [(99, 24)]);
        assert_eq!(ring.due(21).collect::<Vec<_>>(), [(7, 3)]);
        assert_eq!(ring.due(21 + SLOTS as u32).count(), 0);
    }

    #[test]
    fn what_finds_no_room_opens_a_move_later() {
        let mut ring = Ring::new(100);
        (0..MOST + 2).for_each(|vertex| ring.close(vertex, 0, 250, 10));
        assert_eq!(ring.due(260).count(), MOST);
        assert_eq!(ring.due(261).count(), 2);
    }
}
