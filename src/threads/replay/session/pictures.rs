//! What is sent of the point that a run stands at: its view, its population, its charts.

use crate::replay::curves::{Curves, curves};
use crate::replay::view;
use crate::replay::view::{Population, View};
use crate::threads::replay::protocol::Report;
use crate::threads::replay::session::Session;

impl Session {
    /// Everything that is to be seen.
    pub(super) fn pictures(&self) -> Vec<Report> {
        [self.picture(), self.population(), self.charts()].into_iter().flatten().collect()
    }

    pub(super) fn picture(&self) -> Option<Report> {
        let line = self.line.as_ref()?;
        let mut view: View = view::of(line, self.chosen);
        (view.id, view.running, view.home) = (self.id, self.pace.is_some(), self.home);
        Some(Report::View(Box::new(view)))
    }

    pub(super) fn population(&self) -> Option<Report> {
        let line = self.line.as_ref()?;
        let population: Population = view::population(line.run(), self.population?);
        Some(Report::Population { id: self.id, population: Box::new(population) })
    }

    pub(super) fn charts(&self) -> Option<Report> {
        let line = self.line.as_ref()?;
        let (from, to) = self.range.unwrap_or((0, line.furthest()));
        let curves = curves(line.history(), from, to, line.operators());
        let single = line.run().search().population().len() <= 1;
        let curves = Curves { single, rate: line.rate().to_string(), method: line.method().to_string(), ..curves };
        Some(Report::Curves { id: self.id, curves: Box::new(curves) })
    }
}
