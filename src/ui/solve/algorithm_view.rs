//! The fold "Inside the algorithm", for the run on the page only. The desk draws what is shown; here it is laid out.

use leptos::prelude::*;

use crate::draw::algorithm_view::drawn::Drawn;
use crate::evolve::End;
use crate::evolve::algorithms::first_for;
use crate::evolve::stage::Stage;
use crate::say::number::{Count, Noun};
use crate::say::solve::{ViewLabel, ViewMessage};
use crate::threads::desk::protocol::{Command, Report, ViewOrder};
use crate::threads::search::viewer::{Data, Panel};
use crate::ui::open::desk::Desk;
use crate::ui::preferences::chosen_style;
use crate::ui::solve::solutions_view::SolutionsView;
use crate::ui::state::page::{Page, use_page};

/// The name of a panel's region, for the ear and for tests.
fn region(panel: Panel) -> (ViewLabel, &'static str) {
    match panel {
        Panel::Worksheet => (ViewLabel::Worksheet, "worksheet"),
        Panel::BinaryProgram => (ViewLabel::Model, "model"),
        Panel::HelpTable => (ViewLabel::HelpTable, "help-table"),
        Panel::Climb => (ViewLabel::HillClimb, "climb"),
        Panel::Annealing => (ViewLabel::Annealing, "furnace"),
        Panel::Crossing => (ViewLabel::Crossover, "crossing"),
        Panel::Population => (ViewLabel::Population, "population"),
        Panel::Elimination | Panel::Solutions => (ViewLabel::ValidValues, "valid"),
    }
}

#[component]
pub fn InsideFold() -> impl IntoView {
    let page = use_page();
    let panel = Memo::new(move |_| page.run.algorithm_view.with(|view| view.as_ref().and_then(|view| view.panel)));
    let open = RwSignal::new(true);
    let drawn = drawn(page, open);
    provide_context(drawn);
    // Nothing is sent while the fold is shut.
    Effect::new(move |_| page.run.look_at(open.get()));
    let body = move || {
        Some(match panel.get().filter(|_| open.get())? {
            Panel::Elimination => view! { <EliminationView /> }.into_any(),
            Panel::Solutions => view! { <SolutionsView /> }.into_any(),
            panel => view! { <TablesView panel /> }.into_any(),
        })
    };
    view! {
        <details class="fold inside" data-testid="inside" open hidden=move || panel.get().is_none()
            on:toggle=move |event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"))>
            <summary>{ViewLabel::Title.text()}</summary>
            {body}
        </details>
    }
}

/// What the desk has drawn of the latest view. It draws one at a time: of what comes meanwhile, the latest is next.
fn drawn(page: Page, open: RwSignal<bool>) -> RwSignal<Drawn> {
    let desk = expect_context::<Desk>();
    let style = chosen_style();
    let drawn = RwSignal::new(Drawn::default());
    // Whether the desk draws, and whether there is something newer.
    let (busy, late) = (StoredValue::new(false), StoredValue::new(false));
    let free = RwSignal::new(());
    // Of which run: an answer that comes when another has begun is not shown.
    let run = StoredValue::new(0u32);
    Effect::new(move |_| {
        free.track();
        let style = style.get();
        let rests = page.run.stage.get() != Stage::Running;
        let order = page.run.algorithm_view.with(|view| {
            let view = view.as_ref().filter(|view| !view.bytes.is_empty())?;
            let tables = rests || !view.waits || drawn.with_untracked(|drawn| drawn.tables.is_none());
            Some(ViewOrder { puzzle: page.run.puzzle()?, bytes: view.bytes.clone(), style, tables })
        });
        match order {
            // A fold that is shut keeps what it has drawn, but not of another run.
            None if !open.get() && page.run.latest.with_untracked(Option::is_some) => {}
            None => {
                run.update_value(|run| *run = run.wrapping_add(1));
                drawn.set(Drawn::default());
            }
            Some(_) if busy.get_value() => late.set_value(true),
            Some(view) => {
                busy.set_value(true);
                let of = run.get_value();
                let then = move |report| {
                    if let Report::View { drawn: new, .. } = report
                        && run.try_get_value() == Some(of)
                    {
                        drawn.update(|drawn| {
                            let tables = new.tables.or(drawn.tables.take());
                            *drawn = Drawn { tables, ..new };
                        });
                    }
                    busy.set_value(false);
                    if late.try_update_value(std::mem::take) == Some(true) {
                        free.set(());
                    }
                };
                desk.ask_aside(|id| Command::View { id, view }, then);
            }
        }
    });
    drawn
}

