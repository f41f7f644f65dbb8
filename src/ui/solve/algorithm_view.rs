//! The fold "Inside the algorithm": one drawing for each kind of view, for the run on the page only.

use leptos::prelude::*;

use crate::evolve::algorithms::first_for;
use crate::evolve::stage::Stage;
use crate::evolve::{AlgorithmView, End};
use crate::say::number::{Count, Noun};
use crate::say::solve::{ViewLabel, ViewMessage};
use crate::ui::preferences::use_style;
use crate::ui::state::page::{Page, use_page};

use crate::draw::algorithm_view::{binary_program, crossing, elimination, moves, own, population, rank_sheet, swaps};
use crate::ui::solve::solutions_view::SolutionsView;

/// How an algorithm view is drawn.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    RankSheet,
    Elimination,
    Solutions,
    BinaryProgram,
    /// A sentence and tables; the name of their region, for the ear and for tests.
    Tables(ViewLabel, &'static str),
}

fn kind(view: &AlgorithmView) -> Option<Kind> {
    match view {
        AlgorithmView::RankSheet(_) => Some(Kind::RankSheet),
        AlgorithmView::Elimination(_) => Some(Kind::Elimination),
        AlgorithmView::Swaps(_) => Some(Kind::Tables(ViewLabel::HelpTable, "help-table")),
        AlgorithmView::BinaryProgram(_) => Some(Kind::BinaryProgram),
        AlgorithmView::Solutions { .. } => Some(Kind::Solutions),
        AlgorithmView::Climb(_) => Some(Kind::Tables(ViewLabel::HillClimb, "climb")),
        AlgorithmView::Annealing(_) => Some(Kind::Tables(ViewLabel::Annealing, "furnace")),
        AlgorithmView::Crossing(_) => Some(Kind::Tables(ViewLabel::Crossover, "crossing")),
        AlgorithmView::Population(_) => Some(Kind::Tables(ViewLabel::Population, "population")),
        AlgorithmView::Guesses(_) | AlgorithmView::Conflicts(_) => {
            Some(Kind::Tables(ViewLabel::Population, "population"))
        }
        // A cube shows it on its faces.
        AlgorithmView::Copies(_) => None,
    }
}

#[component]
pub fn InsideFold() -> impl IntoView {
    let page = use_page();
    let kind = Memo::new(move |_| page.run.algorithm_view.with(|view| view.as_ref().and_then(kind)));
    let open = RwSignal::new(true);
    // Nothing is made of the reports while the fold is shut.
    let body = move || {
        let kind = kind.get().filter(|_| open.get())?;
        // Built anew where digits are written in another way.
        use_style(page.board.shape.get().side());
        Some(match kind {
            Kind::RankSheet => view! { <RankSheetView /> }.into_any(),
            Kind::Tables(name, id) => view! { <TablesView name id /> }.into_any(),
            Kind::BinaryProgram => view! { <BinaryProgramView /> }.into_any(),
            Kind::Elimination => view! { <EliminationView /> }.into_any(),
            Kind::Solutions => view! { <SolutionsView /> }.into_any(),
        })
    };
    view! {
        <details class="fold inside" data-testid="inside" open hidden=move || kind.get().is_none()
            on:toggle=move |event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"))>
            <summary>{ViewLabel::Title.text()}</summary>
            {body}
        </details>
    }
}

/// What a part says of the algorithm view; nothing when that is of another kind.
fn reader<T: Default + 'static>(
    page: Page,
    read: impl Fn(&AlgorithmView) -> Option<T> + Copy,
) -> impl Fn() -> T + Copy {
    move || page.run.algorithm_view.with(|view| view.as_ref().and_then(read)).unwrap_or_default()
}

/// The tallest board whose tables are drawn within a frame.
const TALL: usize = 16;

/// Tables that change with the run; those of taller boards when it rests.
fn drawing(page: Page, read: impl Fn(&AlgorithmView) -> Option<String> + Copy + Send + Sync + 'static) -> Memo<String> {
    let now = reader(page, read);
    Memo::new(move |before: Option<&String>| {
        let waits = page.board.shape.get().side() > TALL && page.run.stage.get() == Stage::Running;
        before.filter(|_| waits).cloned().unwrap_or_else(now)
    })
}

/// Says so where tables wait for the run to rest.
#[component]
fn Waits() -> impl IntoView {
    let page = use_page();
    view! {
        <p class="about" hidden=move || page.board.shape.get().side() <= TALL>
            {ViewLabel::Large.text()}
        </p>
    }
}

#[component]
fn RankSheetView() -> impl IntoView {
    let page = use_page();
    let shape = move || page.board.shape.get();
    let tables = drawing(page, move |view| match view {
        AlgorithmView::RankSheet(sheet) => Some(page.board.sheet.with(|s| rank_sheet::markup(&s.grid, sheet))),
        _ => None,
    });
    let deceived = reader(page, move |view| match view {
        AlgorithmView::RankSheet(sheet) => rank_sheet::deceived(shape(), sheet),
        _ => None,
    });
    view! {
        <p class="about">{move || rank_sheet::sentence(shape())}</p>
        <Waits />
        <p class="about warn" data-testid="deceived" hidden=move || deceived().is_empty()>{deceived}</p>
        <div class="sheet" role="region" aria-label=ViewLabel::Worksheet.text() tabindex="0" data-testid="worksheet" inner_html=tables></div>
    }
}

