//! New puzzles by level of technique: what is wanted, and the coach that makes them, in a worker of its own.

use leptos::prelude::*;

use crate::generate::by_technique::GradeOrder;
use crate::generate::offered::{decides, levels};
use crate::generate::symmetry::Symmetry;
use crate::puzzle::Shape;
use crate::say::flat::making;
use crate::say::grade::GradeLabel;
use crate::technique::{Grade, Technique};
use crate::threads::coach::making::{MakeOrder, Stand};
use crate::threads::coach::protocol::{Command, Report};
use crate::ui::play::coach::Coach;
use crate::ui::state::page::Page;

/// Seconds that one puzzle may take, and how many more each further one may.
const ONE: u32 = 120;
const EACH: u32 = 6;

/// Puzzles of a batch at most.
pub const MOST: u32 = 100;

/// Whoever makes puzzles, and how that stands.
#[derive(Clone, Copy)]
pub struct Maker {
    coach: Coach,
    /// None where nothing is being made, or was.
    pub stand: RwSignal<Option<Stand>>,
}

impl Maker {
    pub fn new(page: Page) -> Maker {
        Maker { coach: Coach::new(move |why| page.complain(why)), stand: RwSignal::new(None) }
    }

    pub fn is_making(self) -> bool {
        self.stand.with(|stand| stand.as_ref().is_some_and(|stand| stand.going))
    }

    /// What is said of it.
    pub fn said(self) -> Option<String> {
        self.stand.with(|stand| stand.as_ref().map(|stand| stand.text.clone()))
    }

    /// Makes puzzles; `then` is called with what came of it.
    pub fn make(self, order: MakeOrder, then: impl Fn(Stand) + 'static) {
        self.stand.set(Some(Stand { going: true, text: making(None), failed: false, made: Vec::new() }));
        self.coach.ask(
            move |id| Command::Make { id, order },
            move |report| {
                let stand = match report {
                    Report::Making { stand, .. } => stand,
                    Report::Lost { why, .. } => Stand { going: false, text: why, failed: true, made: Vec::new() },
                    _ => return,
                };
                self.stand.set(Some(stand.clone()));
                if !stand.going {
                    then(stand);
                }
            },
        );
    }

    /// Gives up; the worker is ended, as a board may take long.
    pub fn stop(self) {
        self.coach.replace();
        self.stand.set(None);
    }
}

/// What is wanted.
#[derive(Clone, Copy)]
pub struct Wanted {
    pub size: RwSignal<Shape>,
    pub grade: RwSignal<Grade>,
    technique: RwSignal<Option<Technique>>,
    symmetry: RwSignal<Symmetry>,
    minimal: RwSignal<bool>,
    pub count: RwSignal<u32>,
}

impl Wanted {
    pub fn new() -> Wanted {
        Wanted {
            size: RwSignal::new(Shape::Flat9),
            grade: RwSignal::new(Grade::Medium),
            technique: RwSignal::new(None),
            symmetry: RwSignal::new(Symmetry::None),
            minimal: RwSignal::new(false),
            count: RwSignal::new(1),
        }
    }

    /// Another board, which may not have the level that was chosen. None are made of more than 25 digits: 9×9 then.
    pub fn resize(self, shape: Shape) {
        let shape = if shape.is_large() { Shape::Flat9 } else { shape };
        self.size.set(shape);
        let offered = levels(shape);
        let technique = self.technique.get_untracked();
        if !offered.contains(&self.grade.get_untracked()) {
            self.choose(offered.last().copied().unwrap_or(Grade::Easy));
        } else if technique.is_some_and(|technique| !decides(shape, technique)) {
            self.technique.set(None);
        }
    }

    pub fn choose(self, grade: Grade) {
        self.grade.set(grade);
        self.technique.set(None);
    }

    pub fn order(self, seed: u64) -> MakeOrder {
        let (shape, grade) = (self.size.get_untracked(), self.grade.get_untracked());
        let (technique, symmetry) = (self.technique.get_untracked(), self.symmetry.get_untracked());
        let (minimal, count) = (self.minimal.get_untracked(), self.count.get_untracked());
        let first = GradeOrder { shape, grade, technique, symmetry, minimal, seed };
        MakeOrder { first, count, seconds: ONE + EACH * (count - 1) }
    }
}

