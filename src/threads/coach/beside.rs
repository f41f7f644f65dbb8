//! A game that is over, beside the path of the technique solver and runs of evolution: a picture, figures, and the orders as text.

use serde::{Deserialize, Serialize};

use crate::draw::orders::{Line, orders};
use crate::puzzle::{Grid, Square};
use crate::say::list::{Clauses, Items};
use crate::say::page::beside::{Beside, Compared, tau, told};
use crate::study::course::Course;
use crate::study::orders::{When, agreement, open};
use crate::technique::Step;

/// What is to be compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BesideOrder {
    /// The puzzle.
    pub puzzle: Grid,
    /// The board a person came to.
    pub answer: Grid,
    /// The squares in the order in which they were filled.
    pub order: Vec<u16>,
    /// Runs that are over; the first that came to the answer is drawn.
    pub courses: Vec<Course>,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Compares {
    /// An SVG element; empty before a run has come to the answer.
    pub picture: String,
    /// Who is compared, and what is said of it.
    pub figures: Vec<(String, String)>,
    /// Whose order, and its squares.
    pub orders: Vec<(String, String)>,
}

/// The game beside a path and runs.
pub fn compare(order: &BesideOrder, path: &[Step]) -> Compares {
    let BesideOrder { puzzle, answer, courses, .. } = order;
    let layout = puzzle.layout();
    let squares = open(puzzle);
    let yours: Vec<Square> = order.order.iter().map(|&square| square.into()).collect();
    let logic: Vec<Square> = path.iter().filter_map(|step| step.put).map(|(square, _)| square).collect();
    let (you, solver) = (When::of_order(puzzle, &yours), When::of_order(puzzle, &logic));
    let seeds = courses.len();
    let between = you.tau(&solver).map_or_else(|| Beside::NoOrder.text().to_string(), tau);
    let with = |when: &When| told(agreement(puzzle, answer, courses, when), seeds);
    let figures = vec![
        (Beside::YouLogic.text().to_string(), between),
        (Beside::YouEvolution.text().to_string(), with(&you)),
        (Beside::LogicEvolution.text().to_string(), with(&solver)),
    ];
    let names = |list: &[Square]| Items::of(list.iter().map(|&s| layout.name(s))).to_string();
    let mut all =
        vec![(Beside::You.text().to_string(), names(&yours)), (Beside::Logic.text().to_string(), names(&logic))];
    let Some(course) = courses.iter().find(|course| course.answer.as_ref() == Some(answer)) else {
        return Compares { picture: String::new(), figures, orders: all };
    };
    let evolution = When::of_course(puzzle, course);
    let place = |list: &[Square], square: Square| list.iter().position(|&s| s == square).map(|at| at + 1);
    let say = |square: &Square| {
        let (you, logic) = (place(&yours, *square).unwrap_or(0), place(&logic, *square));
        let logic = logic.map_or_else(|| Beside::Never.text().to_string(), |n| n.to_string());
        let (square, generation) = (layout.name(*square), course.since[*square]);
        Compared::Square { square, you, logic, generation }.text()
    };
    let said: Vec<String> = squares.iter().map(say).collect();
    let line = |name: Beside, class, when: &When, end: String| Line {
        name: name.text().into(),
        end,
        class,
        when: when.0.clone(),
    };
    let end = Compared::Until { generation: course.generations }.text();
    let lines = [
        line(Beside::You, "you", &you, String::new()),
        line(Beside::Logic, "logic", &solver, String::new()),
        line(Beside::Evolution, "bred", &evolution, end),
    ];
    let mut generations: Vec<u64> = squares.iter().map(|&square| course.since[square]).collect();
    generations.sort_unstable();
    generations.dedup();
    let group = |generation: u64| {
        let found: Vec<Square> = squares.iter().copied().filter(|&s| course.since[s] == generation).collect();
        Compared::InGeneration { generation, squares: names(&found) }.text()
    };
    let groups: Vec<String> = generations.into_iter().map(group).collect();
    all.push((Beside::Evolution.text().to_string(), Clauses(groups).to_string()));
    Compares { picture: orders(&lines, &said, Beside::Lines.text()), figures, orders: all }
}

#[cfg(test)]
mod tests {
    use crate::technique::{Rules, rate};
    use crate::text::of_line;
    use crate::threads::coach::beside::*;

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn a_game_stands_beside_the_solver_and_the_runs() {
        let puzzle = of_line(PUZZLE).unwrap();
        let rating = rate(&puzzle, Rules::ALL);
        let logic: Vec<(Square, u8)> = rating.path.iter().filter_map(|step| step.put).collect();
        let mut answer = puzzle.clone();
        logic.iter().for_each(|&(square, digit)| answer.set(square, digit));
        // Played as the solver does it, and evolved the other way round, a square a generation.
        let order: Vec<u16> = logic.iter().map(|put| put.0 as u16).collect();
        let mut since = vec![0; 81];
        order.iter().rev().enumerate().for_each(|(k, &s)| since[usize::from(s)] = k as u64 + 1);
        let course = |number| Course {
            number,
            answer: Some(answer.clone()),
            generations: 51,
            evaluations: 0,
            since: since.clone(),
            moments: Vec::new(),
        };
        let courses = vec![course(0), course(1)];
        let told = compare(&BesideOrder { puzzle, answer: answer.clone(), order, courses }, &rating.path);
        let said: Vec<&str> = told.figures.iter().map(|figure| figure.1.as_str()).collect();
        let back = "−1.00 (95 % interval −1.00 to −1.00, 2 of 2 seeds)";
        assert_eq!(said, ["1.00", back, back]);
        assert_eq!(told.picture.matches("<g>").count(), 51);
        assert!(told.orders[2].1.starts_with("1: r"), "{:?}", told.orders);
        assert_eq!(told.orders[0].1, told.orders[1].1);
    }
}
