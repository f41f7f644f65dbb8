//! Against a search that knows nothing but the rules.

use crate::exact::bands::{Found, search, search_from};

/// AI Escargot, and the only answer.
const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const ANSWER: &str = "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

fn grid(text: &str) -> [u8; 81] {
    let mut digits = text.bytes().map(|c| if c.is_ascii_digit() { c - b'0' } else { 0 });
    std::array::from_fn(|_| digits.next().unwrap_or(0))
}

fn peers(a: usize, b: usize) -> bool {
    let (row, column, square_box) = (a / 9 == b / 9, a % 9 == b % 9, a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
    a != b && (row || column || square_box)
}

fn fits(grid: &[u8; 81], square: usize, digit: u8) -> bool {
    (0..81).all(|other| !peers(square, other) || grid[other] != digit)
}

/// Up to two solutions: the square with the fewest digits first, every digit in turn.
fn slow(grid: &mut [u8; 81], found: &mut Vec<[u8; 81]>) {
    let ways = |grid: &[u8; 81], square| (1..=9).filter(|&digit| fits(grid, square, digit)).collect::<Vec<u8>>();
    let empty = (0..81).filter(|&square| grid[square] == 0);
    let Some((square, ways)) = empty.map(|square| (square, ways(grid, square))).min_by_key(|(_, ways)| ways.len())
    else {
        found.push(*grid);
        return;
    };
    for digit in ways {
        grid[square] = digit;
        slow(grid, found);
        grid[square] = 0;
        if found.len() == 2 {
            return;
        }
    }
}

/// Whether all is as a result must be, whatever the number of solutions.
fn check(givens: &[u8; 81], found: &Found) {
    for solution in found.solutions() {
        assert!((0..81).all(|square| (1..=9).contains(&solution[square])));
        assert!((0..81).all(|square| fits(solution, square, solution[square])), "{givens:?}");
        assert!((0..81).all(|square| givens[square] == 0 || givens[square] == solution[square]));
    }
    if let [first, second] = found.solutions() {
        assert_ne!(first, second);
    }
}

fn count(givens: &[u8; 81]) -> usize {
    let found = search(givens, u64::MAX);
    check(givens, &found);
    assert!(!found.given_up);
    found.solutions().len()
}

struct Dice(u32);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as usize % end
    }
}

#[test]
fn as_many_solutions_as_a_slow_search_finds() {
    let (answer, mut dice, mut seen) = (grid(ANSWER), Dice(2008), [0; 3]);
    for round in 0..600 {
        let mut givens = answer;
        // Enough of them that the slow search comes to an end.
        let left = 24 + dice.below(36);
        while givens.iter().filter(|&&digit| digit != 0).count() > left {
            givens[dice.below(81)] = 0;
        }
        if round % 3 == 0 {
            givens[dice.below(81)] = 1 + dice.below(9) as u8;
        }
        let mut expected = Vec::new();
        if (0..81).all(|square| givens[square] == 0 || fits(&givens, square, givens[square])) {
            slow(&mut givens.clone(), &mut expected);
        }
        assert_eq!(count(&givens), expected.len(), "{givens:?}");
        let restless = search_from(&givens, u64::MAX, 1);
        check(&givens, &restless);
        assert_eq!(restless.solutions().len(), expected.len(), "{givens:?}");
        if let [only] = expected[..] {
            assert_eq!(search(&givens, u64::MAX).solutions(), [only]);
        }
        seen[expected.len()] += 1;
    }
    assert!(seen.iter().all(|&n| n > 50), "{seen:?}");
}

#[test]
fn a_hard_puzzle_has_its_answer() {
    let found = search(&grid(HARD), u64::MAX);
    assert_eq!(found.solutions(), [grid(ANSWER)]);
    assert!((1..1000).contains(&found.nodes));
    assert_eq!(search(&grid(HARD), u64::MAX), found);
}

#[test]
fn it_gives_up_at_the_limit() {
    let all = search(&grid(HARD), u64::MAX).nodes;
    for limit in 0..all {
        let found = search(&grid(HARD), limit);
        assert!(found.given_up && found.nodes == limit && found.solutions().len() < 2);
    }
    assert!(!search(&grid(HARD), all).given_up);
}

#[test]
fn few_givens_have_two_solutions_soon() {
    let mut givens = [0; 81];
    assert_eq!(count(&givens), 2);
    assert!(search(&givens, u64::MAX).nodes < 100);
    for square in 0..81 {
        givens[square] = 1 + (square % 9) as u8;
        assert_eq!(count(&givens), 2);
        givens[square] = 0;
    }
}

#[test]
fn no_early_guess_keeps_many_solutions_away() {
    let (answer, mut dice) = (grid(ANSWER), Dice(2024));
    for left in (1..20).cycle().take(500) {
        let mut givens = [0; 81];
        for square in std::iter::repeat_with(|| dice.below(81)).take(left).collect::<Vec<usize>>() {
            givens[square] = answer[square];
        }
        let found = search(&givens, 20_000);
        check(&givens, &found);
        assert_eq!(found.solutions().len(), 2, "{givens:?}");
    }
}

#[test]
fn full_boards_need_no_guess() {
    let answer = grid(ANSWER);
    assert_eq!((count(&answer), search(&answer, 0).nodes), (1, 0));
    for square in 0..81 {
        for digit in 1..=9 {
            let mut givens = answer;
            givens[square] = digit;
            assert_eq!(count(&givens), usize::from(answer[square] == digit));
        }
    }
}

#[test]
fn what_contradicts_itself_has_no_solution() {
    for digit in 1..=9 {
        assert_eq!(count(&[digit; 81]), 0);
    }
    assert_eq!(count(&[10; 81]), 0);
    assert_eq!(count(&[255; 81]), 0);
    assert_eq!(count(&std::array::from_fn(|square| 1 + (square % 9) as u8)), 0);
    for (a, b) in (0..81).flat_map(|a| (0..a).map(move |b| (a, b))) {
        let mut givens = [0; 81];
        (givens[a], givens[b]) = (7, 7);
        assert_eq!(count(&givens), if peers(a, b) { 0 } else { 2 });
    }
}
