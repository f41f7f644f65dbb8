//! The fold "Inside the algorithm": one view for each kind of inside, for the run on the page only.

use leptos::prelude::*;

use crate::evolve::{ALGORITHMS, End, Inside};
use crate::ui::page::{Page, use_page};
use crate::ui::words::Stage;

use super::solutions_view::SolutionsView;
use super::{binary_program, elimination, own, rank_sheet, swaps};

/// Which view an inside wants.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    RankSheet,
    Elimination,
    Solutions,
    Swaps,
    BinaryProgram,
    Own,
}

fn kind(inside: &Inside) -> Option<Kind> {
    match inside {
        Inside::RankSheet(_) => Some(Kind::RankSheet),
        Inside::Elimination(_) => Some(Kind::Elimination),
        Inside::Swaps(_) => Some(Kind::Swaps),
        Inside::BinaryProgram(_) => Some(Kind::BinaryProgram),
        Inside::Solutions { .. } => Some(Kind::Solutions),
        Inside::Guesses(_) | Inside::Conflicts(_) => Some(Kind::Own),
        // A cube shows it on its faces.
        Inside::Copies(_) => None,
    }
}

#[component]
pub fn InsideFold() -> impl IntoView {
    let page = use_page();
    let kind = Memo::new(move |_| page.run.inside.with(|inside| inside.as_ref().and_then(kind)));
    let body = move || {
        Some(match kind.get()? {
            Kind::RankSheet => view! { <RankSheetView /> }.into_any(),
            Kind::Swaps => view! { <SwapsView /> }.into_any(),
            Kind::BinaryProgram => view! { <BinaryProgramView /> }.into_any(),
            Kind::Own => view! { <OwnView /> }.into_any(),
            Kind::Elimination => view! { <EliminationView /> }.into_any(),
            Kind::Solutions => view! { <SolutionsView /> }.into_any(),
        })
    };
    view! {
        <details class="fold inside" data-testid="inside" open hidden=move || kind.get().is_none()>
            <summary>"Inside the algorithm"</summary>
            {body}
        </details>
    }
}

/// What a part of a view says of the inside; nothing when the inside is of another kind.
fn reader<T: Default + 'static>(page: Page, read: impl Fn(&Inside) -> Option<T> + Copy) -> impl Fn() -> T + Copy {
    move || page.run.inside.with(|inside| inside.as_ref().and_then(read)).unwrap_or_default()
}

#[component]
fn RankSheetView() -> impl IntoView {
    let page = use_page();
    let shape = move || page.shape.get();
    let tables = reader(page, move |inside| match inside {
        Inside::RankSheet(sheet) => Some(page.sheet.with(|s| rank_sheet::markup(&s.grid, sheet))),
        _ => None,
    });
    let deceived = reader(page, move |inside| match inside {
        Inside::RankSheet(sheet) => rank_sheet::deceived(shape(), sheet),
        _ => None,
    });
    view! {
        <p class="about">{move || rank_sheet::sentence(shape())}</p>
        <p class="about warn" data-testid="deceived" hidden=move || deceived().is_empty()>{deceived}</p>
        <div class="sheet" role="region" aria-label="Worksheet" tabindex="0" data-testid="worksheet" inner_html=tables></div>
    }
}

#[component]
fn SwapsView() -> impl IntoView {
    let page = use_page();
    let tables = reader(page, move |inside| match inside {
        Inside::Swaps(table) => Some(swaps::markup(page.shape.get(), table)),
        _ => None,
    });
    view! {
        <p class="about">{swaps::SENTENCE}</p>
        <div class="sheet" role="region" aria-label="Help table" tabindex="0" data-testid="help-table" inner_html=tables></div>
    }
}

#[component]
fn OwnView() -> impl IntoView {
    let page = use_page();
    let sentence = reader(page, |inside| match inside {
        Inside::Guesses(_) => Some(own::OF_GUESSES),
        Inside::Conflicts(_) => Some(own::OF_CONFLICTS),
        _ => None,
    });
    let tables = reader(page, move |inside| match inside {
        Inside::Guesses(guesses) => Some(own::guesses(page.shape.get(), guesses)),
        Inside::Conflicts(conflicts) => Some(own::conflicts(page.shape.get(), conflicts)),
        _ => None,
    });
    view! {
        <p class="about">{sentence}</p>
        <div class="sheet" role="region" aria-label="Population" tabindex="0" data-testid="population" inner_html=tables></div>
    }
}

