//! The orders in which a person, a learner's techniques and evolution found the squares of one puzzle, and how far they agree:
//! Kendall's tau-b, and of evolution its mean over seeds with its interval.

use crate::puzzle::{Grid, Square};
use crate::stats::rank::{Pair, tau_b};
use crate::stats::{Average, average, median};
use crate::study::course::{Course, DISTINCT};

/// When each open square was found, in the order of squares; infinite where it was not.
#[derive(Clone, Debug, PartialEq)]
pub struct When(pub Vec<f64>);

/// How far evolution agrees with another order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Agreement {
    /// The mean of the seeds that count, with its interval.
    Known {
        /// Tau-b.
        tau: Average,
        /// Seeds that count.
        counted: usize,
    },
    /// Fewer than half of the seeds found their squares in ten generations or more.
    FewGenerations {
        /// The median of their distinct generations, over those that solved it.
        median: f64,
    },
    /// Fewer than half of the seeds came to the answer.
    FewSolved {
        /// Those that did.
        solved: usize,
    },
}

/// The squares that a puzzle leaves open.
pub fn open(puzzle: &Grid) -> Vec<Square> {
    (0..puzzle.cells().len()).filter(|&square| puzzle.get(square) == 0).collect()
}

impl When {
    /// Of an order of squares.
    pub fn of_order(puzzle: &Grid, order: &[Square]) -> When {
        let place = |square: Square| order.iter().position(|&s| s == square).map_or(f64::INFINITY, |at| at as f64);
        When(open(puzzle).into_iter().map(place).collect())
    }

    /// Of a run.
    pub fn of_course(puzzle: &Grid, course: &Course) -> When {
        let since = |square: Square| course.since.get(square).map_or(f64::INFINITY, |&since| since as f64);
        When(open(puzzle).into_iter().map(since).collect())
    }

    /// Tau-b with another; none where one of them knows no order.
    pub fn tau(&self, other: &When) -> Option<f64> {
        let pairs: Vec<Pair> = self.0.iter().copied().zip(other.0.iter().copied()).collect();
        tau_b(&pairs)
    }
}

/// The runs that came to this answer.
fn solved<'a>(courses: &'a [Course], answer: &'a Grid) -> impl Iterator<Item = &'a Course> {
    courses.iter().filter(move |course| course.answer.as_ref() == Some(answer))
}

/// How far the runs agree with an order.
pub fn agreement(puzzle: &Grid, answer: &Grid, courses: &[Course], order: &When) -> Agreement {
    let distinct: Vec<f64> = solved(courses, answer).map(|course| course.distinct(puzzle) as f64).collect();
    if distinct.len() * 2 < courses.len() || distinct.is_empty() {
        return Agreement::FewSolved { solved: distinct.len() };
    }
    let long = solved(courses, answer).filter(|course| course.distinct(puzzle) >= DISTINCT);
    let taus: Vec<f64> = long.filter_map(|course| When::of_course(puzzle, course).tau(order)).collect();
    match average(&taus).filter(|_| taus.len() * 2 >= courses.len()) {
        Some(tau) => Agreement::Known { tau, counted: taus.len() },
        None => Agreement::FewGenerations { median: median(&distinct).unwrap_or(0.0) },
    }
}

#[cfg(test)]
mod tests {
    use crate::study::orders::*;
    use crate::text::of_line;

    fn puzzle() -> Grid {
        of_line("................").unwrap()
    }

    fn answer() -> Grid {
        of_line("1234341221434321").unwrap()
    }

    fn course(since: impl Fn(u64) -> u64, answer: Option<Grid>) -> Course {
        let since = (0..16).map(since).collect();
        Course { number: 0, answer, generations: 20, evaluations: 0, since, moments: Vec::new() }
    }

    #[test]
    fn the_same_order_agrees_and_the_opposite_does_not() {
        let (order, back): (Vec<usize>, Vec<usize>) = ((0..16).collect(), (0..16).rev().collect());
        let (order, back) = (When::of_order(&puzzle(), &order), When::of_order(&puzzle(), &back));
        assert_eq!((order.tau(&order), order.tau(&back)), (Some(1.0), Some(-1.0)));
        let same = course(|k| k * 3, Some(answer()));
        let Agreement::Known { tau, counted } = agreement(&puzzle(), &answer(), &[same.clone(), same], &order) else {
            panic!("no figure");
        };
        assert_eq!((tau.value, counted), (1.0, 2));
    }

    #[test]
    fn givens_are_no_part_of_an_order_and_what_is_not_found_comes_last() {
        let puzzle = of_line("12..3412....432.").unwrap();
        assert_eq!(
            When::of_order(&puzzle, &[8, 2]).0,
            [1.0, f64::INFINITY, 0.0, f64::INFINITY, f64::INFINITY, f64::INFINITY, f64::INFINITY]
        );
    }

    #[test]
    fn there_is_no_figure_of_few_generations_nor_of_few_answers() {
        let order = When::of_order(&puzzle(), &(0..16).collect::<Vec<_>>());
        let short = course(|k| k / 2, Some(answer()));
        let told = agreement(&puzzle(), &answer(), &[short.clone(), short], &order);
        assert_eq!(told, Agreement::FewGenerations { median: 8.0 });
        let other = of_line("2143341212344321");
        let runs = [course(|k| k, None), course(|k| k, other), course(|k| k, Some(answer()))];
        assert_eq!(agreement(&puzzle(), &answer(), &runs, &order), Agreement::FewSolved { solved: 1 });
        assert_eq!(agreement(&puzzle(), &answer(), &[], &order), Agreement::FewSolved { solved: 0 });
    }
}
