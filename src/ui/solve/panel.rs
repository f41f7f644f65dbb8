//! The run beside the board: verdict, controls, numbers, chart, settings.

use leptos::prelude::*;

use crate::say::number::Number;

use crate::evolve::stage::Stage;
use crate::exact::Truth;
use crate::say::cube::mismatches;
use crate::say::run::{Outcome, Run, too_easy};
use crate::say::solve::{Aloud, Button};
use crate::say::verdict;
use crate::say::verdict::{before, without_typed};
use crate::say::words::paragraph;
use crate::study::Seeds;
use crate::ui::kit::steps::{Later, OnceComplete};
use crate::ui::kit::verdict as kit;
use crate::ui::preferences::use_style;
use crate::ui::solve::algorithm_view::InsideFold;
use crate::ui::solve::candidates::CandidatesFold;
use crate::ui::solve::chart::RunChart;
use crate::ui::solve::chooser::Chooser;
use crate::ui::solve::controls::{Controls, FollowUp, SpeedChoice};
use crate::ui::solve::field::PopulationField;
use crate::ui::solve::islands::IslandsLine;
use crate::ui::solve::logic::LogicFold;
use crate::ui::solve::numbers::{MoreNumbers, Numbers};
use crate::ui::solve::rating::RatingFold;
use crate::ui::solve::settings::SettingsFold;
use crate::ui::solved::hardness::HowHard;
use crate::ui::solved::other_seeds::OtherSeeds;
use crate::ui::solved::panel::SolvedPanel;
use crate::ui::state::page::{Page, use_page};

/// Milliseconds of running between two sentences for the ears.
const ALOUD: f64 = 8_000.0;

#[component]
pub fn RunPanel() -> impl IntoView {
    let page = use_page();
    let stage = page.run.stage;
    let seeds = RwSignal::new(Seeds::default());
    let sentence = Memo::new(move |_| {
        // Told anew where digits are written in another way.
        use_style(page.board.shape.get().side());
        verdict(page)
    });
    // Read aloud only when something has come to an end, not a hundred times while it runs.
    let told = StoredValue::new((0.0, String::new()));
    let aloud = move || {
        if stage.get() != Stage::Running || page.run.answered.get() {
            return sentence.get();
        }
        // A few words now and then: at its start, and every so many seconds.
        let elapsed = page.run.elapsed.get();
        let (last, text) = told.get_value();
        if !text.is_empty() && elapsed >= last && elapsed - last < ALOUD {
            return text;
        }
        let text = match page.run.latest.with_untracked(|r| r.as_ref().map(|r| (r.generation, r.best))) {
            Some((generation, best)) if elapsed >= ALOUD => {
                Aloud::At { generation: Number(generation), best: Number(best.into()) }.text()
            }
            _ => Aloud::Running.text(),
        };
        told.set_value((elapsed, text.clone()));
        text
    };
    let spoken = Memo::new(move |_| aloud());
    let said = Memo::new(move |_| {
        use_style(page.board.shape.get().side());
        note(page)
    });
    let asked = move || stage.get() == Stage::Idle && page.verdict.truth.with(|t| *t == Truth::Asked);
    view! {
        <section class="run" aria-label=Button::Run.text() data-testid="run" data-phase=move || stage.get().name()>
            {kit::verdict(move || sentence.get(), move || said.get(), asked)}
            <p class="aloud" role="status" data-testid="aloud">{move || spoken.get()}</p>
            <SolvedPanel seeds />
            <div class="dock"><Controls /><SpeedChoice /></div>
            <div class="rest">
                <OnceComplete><OtherSeeds seeds /><HowHard /></OnceComplete>
                <Later><Numbers /></Later>
                <Later><RunChart /></Later>
                <Later><PopulationField /></Later>
                <FollowUp />
                <Chooser />
                <IslandsLine />
                <Later><MoreNumbers /></Later>
                <OnceComplete>
                    <InsideFold />
                    <SettingsFold />
                    <LogicFold />
                    <RatingFold />
                    <CandidatesFold />
                </OnceComplete>
            </div>
        </section>
    }
}

/// The verdict, which is one sentence or two, the largest on the page.
fn verdict(page: Page) -> String {
    let stage = page.run.stage.get();
    page.verdict.truth.with(|truth| match stage {
        Stage::Idle => page.board.sheet.with(|sheet| verdict::head(&before(&sheet.grid, truth)).0.to_string()),
        _ if page.run.answered.get() => Run::Answered.text(),
        _ => outcome(page).sentence(stage, truth),
    })
}

/// What is said below it.
fn note(page: Page) -> String {
    let stage = page.run.stage.get();
    page.verdict.truth.with(|truth| {
        let typed = page.verdict.bare.with(|bare| page.board.sheet.with(|sheet| without_typed(sheet, truth, bare)));
        if stage == Stage::Idle {
            let before = page.board.sheet.with(|sheet| before(&sheet.grid, truth));
            return paragraph([verdict::head(&before).1.to_string(), typed]);
        }
        if page.run.answered.get() {
            let others = match stage {
                Stage::Failed => outcome(page).sentence(stage, truth),
                _ => Run::CatchingUp.text().to_string(),
            };
            return paragraph([others, typed]);
        }
        let outcome = outcome(page);
        let easy = match stage {
            Stage::Solved => too_easy(page.recipe.algorithm.get(), outcome.generations),
            _ => String::new(),
        };
        paragraph([easy, outcome.note(stage, truth), mismatches(page.run.mismatches.get()), typed])
    })
}

fn outcome(page: Page) -> Outcome {
    let row = page.run.latest.get();
    Outcome {
        generations: row.as_ref().map_or(0, |r| r.generation),
        unit: page.recipe.algorithm.get().unit.name(),
        evaluations: row.as_ref().map_or(0, |r| r.evaluations),
        milliseconds: page.run.elapsed.get(),
        best: row.as_ref().map_or(0, |r| r.best),
        found: page.run.found.get(),
        limit: page.recipe.limit.get(),
    }
}
