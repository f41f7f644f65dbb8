//! The glossary, folded.

use leptos::prelude::*;

use crate::say::lessons::glossary::{GLOSSARY, Term};

#[component]
pub fn Glossary() -> impl IntoView {
    view! {
        <details class="fold glossary" data-testid="glossary"><summary>{Term::Title.text()}</summary>
            <dl>{GLOSSARY.iter().map(|(term, means)| view! { <div><dt>{term.text()}</dt><dd>{means.text()}</dd></div> }).collect_view()}</dl>
        </details>
    }
}
