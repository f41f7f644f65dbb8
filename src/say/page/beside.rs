//! A game beside the technique solver and evolution, and the race against a population.

use crate::say::number::{Count, Noun, Number, pointed};
use crate::say::play::clock;
use crate::stats::Average;
use crate::study::course::DISTINCT;
use crate::study::orders::Agreement;

labels! {
    /// A game beside evolution.
    pub enum Beside {
        Title => "Your order beside evolution’s",
        Close => "Close the comparison",
        Show => "Compare with evolution",
        You => "you",
        Logic => "technique solver",
        Evolution => "evolution",
        Lines => "Each line is a square: when you, the technique solver and evolution found it, the earliest on the left.",
        Tau => "Kendall’s tau-b: 1 where two orders are the same, 0 where they have nothing in common, −1 where one is the other \
            backwards.",
        YouLogic => "You and the technique solver",
        YouEvolution => "You and evolution",
        LogicEvolution => "Technique solver and evolution",
        Never => "not at all",
        NoOrder => "No value: one of the two has no order.",
        Orders => "The squares in order",
        Refused => "The runs failed.",
        NoMethod => "No method here has runs that last long enough on this board.",
    }
}

messages! {
    /// The same, with what it is about.
    pub enum Compared {
        Evolution { method: String, seeds: Number } =>
            "Evolution: {method}, seeds 1 to {seeds}. A square counts from the first generation from which the best board keeps its right digit.",
        Method { title: String, settings: String } => "{title} with {settings}",
        Progress { done: usize, of: Count } => "Evolution: {done} of {of} done …",
        Known { tau: String, low: String, high: String, counted: usize, seeds: Count } =>
            "{tau} (95 % interval {low} to {high}, {counted} of {seeds})",
        FewGenerations { median: String, least: usize } =>
            "No value: the runs found all squares in {median} distinct generations. Under {least}, most squares tie, and an order says little.",
        FewSolved { solved: usize, seeds: Count } => "No value: {solved} of {seeds} solved this puzzle.",
        Square { square: String, you: usize, logic: String, generation: u64 } =>
            "{square}: you {you}, technique solver {logic}, evolution in generation {generation}",
        Until { generation: u64 } => "to generation {generation}",
        InGeneration { generation: u64, squares: String } => "{generation}: {squares}",
    }
}

/// A tau with two decimals, and a minus as it is typeset.
pub fn tau(value: f64) -> String {
    let text = pointed(&format!("{value:.2}"));
    match text.strip_prefix('-') {
        Some(rest) if rest.contains(|c: char| ('1'..='9').contains(&c)) => format!("−{rest}"),
        Some(rest) => rest.into(),
        None => text,
    }
}

/// What is said of an agreement over so many seeds.
pub fn told(agreement: Agreement, seeds: usize) -> String {
    let seeds = Noun::Seed.of(seeds);
    match agreement {
        Agreement::Known { tau: Average { value, low, high }, counted } => {
            Compared::Known { tau: tau(value), low: tau(low), high: tau(high), counted, seeds }
        }
        Agreement::FewGenerations { median } => {
            Compared::FewGenerations { median: format!("{median:.0}"), least: DISTINCT }
        }
        Agreement::FewSolved { solved } => Compared::FewSolved { solved, seeds },
    }
    .text()
}

labels! {
    /// A race against a population.
    pub enum Race {
        Title => "Beat the population",
        About => "A population solves the same puzzle beside you. Its run is computed first and played back over the time that you choose. \
            You see which of its squares are right, but none of its digits. Your game restarts.",
        Minutes => "Time of the population",
        Three => "3 min",
        Six => "6 min",
        Twelve => "12 min",
        TwentyFive => "25 min",
        Start => "Start the race",
        Computing => "Computing its run …",
        End => "End the race",
        Unsolved => "This population does not solve the puzzle. Race another one.",
        Another => "Another population",
        Refused => "This run is not possible here.",
        There => "The population has solved it.",
        Before => "Before the race",
        Population => "population",
        Copy => "Copy the race as a link",
        Copied => "Link copied: whoever opens it meets the same population.",
        Share => "Copy the result of the race",
        YouWon => "You beat the population.",
        YouLost => "The population was faster.",
        Same => "As fast as the population.",
    }
}

messages! {
    /// The same, with what it is about.
    pub enum Raced {
        Opponent { method: String, generations: Count } => "{method}: {generations}.",
        Right { who: Race, right: usize, of: usize } => "{who} {right} of {of} right",
        Filled { filled: usize, of: usize } => "you {filled} of {of} filled",
        Begun { time: String } => "A race against a population that takes {time}. The clock starts when its run is computed.",
        Board { right: usize, of: Count, generation: u64 } => "Generation {generation} of the population: {right} of {of} right",
        Result { you: String, population: String } => "you {you}, population {population}",
        Shared { result: String, link: String } => "SudoKube, beat the population: {result}. {link}",
    }
}

/// "you 6:12, population 12:00".
pub fn result(you: u32, population: u32) -> String {
    Raced::Result { you: clock(you), population: clock(population) }.text()
}

/// Who was faster.
pub const fn verdict(you: u32, population: u32) -> Race {
    match (you, population) {
        (you, population) if you < population => Race::YouWon,
        (you, population) if you > population => Race::YouLost,
        _ => Race::Same,
    }
}

#[cfg(test)]
mod tests {
    use crate::say::page::beside::*;

    #[test]
    fn figures_are_said_with_their_interval_and_without_one_says_why() {
        assert_eq!([0.125, -0.304, -0.001].map(tau), ["0.12", "−0.30", "0.00"]);
        let known = Agreement::Known { tau: Average { value: 0.125, low: -0.02, high: 0.27 }, counted: 18 };
        assert_eq!(told(known, 20), "0.12 (95 % interval −0.02 to 0.27, 18 of 20 seeds)");
        let few = told(Agreement::FewGenerations { median: 4.0 }, 20);
        assert!(few.starts_with("No value: the runs found all squares in 4 distinct generations. Under 10,"), "{few}");
        let unsolved = told(Agreement::FewSolved { solved: 3 }, 20);
        assert_eq!(unsolved, "No value: 3 of 20 seeds solved this puzzle.");
    }

    #[test]
    fn a_race_is_told_in_a_line() {
        assert_eq!(result(372, 720), "you 6:12, population 12:00");
        assert_eq!([verdict(1, 2), verdict(2, 1), verdict(2, 2)], [Race::YouWon, Race::YouLost, Race::Same]);
    }
}
