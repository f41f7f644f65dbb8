//! What a run shows of its inside, drawn here so that the page need not know how; often enough for the eye.

use serde::{Deserialize, Serialize};

use crate::draw::algorithm_view::drawn::{Drawn, tables};
use crate::evolve::Run;
use crate::text::Style;

/// Milliseconds between two algorithm views while it runs.
const INTERVAL: f64 = 95.0;

/// How the page wants to see it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Look {
    /// How digits are written.
    pub style: Style,
    /// Whether it is in sight; texts are made only then.
    pub open: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { style: Style::Figures, open: true }
    }
}

/// The algorithm view of a run.
pub struct Viewer {
    look: Look,
    /// When it was last sent.
    sent: f64,
    /// The tables that were last drawn in this look.
    tables: Option<String>,
}

impl Viewer {
    /// Nothing is drawn yet.
    pub fn new(look: Look) -> Viewer {
        Viewer { look, sent: f64::NEG_INFINITY, tables: None }
    }

    /// The view, where the run rests or it is time for another.
    pub fn view(&mut self, run: &Run, rests: bool, now: f64) -> Option<Drawn> {
        if !rests && now < self.sent + INTERVAL {
            return None;
        }
        self.sent = now;
        let (view, puzzle) = (run.search().algorithm_view()?, run.puzzle());
        let drawn = Drawn::of(puzzle, &view);
        if !self.look.open {
            return Some(drawn);
        }
        self.look.style.apply(puzzle.layout().side);
        if rests || !drawn.waits || self.tables.is_none() {
            self.tables = Some(tables(puzzle, &view));
        }
        Some(Drawn { tables: self.tables.clone().unwrap_or_default(), ..drawn.with_words(puzzle, &view) })
    }
}
