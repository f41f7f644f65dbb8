//! What a person does in the Lab: run, pause, go somewhere, choose.

use leptos::prelude::*;

use crate::puzzle::FACE_NAMES;
use crate::replay::timeline::Point;
use crate::replay::view::View;
use crate::threads::replay::protocol::Command;
use crate::ui::lab::paces::PACES;
use crate::ui::lab::thread::Lab;
use crate::ui::lab::thread::asked::is_look;

impl Lab {
    /// What a person asks for. A run that nobody asked for is theirs from then on, from where they see it.
    pub fn send(self, command: Command) {
        if !is_look(&command) && self.class.unasked.get_value() {
            self.class.unasked.set_value(false);
            if self.probing.get_value() {
                self.tell(Command::Go(Point::default()));
            }
        }
        self.tell(command);
    }

    pub fn run(self) {
        self.send(Command::Run(PACES[self.pace.get_untracked().min(PACES.len() - 1)].1));
    }

    /// Rests, if it goes on or is to.
    pub fn pause(self) {
        if untrack(|| self.is_running()) {
            self.tell(Command::Pause);
        }
    }

    pub fn go(self, generation: u64) {
        self.send(Command::Go(Point::of(generation)));
    }

    /// Shows the generation under the pointer while it is there; what was shown before comes back when there is none. The
    /// next one is asked for when the last one is there.
    pub fn look(self, generation: Option<u64>) {
        self.set_hover.set(generation);
        let Some((false, home, shown)) =
            self.view.with_untracked(|m| m.as_ref().map(|m| (m.running, m.place(), m.point)))
        else {
            return;
        };
        let wanted = generation.map_or(home, Point::of);
        if self.looking.get_value().is_none() && shown != wanted {
            self.looking.set_value(Some(generation));
            self.send(Command::Look(generation));
        }
    }

    /// What was asked for is there; the pointer may have moved on.
    pub(super) fn looked(self) {
        let asked = self.looking.get_value();
        self.looking.set_value(None);
        let hover = self.hover.get_untracked();
        if asked.is_some_and(|asked| asked != hover) {
            self.look(hover);
        }
    }

    /// Marks a generation in the charts, without going there.
    pub fn point_at(self, generation: Option<u64>) {
        self.set_hover.set(generation);
    }

    /// Takes the ancestry that is shown away.
    pub fn close_ancestry(self) {
        self.set_ancestry.set(None);
    }

    /// Chooses a speed by its number in [`PACES`].
    pub fn choose_pace(self, number: usize) {
        self.set_pace.set(number.min(PACES.len() - 1));
    }

    /// Shows a face of a cube large, or the whole net.
    pub fn show_face(self, face: Option<usize>) {
        self.set_face.set(face);
        self.set_any_face.set(false);
        self.class.set_key("face", face.and_then(|k| FACE_NAMES.get(k)).map(|name| name.to_string()));
    }

    /// Shows a step inside the operator, or all of it.
    pub fn step_within(self, number: u32) {
        self.set_within.set(number);
    }

    pub fn choose(self, rank: Option<u32>) {
        self.set_chosen.set(rank);
        self.send(Command::Choose(rank));
    }

    /// Whether it goes on, or is to.
    pub fn is_running(self) -> bool {
        let shown = || self.view.with(|m| m.as_ref().is_some_and(|m| m.running));
        self.asked.run.get().unwrap_or_else(shown)
    }

    /// Whether it is on its way to what was asked for last, and not only to be looked at elsewhere.
    pub fn is_bound(self) -> bool {
        self.going.get() && self.asked.run.get().is_some()
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
