//! The code of a class, the seeds of its seats, and what a seat's runs show.

use crate::evolve::Recipe;
use crate::study::lessons::{Claim, Machine};
use crate::study::trials::Trials;

/// The highest number of a seat; the lowest is 1.
pub const SEATS: u16 = 999;

/// Signs of an answer: digits and capitals that are not taken for each other. Their number is prime, so the last sign, a sum with
/// weights, tells every single wrong sign and every two that changed places.
pub(crate) const SIGNS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Letters and digits that a code on the wall has at most.
const WALL: usize = 12;

/// The code on the wall: capitals and digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCode(String);

impl ClassCode {
    /// The code that was typed: its letters and digits count, whatever their case. `None` without any, or with too many.
    pub fn of(text: &str) -> Option<ClassCode> {
        let kept = |c: &char| c.is_ascii_alphanumeric();
        let code: String = text.chars().filter(kept).take(WALL + 1).map(|c| c.to_ascii_uppercase()).collect();
        (!code.is_empty() && code.len() <= WALL).then_some(ClassCode(code))
    }

    /// A new code of four signs from a random number.
    pub fn drawn(number: u64) -> ClassCode {
        let sign = |k: u32| char::from(SIGNS[(number / 31u64.pow(k) % 31) as usize]);
        ClassCode((0..4).map(sign).collect())
    }

    /// As it is written.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Fowler, Noll and Vo's hash, variant 1a.
    fn hash(&self) -> u64 {
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        self.0.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
    }

    /// The seed of a seat: its last three digits are the number of the seat.
    pub fn seed(&self, seat: u16) -> u64 {
        self.hash() % 1_000_000_000 * 1000 + u64::from(seat)
    }

    /// What tells answers of this class from those of most others: a number below this one.
    pub(crate) fn tag(&self, below: u64) -> u64 {
        self.hash() / 1_000_000_000 % below
    }

    /// The runs of one seat.
    pub fn trials(&self, machine: &Machine, seat: u16) -> Trials {
        Trials::new(self.lanes(machine, seat), 1)
    }

    /// Lanes of a seat.
    pub(crate) fn lanes(&self, machine: &Machine, seat: u16) -> Vec<Recipe> {
        machine.lanes.iter().map(|lane| Recipe { seed: self.seed(seat), ..lane.clone() }).collect()
    }
}

/// What the runs of one seat show of a claim, as a small number: for a share whether it was solved (1); for two lanes whether the
/// first was ahead (0), neither (1) or the second (2); for two such pairs, three times the first and the second.
pub fn shown(claim: Claim, trials: &Trials) -> u8 {
    let ahead = |first: usize, second: usize| {
        let pairs = trials.pairs(first, second);
        match (pairs.first, pairs.second) {
            (1.., 0) => 0,
            (0, 1..) => 2,
            _ => 1,
        }
    };
    match claim {
        Claim::Share(lane) => u8::from(trials.summary(lane).solved > 0),
        Claim::Ahead(first, second) => ahead(first, second),
        Claim::Both([a, b, c, d]) => 3 * ahead(a, b) + ahead(c, d),
    }
}

/// How many results a claim has.
pub const fn results(claim: Claim) -> u8 {
    match claim {
        Claim::Share(_) => 2,
        Claim::Ahead(..) => 3,
        Claim::Both(_) => 9,
    }
}

#[cfg(test)]
mod tests {
    use crate::study::class::code::*;

    fn class() -> ClassCode {
        ClassCode::of("kite 7").unwrap()
    }

    #[test]
    fn a_code_is_its_letters_and_digits() {
        assert_eq!(ClassCode::of(" ki-Te7 "), Some(class()));
        assert_eq!(class().text(), "KITE7");
        assert_eq!((ClassCode::of("–"), ClassCode::of("abcdefghijklm")), (None, None));
        for number in [0, 1, u64::MAX, 923_520, 123_456_789] {
            let code = ClassCode::drawn(number);
            assert_eq!((ClassCode::of(code.text()).as_ref(), code.text().len()), (Some(&code), 4));
        }
    }

    #[test]
    fn every_seat_has_a_seed_of_its_own_and_classes_share_none() {
        let other = ClassCode::of("KITE8").unwrap();
        assert_eq!(class().seed(7) % 1000, 7);
        assert!((1..=SEATS).all(|seat| class().seed(seat) != other.seed(seat)));
        assert_eq!(class().seed(8), class().seed(7) + 1);
    }
}
