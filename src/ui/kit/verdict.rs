//! The verdict: the largest sentence of a view, and a line below it. Two lines are reserved, so that nothing moves.

use leptos::prelude::*;

/// `asked`: the answer is on its way; one that comes at once replaces nothing in between.
pub fn verdict(
    says: impl Fn() -> String + Send + Sync + 'static,
    note: impl Fn() -> String + Send + Sync + 'static,
    asked: impl Fn() -> bool + Send + Sync + 'static,
) -> AnyView {
    view! { <p class="verdict" tabindex="0" data-testid="verdict" class:asked=asked><span class="says">{says}</span>" "<span class="note">{note}</span></p> }
        .into_any()
}
