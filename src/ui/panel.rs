//! The run beside the board: verdict, controls, numbers, chart, settings.

use leptos::prelude::*;

use super::candidates::CandidatesFold;
use super::chart::RunChart;
use super::chooser::Chooser;
use super::cube_words::mismatches;
use super::controls::{Controls, FollowUp, SpeedChoice};
use super::islands::IslandsLine;
use super::inside::view::InsideFold;
use super::numbers::Numbers;
use super::page::{Page, use_page};
use super::rating::RatingFold;
use super::settings::SettingsFold;
use super::words::{Outcome, Stage, Truth, before, too_easy};

#[component]
pub fn RunPanel() -> impl IntoView {
    let page = use_page();
    let stage = page.run.stage;
    let sentence = Memo::new(move |_| verdict(page));
    // Read aloud only when something has come to an end, not a hundred times while it runs.
    let aloud = move || match stage.get() {
        Stage::Running => "Running.".to_string(),
        _ => sentence.get(),
    };
    let asked = move || stage.get() == Stage::Idle && page.truth.with(|t| *t == Truth::Asked);
    view! {
        <section class="run" aria-label="Run" data-testid="run" data-phase=move || stage.get().name()>
            <p class="verdict" data-testid="verdict" class:asked=asked>{move || sentence.get()}</p>
            <p class="aloud" role="status">{aloud}</p>
            <div class="dock"><Controls /></div>
            <Chooser />
            <SpeedChoice />
            <div class="rest">
                <FollowUp />
                <IslandsLine />
                <Numbers />
                <RunChart />
                <InsideFold />
                <SettingsFold />
                <RatingFold />
                <CandidatesFold />
            </div>
        </section>
    }
}

/// The verdict line.
fn verdict(page: Page) -> String {
    let stage = page.run.stage.get();
    page.truth.with(|truth| {
        if stage == Stage::Idle {
            return page.sheet.with(|sheet| before(&sheet.grid, truth));
        }
        let elapsed = page.run.elapsed.get();
        let limit = page.plan.limit.get();
        page.run.latest.with(|row| {
            let outcome = Outcome {
                generations: row.as_ref().map_or(0, |r| r.generation),
                evaluations: row.as_ref().map_or(0, |r| r.evaluations),
                milliseconds: elapsed,
                best: row.as_ref().map_or(0, |r| r.best),
                found: page.run.found.get(),
                limit,
            };
            let easy = match stage {
                Stage::Solved => too_easy(page.plan.algorithm.get().name, outcome.generations),
                _ => "",
            };
            outcome.sentence(stage, truth) + easy + &mismatches(page.run.mismatches.get())
        })
    })
}
