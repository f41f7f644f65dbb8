//! Charts and drawings.

use crate::say::number::{Count, Number};

labels! {
    /// Titles and keys of charts.
    pub enum Chart {
        Empty => "Fitness is drawn here, generation by generation.",
        NoGenerations => "No generations yet.",
        Best => "Best",
        Mean => "Mean",
        Worst => "Worst",
        Fitness => "Fitness",
        NeverSolved => "no run has solved it",
        Published => "published",
        None => "none",
    }
}

labels! {
    /// What stands under the axes of a chart.
    pub enum AxisName {
        Generations => "gen.",
        Evaluations => "eval.",
    }
}

messages! {
    /// A large number under an axis.
    pub enum AxisNumber {
        Thousands { thousands: String } => "{thousands} k",
        Millions { millions: String } => "{millions} M",
    }
}

messages! {
    /// What a chart shows, in words.
    pub enum Charted {
        Summary { generations: Count, best: String, mean: String, worst: String, resets: Count }
            => "After {generations}: best fitness {best}, mean {mean}, worst {worst}; {resets}.",
        SummaryRate { generations: Count, best: String, mean: String, worst: String, name: String, rate: String, resets: Count }
            => "After {generations}: best fitness {best}, mean {mean}, worst {worst}, {name} {rate}; {resets}.",
        LineEnd { name: String, value: String } => "{name} {value}",
        BlocksSolved { blocks: Number } => "{blocks} blocks left: one per square.",
        Blocks { blocks: Number, of: Number, solved: Number } => "{blocks} of {of} blocks left; a solved board has {solved}.",
    }
}