/// The sentence of a view that is shown as tables.
fn sentence(view: &AlgorithmView) -> Option<String> {
    Some(match view {
        AlgorithmView::Swaps(_) => swaps::SENTENCE.to_string(),
        AlgorithmView::Climb(_) => moves::CLIMB.to_string(),
        AlgorithmView::Annealing(_) => moves::FURNACE.to_string(),
        AlgorithmView::Crossing(crossing) => crossing::sentence(crossing),
        AlgorithmView::Population(_) => population::SENTENCE.to_string(),
        AlgorithmView::Guesses(_) => own::OF_GUESSES.to_string(),
        AlgorithmView::Conflicts(_) => own::OF_CONFLICTS.to_string(),
        _ => return None,
    })
}

fn tables(page: Page, view: &AlgorithmView) -> Option<String> {
    Some(match view {
        AlgorithmView::Swaps(table) => swaps::markup(page.board.shape.get(), table),
        AlgorithmView::Climb(climb) => moves::climb(climb),
        AlgorithmView::Annealing(furnace) => moves::furnace(furnace),
        AlgorithmView::Crossing(crossing) => page.board.sheet.with(|s| crossing::markup(&s.grid, crossing)),
        AlgorithmView::Population(members) => population::markup(members),
        AlgorithmView::Guesses(guesses) => own::guesses(page.board.shape.get(), guesses),
        AlgorithmView::Conflicts(conflicts) => own::conflicts(page.board.shape.get(), conflicts),
        _ => return None,
    })
}

#[component]
fn TablesView(name: ViewLabel, id: &'static str) -> impl IntoView {
    let page = use_page();
    let about = Memo::new(move |_| reader(page, sentence)());
    let tables = drawing(page, move |view| tables(page, view));
    view! {
        <p class="about">{about}</p>
        <Waits />
        <div class="sheet" role="region" aria-label=name.text() tabindex="0" data-testid=id inner_html=tables></div>
    }
}

#[component]
fn BinaryProgramView() -> impl IntoView {
    let page = use_page();
    let of_program = move |read: fn(&crate::evolve::view::program::Program) -> String| {
        reader(page, move |view| match view {
            AlgorithmView::BinaryProgram(program) => Some(read(program)),
            _ => None,
        })
    };
    view! {
        <p class="about" data-testid="program">{of_program(binary_program::sentence)}</p>
        <div class="sheet" role="region" aria-label=ViewLabel::Model.text() tabindex="0" inner_html=of_program(binary_program::markup)></div>
    }
}

#[component]
fn EliminationView() -> impl IntoView {
    let page = use_page();
    let stage = page.run.stage;
    let shape = move || page.board.shape.get();
    let of_board = move |read: fn(crate::puzzle::Shape, &crate::evolve::view::elimination::ValidValues) -> String| {
        reader(page, move |view| match view {
            AlgorithmView::Elimination(board) => Some(read(shape(), board)),
            _ => None,
        })
    };
    let is_stalled = Memo::new(move |_| stage.get() == Stage::Ended(End::Stalled));
    let sentence = of_board(|_, board| elimination::sentence(board));
    let stalled = of_board(|_, board| elimination::stalled(board));
    let tables = of_board(elimination::markup);
    let reasons = of_board(elimination::reasons);
    let iteration = Memo::new(move |_| page.run.latest.with(|row| row.as_ref().map_or(0, |row| row.generation)));
    let heir = move || first_for(shape());
    let hand_over = move |_| {
        let heir = untrack(heir);
        let found = page.run.algorithm_view.with_untracked(|view| match view {
            Some(AlgorithmView::Elimination(board)) => {
                page.board.sheet.with_untracked(|s| elimination::found(s.grid.cells(), board))
            }
            _ => Vec::new(),
        });
        let mut sheet = page.board.sheet.get_untracked();
        for &(square, digit) in &found {
            sheet.grid.set(square, digit);
            sheet.typed[square] = true;
        }
        page.change(sheet);
        page.choose(heir);
        let digits = Count::of(found.len() as u64, Noun::TypedDigit);
        page.say(ViewMessage::HandedOver { digits, algorithm: heir.title }.text());
    };
    view! {
        <p class="about" data-testid="iteration">{sentence}</p>
        <div class="walk">
            <button disabled=move || iteration.get() == 0 || stage.get() == Stage::Running
                on:click=move |_| page.run.rewind(iteration.get_untracked() - 1)>{ViewLabel::Back.text()}</button>
            <button disabled=move || stage.get() != Stage::Paused on:click=move |_| page.step()>{ViewLabel::On.text()}</button>
        </div>
        <p class="about warn" hidden=move || !is_stalled.get() data-testid="stalled">{stalled}</p>
        <p hidden=move || !is_stalled.get()>
            <button data-testid="hand-over" on:click=hand_over>
                {move || ViewMessage::HandOver { algorithm: heir().title }.text()}
            </button>
        </p>
        <div class="sheet" role="region" aria-label=ViewLabel::ValidValues.text() tabindex="0" data-testid="valid" inner_html=tables></div>
        <h2>{ViewLabel::WhatItDid.text()}</h2>
        <div class="reasons" role="region" aria-label=ViewLabel::Reasons.text() tabindex="0" data-testid="reasons">
            <ul inner_html=reasons></ul>
        </div>
    }
}
