//! The terms of the lessons.

labels! {
    /// Terms.
    pub enum Term {
        Title => "Glossary",
        Ahead => "ahead",
        Basin => "basin",
        Climber => "hill climber",
        Convergence => "convergence",
        Crossover => "crossover",
        Diversity => "diversity",
        Elitism => "elitism",
        Evaluation => "evaluation",
        Fitness => "fitness",
        Gene => "gene",
        Generation => "generation",
        Individual => "individual",
        Landscape => "landscape",
        LocalOptimum => "local optimum",
        Mutation => "mutation",
        Neighbour => "neighbour",
        Population => "population",
        Replacement => "replacement",
        Restart => "restart",
        Run => "run",
        Seed => "seed",
        Selection => "selection",
        Pressure => "selection pressure",
        Takeover => "takeover time",
        Tournament => "tournament",
    }
}

labels! {
    /// What they mean here.
    pub enum Means {
        Ahead => "Of lanes with the same seed, the one that solves the puzzle in the fewest evaluations.",
        Basin => "The boards from which a climber that takes the best swap each time comes to the same optimum.",
        Climber => "A search with one board that accepts only what is better, or as good.",
        Convergence => "The boards of a population become alike.",
        Crossover => "A child is made of parts of two parents.",
        Diversity => "How much boards of a population differ: the mean share of free squares in which two of them do.",
        Elitism => "The best boards stay as they are.",
        Evaluation => "One computation of a board’s fitness; the currency in which methods are compared.",
        Fitness => "What a search goes by. Here it counts what is wrong, so less is better and 0 is the solution.",
        Gene => "A part that is inherited as a whole, such as a row or a box.",
        Generation => "One round of selection, crossover, mutation and replacement.",
        Individual => "A board of the population.",
        Landscape => "All boards with their fitness, and which of them are neighbours.",
        LocalOptimum => "A board that is no solution and has no better neighbour.",
        Mutation => "A small random change.",
        Neighbour => "A board that one change turns this one into.",
        Population => "The boards that a search holds at a time.",
        Replacement => "Who makes room for the children.",
        Restart => "A new random population, or a new random board.",
        Run => "A method with its settings on a puzzle, from a seed to its end.",
        Seed => "The number that all random draws of a run follow from; with it the run repeats itself.",
        Selection => "Fitter boards are parents more often.",
        Pressure => "How much selection prefers the fitter.",
        Takeover => "Generations until copies of the best fill a population, with selection alone.",
        Tournament => "Selection of the fittest of a few that are drawn at random.",
    }
}

/// Each term with its meaning, by the alphabet.
pub const GLOSSARY: &[(Term, Means)] = &[
    (Term::Ahead, Means::Ahead),
    (Term::Basin, Means::Basin),
    (Term::Convergence, Means::Convergence),
    (Term::Crossover, Means::Crossover),
    (Term::Diversity, Means::Diversity),
    (Term::Elitism, Means::Elitism),
    (Term::Evaluation, Means::Evaluation),
    (Term::Fitness, Means::Fitness),
    (Term::Gene, Means::Gene),
    (Term::Generation, Means::Generation),
    (Term::Climber, Means::Climber),
    (Term::Individual, Means::Individual),
    (Term::Landscape, Means::Landscape),
    (Term::LocalOptimum, Means::LocalOptimum),
    (Term::Mutation, Means::Mutation),
    (Term::Neighbour, Means::Neighbour),
    (Term::Population, Means::Population),
    (Term::Replacement, Means::Replacement),
    (Term::Restart, Means::Restart),
    (Term::Run, Means::Run),
    (Term::Seed, Means::Seed),
    (Term::Selection, Means::Selection),
    (Term::Pressure, Means::Pressure),
    (Term::Takeover, Means::Takeover),
    (Term::Tournament, Means::Tournament),
];

#[cfg(test)]
mod tests {
    use crate::say::lessons::glossary::{GLOSSARY, Means, Term};

    #[test]
    fn every_term_is_there_once_by_the_alphabet() {
        assert!(GLOSSARY.is_sorted_by_key(|(term, _)| term.text()));
        assert_eq!((GLOSSARY.len(), GLOSSARY.len()), (Term::LIST.len() - 1, Means::LIST.len()));
    }
}
