//! A learner's order: patterns by what is easy to see. Those of this folder have no number on the scale of SE 1.2.1, where
//! chains find the same; the direct steps of that program, which do two things at once, are left out.

mod colouring;
mod empty_rectangle;
mod finned_fish;
mod joined;
mod remote_pairs;
mod two_lines;
mod w_wing;

use crate::technique::pattern::Pattern;
use crate::technique::unique::{bug, loops};
use crate::technique::{aligned_pair, fish, hidden_set, hidden_single, locking, naked_set, naked_single, wing};

/// Patterns in a learner's order; whether they hold for puzzles of one solution only.
pub(crate) const PATTERNS: [(Pattern, bool); 26] = [
    (hidden_single::find, false),
    (naked_single::find, false),
    (locking::find, false),
    (|g, b, s| naked_set::find(g, b, 2, s), false),
    (|g, b, s| hidden_set::find(g, b, 2, false, s), false),
    (|g, b, s| naked_set::find(g, b, 3, s), false),
    (|g, b, s| hidden_set::find(g, b, 3, false, s), false),
    (|g, b, s| fish::find(g, b, 2, s), false),
    (|g, b, s| two_lines::find(g, b, false, s), false),
    (|g, b, s| two_lines::find(g, b, true, s), false),
    (remote_pairs::find, false),
    (|g, b, s| wing::find(g, b, false, s), false),
    (w_wing::find, false),
    (empty_rectangle::find, false),
    (|g, b, s| wing::find(g, b, true, s), false),
    (|g, b, s| fish::find(g, b, 3, s), false),
    (|g, b, s| finned_fish::find(g, b, 2, s), false),
    (colouring::find, false),
    (loops::find, true),
    (|g, b, s| naked_set::find(g, b, 4, s), false),
    (|g, b, s| hidden_set::find(g, b, 4, false, s), false),
    (bug::find, true),
    (|g, b, s| fish::find(g, b, 4, s), false),
    (|g, b, s| finned_fish::find(g, b, 3, s), false),
    (|g, b, s| finned_fish::find(g, b, 4, s), false),
    (aligned_pair::find, false),
];
