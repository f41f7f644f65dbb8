//! What a race came to.

use leptos::prelude::*;

use crate::say::number::thousands;
use crate::say::race::{About, Lap, Table, lap};
use crate::study::State;
use crate::study::lanes::differences;
use crate::study::results::{csv, results};
use crate::study::summary::figure;

use crate::ui::classroom::home::SaveText;
use crate::ui::race::state::{Phase, Racing};

#[component]
pub fn Results(racing: Racing) -> impl IntoView {
    let rows = move || racing.lanes.with(|lanes| racing.standings.with(|standings| results(lanes, standings)));
    let over = move || racing.phase.get() == Phase::Over;
    view! {
        <div class="race-results" role="status" hidden=move || !over()>
            <h3>{Table::Title.text()}</h3>
            <div class="scroll" role="region" aria-label=Table::Region.text() tabindex="0">
            <table data-testid="race-table">
                <thead><tr><th scope="col">{Table::Place.text()}</th><th scope="col">{Table::Lane.text()}</th><th scope="col">{Table::Algorithm.text()}</th>
                    <th scope="col">{Table::Settings.text()}</th><th scope="col">{Table::Outcome.text()}</th><th scope="col">{Table::Generations.text()}</th>
                    <th scope="col">{Table::Evaluations.text()}</th><th scope="col">{Table::Time.text()}</th></tr></thead>
                <tbody>{move || over().then(|| rows().into_iter().map(|(k, lane, s)| view! {
                    <tr class:won=s.state == State::Solved>
                        <td>{s.place.map_or("–".to_string(), |p| p.to_string())}</td><td>{k + 1}</td><th scope="row">{lane.algorithm.titled()}</th>
                        <td>{lane.seed}" "{racing.lanes.with(|lanes| differences(&lane, lanes))}</td>
                        <td>{lap(&s, Lap::Running)}</td><td>{thousands(s.generation)}</td><td>{thousands(s.evaluations)}</td>
                        <td>{About::Milliseconds { time: figure(s.microseconds as f64 / 1e3) }.text()}</td>
                    </tr>
                }).collect_view())}</tbody>
            </table>
            </div>
            <p class="note">{Table::Note.text()}</p>
            <SaveText label=Table::Csv.text() text=Callback::new(move |()| ("race.csv".into(), untrack(|| csv(&rows())))) />
        </div>
    }
}
