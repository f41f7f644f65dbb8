//! Counts as bars, each with its name and its number.

use leptos::prelude::*;

/// One of them.
#[derive(Clone, PartialEq)]
pub struct Bar {
    pub name: String,
    pub count: usize,
}

#[component]
pub fn Bars(title: &'static str, name: &'static str, bars: Memo<Vec<Bar>>) -> impl IntoView {
    let row = |most: usize| {
        move |Bar { name, count }: Bar| {
            let width = format!("{:.1}%", 100.0 * count as f64 / most as f64);
            view! { <tr><th scope="row">{name}</th><td class="length" aria-hidden="true"><span style=("width", width)></span></td><td>{count}</td></tr> }
        }
    };
    let rows = move || {
        let bars = bars.get();
        let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
        bars.into_iter().map(row(most)).collect_view()
    };
    view! {
        <table class="bars" data-testid=name><caption>{title}</caption><tbody>{rows}</tbody></table>
    }
}
