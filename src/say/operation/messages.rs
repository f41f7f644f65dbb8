//! What an operator did, message by message.

use crate::say::list::Items;
use crate::say::number::{Count, Number};
use crate::say::operation::lines::{Lines, Pairs, SquareName};

messages! {
    /// An individual by its place in the population, from 1.
    pub enum Who {
        Individual { number: Number, fitness: Number } => "individual {number} (fitness {fitness})",
    }
}

messages! {
    /// Selection.
    pub enum Selection {
        Two { first: Who, second: Who } => "Selected {first} and {second}.",
        Twice { who: Who } => "Selected {who} twice.",
        ByRank { pool: Count, times: Number } => "Linear ranking over {pool}: the best is {times} times as likely as the worst.",
        Uniform { pool: Count } => "Each of {pool} was equally likely.",
        Shrinking { best: Number } => "Each of the best {best} was equally likely; this pool shrinks by one with every child, which favours fitter parents.",
        OnlyBest => "Only the best was left in the pool, which shrinks by one with every child.",
        InTurn { pool: Count } => "The first parent came in turn, the second was drawn at random from {pool}.",
        Tournament { of: Number, pool: Count } => "Two tournaments: each parent is the fittest of {of} drawn at random from {pool}.",
        Rejected { pairs: Pairs } => "Rejected before as too different: {pairs}.",
        RejectedSome { pairs: Pairs, more: Number } => "Rejected before as too different: {pairs} and {more} more.",
    }
}

messages! {
    /// Crossover, and guesses in place of it.
    pub enum Crossover {
        Copy { who: Who } => "Both parents are {who}, so the child is a copy.",
        SameDigits { first: Who, second: Who } => "The parents, {first} and {second}, have the same digits, so the child has them too.",
        AllRows { of: Who, none: Who } => "All rows come from {of}, none from {none}.",
        AllColumns { of: Who, none: Who } => "All columns come from {of}, none from {none}.",
        AllBoxes { of: Who, none: Who } => "All boxes come from {of}, none from {none}.",
        Row { row: Lines, of: Who, rest: Who } => "Row {row} comes from {of}, the rest from {rest}.",
        Rows { rows: Lines, of: Who, rest: Who } => "Rows {rows} come from {of}, the rest from {rest}.",
        Column { column: Lines, of: Who, rest: Who } => "Column {column} comes from {of}, the rest from {rest}.",
        Columns { columns: Lines, of: Who, rest: Who } => "Columns {columns} come from {of}, the rest from {rest}.",
        Box { number: Lines, of: Who, rest: Who } => "Box {number} comes from {of}, the rest from {rest}.",
        Boxes { boxes: Lines, of: Who, rest: Who } => "Boxes {boxes} come from {of}, the rest from {rest}.",
        SquareBySquare => "The child takes each square from one parent or the other.",
        ShortestPath => "Row by row, the child lies on a shortest path of swaps between its parents.",
        Shares { from_first: Number, first: Who, from_second: Number, second: Who, both: Number, neither: Number } =>
            "Squares: {from_first} from {first}, {from_second} from {second}, {both} shared by both, {neither} from neither.",
        WholeHouses { first: Who, second: Who } => "The child takes whole houses without conflicts in turn from {first} and {second}.",
        Fitness { fitness: Number } => "The child’s fitness is {fitness}.",
        Guesses { first: Count, second: Count, fresh: Count } => "The child takes {first} from its first parent and {second} from its second, and adds {fresh} of its own.",
        FirstGuesses { fresh: Count } => "A new individual starts from what follows from the givens and adds {fresh} of its own.",
        Undone { guesses: Count } => "Undone because of a contradiction: {guesses}.",
        Empty { squares: Number } => "Empty squares left: {squares}.",
    }
}

