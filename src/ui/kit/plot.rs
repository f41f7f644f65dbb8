//! A drawing with labels on its lines: what `draw` has made, named for ears.

use leptos::prelude::*;

/// In the units of `draw::chart`: [`WIDTH`](crate::draw::chart::WIDTH) by `height`. `told`: the id of what says it in words.
pub fn plot(
    kind: &'static str,
    height: impl std::fmt::Display,
    name: &'static str,
    told: Option<&'static str>,
    markup: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    let room = format!("0 0 {} {height}", crate::draw::chart::WIDTH);
    view! { <svg class=kind viewBox=room role="img" aria-label=name aria-describedby=told inner_html=markup></svg> }
        .into_any()
}
