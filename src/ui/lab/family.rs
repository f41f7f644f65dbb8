//! A line of descent, when it was asked for: who came from whom, and where the digits entered.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::{entries, lineage, step_board as board};
use crate::export::chart::Legend;
use crate::replay::family::Family;
use crate::say::step_view as words;

use crate::ui::classroom::follow::address;
use crate::ui::classroom::home::{Chart, SaveChart};
use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::use_lab;

/// The generation that a line of descent goes back from.
fn begun(family: &Family) -> u64 {
    family.levels.first().map_or(0, |level| level.generation)
}

#[component]
pub fn FamilyView() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let told = move |tell: fn(&Family) -> String| {
        Memo::new(move |_| lab.family.with(|f| f.as_ref().map(tell).unwrap_or_default()))
    };
    let (sentence, entered, markup) = (told(words::family), told(words::entries), told(lineage::markup));
    let legend = told(entries::legend);
    let shape = Memo::new(move |_| class.puzzle.with(|grid| grid.shape()));
    let face = Memo::new(move |_| lab.face.get().filter(|_| shape.get().is_cube()));
    let map = Memo::new(move |_| {
        class.digits.get().apply(shape.get().side());
        let draw = |f: &_| entries::markup(shape.get(), &lab.givens.read(), f, face.get());
        lab.family.with(|f| f.as_ref().filter(|f| f.entries.iter().any(Option::is_some)).map(draw).unwrap_or_default())
    });
    let size = move || {
        let (width, height) = board::size(shape.get(), face.get());
        format!("-1 -1 {} {}", width + 2, height + 2)
    };
    let home = Callback::new(move |()| Chart {
        file: class.file_of_run("descent"),
        markup: markup.get_untracked(),
        size: (WIDTH, lineage::HEIGHT),
        style: "circle{fill:#fff;stroke:#1b1c1f;stroke-width:14}.line-a,.line-b{fill:none;stroke-width:12}.line-a{stroke:#a8487f}\
                .line-b{stroke:#a86a00;stroke-dasharray:60 30}",
        legend: Legend {
            title: format!(
                "Who came from whom, generation {}",
                lab.family.with_untracked(|f| f.as_ref().map_or(0, begun))
            ),
            lines: vec![
                class.told_run(),
                sentence.get_untracked(),
                "Solid: to the first parent, or to itself; dashed: to the second.".to_string(),
            ],
            link: address(&untrack(|| class.link()).write()),
        },
    });
    view! {
        <section class="family" aria-label="Line of descent" data-testid="family" hidden=move || lab.family.with(Option::is_none)>
            <h2>"Who came from whom"</h2>
            <p data-testid="descent">{sentence}</p>
            <svg class="lineage" viewBox=format!("0 0 {WIDTH} {}", lineage::HEIGHT) role="img" aria-label=sentence inner_html=markup></svg>
            <ul class="key-of-boards" aria-label="Lines">
                <li><i class="sign a"></i>"solid: to the first parent, or to itself"</li>
                <li><i class="sign b"></i>"dashed: to the second"</li>
            </ul>
            <p><SaveChart name="lineage" chart=home /></p>
            <div class="entered" hidden=move || map.with(String::is_empty)>
                <h3>"When its digits entered"</h3>
                <p data-testid="entries">{entered}</p>
                <svg class="taken-board" viewBox=size role="img" data-testid="entered"
                    aria-label="The generation in which each digit entered, in the corner of its square" inner_html=map></svg>
                <ul class="key-of-boards" aria-label="Colours of the board" inner_html=legend></ul>
            </div>
        </section>
    }
}
