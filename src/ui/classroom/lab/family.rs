//! A line of descent, when it was asked for: who came from whom, and where the digits entered.

use leptos::prelude::*;

use crate::chart::WIDTH;
use crate::ui::take_apart::{lineage, words};

use super::thread::use_lab;

#[component]
pub fn FamilyView() -> impl IntoView {
    let lab = use_lab();
    let told = move |tell: fn(&crate::classroom::family::Family) -> String| {
        Memo::new(move |_| lab.family.with(|f| f.as_ref().map(tell).unwrap_or_default()))
    };
    let (sentence, entries, markup) = (told(words::family), told(words::entries), told(lineage::markup));
    view! {
        <section class="family" aria-label="Line of descent" data-testid="family" hidden=move || lab.family.with(Option::is_none)>
            <h2>"Who came from whom"</h2>
            <p data-testid="descent">{sentence}</p>
            <svg class="lineage" viewBox=format!("0 0 {WIDTH} {}", lineage::HEIGHT) role="img" aria-label=sentence inner_html=markup></svg>
            <p data-testid="entries">{entries}</p>
        </section>
    }
}
