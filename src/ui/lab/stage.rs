//! The operator at work: parents and child, or before and after, on boards; between two generations the best or the
//! chosen individual.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::draw::roll;
use crate::draw::step_board as board;
use crate::draw::step_board::Drawing;
use crate::puzzle::{FACE_NAMES, Shape};
use crate::replay::moment::{Moment, Part, Sight, Source, Step};
use crate::say::number::thousands;
use crate::say::step_view as words;

use crate::ui::classroom::faces::Faces;
use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::use_lab;

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
    match &moment.step {
        Some(Step { before, after, sources, .. }) if !before.is_empty() => {
            let several = before.len() > 1;
            let all = before.iter().map(|(part, sight)| {
                let parent = if several && *part == Part::ParentA { "a" } else { ["", "b"][usize::from(several)] };
                let name = words::sight(*part, sight);
                // The one board of a conclusion that puts no digit shows its square.
                let sources = if after.is_none() && !several { &sources[..] } else { board::NONE };
                Shown { name, parent, sight, sources }
            });
            let after = after.iter().map(|(part, sight)| Shown {
                name: part.to_string(),
                parent: "",
                sight,
                sources: &sources[..],
            });
            all.chain(after).collect()
        }
        // What it chose among is all there is to see.
        Some(step) if !step.roll.is_empty() => Vec::new(),
        _ => {
            let rank = moment.board.rank + 1;
            let name = if rank == 1 { "The fittest".to_string() } else { format!("Individual {rank}") };
            vec![Shown { name, parent: "", sight: &moment.board, sources: board::NONE }]
        }
    }
}

fn figure(shape: Shape, givens: &[u8], shown: &Shown, face: Option<usize>) -> String {
    let (width, height) = board::size(shape, face);
    let Shown { name, parent, sight, sources } = shown;
    let label = words::label(name, sight);
    let svg = Drawing { shape, givens, sight, sources, face }.markup();
    let sign = if parent.is_empty() { String::new() } else { format!("<i class='sign {parent}'></i>") };
    let places = face.map_or(0..sight.heat.len(), |face| {
        face * shape.side() * shape.side()..(face + 1) * shape.side() * shape.side()
    });
    let conflicts = sight.heat.get(places).unwrap_or_default().iter().filter(|&&h| h > 0).count();
    let of_face = face.and_then(|k| FACE_NAMES.get(k)).map_or(String::new(), |name| format!(" on {name}"));
    format!(
        "<figure class='taken'><figcaption>{sign}<b>{name}</b> <span>fitness {}, {conflicts} in conflict{of_face}</span></figcaption>\
         <svg class='taken-board' preserveAspectRatio='xMidYMin' viewBox='-1 -1 {} {}' role='img' aria-label='{label}'>{svg}</svg></figure>",
        thousands(sight.fitness.into()),
        width + 2,
        height + 2
    )
}

/// Whom the operator chose among, beside the boards; empty where it chose nobody.
fn everybody(moment: &Moment) -> String {
    let list = moment.step.as_ref().map(|step| roll::markup(&step.roll)).unwrap_or_default();
    if list.is_empty() {
        list
    } else {
        format!(
            "<div class='taken rolls' data-testid='roll' role='group' tabindex='0' aria-label='Whom it chose among'>{list}</div>"
        )
    }
}

#[component]
pub fn Stage() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let shape = Memo::new(move |_| class.puzzle.with(|grid| grid.shape()));
    let face = Memo::new(move |_| lab.face.get().filter(|_| shape.get().is_cube()));
    let boards = Memo::new(move |_| {
        let (shape, givens, face) = (shape.get(), lab.givens.read(), face.get());
        class.digits.get().apply(shape.side());
        lab.moment.with(|m| {
            let moment = m.as_ref()?;
            let fits = moment.board.digits.len() == shape.face_squares();
            fits.then(|| {
                let boards: String = shown(moment).iter().map(|b| figure(shape, &givens, b, face)).collect();
                boards + &everybody(moment)
            })
        })
    });
    let count = Memo::new(move |_| {
        let chose = |m: &Moment| m.step.as_ref().is_some_and(|step| !step.roll.is_empty());
        lab.moment.with(|m| m.as_ref().map_or(1, |m| shown(m).len() + usize::from(chose(m))))
    });
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
    // Signs that stand on the boards; the room of those of parents stays, so that nothing moves from step to step.
    let step = move |holds: fn(&Step) -> bool| {
        Memo::new(move |_| lab.moment.with(|m| m.as_ref().and_then(|m| m.step.as_ref()).is_some_and(holds)))
    };
    let two = step(|step| step.before.len() > 1 && step.after.is_some());
    let fresh = step(|step| step.sources.contains(&Source::New));
    let parents = Memo::new(move |_| lab.curves.with(|c| c.crossing) || two.get());
    let boardless = Memo::new(move |_| lab.moment.with(|m| m.as_ref().is_some_and(|m| shown(m).is_empty())));
    let notes = move || lab.moment.with(|m| m.as_ref().is_some_and(|m| m.operators == Some(0)));
    // A face of the net that is clicked is shown large; clicked again, the net.
    let click = move |event: MouseEvent| {
        let hit = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        let hit = hit.and_then(|t| t.closest("[data-face]").ok().flatten());
        let hit = hit.and_then(|t| t.get_attribute("data-face")).and_then(|k| k.parse().ok());
        if shape.get_untracked().is_cube() && hit.is_some() {
            lab.show_face(if face.get_untracked().is_some() { None } else { hit });
        }
    };
    view! {
        <section class="stage-of-lab" aria-label="Operator">
            <h2 data-testid="operator">{name}</h2>
            <p class="sentence" data-testid="sentence">{sentence}</p>
            <p class="hint-of-lab" hidden=move || !sentence.with(|s| words::names_a_square(s))>
                {move || if shape.get().is_cube() { "U r1c3 is row 1, column 3 of face U." } else { "r1c3 is row 1, column 3." }}
            </p>
            <p class="hint-of-lab" hidden=move || !notes()>
                "This method notes no single operators: its population before and after is all there is to see."
            </p>
            {move || shape.get().is_cube().then(|| view! { <Faces face=face.into() show=Callback::new(move |face| lab.show_face(face)) /> })}
            <div class="boards" class:cube=move || shape.get().is_cube() && face.get().is_none()
                class:of-cube=move || shape.get().is_cube() data-count=move || count.get().to_string() data-testid="boards"
                style=move || format!("--n:{}", count.get()) on:click=click
                inner_html=move || boards.get().unwrap_or_default()></div>
            <ul class="key-of-boards" aria-label="Signs on the boards" hidden=boardless>
                <li><i class="sign strokes"></i>"in conflict, a stroke for each house"</li>
                <li hidden=move || !parents.get() class:absent=move || !two.get()><i class="sign a"></i>"from parent A"</li>
                <li hidden=move || !parents.get() class:absent=move || !two.get()><i class="sign b"></i>"from parent B"</li>
                <li hidden=move || !parents.get() class:absent=move || !two.get()><i class="sign"></i>"without colour: the same in both"</li>
                <li class:absent=move || !fresh.get()><i class="sign fresh"></i>"new or changed"</li>
            </ul>
        </section>
    }
}