/// A level with the ER it goes to.
fn level_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => GradeLabel::ToEasy,
        Grade::Medium => GradeLabel::ToMedium,
        Grade::Hard => GradeLabel::ToHard,
        Grade::Expert => GradeLabel::ToExpert,
        Grade::Extreme => GradeLabel::Above,
    }
    .text()
}

/// The levels of the board that is wanted, as options.
pub fn grades(wanted: Wanted) -> impl IntoView {
    let option = |grade: &Grade| view! { <option value=grade.name().text()>{level_name(*grade)}</option> };
    move || levels(wanted.size.get()).iter().map(option).collect_view()
}

/// The level of an option.
pub fn grade_of(value: &str) -> Option<Grade> {
    Grade::ALL.into_iter().find(|grade| grade.name().text() == value)
}

/// Patterns that a level adds to the one before it, of which one can be asked for on a board.
fn patterns(grade: Grade, shape: Shape) -> impl Iterator<Item = (Technique, &'static str)> {
    let least = Grade::ALL.into_iter().rev().find(|easier| *easier < grade).map_or(0, Grade::most);
    let added = move |technique: Technique| technique.base() > least && technique.base() <= grade.most();
    Technique::ALL
        .into_iter()
        .filter(move |(technique, _)| added(*technique) && technique.base() < 65 && decides(shape, *technique))
}

/// The fields.
#[component]
pub fn ByLevel(wanted: Wanted) -> impl IntoView {
    let on_grade =
        move |event| grade_of(&event_target_value(&event)).into_iter().for_each(|grade| wanted.choose(grade));
    let on_technique = move |event| wanted.technique.set(Technique::of_key(&event_target_value(&event)));
    let on_symmetry = move |event| {
        let name = event_target_value(&event);
        Symmetry::ALL.into_iter().filter(|(_, known)| *known == name).for_each(|(s, _)| wanted.symmetry.set(s));
    };
    let on_count = move |event| {
        let count = event_target_value(&event).parse().unwrap_or(1).clamp(1, MOST);
        wanted.count.set(count);
    };
    let techniques = move || {
        let option =
            |(technique, key): (Technique, &'static str)| view! { <option value=key>{technique.title()}</option> };
        patterns(wanted.grade.get(), wanted.size.get()).map(option).collect_view()
    };
    let none_to_ask = move || patterns(wanted.grade.get(), wanted.size.get()).next().is_none();
    view! {
        <p>{GradeLabel::WayHelp.text()}</p>
        <label for="new-grade">{GradeLabel::Level.text()}</label>
        <select id="new-grade" prop:value=move || { wanted.size.track(); wanted.grade.get().name().text() } on:change=on_grade>{grades(wanted)}</select>
        <label for="new-technique">{GradeLabel::Needs.text()}</label>
        <select id="new-technique" disabled=none_to_ask on:change=on_technique
            prop:value=move || wanted.technique.get().map_or("", Technique::key)>
            <option value="">{GradeLabel::Any.text()}</option>{techniques}
        </select>
        <label for="new-symmetry">{GradeLabel::Symmetry.text()}</label>
        <select id="new-symmetry" on:change=on_symmetry>
            {Symmetry::ALL.map(|(symmetry, name)| view! { <option value=name>{symmetry.name().text()}</option> }).collect_view()}
        </select>
        <label for="new-minimal">{GradeLabel::Minimal.text()}</label>
        <label><input id="new-minimal" type="checkbox" prop:checked=move || wanted.minimal.get()
            on:change=move |e| wanted.minimal.set(event_target_checked(&e)) />" "{GradeLabel::MinimalHelp.text()}</label>
        <label for="new-count">{GradeLabel::Count.text()}</label>
        <input id="new-count" type="number" min="1" max=MOST prop:value=move || wanted.count.get() on:change=on_count />
    }
}
