//! What the Lab says of the run at a point: the generation or operator, its boards, and the population.

use crate::evolve::row::Rank;
use crate::replay::pool::{Fate, Pool};
use crate::replay::view;
use crate::replay::view::{OPEN, Over, Part, Sight, View};
use crate::say::number::{Count, Noun, Number, fixed_point, percent};
use crate::say::operation;
use crate::say::words::paragraph;

messages! {
    /// Where the run is.
    pub enum Place {
        Generation { generation: Number, furthest: Number } => "Generation {generation} of {furthest}",
        Operator { generation: Number, next: Number, operator: Number, of: Number } => "Generation {generation} to {next}: operator {operator} of {of}",
        SomeOperator { generation: Number, next: Number, operator: Number } => "Generation {generation} to {next}: operator {operator}",
        Replaying { generation: Number, to: Number } => "Replaying generation {generation} of {to}",
    }
}

messages! {
    /// A whole generation.
    pub enum Whole {
        Generation => "Generation",
        Board { fitness: Number } => "One board, fitness {fitness}.",
        FirstPopulation { size: Number, best: Number, mean: String, worst: Number } =>
            "First population of {size}: best fitness {best}, mean {mean}, worst {worst}.",
        Population { size: Number, best: Number, mean: String, worst: Number } =>
            "Population of {size}: best fitness {best}, mean {mean}, worst {worst}.",
        Diversity { percent: String } => "On average, two individuals differ in {percent} of the free squares.",
        Solved => "Solved. The checker accepts the answer.",
        Rejected => "The method calls this solved, but the checker rejects the answer.",
    }
}

messages! {
    /// A board on the stage.
    pub enum Board {
        Best => "Best individual",
        Individual { number: Number } => "Individual {number}",
        ParentA { number: Number } => "Parent A, individual {number}",
        ParentB { number: Number } => "Parent B, individual {number}",
        Child { number: Number } => "Child {number}",
        Before => "Before",
        After => "After",
        Board => "Board",
        Replaced { number: Number } => "Replaced, individual {number}",
        Stays { number: Number } => "Stays, individual {number}",
        NewChild => "New child",
        Dropped => "Dropped child",
        InConflict { squares: Count } => "Board with {squares} in conflict",
        Puzzle => "The puzzle",
        Facts { fitness: Number, conflicts: Number } => "fitness {fitness}, {conflicts} in conflict",
        FactsApart { fitness: Number, conflicts: Number, apart: Number } => "fitness {fitness}, {conflicts} in conflict, {apart} disagree across an edge",
        FactsOfFaceApart { fitness: Number, conflicts: Number, apart: Number, face: char } => "fitness {fitness}; on {face}: {conflicts} in conflict, {apart} disagree across an edge",
        FactsOfFace { fitness: Number, conflicts: Number, face: char } => "fitness {fitness}, {conflicts} in conflict on {face}",
        Aloud { board: String, fitness: Number, conflicts: Count } => "{board}: fitness {fitness}, {conflicts} in conflict",
    }
}

messages! {
    /// Those that an operator chose among, and what became of each.
    pub enum SelectionPool {
        Candidates => "Individuals to choose from",
        Parents => "Parents",
        Children => "Children",
        Before => "Before",
        ByFitness { group: String } => "{group}, by fitness",
        Individual { number: Number } => "Individual {number}",
        ParentA => "selected as parent A",
        ParentB => "selected as parent B",
        BothParents => "selected as both parents",
        Stays => "survives",
        Leaves => "removed",
        Aged => "removed at the age limit",
        More { individuals: Number } => "and {individuals} more",
    }
}

messages! {
    /// The population that is drawn.
    pub enum Population {
        One => "1 individual.",
        All { individuals: Count } => "{individuals}, best first.",
        Part { from: Number, to: Number, of: Number } => "Individuals {from} to {to} of {of}, best first.",
        Elite { count: Number } => "Elite (★): {count}.",
        AtLimit { count: Number } => "At age limit (†): {count}.",
        Conflicts => "Colour marks squares in conflict; stronger means in more houses.",
        Empty => "A dot marks an empty square.",
        Individual { number: Number, of: Number, fitness: Number } => "Individual {number} of {of}: fitness {fitness}",
        Aged { number: Number, of: Number, fitness: Number, age: Number } => "Individual {number} of {of}: fitness {fitness}, age {age}",
        EliteOne { number: Number, of: Number, fitness: Number, age: Number } => "Individual {number} of {of}: fitness {fitness}, elite, age {age}",
        AtLimitOne { number: Number, of: Number, fitness: Number, age: Number } => "Individual {number} of {of}: fitness {fitness}, age {age}, at age limit",
        Agreement { agreed: Number, of: Number } => "Agreement: all individuals have the same digit in {agreed} of {of} free squares.",
    }
}

/// “Generation 12 of 131”, with the operator where one is shown.
pub fn place(view: &View) -> Place {
    let (point, furthest) = (view.point, view.furthest.into());
    let (generation, next, operator) = (point.generation.into(), (point.generation + 1).into(), point.operator.into());
    match (point.operator, view.operators) {
        (0, _) => Place::Generation { generation, furthest },
        (_, Some(n)) => Place::Operator { generation, next, operator, of: n.into() },
        (_, None) => Place::SomeOperator { generation, next, operator },
    }
}

/// What is shown, as a heading.
pub fn heading(view: &View) -> String {
    match &view.operation {
        Some(operation) => operation::heading(operation.act.kind()).to_string(),
        None => Whole::Generation.text(),
    }
}