messages! {
    /// Growth, mutation and moves of one individual.
    pub enum Change {
        Growth { number: Number, steps: Count, mutations: Count } => "Individual {number} grows in {steps} with {mutations}.",
        Tabu { number: Number, moves: Count } => "Individual {number} makes {moves}, each the best one that is not tabu.",
        Weights { number: Number, steps: Count } => "Individual {number} grows in {steps}. Each changes one square so that the conflicts weigh as little as possible; where no change makes them lighter, each conflict gains weight.",
        Mutation { number: Number, swaps: Count } => "Child {number}: {swaps} inside boxes.",
        MutationRejected { number: Number, swaps: Count, rejected: Number } => "Child {number}: {swaps} inside boxes; the swap rule rejected {rejected}.",
        Permuted { number: Number, houses: Count } => "Child {number}: digits change places in {houses}.",
        NoMutation { number: Number } => "Child {number} does not mutate.",
        NoSwap { number: Number } => "Child {number} is unchanged: no swap was tried.",
        AllRejected { number: Number, swaps: Count } => "Child {number} is unchanged: the swap rule rejected {swaps}.",
        Swap { first: SquareName, second: SquareName } => "Swapped {first} and {second} and kept the swap.",
        SwapAfter { first: SquareName, second: SquareName, undone: Count } => "Swapped {first} and {second} and kept the swap, after {undone} that were undone.",
        MoreSwaps { number: Number, tried: Count, kept: Number } => "Individual {number}: {tried}, not shown one by one; {kept} were kept.",
        GrowthInRows { step: Number, of: Number } => "Step {step} of {of}: growth in every row that misses a digit.",
        GrowthInColumns { step: Number, of: Number } => "Step {step} of {of}: growth in every column that misses a digit.",
        GrowthInBoxes { step: Number, of: Number } => "Step {step} of {of}: growth in every box that misses a digit.",
        MutationStep { step: Number, of: Number } => "Step {step} of {of}: a mutation puts a random digit on a random free square.",
        MoveStep { step: Number, of: Number } => "Step {step} of {of}: the best change of one square that is not tabu.",
        WeightStep { step: Number, of: Number } => "Step {step} of {of}: the change of one square after which the conflicts weigh least.",
        LearnStep { step: Number, of: Number } => "Step {step} of {of}: no change makes the conflicts lighter, so each of them gains weight.",
        Becomes { square: String, digit: u8 } => "{square} = {digit}",
        Now { squares: Items } => "Now {squares}.",
        Nothing => "Nothing changes.",
        Unkept { more: Number } => "{more:The last step is not shown|The last # steps are not shown one by one}.",
        Squares { changed: Count } => "Changed: {changed}.",
        Better { before: Number, after: Number } => "Fitness went from {before} to {after}.",
        SameFitness { fitness: Number } => "Fitness stayed at {fitness}.",
        Reset => "The mutation rate is reset to its ceiling.",
        Restart => "The search restarts with a new random population.",
        NewSolution => "A new solution: it is stored, and the individual restarts elsewhere.",
        KnownSolution => "A known solution: the individual restarts elsewhere.",
    }
}

messages! {
    /// Survival and replacement.
    pub enum Survival {
        Elite => "The best individual is kept (elitism).",
        Elites { kept: Number } => "The best {kept} individuals are kept (elitism).",
        Replaced { children: Count } => "All others are replaced by {children}.",
        BestReplaced { fitness: Number } => "The best one replaced had fitness {fitness}.",
        Survive { parents: Count, children: Count, kept_parents: Count, kept_children: Count } =>
            "From {parents} and {children}, {kept_parents} and {kept_children} survive.",
        Aged { individuals: Count } => "Removed at the age limit: {individuals}.",
        Border { worst: Number, best: Number } => "The worst survivor has fitness {worst}, the best one removed {best}.",
        Replaces { fitness: Number, rival: Who } => "The child (fitness {fitness}) replaces {rival}.",
        ReplacesAlike { fitness: Number, rival: Who } => "The child (fitness {fitness}) replaces {rival}, the most similar one.",
        Dropped { fitness: Number, rival: Who } => "The child (fitness {fitness}) is dropped: it could only replace {rival} and is less fit.",
        DroppedAlike { fitness: Number, rival: Who } => "The child (fitness {fitness}) is dropped: it could only replace {rival}, the most similar one, and is less fit.",
    }
}

messages! {
    /// Elimination: digits that are removed and placed, and why.
    pub enum Elimination {
        Solved { square: String } => "{square} is solved and keeps only its digit.",
        Removed { square: String, digits: Items } => "{square} loses {digits}.",
        Seen { digit: u8, square: String, house: String } => "{digit} ({square} has it, {house})",
        Digit { digit: u8 } => "{digit}",
        OnlyDigit { square: String, digit: u8 } => "{square} = {digit}: the only digit left in its square.",
        OnlyPlace { square: String, digit: u8, house: String } => "{square} = {digit}: its only place in {house}.",
    }
}
