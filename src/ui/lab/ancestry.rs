//! The ancestry of an individual, when it was asked for, and where its digits entered.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::stage::view_box;
use crate::draw::{entries, lineage};
use crate::export::chart::Legend;
use crate::replay;
use crate::say::ancestry;
use crate::say::ancestry::Ancestry;

use crate::ui::classroom::follow::address;
use crate::ui::classroom::home::{Chart, SaveChart};
use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::use_lab;

/// The generation that the ancestry is traced from.
fn begun(ancestry: &replay::ancestry::Ancestry) -> u64 {
    ancestry.levels.first().map_or(0, |level| level.generation)
}

#[component]
pub fn AncestryView() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let told = move |tell: fn(&replay::ancestry::Ancestry) -> String| {
        Memo::new(move |_| lab.ancestry.with(|f| f.as_ref().map(tell).unwrap_or_default()))
    };
    let (sentence, entered, markup) = (told(ancestry::traced), told(ancestry::entered), told(lineage::markup));
    let legend = told(entries::legend);
    let shape = Memo::new(move |_| class.puzzle.with(|grid| grid.shape()));
    let face = Memo::new(move |_| lab.face.get().filter(|_| shape.get().is_cube()));
    let map = Memo::new(move |_| {
        class.digits.get().apply(shape.get().side());
        let draw = |f: &_| entries::markup(shape.get(), &lab.givens.read(), f, face.get());
        lab.ancestry
            .with(|f| f.as_ref().filter(|f| f.entries.iter().any(Option::is_some)).map(draw).unwrap_or_default())
    });
    let size = move || view_box(shape.get(), face.get());
    let home = Callback::new(move |()| Chart {
        file: class.run.file_name("ancestry"),
        markup: markup.get_untracked(),
        size: (WIDTH, lineage::HEIGHT),
        style: "circle{fill:#fff;stroke:#1b1c1f;stroke-width:14}.line-a,.line-b{fill:none;stroke-width:12}.line-a{stroke:#a8487f}\
                .line-b{stroke:#a86a00;stroke-dasharray:60 30}",
        legend: Legend {
            title: Ancestry::OfGeneration {
                generation: lab.ancestry.with_untracked(|f| f.as_ref().map_or(0, begun)).into(),
            }
            .text(),
            lines: vec![class.run.told(), sentence.get_untracked(), Ancestry::LinesTold.text()],
            link: address(&untrack(|| class.link()).write()),
        },
    });
    view! {
        <section class="ancestry" aria-label=Ancestry::Title.text() data-testid="ancestry" hidden=move || lab.ancestry.with(Option::is_none)>
            <h2>{Ancestry::Title.text()}</h2>
            <p data-testid="descent">{sentence}</p>
            <svg class="lineage" viewBox=format!("0 0 {WIDTH} {}", lineage::HEIGHT) role="img" aria-label=sentence inner_html=markup></svg>
            <ul class="key-of-boards" aria-label=Ancestry::Lines.text()>
                <li><i class="sign a"></i>{Ancestry::FirstParent.text()}</li>
                <li><i class="sign b"></i>{Ancestry::SecondParent.text()}</li>
            </ul>
            <p><SaveChart name="lineage" chart=home /></p>
            <div class="entered" hidden=move || map.with(String::is_empty)>
                <h3>{Ancestry::EnteredTitle.text()}</h3>
                <p data-testid="entries">{entered}</p>
                <svg class="taken-board" viewBox=size role="img" data-testid="entered"
                    aria-label=Ancestry::EnteredBoard.text() inner_html=map></svg>
                <ul class="key-of-boards" aria-label=Ancestry::Colours.text() inner_html=legend></ul>
            </div>
        </section>
    }
}
