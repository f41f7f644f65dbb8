//! The Lab's own sentences.

use crate::evolve::row::Rank;
use crate::replay::family::{Family, Stop};
use crate::replay::moment::{Crowd, Moment, OPEN, Over};
use crate::say::number::{hundredths, percent, thousands};

/// “Generation 12 of 131”, with the operator where one is shown.
pub fn place(moment: &Moment) -> String {
    let (point, furthest) = (moment.point, thousands(moment.furthest));
    let generation = thousands(point.generation);
    match (point.operator, moment.operators) {
        (0, _) => format!("Generation {generation} of {furthest} reached"),
        (k, Some(n)) => {
            let next = thousands(point.generation + 1);
            format!(
                "From generation {generation} to {next}: operator {} of {}",
                thousands(k.into()),
                thousands(n.into())
            )
        }
        (k, None) => format!("Generation {generation}, operator {k}"),
    }
}

/// How far a long way has been gone: every generation is run again.
pub fn underway(generation: u64, to: u64) -> String {
    format!("Run again: {} of {} generations", thousands(generation), thousands(to))
}

/// What the whole generation looks like, when no operator is shown.
pub fn whole(moment: &Moment) -> String {
    let row = &moment.row;
    let state = match moment.over {
        Some(Over::Solved) => " Solved; the checker accepts the answer.",
        Some(Over::Rejected) => " Solved in its own terms, but the checker does not accept the answer.",
        Some(Over::Ended(_)) => "",
        None => "",
    };
    let ended = match moment.over {
        Some(Over::Ended(end)) => format!(" It ends here: {}.", end.reason()),
        _ => String::new(),
    };
    let first = if row.generation == 0 { "The first population" } else { "The population" };
    match moment.size {
        0 | 1 => format!("One board, fitness {}.{state}{ended}", thousands(row.best.into())),
        n => format!(
            "{first} of {}: best fitness {}, mean {}, worst {}; two of them differ in {} of the free squares.{state}{ended}",
            thousands(n.into()),
            thousands(row.best.into()),
            hundredths(row.mean, 1),
            thousands(row.worst.into()),
            percent(row.diversity)
        ),
    }
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
    let rank = crowd.from as usize + at + 1;
    let fitness = crowd.fitness.get(at).copied().unwrap_or_default();
    let standing = match crowd.standing.get(at) {
        Some(s) if s.rank == Rank::Elite => format!(", elite, age {}", s.age),
        Some(s) if s.rank == Rank::Elderly => format!(", elderly, age {}", s.age),
        Some(s) => format!(", age {}", s.age),
        None => String::new(),
    };
    format!("Individual {rank} of {}: fitness {}{standing}", thousands(crowd.size.into()), thousands(fitness.into()))
}

/// The population in a sentence.
pub fn crowd(crowd: &Crowd) -> String {
    let shown = crowd.fitness.len();
    let drawn = match shown < crowd.size as usize {
        true => format!("{} to {} of {}", crowd.from + 1, crowd.from as usize + shown, thousands(crowd.size.into())),
        false => thousands(crowd.size.into()),
    };
    let count = |rank, word: &str| match crowd.count(rank) {
        0 => String::new(),
        n => format!(", {n} {word}"),
    };
    let noun = if crowd.size == 1 { "individual" } else { "individuals, the fittest first" };
    let (hot, open) = (crowd.heat.iter().any(|h| (1..OPEN).contains(h)), crowd.heat.contains(&OPEN));
    let signs = match (hot, open) {
        (true, true) => " Coloured: in conflict, stronger in more houses; a dot: open.",
        (true, false) => " Coloured: in conflict, stronger in more houses.",
        (false, true) => " A dot is an open square.",
        (false, false) => "",
    };
    format!("{drawn} {noun}{}{}.{signs}", count(Rank::Elite, "elite ★"), count(Rank::Elderly, "elderly †"))
}

/// A line of descent in a sentence.
pub fn family(family: &Family) -> String {
    let forebears: usize = family.levels.iter().skip(1).map(|level| level.kin.len()).sum();
    let end = match family.stop {
        Stop::Going => "still being followed",
        Stop::First => "back to the first population",
        Stop::Bound => "as far as lines are followed",
        Stop::Unknown => {
            "as far as the operators tell: a new population began there, or this method notes nobody’s parents"
        }
        Stop::Broken => "broken off, because the run was moved",
    };
    let generations = if family.followed == 1 {
        "1 generation".into()
    } else {
        format!("{} generations", thousands(family.followed))
    };
    format!("Individual {}: {generations} back, {end}; {} forebears.", family.rank + 1, thousands(forebears as u64))
}

/// Where the digits of an individual entered its line: for each operator how many, and when the last one did.
pub fn entries(family: &Family) -> String {
    let known: Vec<_> = family.entries.iter().flatten().collect();
    let Some(last) = known.iter().map(|e| e.generation).max() else { return String::new() };
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for entry in &known {
        match kinds.iter_mut().find(|(how, _)| *how == entry.how) {
            Some((_, count)) => *count += 1,
            None => kinds.push((&entry.how, 1)),
        }
    }
    kinds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let parts: Vec<String> = kinds.iter().map(|(how, count)| format!("{count} by {how}")).collect();
    let parts = parts.join(", ").replace("by first population", "from the first population");
    format!(
        "Of its {} digits that were not given: {parts}. The last entered in generation {}.",
        known.len(),
        thousands(last)
    )
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
        let entry = |generation, how: &str| Some(Entry { generation, how: how.into() });
        let told = Family {
            rank: 0,
            levels: vec![
                Level { generation: 1, kin: vec![kin(0)] },
                Level { generation: 0, kin: vec![kin(2), kin(5)] },
            ],
            followed: 1,
            digits: vec![1; 4],
            entries: vec![
                entry(0, "first population"),
                entry(1, "growth and mutation"),
                None,
                entry(0, "first population"),
            ],
            stop: Stop::First,
        };
        assert_eq!(family(&told), "Individual 1: 1 generation back, back to the first population; 2 forebears.");
        assert_eq!(
            entries(&told),
            "Of its 3 digits that were not given: 2 from the first population, 1 by growth and mutation. The last entered in \
             generation 1."
        );
    }
}
