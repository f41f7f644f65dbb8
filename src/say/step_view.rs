//! A run step by step: where it is, what is shown, who came from whom.

use crate::evolve::row::Rank;
use crate::replay::family::{Family, Stop};
use crate::replay::moment::{Crowd, Moment, OPEN, Over, Part, Sight};
use crate::replay::roll::{Fate, GroupName};
use crate::say::list::List;
use crate::say::number::{Count, Noun, Nth, Number, hundredths, percent};
use crate::say::words::paragraph;

messages! {
    /// A point of a run.
    pub enum StepView {
        Generation { generation: Number, furthest: Number } => "Generation {generation} of {furthest} reached",
        OperatorOf { from: Number, to: Number, operator: Number, of: Number } => "From generation {from} to {to}: operator {operator} of {of}",
        Operator { generation: Number, operator: Number } => "Generation {generation}, operator {operator}",
        Underway { generation: Number, to: Count } => "Running again: {generation} of {to}",
        Solved => "Solved; the checker accepts the solution.",
        Rejected => "The method reports a solution, but the checker rejects it.",
        OneBoard { fitness: Number } => "One board, fitness {fitness}.",
        FirstPopulation { individuals: Count, best: Number, mean: String, worst: Number, diversity: String }
            => "First population of {individuals}: best fitness {best}, mean {mean}, worst {worst}. Two of them differ in {diversity} of the free squares on average.",
        Population { individuals: Count, best: Number, mean: String, worst: Number, diversity: String }
            => "Population of {individuals}: best fitness {best}, mean {mean}, worst {worst}. Two of them differ in {diversity} of the free squares on average.",
        Individual { rank: Number, of: Number, fitness: Number } => "Individual {rank} of {of}: fitness {fitness}",
        IndividualAged { rank: Number, of: Number, fitness: Number, age: Number } => "Individual {rank} of {of}: fitness {fitness}, age {age}",
        IndividualElite { rank: Number, of: Number, fitness: Number, age: Number } => "Individual {rank} of {of}: fitness {fitness}, elite, age {age}",
        IndividualAtLimit { rank: Number, of: Number, fitness: Number, age: Number } => "Individual {rank} of {of}: fitness {fitness}, at age limit ({age})",
        All { individuals: Count } => "{individuals}, fittest first.",
        Some { from: Number, to: Number, individuals: Count } => "{from} to {to} of {individuals}, fittest first.",
        Elite { n: Number } => "Elite ★: {n}.",
        AtAgeLimit { n: Number } => "At age limit †: {n}.",
        Heat => "Colour: in conflict, stronger in more houses.",
        Open => "Dot: open square.",
        Sight { part: Part, individual: Nth } => "{part}, {individual}",
        NoConflict { name: String, fitness: Number } => "{name}: fitness {fitness}, no conflicts",
        Conflicts { name: String, fitness: Number, squares: Count } => "{name}: fitness {fitness}, {squares} in conflict",
        Group { name: GroupName } => "{name}, by fitness",
        Number { n: Number } => "Number {n}",
        More { n: Number } => "and {n} more",
        Board { squares: Count } => "Board with {squares} in conflict",
        Puzzle => "The puzzle",
    }
}

messages! {
    /// A line of descent, sentence by sentence.
    pub enum Ancestry {
        Line { rank: Number, generations: Count, ancestors: Count } => "Individual {rank}: {generations} back, {ancestors}.",
        Going => "Still being traced.",
        First => "Traced back to the first population.",
        Bound => "Traced as far back as the limit allows.",
        Unknown => "It ends where a new population began, or this method does not record parents.",
        Broken => "Interrupted, because the run was moved.",
        Entries { digits: Count, parts: List, generation: Number } => "Of its {digits} that were not given: {parts}. The last entered in generation {generation}.",
        FromFirst { n: Number } => "{n} from the first population",
        By { n: Number, operator: String } => "{n} by {operator}",
    }
}

wording! { Part {
    Part::ParentA => "Parent A";
    Part::ParentB => "Parent B";
    Part::Child => "Child";
    Part::Leaves => "Replaced";
    Part::Replaces => "Replacement";
    Part::Stays => "Stays";
    Part::Discarded => "Discarded";
    Part::Board => "Board";
    Part::Before => "Before";
    Part::After => "After";
} }

