//! Building blocks that the crossover at work leaves whole.

use leptos::prelude::*;

use crate::evolve::operation::Operation;
use crate::replay::blocks::{Survived, survived};
use crate::say::blocks::{Blocks as Said, name};

use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::use_lab;

/// Rows, columns, boxes and faces by where the child has them from. Between two crossovers the table keeps its place.
#[component]
pub fn BlocksTable() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let shape = Memo::new(move |_| class.puzzle.with(|grid| grid.shape()));
    let now = Memo::new(move |_| {
        let of = |operation: &Operation| survived(shape.get(), operation);
        lab.view.with(|m| m.as_ref().and_then(|view| view.operation.as_ref()).map(of)).unwrap_or_default()
    });
    let rows = Memo::new(move |before: Option<&Vec<Survived>>| {
        let now = now.get();
        if now.is_empty() { before.cloned().unwrap_or_default() } else { now }
    });
    let row = |of: Survived| {
        view! {
            <tr><th scope="row">{name(of.block)}</th><td>{of.first}</td><td>{of.second}</td><td>{of.both}</td><td>{of.broken}</td></tr>
        }
    };
    view! {
        <table class="blocks-of-lab" data-testid="blocks" hidden=move || rows.with(Vec::is_empty)
            class:absent=move || now.with(Vec::is_empty)>
            <caption>{Said::Title.text()}</caption>
            <thead><tr><td></td>{[Said::FromA, Said::FromB, Said::Both, Said::Broken].map(|head| view! { <th scope="col">{head.text()}</th> }).into_iter().collect_view()}</tr></thead>
            <tbody>{move || rows.get().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