/// A text of the algorithm view.
fn text(read: fn(&Drawn) -> &str) -> Memo<String> {
    let drawn = expect_context::<RwSignal<Drawn>>();
    Memo::new(move |_| drawn.with(|drawn| read(drawn).to_string()))
}

/// The tables, in the region of their panel.
fn tables(panel: Panel) -> impl IntoView {
    let (name, id) = region(panel);
    let tables = text(|view| view.tables.as_deref().unwrap_or_default());
    view! {
        <div class="sheet" role="region" aria-label=name.text() tabindex="0" data-testid=id inner_html=tables></div>
    }
}

#[component]
fn TablesView(panel: Panel) -> impl IntoView {
    let page = use_page();
    let warning = text(|view| &view.warning);
    let waits = Memo::new(move |_| page.run.algorithm_view.with(|view| view.as_ref().is_some_and(|view| view.waits)));
    view! {
        <p class="about" data-testid=(panel == Panel::BinaryProgram).then_some("program")>{text(|view| &view.sentence)}</p>
        <p class="about" hidden=move || !waits.get()>{ViewLabel::Large.text()}</p>
        <p class="about warn" data-testid="deceived" hidden=move || warning.with(String::is_empty)>{warning}</p>
        {tables(panel)}
    }
}

#[component]
fn EliminationView() -> impl IntoView {
    let page = use_page();
    let stage = page.run.stage;
    let is_stalled = Memo::new(move |_| stage.get() == Stage::Ended(End::Stalled));
    let iteration = Memo::new(move |_| page.run.latest.with(|row| row.as_ref().map_or(0, |row| row.generation)));
    let heir = move || first_for(page.board.shape.get());
    let hand_over = move |_| {
        let heir = untrack(heir);
        let found = page.run.algorithm_view.with_untracked(|view| match view.as_ref().map(|view| &view.data) {
            Some(Data::Found(found)) => found.clone(),
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
        page.say(ViewMessage::HandedOver { digits, algorithm: heir.titled() }.text());
    };
    view! {
        <p class="about" data-testid="iteration">{text(|view| &view.sentence)}</p>
        <div class="walk">
            <button disabled=move || iteration.get() == 0 || stage.get() == Stage::Running
                on:click=move |_| page.run.rewind(untrack(|| page.run.generation()).saturating_sub(1))>{ViewLabel::Back.text()}</button>
            <button disabled=move || stage.get() != Stage::Paused on:click=move |_| page.step()>{ViewLabel::On.text()}</button>
        </div>
        <p class="about warn" hidden=move || !is_stalled.get() data-testid="stalled">{text(|view| &view.warning)}</p>
        <p hidden=move || !is_stalled.get()>
            <button data-testid="hand-over" on:click=hand_over>
                {move || ViewMessage::HandOver { algorithm: heir().titled() }.text()}
            </button>
        </p>
        {tables(Panel::Elimination)}
        <h2>{ViewLabel::WhatItDid.text()}</h2>
        <div class="reasons" role="region" aria-label=ViewLabel::Reasons.text() tabindex="0" data-testid="reasons">
            <ul inner_html=text(|view| &view.reasons)></ul>
        </div>
    }
}