wording! { GroupName {
    GroupName::Pool => "Drawn from";
    GroupName::Parents => "Parents";
    GroupName::Children => "Children";
    GroupName::Before => "Before";
} }

wording! { Fate {
    Fate::Passed => "not drawn";
    Fate::First => "drawn as parent A";
    Fate::Second => "drawn as parent B";
    Fate::Twice => "drawn as both parents";
    Fate::Stays => "survives";
    Fate::Leaves => "removed";
    Fate::Aged => "removed at the age limit";
} }

/// An individual by its part in an operation.
pub fn sight(part: Part, sight: &Sight) -> String {
    match part {
        Part::Before | Part::Board => part.to_string(),
        _ => StepView::Sight { part, individual: Noun::Individual.nth(sight.rank + 1) }.text(),
    }
}

/// What a screen reader says of a board.
pub fn label(name: &str, sight: &Sight) -> String {
    let (name, fitness) = (name.to_string(), sight.fitness.into());
    match sight.conflicts() {
        0 => StepView::NoConflict { name, fitness }.text(),
        n => StepView::Conflicts { name, fitness, squares: Noun::Square.of(n) }.text(),
    }
}

/// “Generation 12 of 131”, with the operator where one is shown.
pub fn place(moment: &Moment) -> String {
    let (point, furthest) = (moment.point, moment.furthest.into());
    let generation = Number(point.generation);
    let said = match (point.operator, moment.operators) {
        (0, _) => StepView::Generation { generation, furthest },
        (k, Some(n)) => StepView::OperatorOf {
            from: generation,
            to: (point.generation + 1).into(),
            operator: Number(k.into()),
            of: Number(n.into()),
        },
        (k, None) => StepView::Operator { generation, operator: Number(k.into()) },
    };
    said.text()
}

/// How far a long way has been gone: every generation is run again.
pub fn underway(generation: u64, to: u64) -> String {
    StepView::Underway { generation: generation.into(), to: Noun::Generation.of(to) }.text()
}

/// What the whole generation looks like, when no operator is shown.
pub fn whole(moment: &Moment) -> String {
    let row = &moment.row;
    let (best, mean, worst) = (row.best.into(), hundredths(row.mean, 1), row.worst.into());
    let (individuals, diversity) = (Noun::Individual.of(moment.size), percent(row.diversity));
    let population = match (moment.size, row.generation) {
        (0 | 1, _) => StepView::OneBoard { fitness: best },
        (_, 0) => StepView::FirstPopulation { individuals, best, mean, worst, diversity },
        _ => StepView::Population { individuals, best, mean, worst, diversity },
    };
    let over = match moment.over {
        Some(Over::Solved) => StepView::Solved.text(),
        Some(Over::Rejected) => StepView::Rejected.text(),
        Some(Over::Ended(end)) => end.to_string(),
        None => String::new(),
    };
    paragraph([population.text(), over])
}

/// Whether a sentence names a square by its row and column, as `r1c3`.
pub fn names_a_square(sentence: &str) -> bool {
    let digits = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    let named = |rest: &str| {
        digits(rest) && digits(rest.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('c'))
    };
    sentence.match_indices('r').any(|(at, _)| named(&sentence[at + 1..]))
}

/// An individual of the population that is drawn, at a place of the drawing.
pub fn individual(crowd: &Crowd, at: usize) -> String {
    let (rank, of) = ((crowd.from as usize + at + 1).into(), crowd.size.into());
    let fitness = crowd.fitness.get(at).copied().unwrap_or_default().into();
    let said = match crowd.standing.get(at).map(|s| (s.rank, Number(s.age.into()))) {
        Some((Rank::Elite, age)) => StepView::IndividualElite { rank, of, fitness, age },
        Some((Rank::Elderly, age)) => StepView::IndividualAtLimit { rank, of, fitness, age },
        Some((_, age)) => StepView::IndividualAged { rank, of, fitness, age },
        None => StepView::Individual { rank, of, fitness },
    };
    said.text()
}

