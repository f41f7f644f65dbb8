//! What the worker was asked for last. A press counts from that: what is shown may be from before the press before it.

use leptos::prelude::*;

use crate::replay::timeline::Point;
use crate::replay::view::View;
use crate::threads::replay::protocol::Command;
use crate::ui::lab::thread::Lab;

/// Whether a command changes what is seen of a run, and not where it rests.
pub(super) fn is_look(command: &Command) -> bool {
    matches!(command, Command::Choose(_) | Command::Population(_) | Command::ChartRange(_) | Command::Look(_))
}

#[derive(Clone, Copy)]
pub(super) struct Asked {
    /// Whether to go on or to rest, until a view says that it does.
    run: RwSignal<Option<bool>>,
    /// Where to be; none once it was to go on from there.
    point: StoredValue<Option<Point>>,
    /// The step inside an operator that is shown once its point is.
    within: StoredValue<Option<(Point, u32)>>,
    /// The generations that charts show, or all.
    range: StoredValue<Option<(u64, u64)>>,
    /// The rank from which the population is shown.
    from: StoredValue<u32>,
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

impl Lab {
    /// Whether it goes on, or is to.
    pub fn is_running(self) -> bool {
        let shown = || self.view.with(|m| m.as_ref().is_some_and(|m| m.running));
        self.asked.run.get().unwrap_or_else(shown)
    }

    /// Where it is to be, or else where it rests.
    pub fn aim(self) -> Option<Point> {
        self.asked.point.get_value().or_else(|| self.view.with_untracked(|m| m.as_ref().map(View::place)))
    }

    /// Goes to a point, and to a step inside its operator once it is there.
    pub fn go_within(self, point: Point, within: u32) {
        self.send(Command::Go(point));
        self.asked.within.set_value(Some((point, within)));
    }

    /// The generations that charts are to show, or all.
    pub fn asked_range(self) -> Option<(u64, u64)> {
        self.asked.range.get_value()
    }

    /// The rank from which the population is to be shown.
    pub fn asked_from(self) -> u32 {
        self.asked.from.get_value()
    }
}
