//! The four numbers that matter, the smaller ones, and the seed.

use leptos::prelude::*;

use crate::evolve::Generation;
use crate::say::number::{hundredths, thousands};

use crate::evolve::stage::Stage;
use crate::say::run::seconds;
use crate::say::solve::{FieldLabel, FieldMessage, Figure, FigureMessage};
use crate::say::words::capital;
use crate::ui::state::page::use_page;

#[component]
pub fn Numbers() -> impl IntoView {
    let page = use_page();
    let of = move |show: fn(&Generation) -> String| {
        move || page.run.latest.with(|row| row.as_ref().map_or_else(|| Figure::None.text().to_string(), show))
    };
    let agreed = move || {
        let empty = page.board.sheet.with(|sheet| sheet.grid.clone());
        let empty = || empty.cells().iter().enumerate().filter(|(_, digit)| **digit == 0).map(|(square, _)| square);
        let over = page.run.stage.get() == Stage::Solved;
        page.run.agreement.with(|counted| match counted.as_ref().filter(|_| !over) {
            Some(counted) => FieldMessage::AgreedOf {
                agreed: (counted.agreed(empty()) as u64).into(),
                of: (empty().count() as u64).into(),
            }
            .text(),
            None => Figure::None.text().to_string(),
        })
    };
    let timed = move |show: fn(f64) -> String, value: ReadSignal<f64>| {
        move || match value.get() {
            0.0 => Figure::None.text().to_string(),
            value => show(value),
        }
    };
    view! {
        <dl class="numbers">
            <div>
                <dt>{move || capital(page.recipe.algorithm.get().unit.name())}</dt>
                <dd data-testid="generation">{of(|r| thousands(r.generation))}</dd>
            </div>
            <div>
                <dt>{Figure::Evaluations.text()}</dt>
                <dd data-testid="evaluations">{of(|r| thousands(r.evaluations))}</dd>
            </div>
            <div>
                <dt>{FieldLabel::Agreed.text()}</dt>
                <dd data-testid="agreed">{agreed}</dd>
            </div>
            <div>
                <dt>{Figure::Time.text()}</dt>
                <dd data-testid="time">{timed(seconds, page.run.elapsed)}</dd>
            </div>
        </dl>
    }
}

/// The smaller numbers, and the seed.
#[component]
pub fn MoreNumbers() -> impl IntoView {
    let page = use_page();
    let of = move |show: fn(&Generation) -> String| {
        move || page.run.latest.with(|row| row.as_ref().map_or_else(|| Figure::None.text().to_string(), show))
    };
    view! {
        <dl class="numbers small">
            <div>
                <dt>{Figure::BestFitness.text()}</dt>
                <dd data-testid="best">{of(|r| thousands(u64::from(r.best)))}</dd>
            </div>
            <div>
                <dt>{Figure::MeanFitness.text()}</dt>
                <dd>{of(|r| hundredths(r.mean, 1))}</dd>
            </div>
            <div>
                <dt>{Figure::Pace.text()}</dt>
                <dd>{move || match page.run.pace.get() {
                    0.0 => Figure::None.text().to_string(),
                    pace => rate(pace),
                }}</dd>
            </div>
            <div hidden=move || page.recipe.algorithm.get().rate.is_none()>
                <dt>{move || page.recipe.algorithm.get().rate}</dt>
                <dd>{of(|r| FigureMessage::Percent { percent: hundredths(r.mutation_rate * 100.0, 1) }.text())}</dd>
            </div>
        </dl>
        <SeedField />
    }
}

/// A rate that keeps its width: from a million on in millions.
fn rate(value: f64) -> String {
    match value < 1e6 {
        true => thousands(value as u64),
        false => FigureMessage::Millions { millions: hundredths(value / 1e6, 2) }.text(),
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