/// The population in a few words.
pub fn crowd(crowd: &Crowd) -> String {
    let (shown, individuals) = (crowd.fitness.len(), Noun::Individual.of(crowd.size));
    let mut said = vec![match shown < crowd.size as usize {
        true => StepView::Some { from: (crowd.from + 1).into(), to: (crowd.from as usize + shown).into(), individuals },
        false => StepView::All { individuals },
    }];
    let (elite, old) = (crowd.count(Rank::Elite), crowd.count(Rank::Elderly));
    said.extend((elite > 0).then(|| StepView::Elite { n: Number(elite as u64) }));
    said.extend((old > 0).then(|| StepView::AtAgeLimit { n: Number(old as u64) }));
    let (hot, open) = (crowd.heat.iter().any(|h| (1..OPEN).contains(h)), crowd.heat.contains(&OPEN));
    said.extend(hot.then_some(StepView::Heat));
    said.extend(open.then_some(StepView::Open));
    paragraph(said.iter().map(|part| part.text()))
}

/// A line of descent in a sentence.
pub fn family(family: &Family) -> String {
    let ancestors: usize = family.levels.iter().skip(1).map(|level| level.kin.len()).sum();
    let end = match family.stop {
        Stop::Going => Ancestry::Going,
        Stop::First => Ancestry::First,
        Stop::Bound => Ancestry::Bound,
        Stop::Unknown => Ancestry::Unknown,
        Stop::Broken => Ancestry::Broken,
    };
    let line = Ancestry::Line {
        rank: (family.rank + 1).into(),
        generations: Noun::Generation.of(family.followed),
        ancestors: Noun::Ancestor.of(ancestors),
    };
    paragraph([line.text(), end.text()])
}

/// Where the digits of an individual entered its line: for each operator how many, and when the last one did.
pub fn entries(family: &Family) -> String {
    let known: Vec<_> = family.entries.iter().flatten().collect();
    let Some(last) = known.iter().map(|e| e.generation).max() else { return String::new() };
    let mut kinds: Vec<(&Option<String>, usize)> = Vec::new();
    for entry in &known {
        match kinds.iter_mut().find(|(how, _)| *how == &entry.how) {
            Some((_, count)) => *count += 1,
            None => kinds.push((&entry.how, 1)),
        }
    }
    kinds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let part = |&(how, n): &(&Option<String>, usize)| match how {
        Some(operator) => Ancestry::By { n: n.into(), operator: operator.clone() },
        None => Ancestry::FromFirst { n: n.into() },
    };
    let parts = List::of(kinds.iter().map(part));
    Ancestry::Entries { digits: Noun::Digit.of(known.len()), parts, generation: last.into() }.text()
}

#[cfg(test)]
mod tests {
    use crate::replay::family::{Entry, Kin, Level};
    use crate::say::step_view::*;

    #[test]
    fn squares_are_known_by_their_names() {
        assert!(names_a_square("U r1c3 loses 4.") && names_a_square("Number r16c12"));
        assert!(!names_a_square("rows 2 and 4 are better") && !names_a_square("r1") && !names_a_square(""));
    }

    #[test]
    fn a_line_of_descent_is_told_in_two_sentences() {
        let kin = |rank| Kin { rank, fitness: 3, parents: vec![0] };
        let entry = |generation, how: &str| Some(Entry { generation, how: Some(how.into()) });
        let first = || Some(Entry { generation: 0, how: None });
        let told = Family {
            rank: 0,
            levels: vec![
                Level { generation: 1, kin: vec![kin(0)] },
                Level { generation: 0, kin: vec![kin(2), kin(5)] },
            ],
            followed: 1,
            digits: vec![1; 4],
            entries: vec![first(), entry(1, "growth and mutation"), None, first()],
            stop: Stop::First,
        };
        assert_eq!(family(&told), "Individual 1: 1 generation back, 2 ancestors. Traced back to the first population.");
        assert_eq!(
            entries(&told),
            "Of its 3 digits that were not given: 2 from the first population and 1 by growth and mutation. The last entered in \
             generation 1."
        );
    }
}
