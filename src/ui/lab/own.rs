//! What the method shows of its own state: layers of the binary program, the valid-values board, the rank table.

use leptos::prelude::*;

use crate::draw::algorithm_view::drawn::Drawn;
use crate::draw::layers::Layers;
use crate::evolve::view::AlgorithmView;
use crate::say::lab::Inside;

use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::use_lab;

/// Whether the method is understood by this view first; of others it is a detail beside boards and population.
fn is_its_own(view: &AlgorithmView) -> bool {
    matches!(
        view,
        AlgorithmView::BinaryProgram(_)
            | AlgorithmView::Elimination(_)
            | AlgorithmView::PartialBoard(_)
            | AlgorithmView::RankSheet(_)
    )
}

#[component]
pub fn Own() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let open = RwSignal::new(false);
    let fact = move |of: fn(&AlgorithmView) -> bool| {
        Memo::new(move |_| lab.view.with(|v| v.as_ref().and_then(|v| v.own.as_ref()).is_some_and(of)))
    };
    let (there, first) = (fact(|_| true), fact(is_its_own));
    Effect::new(move |_| open.set(first.get()));
    let drawn = Memo::new(move |_| {
        let puzzle = class.puzzle.get();
        class.digits.get().apply(puzzle.shape().side());
        let draw = |own: &AlgorithmView| Drawn::of(&puzzle, own, true);
        let own = |v: &crate::replay::view::View| v.own.as_ref().map(draw);
        if open.get() { lab.view.with(|v| v.as_ref().and_then(own)).unwrap_or_default() } else { Drawn::default() }
    });
    // The variables of the binary program, a board for each digit.
    let layers = Memo::new(move |_| {
        let shape = class.puzzle.with(|grid| grid.shape());
        lab.view.with(|v| match v.as_ref().and_then(|v| v.own.as_ref()) {
            Some(AlgorithmView::BinaryProgram(program)) if !program.layers.is_empty() => {
                let layers = Layers::of_values(shape.side(), &program.layers);
                (layers.sentence(), layers.markup(shape))
            }
            _ => Default::default(),
        })
    });
    let text = move |read: fn(&Drawn) -> &str| Memo::new(move |_| drawn.with(|drawn| read(drawn).to_string()));
    let (sentence, warning) = (text(|d| &d.sentence), text(|d| &d.warning));
    let tables = text(|d| d.tables.as_deref().unwrap_or_default());
    // That it has stalled is so only once it has.
    let board = fact(|own| matches!(own, AlgorithmView::Elimination(_)));
    let over = move || lab.view.with(|v| v.as_ref().is_some_and(|v| v.over.is_some()));
    view! {
        <details class="fold inside" data-testid="own" prop:open=open hidden=move || !there.get()
            on:toggle=move |event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"))>
            <summary>{Inside::Title.text()}</summary>
            <p class="about">{sentence}</p>
            <p class="about warn" hidden=move || warning.with(String::is_empty) || board.get() && !over()>{warning}</p>
            <div class="layers-of-lab" role="img" aria-label=move || layers.with(|l| l.0.clone()) hidden=move || layers.with(|l| l.1.is_empty())
                inner_html=move || layers.with(|l| l.1.clone())></div>
            <div class="sheet" role="region" aria-label=Inside::Title.text() tabindex="0" inner_html=tables></div>
        </details>
    }
}
