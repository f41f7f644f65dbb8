//! The four numbers that matter, the smaller ones, and the seed.

use leptos::prelude::*;

use crate::evolve::Generation;
use crate::say::number::{fixed_point, thousands};

use crate::evolve::stage::Stage;
use crate::say::run::seconds;
use crate::say::solve::{FieldLabel, FieldMessage, Figure, FigureMessage};
use crate::say::words::capital;
use crate::ui::kit::number::{Text, fixed, number};
use crate::ui::state::page::{Page, use_page};

#[component]
pub fn Numbers() -> impl IntoView {
    let page = use_page();
    let agreed = move || {
        let empty = page.board.sheet.with(|sheet| sheet.grid.clone());
        let empty = || empty.cells().iter().enumerate().filter(|(_, digit)| **digit == 0).map(|(square, _)| square);
        let over = page.run.is_solved();
        page.run.agreement.with(|counted| match counted.as_ref().filter(|_| !over) {
            Some(counted) => FieldMessage::AgreedOf {
                agreed: (counted.agreed(empty()) as u64).into(),
                of: (empty().count() as u64).into(),
            }
            .text(),
            None => Figure::None.text().to_string(),
        })
    };
    let time = move || match page.run.elapsed.get() {
        0.0 => Figure::None.text().to_string(),
        elapsed => seconds(elapsed),
    };
    view! {
        <dl class="numbers">
            {number(Box::new(move || capital(page.recipe.algorithm.get().unit.name())), "generation", of(page, |r| thousands(r.generation)), None)}
            {number(fixed(Figure::Evaluations.text()), "evaluations", of(page, |r| thousands(r.evaluations)), None)}
            {number(fixed(FieldLabel::Agreed.text()), "agreed", Box::new(agreed), None)}
            {number(fixed(Figure::Time.text()), "time", Box::new(time), None)}
        </dl>
    }
}

/// What the latest row says, once there is one.
fn of(page: Page, show: fn(&Generation) -> String) -> Text {
    Box::new(move || page.run.latest.with(|row| row.as_ref().map_or_else(|| Figure::None.text().to_string(), show)))
}

/// The smaller numbers, and the seed.
#[component]
pub fn MoreNumbers() -> impl IntoView {
    let page = use_page();
    let pace = move || match page.run.pace.get() {
        0.0 => Figure::None.text().to_string(),
        pace => rate(pace),
    };
    let has_rate = Memo::new(move |_| page.run.latest.with(|row| row.as_ref().is_some_and(|r| r.mutation_rate > 0.0)));
    view! {
        <dl class="numbers small">
            {number(fixed(Figure::BestFitness.text()), "best", of(page, |r| thousands(u64::from(r.best))), None)}
            {number(fixed(Figure::MeanFitness.text()), "mean", of(page, |r| fixed_point(r.mean, 1)), None)}
            {number(fixed(Figure::Pace.text()), "rate-of-run", Box::new(pace), None)}
            {move || page.recipe.algorithm.get().rate_named(has_rate.get()).map(|name| {
                number(fixed(name), "mutation-rate", of(page, |r| FigureMessage::Percent { percent: fixed_point(r.mutation_rate * 100.0, 1) }.text()), None)
            })}
        </dl>
        <SeedField />
    }
}

/// A rate that keeps its width: from a million on in millions.
fn rate(value: f64) -> String {
    match value < 1e6 {
        true => thousands(value as u64),
        false => FigureMessage::Millions { millions: fixed_point(value / 1e6, 2) }.text(),
    }
}

/// The seed, always shown: the same puzzle, settings and seed give the same run.
#[component]
fn SeedField() -> impl IntoView {
    let page = use_page();
    let seed = page.recipe.seed;
    let refused = RwSignal::new(false);
    let on_change = move |event| {
        let parsed = event_target_value(&event).trim().parse::<u64>();
        refused.set(parsed.is_err());
        if let Ok(value) = parsed {
            page.recipe.type_seed(value);
        }
    };
    let draw = move |_| {
        refused.set(false);
        page.recipe.draw_seed();
    };
    let help = move || match refused.get() {
        true => Figure::SeedRange.text().to_string(),
        false if page.run.stage.get() == Stage::Idle || page.run.seed.get() == seed.get() => {
            Figure::SeedHelp.text().to_string()
        }
        false => FigureMessage::SeedOfRun { seed: page.run.seed.get() }.text(),
    };
    view! {
        <div class="seed">
            <label for="seed">{Figure::Seed.text()}</label>
            <input id="seed" data-testid="seed" inputmode="numeric" autocomplete="off" spellcheck="false"
                aria-describedby="seed-help" aria-invalid=move || refused.get().to_string()
                prop:value=move || seed.get().to_string() on:change=on_change />
            <button class="quiet" on:click=draw>{Figure::DrawSeed.text()}</button>
            <p id="seed-help" class:error=move || refused.get()>{help}</p>
        </div>
    }
}
