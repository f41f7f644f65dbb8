//! A whole landscape: as a graph on which climbers go down, and as a table of how many boards have each fitness and how many of them
//! are local optima.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::landscape::{HEIGHT, markup};
use crate::puzzle::Grid;
use crate::say::lessons::{LandscapeText, summary};
use crate::say::number::{Noun, thousands};
use crate::study::Landscape;

use crate::ui::kit::machine::fresh_seed;
use crate::ui::lessons::distance::DistanceView;

#[component]
pub fn LandscapeTable(landscape: Landscape, sample: Option<Grid>) -> impl IntoView {
    let number = |n: usize| thousands(n as u64);
    let most = landscape.by_fitness.iter().copied().max().unwrap_or(1).max(1);
    let sentence = summary(&landscape);
    let rows = landscape.by_fitness.iter().zip(&landscape.optima).enumerate().filter(|(_, (boards, _))| **boards > 0);
    let row = |(fitness, (boards, optima)): (usize, (&usize, &usize))| {
        let width = format!("{:.1}%", 100.0 * *boards as f64 / most as f64);
        view! {
            <tr><th scope="row">{fitness}</th><td>{number(*boards)}</td><td>{number(*optima)}</td>
                <td class="length" aria-hidden="true"><span style=("width", width)></span></td></tr>
        }
    };
    let rows = rows.map(row).collect_view();
    let boards = landscape.boards() as u64;
    let from = RwSignal::new(fresh_seed() % boards.max(1));
    let landscape = StoredValue::new(landscape);
    let drawn = move || landscape.with_value(|landscape| markup(landscape, from.get() as usize));
    let climb = move || {
        landscape.with_value(|landscape| {
            let climb = landscape.climb(from.get() as usize);
            let fitness = climb.last().map_or(0, |&end| landscape.fitness[end]).into();
            LandscapeText::Climb { steps: Noun::Step.of(climb.len().saturating_sub(1)), fitness }.text()
        })
    };
    view! {
        <h3>{LandscapeText::Title.text()}</h3>
        <p>{sentence}</p>
        <figure class="chart landscape-graph" data-testid="landscape-graph">
            <svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=LandscapeText::Graph.text() inner_html=drawn></svg>
            <figcaption>{LandscapeText::Graph.text()}". "<span role="status" data-testid="climb">{climb}</span></figcaption>
        </figure>
        <p><button data-testid="another-climber" on:click=move |_| from.set(fresh_seed() % boards.max(1))>{LandscapeText::Another.text()}</button></p>
        <table class="landscape" data-testid="landscape">
            <thead><tr><th scope="col">{LandscapeText::Fitness.text()}</th><th scope="col">{LandscapeText::Boards.text()}</th><th scope="col">{LandscapeText::LocalOptima.text()}</th><td></td></tr></thead>
            <tbody>{rows}</tbody>
        </table>
        {sample.map(|puzzle| view! { <DistanceView puzzle /> })}
    }
}
