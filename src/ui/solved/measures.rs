//! Measures of a solved puzzle, side by side: those that are known, one column each.

use leptos::prelude::*;

use crate::evolve::algorithm::Unit;
use crate::exact::{Truth, Verdict};
use crate::puzzle::Shape;
use crate::say::number::{Noun, thousands};
use crate::say::solved::{SolvedLabel, took};
use crate::study::Seeds;
use crate::threads::coach::protocol::Rated;
use crate::ui::state::page::{Page, use_page};

#[component]
pub fn Measures(seeds: ReadSignal<Seeds>) -> impl IntoView {
    let page = use_page();
    let algorithm = page.recipe.algorithm.get_untracked();
    let name = match algorithm.unit {
        Unit::Generation => SolvedLabel::Evolution,
        _ => SolvedLabel::Method,
    };
    let this = move || page.run.latest.with(|row| row.as_ref().map_or(0, |row| row.generation));
    let unit = move |n: u64| {
        let noun = Noun::of_unit(algorithm.unit.name());
        if n == 1 { noun.one() } else { noun.many() }
    };
    let median = move || seeds.with(|s| if s.is_complete() { s.median() } else { None });
    let number = move || median().unwrap_or_else(this);
    let about = move || seeds.with(|s| took(unit(number()), Some(s).filter(|s| s.is_complete())));
    view! {
        <dl class="measures">
            <Show when=move || is_rated(page)><TechniqueMeasure /></Show>
            <Measure name=name.text()>
                <dd class="bred" data-testid="took">{move || thousands(number())}</dd>
                <dd class="about">{about}</dd>
            </Measure>
            <ExactMeasure />
        </dl>
    }
}

/// Techniques are for puzzles with one solution, of at most 25 digits.
pub fn is_rated(page: Page) -> bool {
    !page.verdict.is_refused() && !page.board.shape.get().is_large()
}

/// In place of a number that is not known.
pub const NOT_YET: &str = "–";

/// What the puzzle takes people, as far as it is known.
#[component]
pub fn TechniqueMeasure() -> impl IntoView {
    let page = use_page();
    let name = move || match page.board.shape.get() {
        Shape::Flat9 => SolvedLabel::Technique.text(),
        _ => SolvedLabel::TechniqueLike.text(),
    };
    let of = move |field: fn(&Rated) -> &str, before: &str| {
        page.verdict.rated.with(|rated| rated.as_ref().map_or(before, field).to_string())
    };
    view! {
        <div>
            <dt>{name}</dt>
            <dd data-testid="er">{move || of(|rated| &rated.er, NOT_YET)}</dd>
            <dd class="about" data-testid="er-about">{move || of(|rated| &rated.about, SolvedLabel::Rating.text())}</dd>
        </div>
    }
}

/// What exact search took until it knew.
#[component]
pub fn ExactMeasure() -> impl IntoView {
    let page = use_page();
    let proved = move || {
        page.verdict.truth.with(|truth| match truth {
            Truth::Known(Verdict::One(_)) => Some(SolvedLabel::Proved.text()),
            Truth::Known(Verdict::Several(..)) => Some(SolvedLabel::FoundTwo.text()),
            _ => None,
        })
    };
    move || {
        let (about, nodes) = (proved()?, page.verdict.nodes.get()?);
        Some(
            view! { <Measure name=SolvedLabel::Exact.text()><dd data-testid="nodes">{thousands(nodes)}</dd><dd class="about">{about}</dd></Measure> },
        )
    }
}

/// One of them: its name, its number and what it counts.
#[component]
pub fn Measure(name: &'static str, children: Children) -> impl IntoView {
    view! { <div><dt>{name}</dt>{children()}</div> }
}
