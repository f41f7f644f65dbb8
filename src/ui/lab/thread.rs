//! The Lab's state, and its line to the worker that goes to and fro in the run.

use leptos::prelude::*;

use crate::evolve::algorithms::of_unnamed;
use crate::evolve::{Limits, Recipe};
use crate::replay::ancestry::Ancestry;
use crate::replay::curves::Curves;
use crate::replay::place::Place;
use crate::replay::timeline::Point;
use crate::replay::view::{Population, View};
use crate::say::lab::{Instead, Trouble};
use crate::say::link::warnings as told;
use crate::say::run::too_easy;
use crate::say::words::paragraph;
use crate::say::worker::Breakdown;
use crate::threads::client::{Event, Failure};
use crate::threads::replay::protocol::{Command, Report};

use crate::ui::classroom::state::{Class, use_class};
use crate::ui::kit::worker::explain;
use crate::ui::lab::line::Line;
use crate::ui::lab::thread::asked::Asked;

mod actions;
mod asked;

/// A run, and the number of the link that it came with: when either changes, it is opened.
type Opened = (Recipe, u32);

#[derive(Clone, Copy)]
pub struct Lab {
    pub(super) class: Class,
    line: Line,
    asked: Asked,
    opened: StoredValue<Option<Opened>>,
    pub view: ReadSignal<Option<View>>,
    set_view: WriteSignal<Option<View>>,
    /// The puzzle, place by place.
    pub givens: Memo<Vec<u8>>,
    pub population: ReadSignal<Option<Population>>,
    set_population: WriteSignal<Option<Population>>,
    pub curves: ReadSignal<Curves>,
    set_curves: WriteSignal<Curves>,
    /// Whether the curves are those of the run that is open: until then those of the one before stay.
    pub(super) has_curves: RwSignal<bool>,
    pub ancestry: ReadSignal<Option<Ancestry>>,
    set_ancestry: WriteSignal<Option<Ancestry>>,
    pub trouble: ReadSignal<String>,
    set_trouble: WriteSignal<String>,
    /// On a long way: the generation that it has come to, and the one it goes to.
    pub underway: ReadSignal<Option<(u64, u64)>>,
    set_underway: WriteSignal<Option<(u64, u64)>>,
    /// The rank of the individual that is shown; the best when none is chosen.
    pub chosen: ReadSignal<Option<u32>>,
    set_chosen: WriteSignal<Option<u32>>,
    /// The number of the pace in [`PACES`](crate::ui::lab::paces::PACES).
    pub pace: ReadSignal<usize>,
    set_pace: WriteSignal<usize>,
    /// The generation under the pointer, in the charts.
    pub hover: ReadSignal<Option<u64>>,
    set_hover: WriteSignal<Option<u64>>,
    /// A command is on its way.
    pub going: ReadSignal<bool>,
    set_going: WriteSignal<bool>,
    /// The face of a cube that is shown large.
    pub face: ReadSignal<Option<usize>>,
    set_face: WriteSignal<Option<usize>>,
    /// What was asked to be looked at (a generation, or what was shown before), until it is shown.
    looking: StoredValue<Option<Option<u64>>>,
    /// Whether nobody has chosen a face yet: boards beside each other then show the one where most happens.
    pub any_face: ReadSignal<bool>,
    set_any_face: WriteSignal<bool>,
    /// The step inside the operator, from 1; 0 is all of it.
    pub within: ReadSignal<u32>,
    set_within: WriteSignal<u32>,
    /// Whether the first generation is looked at, to see whether there is anything to show.
    probing: StoredValue<bool>,
}

pub fn use_lab() -> Lab {
    expect_context::<Lab>()
}

impl Lab {
    /// The Lab's state, for as long as the page.
    pub fn provide() {
        let class = use_class();
        let givens = move || class.puzzle.with(|grid| grid.face_cells().collect());
        let (view, set_view) = signal(None);
        let (population, set_population) = signal(None);
        let (curves, set_curves) = signal(Curves::default());
        let (ancestry, set_ancestry) = signal(None);
        let (trouble, set_trouble) = signal(String::new());
        let (underway, set_underway) = signal(None);
        let (chosen, set_chosen) = signal(None);
        let (pace, set_pace) = signal(3);
        let (hover, set_hover) = signal(None);
        let (going, set_going) = signal(true);
        let (face, set_face) = signal(None);
        let (any_face, set_any_face) = signal(true);
        let (within, set_within) = signal(0);
        provide_context(Lab {
            class,
            line: Line::new(),
            asked: Asked::new(),
            opened: StoredValue::new(None),
            view,
            set_view,
            givens: Memo::new(move |_| givens()),
            population,
            set_population,
            curves,
            set_curves,
            has_curves: RwSignal::new(false),
            ancestry,
            set_ancestry,
            trouble,
            set_trouble,
            underway,
            set_underway,
            chosen,
            set_chosen,
            pace,
            set_pace,
            hover,
            set_hover,
            going,
            set_going,
            face,
            set_face,
            looking: StoredValue::new(None),
            any_face,
            set_any_face,
            within,
            set_within,
            probing: StoredValue::new(false),
        });
    }

