//! The fold that rates the puzzle on the board: Mantere and Koljonen's algorithm solves it again and again.

use leptos::prelude::*;

use crate::draw::chart::{STRIP_HEIGHT, strip};
use crate::rate::Band;

use crate::say::number::{Count, Noun};
use crate::say::solve::RatingLabel;
use crate::ui::kit::debounce::{Once, unfold};
use crate::ui::kit::plot::plot;
use crate::ui::open::generator::use_generator;
use crate::ui::state::page::use_page;

/// The paper's bands and their upper bounds.
const BANDS: [(&str, f64); 3] =
    [(Band::Easy.name(), 3_500.0), (Band::Medium.name(), 10_000.0), (Band::Hard.name(), f64::INFINITY)];

/// How many runs are offered: quick, fair, the paper's.
const RUNS: [u32; 3] = [10, 30, crate::rate::RUNS];

#[component]
pub fn RatingFold() -> impl IntoView {
    let page = use_page();
    let generator = use_generator();
    let rated = generator.rated;
    let runs = RwSignal::new(RUNS[0]);
    let opened = RwSignal::new(false);
    let running = Memo::new(move |_| rated.with(|r| r.running));
    // A rating is of one puzzle.
    let puzzle = Memo::new(move |_| page.board.sheet.with(|s| s.grid.clone()));
    Effect::new(move |_| puzzle.with(|puzzle| generator.keep_rating_of(puzzle)));
    let act = move |_| match running.get_untracked() {
        true => generator.stop_rating(),
        false => generator.rate(runs.get_untracked()),
    };
    let drawn = move || rated.with(|r| strip(&r.values(), r.mean(), &BANDS));
    let option = |n: u32| view! { <option value=n.to_string()>{Count::of(n.into(), Noun::Run).to_string()}</option> };
    let on_runs = move |event| {
        if let Ok(n) = event_target_value(&event).parse() {
            runs.set(n);
        }
    };
    let band = move || rated.with(|r| r.band().map_or("", Band::name));
    view! {
        <details class="fold" data-testid="rating" on:toggle=unfold(opened) hidden=move || page.board.shape.with(|shape| shape.is_cube() || shape.is_large())>
            <summary>{RatingLabel::Title.text()}" "<span class="count">{band}</span></summary>
            <Once wanted=opened.read_only()><p class="about">
                {RatingLabel::About.text()}
            </p>
            <div class="walk">
                <select aria-label=RatingLabel::Runs.text() on:change=on_runs>{RUNS.map(option).collect_view()}</select>
                <button data-testid="rate" on:click=act>{move || if running.get() { RatingLabel::Stop.text() } else { RatingLabel::Rate.text() }}</button>
            </div>
            {plot("strip", STRIP_HEIGHT, RatingLabel::Plot.text(), None, drawn)}
            <p class="about" data-testid="rated">{move || rated.with(|r| r.sentence())}</p></Once>
        </details>
    }
}
