//! Small sets of squares or houses as bits in words.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of numbers below 64 × `N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set<const N: usize>([u64; N]);

/// How many members a set has, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Nobody.
    Empty,
    /// This member alone.
    One(usize),
    /// Two or more.
    More,
}

impl<const N: usize> Set<N> {
    /// Nobody.
    pub const EMPTY: Set<N> = Set([0; N]);

    /// The numbers below `end`.
    pub fn below(end: usize) -> Set<N> {
        let mut set = Set::EMPTY;
        (0..end).for_each(|member| set.insert(member));
        set
    }

    #[inline]
    /// Takes in a member below 64·N.
    pub fn insert(&mut self, member: usize) {
        self.0[member / 64] |= 1 << (member % 64);
    }

    #[inline]
    /// Leaves a member out, if it is in.
    pub fn remove(&mut self, member: usize) {
        self.0[member / 64] &= !(1 << (member % 64));
    }

    #[inline]
    /// Whether a member is in.
    pub fn contains(&self, member: usize) -> bool {
        self.0[member / 64] >> (member % 64) & 1 != 0
    }

    #[inline]
    /// Whether nobody is in.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    /// Nobody, one (which), or more.
    pub fn size(&self) -> Size {
        let (mut found, mut at) = (0, 0);
        for (k, &word) in self.0.iter().enumerate() {
            if word != 0 {
                if found != 0 || word & (word - 1) != 0 {
                    return Size::More;
                }
                (found, at) = (word, k);
            }
        }
        if found == 0 { Size::Empty } else { Size::One(at * 64 + found.trailing_zeros() as usize) }
    }

    #[inline]
    /// How many are in.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Members in ascending order.
    #[inline]
    pub fn iter(self) -> Members<N> {
        Members { set: self, word: 0 }
    }

    #[inline]
    fn zip(self, other: Set<N>, op: impl Fn(u64, u64) -> u64) -> Set<N> {
        Set(std::array::from_fn(|k| op(self.0[k], other.0[k])))
    }
}

/// The members of a set, in ascending order.
pub struct Members<const N: usize> {
    set: Set<N>,
    word: usize,
}

impl<const N: usize> Iterator for Members<N> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word < N {
            let word = &mut self.set.0[self.word];
            if *word != 0 {
                let member = self.word * 64 + word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(member);
            }
            self.word += 1;
        }
        None
    }
}

impl<const N: usize> BitAnd for Set<N> {
    type Output = Set<N>;
    #[inline]
    fn bitand(self, other: Set<N>) -> Set<N> {
        self.zip(other, |a, b| a & b)
    }
}

impl<const N: usize> BitOr for Set<N> {
    type Output = Set<N>;
    #[inline]
    fn bitor(self, other: Set<N>) -> Set<N> {
        self.zip(other, |a, b| a | b)
    }
}

impl<const N: usize> Sub for Set<N> {
    type Output = Set<N>;
    #[inline]
    fn sub(self, other: Set<N>) -> Set<N> {
        self.zip(other, |a, b| a & !b)
    }
}

impl<const N: usize> BitOrAssign for Set<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<N>) {
        *self = *self | other;
    }
}

impl<const N: usize> SubAssign for Set<N> {
    #[inline]
    fn sub_assign(&mut self, other: Set<N>) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::bits::*;

    #[test]
    fn sizes_and_members_across_words() {
        let mut set = Set::<3>::EMPTY;
        assert_eq!(set.size(), Size::Empty);
        set.insert(130);
        assert_eq!(set.size(), Size::One(130));
        set.insert(63);
        assert_eq!((set.size(), set.len()), (Size::More, 2));
        assert_eq!(set.iter().collect::<Vec<_>>(), [63, 130]);
        set.remove(130);
        assert!(set.contains(63) && !set.contains(130) && set.size() == Size::One(63));
    }

    #[test]
    fn operators_are_those_of_sets() {
        let (a, b) = (Set::<2>::below(70), Set::<2>::below(65));
        assert_eq!((a - b).iter().collect::<Vec<_>>(), [65, 66, 67, 68, 69]);
        assert_eq!((a & b, a | b, (b - a).is_empty()), (b, a, true));
    }
}