#[component]
fn BinaryProgramView() -> impl IntoView {
    let page = use_page();
    let of_program = move |read: fn(&crate::evolve::binary_program::Program) -> String| {
        reader(page, move |inside| match inside {
            Inside::BinaryProgram(program) => Some(read(program)),
            _ => None,
        })
    };
    view! {
        <p class="about" data-testid="program">{of_program(binary_program::sentence)}</p>
        <div class="sheet" role="region" aria-label="The model" tabindex="0" inner_html=of_program(binary_program::markup)></div>
    }
}

#[component]
fn EliminationView() -> impl IntoView {
    let page = use_page();
    let stage = page.run.stage;
    let shape = move || page.shape.get();
    let of_board = move |read: fn(crate::puzzle::Shape, &crate::evolve::elimination::Board) -> String| {
        reader(page, move |inside| match inside {
            Inside::Elimination(board) => Some(read(shape(), board)),
            _ => None,
        })
    };
    let is_stalled = Memo::new(move |_| stage.get() == Stage::Ended(End::Stalled));
    let sentence = of_board(|_, board| elimination::sentence(board));
    let stalled = of_board(|_, board| elimination::stalled(board));
    let tables = of_board(elimination::markup);
    let reasons = of_board(elimination::reasons);
    let iteration = Memo::new(move |_| page.run.latest.with(|row| row.as_ref().map_or(0, |row| row.generation)));
    let heir = move || {
        let suited = |a: &&crate::evolve::Algorithm| a.suits(shape()).is_ok();
        let named = |name: &str| ALGORITHMS.iter().filter(suited).find(|a| a.name == name);
        named("sudokube").or_else(|| ALGORITHMS.iter().filter(suited).find(|a| a.name.starts_with("waters")))
    };
    let hand_over = move |_| {
        let Some(heir) = untrack(heir) else { return };
        let found = page.run.inside.with_untracked(|inside| match inside {
            Some(Inside::Elimination(board)) => {
                page.sheet.with_untracked(|s| elimination::found(s.grid.cells(), board))
            }
            _ => Vec::new(),
        });
        let mut sheet = page.sheet.get_untracked();
        for &(square, digit) in &found {
            sheet.grid.set(square, digit);
            sheet.typed[square] = true;
        }
        page.change(sheet);
        page.choose(heir);
        page.say(format!(
            "The {} digits that elimination found are on the board as typed digits; Undo takes them back. Evolve goes on \
             with {}.",
            found.len(),
            heir.title
        ));
    };
    view! {
        <p class="about" data-testid="iteration">{sentence}</p>
        <div class="walk">
            <button disabled=move || iteration.get() == 0 || stage.get() == Stage::Running
                on:click=move |_| page.rewind(iteration.get_untracked() - 1)>"Iteration back"</button>
            <button disabled=move || stage.get() != Stage::Paused on:click=move |_| page.step()>"Iteration on"</button>
        </div>
        <p class="about warn" hidden=move || !is_stalled.get() data-testid="stalled">{stalled}</p>
        <p hidden=move || !is_stalled.get()>
            <button data-testid="hand-over" on:click=hand_over>
                {move || heir().map(|a| format!("Hand the position to {}", a.title))}
            </button>
        </p>
        <div class="sheet" role="region" aria-label="Valid values" tabindex="0" data-testid="valid" inner_html=tables></div>
        <h2>"What the iteration did"</h2>
        <div class="reasons" role="region" aria-label="Reasons" tabindex="0" data-testid="reasons">
            <ul inner_html=reasons></ul>
        </div>
    }
}

impl Page {
    /// Shows an earlier generation of the run, by repeating it up to there.
    fn rewind(self, generation: u64) {
        self.run.id.update_value(|id| *id += 1);
        self.run.history.update_value(|history| history.clear());
        self.run.stage.set(Stage::Paused);
        self.send(crate::protocol::Command::Start(self.order(true)));
        (0..generation).for_each(|_| self.send(crate::protocol::Command::Step));
    }
}