    /// Opens the run that the classroom is about, now and whenever it is another one.
    pub fn follow_run(self) {
        let class = self.class;
        Effect::new(move |_| {
            // Limits and islands are of other views.
            let recipe = Recipe { limits: Limits::default(), islands: 1, ..class.recipe() };
            self.open((recipe, class.arrivals.get()));
        });
        // The address names the place where the run rests.
        Effect::new(move |_| {
            let place = self.view.with(|m| m.as_ref().filter(|m| !m.running).map(View::place));
            if let Some(place) = place {
                class.set_key("g", Some(place.generation.to_string()));
                class.set_key("step", (place.operator > 0).then(|| place.operator.to_string()));
            }
        });
        Effect::new(move |_| {
            let within = self.within.get();
            if self.view.with_untracked(Option::is_some) {
                class.set_key("move", (within > 0).then(|| within.to_string()));
            }
        });
    }

    fn open(self, opened: Opened) {
        let before = self.opened.get_value();
        self.probing.set_value(false);
        let at = match &before {
            Some(before) if *before == opened => return,
            // The same link, another setting: from the start.
            Some(before) if before.1 == opened.1 => Point::default(),
            _ => {
                let shape = opened.0.puzzle.shape();
                let (place, warnings) = self.class.keys.with_untracked(|keys| Place::of_keys(keys, shape));
                self.class.also_say(told(&warnings));
                self.set_face.set(place.face);
                self.set_any_face.set(place.face.is_none());
                self.set_within.set(place.within);
                place.point
            }
        };
        self.open_at(opened, at);
    }

    fn open_at(self, opened: Opened, at: Point) {
        self.opened.set_value(Some(opened.clone()));
        self.looking.set_value(None);
        let id = self.line.next(opened.0.algorithm.needs_milp());
        self.set_view.set(None);
        self.set_population.set(None);
        self.has_curves.set(false);
        self.set_ancestry.set(None);
        self.set_chosen.set(None);
        self.set_hover.set(None);
        self.set_trouble.set(String::new());
        self.set_underway.set(None);
        self.tell(Command::Choose(None));
        self.tell(Command::Open { id, recipe: opened.0, at });
        self.tell(Command::Population(Some(0)));
    }

    /// To the worker.
    fn tell(self, command: Command) {
        let looks = matches!(
            command,
            Command::Choose(_) | Command::Population(_) | Command::ChartRange(_) | Command::Ancestry(_)
        );
        if !looks {
            self.set_going.set(true);
        }
        self.asked.note(&command);
        self.line.send(&command, move |event| match event {
            Event::Ready => {}
            Event::Report(report) => self.on_report(report),
            Event::Lost { failure, restarted } => self.on_lost(failure, restarted),
        });
    }

    fn on_report(self, report: Report) {
        let mine = self.line.number();
        match report {
            Report::View(view) if view.id == mine => {
                let late = self.asked.answered(&view);
                self.set_going.set(late || view.running);
                self.set_underway.set(None);
                let moved = self.view.with_untracked(|before| before.as_ref().is_some_and(|b| b.point != view.point));
                if let Some(within) = self.asked.within_at(view.point).or(moved.then_some(0)) {
                    self.set_within.set(within);
                }
                self.set_view.set(Some(*view));
                self.looked();
                self.probe();
            }
            Report::Underway { id, generation, to } if id == mine => self.set_underway.set(Some((generation, to))),
            Report::Population { id, population } if id == mine => self.set_population.set(Some(*population)),
            Report::Curves { id, curves } if id == mine => {
                self.set_curves.set(*curves);
                self.has_curves.set(true);
            }
            Report::Ancestry { id, ancestry } if id == mine => self.set_ancestry.set(Some(*ancestry)),
            Report::Refused { id, why } if id == mine => {
                self.set_going.set(false);
                self.set_trouble.set(Trouble::Refused { reason: why }.text());
            }
            _ => {}
        }
    }

    /// A run that nobody asked for and that is over at once, or after one generation, gives way to one with something to show.
    fn probe(self) {
        let class = self.class;
        let seen = self.view.with_untracked(|view| view.as_ref().map(|view| (view.point, view.over.is_some())));
        let Some((point, over)) = seen.filter(|(point, _)| point.generation <= 1) else { return };
        let unnamed = class.puzzle.with_untracked(|grid| of_unnamed(grid.shape()));
        let algorithm = class.run.algorithm.get_untracked();
        if !class.unasked.get_value() || algorithm == unnamed || algorithm.too_easy.is_empty() {
            return;
        }
        if !over && !self.probing.get_value() {
            self.probing.set_value(true);
            return self.tell(Command::Go(Point::of(1)));
        }
        class.unasked.set_value(false);
        match over {
            true => {
                let why = too_easy(algorithm, point.generation);
                class.run.choose(unnamed);
                let instead = Instead::Shown { algorithm: algorithm.titled(), instead: unnamed.titled() }.text();
                // What the link's own run would have been is of no account any more.
                class.say_in_lab(paragraph([why, instead]));
            }
            false => self.go(0),
        }
    }

    /// The worker broke down: a new one opens the run where it was, or was to be. What breaks again on that way is at the start.
    fn on_lost(self, failure: Failure, restarted: bool) {
        let again = self.view.with_untracked(Option::is_none) && !self.trouble.with_untracked(String::is_empty);
        if let Some(opened) = self.opened.get_value().filter(|_| restarted) {
            self.open_at(opened, self.aim().filter(|_| !again).unwrap_or_default());
        }
        self.set_trouble.set(explain(failure, |error| Breakdown::Lab { error }));
    }

    /// “running”, “going” (a command is on its way) or “resting”, for those who wait.
    pub fn state(self) -> &'static str {
        let running = self.view.with(|m| m.as_ref().is_some_and(|m| m.running));
        match (running, self.going.get() || self.view.with(Option::is_none)) {
            (true, _) => "running",
            (_, true) => "going",
            _ => "resting",
        }
    }
}
