//! A whole landscape as a table: how many boards have each fitness, and how many of them are local optima.

use leptos::prelude::*;

use crate::say::number::thousands;
use crate::study::Landscape;

#[component]
pub fn LandscapeTable(landscape: Landscape) -> impl IntoView {
    let number = |n: usize| thousands(n as u64);
    let most = landscape.by_fitness.iter().copied().max().unwrap_or(1).max(1);
    let sentence = format!(
        "All {} boards of this puzzle: each has {} neighbours; {} are local optima; from {} of them ({:.0} %) a climber that \
         always takes the best exchange comes to the solution.",
        number(landscape.boards()),
        landscape.neighbours,
        number(landscape.local_optima()),
        number(landscape.saved),
        100.0 * landscape.saved as f64 / landscape.boards().max(1) as f64,
    );
    let rows = landscape.by_fitness.iter().zip(&landscape.optima).enumerate().filter(|(_, (boards, _))| **boards > 0);
    let row = |(fitness, (boards, optima)): (usize, (&usize, &usize))| {
        let width = format!("width: {:.1}%", 100.0 * *boards as f64 / most as f64);
        view! {
            <tr><th scope="row">{fitness}</th><td>{number(*boards)}</td><td>{number(*optima)}</td>
                <td class="length" aria-hidden="true"><span style=width></span></td></tr>
        }
    };
    view! {
        <h3>"The whole landscape"</h3>
        <p>{sentence}</p>
        <table class="landscape" data-testid="landscape">
            <thead><tr><th scope="col">"Fitness"</th><th scope="col">"Boards"</th><th scope="col">"Local optima"</th><td></td></tr></thead>
            <tbody>{rows.map(row).collect_view()}</tbody>
        </table>
    }
}
