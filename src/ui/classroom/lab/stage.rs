//! The operator at work: parents and child, or before and after, on boards; between two generations the best or the
//! chosen individual.

use leptos::prelude::*;

use crate::classroom::moment::{Moment, Sight, Source, Step};
use crate::puzzle::Shape;
use crate::ui::take_apart::board::{self, Drawing};
use crate::ui::take_apart::words;

use super::super::state::use_class;
use super::thread::use_lab;

/// A board as it stands on the stage.
struct Shown<'a> {
    name: String,
    /// Which parent it is, for its sign.
    parent: &'static str,
    sight: &'a Sight,
    sources: &'a [Source],
}

/// What stands on the stage.
fn shown(moment: &Moment) -> Vec<Shown<'_>> {
    let board = |name: &str, parent, sight, sources| Shown { name: name.to_string(), parent, sight, sources };
    let ranked = |name: &str, sight: &Sight| format!("{name}, individual {}", sight.rank + 1);
    match &moment.step {
        Some(Step { before, after, sources, .. }) if !before.is_empty() => {
            let mut boards = match before.as_slice() {
                [one] if after.is_none() => vec![board("The board", "", one, &[])],
                [one] => vec![board("Before", "", one, &[])],
                [a, b, ..] => {
                    vec![board(&ranked("Parent A", a), "a", a, &[]), board(&ranked("Parent B", b), "b", b, &[])]
                }
                [] => Vec::new(),
            };
            let name = if before.len() > 1 { "Child" } else { "After" };
            boards.extend(after.as_ref().map(|after| board(name, "", after, sources)));
            boards
        }
        _ => {
            let rank = moment.board.rank + 1;
            let name = if rank == 1 { "The fittest".to_string() } else { format!("Individual {rank}") };
            vec![board(&name, "", &moment.board, &[])]
        }
    }
}

fn figure(shape: Shape, givens: &[u8], shown: &Shown) -> String {
    let (width, height) = board::size(shape);
    let Shown { name, parent, sight, sources } = shown;
    let label = board::label(name, sight);
    let svg = Drawing { shape, givens, sight, sources }.markup();
    let conflicts = sight.conflicts();
    let sign = if parent.is_empty() { String::new() } else { format!("<i class='sign {parent}'></i>") };
    format!(
        "<figure class='taken'><figcaption>{sign}<b>{name}</b> <span>fitness {}, {conflicts} in conflict</span></figcaption>\
         <svg class='taken-board' preserveAspectRatio='xMidYMin' viewBox='-1 -1 {} {}' role='img' aria-label='{label}'>{svg}</svg></figure>",
        sight.fitness,
        width + 2,
        height + 2
    )
}

#[component]
pub fn Stage() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let shape = Memo::new(move |_| class.puzzle.with(|grid| grid.shape()));
    let boards = Memo::new(move |_| {
        let (shape, givens) = (shape.get(), lab.givens.read());
        class.digits.get().apply(shape.side());
        lab.moment.with(|m| {
            let moment = m.as_ref()?;
            let fits = moment.board.digits.len() == shape.face_squares();
            fits.then(|| shown(moment).iter().map(|b| figure(shape, &givens, b)).collect::<String>())
        })
    });
    let count = Memo::new(move |_| lab.moment.with(|m| m.as_ref().map_or(1, |m| shown(m).len())));
    let name = Memo::new(move |_| {
        lab.moment.with(|m| match m.as_ref().and_then(|m| m.step.as_ref()) {
            Some(step) => step.name.clone(),
            None => "The generation".to_string(),
        })
    });
    let sentence = Memo::new(move |_| {
        lab.moment.with(|m| match m {
            Some(moment) => moment.step.as_ref().map_or_else(|| words::whole(moment), |step| step.sentence.clone()),
            None => String::new(),
        })
    });
    let notes = move || lab.moment.with(|m| m.as_ref().is_some_and(|m| m.operators == Some(0)));
    view! {
        <section class="stage-of-lab" aria-label="Operator">
            <h2 data-testid="operator">{name}</h2>
            <p class="sentence" data-testid="sentence">{sentence}</p>
            <p class="hint-of-lab" hidden=move || !notes()>
                "This method notes no single operators: its population before and after is all there is to see."
            </p>
            <div class="boards" class:cube=move || shape.get().is_cube() data-count=move || count.get().to_string() data-testid="boards"
                style=move || format!("--n:{}", count.get())
                inner_html=move || boards.get().unwrap_or_default()></div>
            <ul class="key-of-boards" aria-label="Signs on the boards">
                <li><i class="sign a"></i>"from parent A"</li>
                <li><i class="sign b"></i>"from parent B"</li>
                <li><i class="sign fresh"></i>"new or changed"</li>
                <li><i class="sign strokes"></i>"in conflict, a stroke for each house"</li>
            </ul>
        </section>
    }
}
