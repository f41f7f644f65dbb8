//! What the worker was asked for last. A press counts from that: what is shown may be from before the press before it.

use leptos::prelude::*;

use crate::replay::timeline::Point;
use crate::replay::view::View;
use crate::threads::replay::protocol::Command;

/// Whether a command changes what is seen of a run, and not where it rests.
pub(super) fn is_look(command: &Command) -> bool {
    matches!(command, Command::Choose(_) | Command::Population(_) | Command::ChartRange(_) | Command::Look(_))
}

#[derive(Clone, Copy)]
pub(super) struct Asked {
    /// Whether to go on or to rest, until a view says that it does.
    pub(super) run: RwSignal<Option<bool>>,
    /// Where to be; none once it was to go on from there.
    pub(super) point: StoredValue<Option<Point>>,
    /// The step inside an operator that is shown once its point is.
    pub(super) within: StoredValue<Option<(Point, u32)>>,
    /// The generations that charts show, or all.
    pub(super) range: StoredValue<Option<(u64, u64)>>,
    /// The rank from which the population is shown.
    pub(super) from: StoredValue<u32>,
}

impl Asked {
    pub(super) fn new() -> Asked {
        Asked {
            run: RwSignal::new(None),
            point: StoredValue::new(None),
            within: StoredValue::new(None),
            range: StoredValue::new(None),
            from: StoredValue::new(0),
        }
    }

    /// Takes note of a command that is sent.
    pub(super) fn note(self, command: &Command) {
        let point = match command {
            Command::Population(from) => return self.from.set_value(from.unwrap_or_default()),
            Command::ChartRange(range) => return self.range.set_value(*range),
            look if is_look(look) => return,
            Command::Open { at, .. } => {
                self.range.set_value(None);
                Some(*at)
            }
            Command::Go(point) => Some(*point),
            _ => None,
        };
        self.point.set_value(point);
        self.within.set_value(None);
        self.run.set(Some(matches!(command, Command::Run(_))));
    }

    /// Takes note of a view; true where it is from before what was asked for. A run that is over rests, whatever that was.
    pub(super) fn answered(self, view: &View) -> bool {
        let over = !view.running && view.over.is_some();
        let late = self.run.get_untracked().is_some_and(|run| run != view.running && !over);
        if !late {
            self.run.set(None);
        }
        late
    }

    /// The step that was asked for at this point, once.
    pub(super) fn within_at(self, point: Point) -> Option<u32> {
        let (_, within) = self.within.get_value().filter(|(at, _)| *at == point)?;
        self.within.set_value(None);
        Some(within)
    }
}
