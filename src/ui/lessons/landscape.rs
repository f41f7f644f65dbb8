//! A whole landscape as a table: how many boards have each fitness, and how many of them are local optima.

use leptos::prelude::*;

use crate::say::lessons::{LandscapeText, summary};
use crate::say::number::thousands;
use crate::study::Landscape;

#[component]
pub fn LandscapeTable(landscape: Landscape) -> impl IntoView {
    let number = |n: usize| thousands(n as u64);
    let most = landscape.by_fitness.iter().copied().max().unwrap_or(1).max(1);
    let sentence = summary(&landscape).text();
    let rows = landscape.by_fitness.iter().zip(&landscape.optima).enumerate().filter(|(_, (boards, _))| **boards > 0);
    let row = |(fitness, (boards, optima)): (usize, (&usize, &usize))| {
        let width = format!("{:.1}%", 100.0 * *boards as f64 / most as f64);
        view! {
            <tr><th scope="row">{fitness}</th><td>{number(*boards)}</td><td>{number(*optima)}</td>
                <td class="length" aria-hidden="true"><span style=("width", width)></span></td></tr>
        }
    };
    view! {
        <h3>{LandscapeText::Title.text()}</h3>
        <p>{sentence}</p>
        <table class="landscape" data-testid="landscape">
            <thead><tr><th scope="col">{LandscapeText::Fitness.text()}</th><th scope="col">{LandscapeText::Boards.text()}</th><th scope="col">{LandscapeText::LocalOptima.text()}</th><td></td></tr></thead>
            <tbody>{rows.map(row).collect_view()}</tbody>
        </table>
    }
}
