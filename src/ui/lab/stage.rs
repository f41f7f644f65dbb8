//! The operator at work: its boards, what it did, and the signs on them.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::draw::stage::{busiest, stage};
use crate::replay::view::Over;
use crate::say::board::BoardName;
use crate::say::run::too_easy;
use crate::say::words::paragraph;
use crate::say::{lab, operation, step_view};

use crate::ui::board::zoom::Zoomed;
use crate::ui::classroom::faces::Faces;
use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::use_lab;
use crate::ui::lab::trail::Trail;

#[component]
pub fn Stage() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let shape = Memo::new(move |_| class.puzzle.with(|grid| grid.shape()));
    let within = lab.within;
    // Nets beside each other are too small to read: until a face is chosen, the one is shown where most happens.
    let busy = Memo::new(move |_| {
        let any = lab.any_face.get();
        lab.view.with(|m| m.as_ref().filter(|_| any).and_then(|view| busiest(shape.get(), view, within.get())))
    });
    let face = Memo::new(move |_| lab.face.get().filter(|_| shape.get().is_cube()).or(busy.get()));
    // What was there stays until the board of another puzzle fits.
    let seen = Memo::new(move |_| {
        let (shape, givens, face) = (shape.get(), lab.givens.read(), face.get());
        class.digits.get().apply(shape.side());
        lab.view.with(|m| {
            let view = m.as_ref().filter(|m| m.board.digits.len() == shape.face_squares())?;
            Some(stage(shape, &givens, view, within.get(), face))
        })
    });
    let fact = move |of: fn(&crate::draw::stage::Stage) -> bool| {
        Memo::new(move |_| seen.with(|seen| seen.as_ref().is_some_and(of)))
    };
    let count = Memo::new(move |_| seen.with(|seen| seen.as_ref().map_or(1, |seen| seen.count)));
    let name = Memo::new(move |_| lab.view.with(|m| m.as_ref().map(step_view::heading).unwrap_or_default()));
    let sentence = Memo::new(move |_| {
        lab.view.with(|m| match m.as_ref().map(|view| (view, &view.operation)) {
            Some((_, Some(operation))) => match operation::within::within(operation, shape.get(), within.get()) {
                step if step.is_empty() => operation::sentence(operation, shape.get()),
                step => step,
            },
            Some((view, None)) => {
                let solved = view.over == Some(Over::Solved);
                let easy = |_| too_easy(class.run.algorithm.get(), view.row.generation);
                paragraph([step_view::whole(view), Some(()).filter(|()| solved).map(easy).unwrap_or_default()])
            }
            None => String::new(),
        })
    });
    let squares = Memo::new(move |_| {
        lab.view.with(|m| m.as_ref().and_then(|view| view.operation.as_ref()).is_some_and(operation::names_squares))
    });
    // Signs that stand on the boards; the room of those of parents stays, so that nothing moves from step to step.
    let (two, fresh, boardless) = (fact(|s| s.crossed), fact(|s| s.fresh), fact(|s| s.boards == 0));
    let changed = fact(|s| s.boards == 2 && s.count == 2);
    let apart = fact(|s| s.apart);
    let parents = Memo::new(move |_| lab.curves.with(|c| c.crossing) || two.get());
    let notes = move || lab.view.with(|m| m.as_ref().is_some_and(|m| m.operators == Some(0)));
    // A face of the net that is clicked is shown large; clicked again, the net.
    let click = move |event: MouseEvent| {
        let hit = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        let hit = hit.and_then(|t| t.closest("[data-face]").ok().flatten());
        let hit = hit.and_then(|t| t.get_attribute("data-face")).and_then(|k| k.parse().ok());
        if shape.get_untracked().is_cube() && hit.is_some() {
            lab.show_face(if face.get_untracked().is_some() { None } else { hit });
        }
    };
    let boards = move || {
        view! {
            <div class="boards" class:cube=move || shape.get().is_cube() && face.get().is_none()
                class:of-cube=move || shape.get().is_cube() class:of-large=move || shape.get().is_large()
                class:crossed=two class:changed=changed data-count=move || count.get().to_string() data-testid="boards"
                style=("--n", move || count.get().to_string()) on:click=click
                inner_html=move || seen.with(|seen| seen.as_ref().map(|seen| seen.markup.clone()).unwrap_or_default())></div>
        }
    };
    let large = Memo::new(move |_| shape.get().is_large());
    view! {
        <section class="stage-of-lab" aria-label=lab::Stage::Title.text()>
            <h2 data-testid="operator">{name}</h2>
            <p class="sentence" data-testid="sentence">{sentence}</p>
            <p class="hint-of-lab" hidden=move || !squares.get()>
                {move || if shape.get().is_cube() { lab::Stage::SquareOfFace.text() } else { lab::Stage::Square.text() }}
            </p>
            <p class="hint-of-lab" hidden=move || !notes()>
                {lab::Stage::NoOperators.text()}
            </p>
            {move || shape.get().is_cube().then(|| view! { <Faces face=face.into() show=Callback::new(move |face| lab.show_face(face)) /> })}
            <Trail />
            <ul class="key-of-boards" aria-label=lab::Stage::Legend.text() hidden=boardless>
                <li><i class="sign strokes"></i>{lab::Stage::InConflict.text()}</li>
                <li hidden=move || !apart.get()><i class="sign apart"></i>{lab::Stage::Apart.text()}</li>
                <li hidden=move || !parents.get() class:absent=move || !two.get()><i class="sign a"></i>{lab::Stage::FromA.text()}</li>
                <li hidden=move || !parents.get() class:absent=move || !two.get()><i class="sign b"></i>{lab::Stage::FromB.text()}</li>
                <li hidden=move || !parents.get() class:absent=move || !two.get()><i class="sign"></i>{lab::Stage::FromBoth.text()}</li>
                <li class:absent=move || !fresh.get()><i class="sign fresh"></i>{lab::Stage::New.text()}</li>
            </ul>
            {move || match large.get() {
                true => view! { <Zoomed name=BoardName::Flat { board: shape.get_untracked().title() }.text()>{boards()}</Zoomed> }.into_any(),
                false => boards().into_any(),
            }}
        </section>
    }
}
