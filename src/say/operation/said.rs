//! The messages about operations.

use crate::evolve::operation::Being;
use crate::say::list::List;
use crate::say::number::{Count, Noun, Nth, Number};

messages! {
    /// What an operator did, sentence by sentence.
    pub enum Said {
        Individual { rank: Number, fitness: Number } => "individual {rank} (fitness {fitness})",
        FoundNew => "The board is a new solution. It is saved, and the individual restarts.",
        FoundKnown => "The board is a solution found before. The individual restarts.",
        Reset => "The mutation rate jumps to its maximum.",
        Restart => "A new random population starts.",
        // Crossover.
        Copy { parent: Box<Said> } => "Both parents are {parent}, so the child is a copy.",
        SameDigits { a: Box<Said>, b: Box<Said> } => "The parents, {a} and {b}, hold the same digits, and so does the child.",
        AllFromOne { kind: &'static str, a: Box<Said>, b: Box<Said> } => "Every {kind} comes from {a}, none from {b}.",
        LinesFrom { lines: String, second: Box<Said>, first: Box<Said> } => "{lines} from {second}, the others from {first}.",
        Line { line: Nth } => "{line}",
        Lines { kinds: &'static str, lines: List } => "{kinds} {lines}",
        LinesOfEveryFace { kinds: &'static str, lines: List } => "{kinds} {lines} of every face",
        LinesByFace { kinds: &'static str, faces: String } => "{kinds} {faces}",
        AllOfFace { face: char } => "all of {face}",
        LinesOfFace { lines: List, face: char } => "{lines} of {face}",
        Coloured { a: Box<Said>, b: Box<Said> } => "The child takes whole houses without conflicts from {a} and {b} in turn.",
        Mixed { first: Count, a: Box<Said>, second: Number, b: Box<Said>, both: Number, new: Number }
            => "Each square comes from a parent: {first} as in {a}, {second} as in {b}, {both} as in both, {new} as in neither.",
        Path { first: Count, a: Box<Said>, second: Number, b: Box<Said>, both: Number, new: Number }
            => "Row by row, the child lies on a shortest path of swaps between its parents: {first} as in {a}, {second} as in {b}, {both} as in both, {new} as in neither.",
        ChildFitness { fitness: Number } => "Child fitness: {fitness}.",
        Guessed { first: Count, second: Number, fresh: Number }
            => "The child takes {first} from its first parent and {second} from its second, and adds {fresh} of its own.",
        Begun { guesses: Count } => "A new individual starts from what follows from the givens and adds {guesses}.",
        Undone { guesses: Count } => "Undone after a contradiction: {guesses}.",
        Open { squares: Number } => "Open squares: {squares}.",
        // Changes of one individual.
        Unchanged { child: Nth } => "{child} is unchanged.",
        NoSwap => "No swap was tried.",
        Mutated { child: Nth, swaps: Count } => "{child}: {swaps} inside boxes.",
        SwapsRefused { swaps: Count } => "Rejected by the swap rule: {swaps}.",
        Grown { individual: Nth, steps: Count, mutations: Count } => "{individual} grew in {steps}, with {mutations}.",
        Walked { individual: Nth, moves: Count } => "{individual} made {moves}, each the best one allowed.",
        Swaps { individual: Nth, tried: Count, kept: Number } => "{individual} tried {tried}, not shown one by one, and kept {kept}.",
        Swapped { a: String, b: String } => "{a} and {b} changed places.",
        SwappedAfter { a: String, b: String, undone: Count } => "{a} and {b} changed places, after {undone} undone.",
        Changed { squares: Count, before: Number, after: Number } => "{squares} changed; fitness {before} became {after}.",
        ChangedAlike { squares: Count, after: Number } => "{squares} changed; fitness stayed {after}.",
        Fitness { before: Number, after: Number } => "Fitness {before} became {after}.",
        FitnessAlike { after: Number } => "Fitness stayed {after}.",
        // Selection.
        Selected { a: String, b: Box<Said> } => "{a} and {b} were selected.",
        SelectedTwice { a: String } => "{a} was selected twice.",
        ByRank { pool: Number } => "Drawn from {pool} by rank: the fittest is {pool} times as likely as the last.",
        Even { pool: Number } => "Drawn from {pool}, all equally likely.",
        Top { pool: Number } => "Drawn from the {pool} fittest, all equally likely. The pool shrinks by one with every child, which favours the fitter ones.",
        TopOne => "Only the fittest is left in the pool, which shrinks by one with every child.",
        Turn { pool: Number } => "The first was next in turn, the second drawn at random from {pool}.",
        Refused { couples: String } => "Rejected before as too different: {couples}.",
        Couple { a: Number, b: Number } => "{a} with {b}",
        More { n: Number } => "{n} more",
        // Survival and replacement.
        OneSurvives => "The fittest individual survives unchanged.",
        EliteSurvives { n: Number } => "The {n} fittest individuals survive unchanged.",
        Succeeded { children: Count } => "All others are replaced by {children}.",
        BestReplaced { fitness: Number } => "The fittest of those replaced had fitness {fitness}.",
        Survived { parents: Count, children: Count, old: Count, young: Count } => "Of {parents} and {children}, {old} and {young} survive.",
        Aged { individuals: Count } => "Removed at the age limit: {individuals}.",
        Edge { worst: Number, best: Number } => "The least fit survivor has fitness {worst}, the fittest of the others {best}.",
        Replaced { fitness: Number, rival: Box<Said> } => "The child (fitness {fitness}) replaces {rival}.",
        ReplacedAlike { fitness: Number, rival: Box<Said> } => "The child (fitness {fitness}) replaces the most similar one, {rival}.",
        Dropped { fitness: Number, rival: Box<Said> } => "The child (fitness {fitness}) is discarded: it could only replace {rival}, which is fitter.",
        DroppedAlike { fitness: Number, rival: Box<Said> }
            => "The child (fitness {fitness}) is discarded: it could only replace the most similar one, {rival}, which is fitter.",
    }
}

/// An individual by its rank, with its fitness.
pub fn who(being: &Being) -> Box<Said> {
    Box::new(Said::Individual { rank: (being.rank + 1).into(), fitness: being.fitness.into() })
}

/// An individual by its rank alone.
pub fn individual(being: &Being) -> Nth {
    Noun::Individual.nth(being.rank + 1)
}