/// What the whole generation looks like, when no operator is shown.
pub fn whole(view: &View) -> String {
    let row = &view.row;
    let (best, worst, mean) = (row.best.into(), row.worst.into(), fixed_point(row.mean, 1));
    let size = view.size.into();
    let (population, diversity) = match (view.size, row.generation) {
        (0 | 1, _) => (Whole::Board { fitness: best }, String::new()),
        (_, generation) => {
            let population = match generation {
                0 => Whole::FirstPopulation { size, best, mean, worst },
                _ => Whole::Population { size, best, mean, worst },
            };
            (population, Whole::Diversity { percent: percent(row.diversity) }.text())
        }
    };
    let end = match view.over {
        Some(Over::Solved) => Whole::Solved.text(),
        Some(Over::Rejected) => Whole::Rejected.text(),
        Some(Over::Ended(end)) => end.to_string(),
        None => String::new(),
    };
    paragraph([population.text(), diversity, end])
}

/// What a board of an operation is called.
pub fn part(part: Part, rank: u32) -> Board {
    let number = (rank + 1).into();
    match part {
        Part::ParentA => Board::ParentA { number },
        Part::ParentB => Board::ParentB { number },
        Part::Child => Board::Child { number },
        Part::Before => Board::Before,
        Part::After => Board::After,
        Part::Board => Board::Board,
        Part::Leaves => Board::Replaced { number },
        Part::Stays => Board::Stays { number },
        Part::TakesItsPlace => Board::NewChild,
        Part::Dropped => Board::Dropped,
    }
}

/// What the individual that is shown is called.
pub fn individual_on_stage(rank: u32) -> Board {
    if rank == 0 { Board::Best } else { Board::Individual { number: (rank + 1).into() } }
}

/// What a screen reader says of a board.
pub fn aloud(board: String, sight: &Sight) -> String {
    let conflicts = Noun::Square.of(sight.conflicts());
    Board::Aloud { board, fitness: sight.fitness.into(), conflicts }.text()
}

/// What a group of individuals is called.
pub const fn pool(pool: Pool) -> SelectionPool {
    match pool {
        Pool::Candidates => SelectionPool::Candidates,
        Pool::Parents => SelectionPool::Parents,
        Pool::Children => SelectionPool::Children,
        Pool::Before => SelectionPool::Before,
    }
}

/// What became of an individual; nothing where nothing did.
pub const fn fate(fate: Fate) -> Option<SelectionPool> {
    match fate {
        Fate::Passed => None,
        Fate::First => Some(SelectionPool::ParentA),
        Fate::Second => Some(SelectionPool::ParentB),
        Fate::Twice => Some(SelectionPool::BothParents),
        Fate::Stays => Some(SelectionPool::Stays),
        Fate::Leaves => Some(SelectionPool::Leaves),
        Fate::Aged => Some(SelectionPool::Aged),
    }
}

/// An individual of the population that is drawn, at a place of the drawing.
pub fn individual(population: &view::Population, at: usize) -> Population {
    let number = (population.from as usize + at + 1).into();
    let of = population.size.into();
    let fitness = population.fitness.get(at).copied().unwrap_or_default().into();
    match population.standing.get(at).map(|s| (s.rank, s.age.into())) {
        Some((Rank::Elite, age)) => Population::EliteOne { number, of, fitness, age },
        Some((Rank::AtAgeLimit, age)) => Population::AtLimitOne { number, of, fitness, age },
        Some((_, age)) => Population::Aged { number, of, fitness, age },
        None => Population::Individual { number, of, fitness },
    }
}

/// The population in a few sentences.
pub fn population(population: &view::Population) -> String {
    let shown = population.fitness.len();
    let drawn = match (population.size, shown < population.size as usize) {
        (1, _) => Population::One,
        (size, false) => Population::All { individuals: Noun::Individual.of(size) },
        (size, true) => {
            let from = population.from as usize;
            Population::Part { from: (from + 1).into(), to: (from + shown).into(), of: size.into() }
        }
    };
    let counted = |rank, of: fn(Number) -> Population| match population.count(rank) {
        0 => String::new(),
        n => of(n.into()).text(),
    };
    let when = |shown: bool, sentence: Population| if shown { sentence.text() } else { String::new() };
    paragraph([
        drawn.text(),
        counted(Rank::Elite, |count| Population::Elite { count }),
        counted(Rank::AtAgeLimit, |count| Population::AtLimit { count }),
        when(population.heat.iter().any(|h| (1..OPEN).contains(h)), Population::Conflicts),
        when(population.heat.contains(&OPEN), Population::Empty),
    ])
}

#[cfg(test)]
mod tests {
    use crate::say::step_view::*;

    #[test]
    fn a_population_says_what_is_drawn_of_it() {
        let one = view::Population {
            generation: 3,
            size: 400,
            from: 200,
            fitness: vec![7, 9],
            standing: Vec::new(),
            heat: vec![1, OPEN],
            agreement: Vec::new(),
        };
        assert_eq!(
            population(&one),
            "Individuals 201 to 202 of 400, best first. Colour marks squares in conflict; stronger means in more houses. A dot marks \
             an empty square."
        );
        assert_eq!(individual(&one, 1).text(), "Individual 202 of 400: fitness 9");
        assert_eq!(
            population(&view::Population { size: 2, from: 0, heat: vec![0], ..one }),
            "2 individuals, best first."
        );
    }
}
