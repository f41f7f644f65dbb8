//! Sets of candidates by number, as words of bits.

/// A set of numbers below a size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// The empty set, with room for numbers below `size`.
    pub(crate) fn new(size: usize) -> Bits {
        Bits { words: vec![0; size.div_ceil(64)] }
    }

    /// Empties the set and makes room for numbers below `size`.
    pub(crate) fn reset(&mut self, size: usize) {
        self.words.clear();
        self.words.resize(size.div_ceil(64), 0);
    }

    #[inline]
    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// Empties the set.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
    }

    #[inline]
    pub(crate) fn insert(&mut self, member: usize) {
        self.words[member / 64] |= 1 << (member % 64);
    }

    #[inline]
    pub(crate) fn contains(&self, member: usize) -> bool {
        self.words[member / 64] >> (member % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn add(&mut self, other: &[u64]) {
        for (word, more) in self.words.iter_mut().zip(other) {
            *word |= more;
        }
    }

    #[inline]
    pub(crate) fn keep(&mut self, other: &Bits) {
        for (word, kept) in self.words.iter_mut().zip(&other.words) {
            *word &= kept;
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, other: &Bits) {
        for (word, gone) in self.words.iter_mut().zip(&other.words) {
            *word &= !gone;
        }
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Whether both have a member in common.
    #[inline]
    pub(crate) fn meets(&self, other: &[u64]) -> bool {
        self.words.iter().zip(other).any(|(a, b)| a & b != 0)
    }

    /// Members, ascending.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(k, &word)| {
            let next = |w: &u64| Some(w & w.wrapping_sub(1));
            std::iter::successors(Some(word), next)
                .take_while(|w| *w != 0)
                .map(move |w| k * 64 + w.trailing_zeros() as usize)
        })
    }
}

/// A set for each of some numbers, side by side.
#[derive(Clone, Debug)]
pub(crate) struct Matrix {
    words: usize,
    rows: Vec<u64>,
}

impl Matrix {
    /// Empty sets of numbers below `size`, as many as that.
    pub(crate) fn new(size: usize) -> Matrix {
        let words = size.div_ceil(64);
        Matrix { words, rows: vec![0; words * size] }
    }

    #[inline]
    pub(crate) fn row(&self, row: usize) -> &[u64] {
        &self.rows[row * self.words..][..self.words]
    }

    #[inline]
    pub(crate) fn insert(&mut self, row: usize, member: usize) {
        self.rows[row * self.words + member / 64] |= 1 << (member % 64);
    }

    #[inline]
    pub(crate) fn contains(&self, row: usize, member: usize) -> bool {
        self.rows[row * self.words + member / 64] >> (member % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn add(&mut self, row: usize, other: &[u64]) {
        for (word, more) in self.rows[row * self.words..].iter_mut().zip(other) {
            *word |= more;
        }
    }
}
