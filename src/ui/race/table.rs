//! What a race came to.

use leptos::prelude::*;

use crate::say::number::thousands;
use crate::study::summary::figure;
use crate::study::{Lane, Standing, State};
use crate::text::csv_table::CsvTable;

use crate::ui::classroom::home::SaveText;
use crate::ui::race::lane::{sentence, title_of};
use crate::ui::race::state::{Phase, Racing};

#[component]
pub fn Results(racing: Racing) -> impl IntoView {
    let rows = move || {
        let lanes = racing.lanes.get();
        let mut all: Vec<(usize, Lane, Standing)> = racing
            .standings
            .get()
            .into_iter()
            .zip(lanes)
            .enumerate()
            .map(|(k, (standing, lane))| (k, lane, standing))
            .collect();
        all.sort_by_key(|(k, _, s)| (s.place.unwrap_or(u32::MAX), *k));
        all
    };
    let over = move || racing.phase.get() == Phase::Over;
    view! {
        <div class="race-results" role="status" hidden=move || !over()>
            <h3>"Result"</h3>
            <div class="scroll" role="region" aria-label="How the race ended" tabindex="0">
            <table data-testid="race-table">
                <thead><tr><th scope="col">"Place"</th><th scope="col">"Lane"</th><th scope="col">"Algorithm"</th>
                    <th scope="col">"Seed and settings"</th><th scope="col">"Outcome"</th><th scope="col">"Generations"</th>
                    <th scope="col">"Evaluations"</th><th scope="col">"Time"</th></tr></thead>
                <tbody>{move || over().then(|| rows().into_iter().map(|(k, lane, s)| view! {
                    <tr class:won=s.state == State::Solved>
                        <td>{s.place.map_or("–".to_string(), |p| p.to_string())}</td><td>{k + 1}</td><th scope="row">{title_of(&lane.algorithm)}</th>
                        <td>{lane.seed}" "{racing.lanes.with(|lanes| lane.differences(lanes))}</td>
                        <td>{sentence(&s)}</td><td>{thousands(s.generation)}</td><td>{thousands(s.evaluations)}</td>
                        <td>{format!("{} ms", figure(s.microseconds as f64 / 1e3))}</td>
                    </tr>
                }).collect_view())}</tbody>
            </table>
            </div>
            <p class="note">"Solved lanes are placed by evaluations. The others have no place: fitness of different methods does not compare. Time is what this machine spent on a lane."</p>
            <SaveText label="Table as CSV" text=Callback::new(move |()| ("race.csv".into(), untrack(|| csv(&rows())))) />
        </div>
    }
}

fn csv(rows: &[(usize, Lane, Standing)]) -> String {
    let names = [
        "place",
        "lane",
        "algorithm",
        "seed",
        "settings",
        "solved",
        "best",
        "generations",
        "evaluations",
        "milliseconds",
    ];
    let mut table = CsvTable::new(names);
    for (k, lane, s) in rows {
        table.row([
            s.place.map_or(String::new(), |p| p.to_string()),
            (k + 1).to_string(),
            lane.algorithm.clone(),
            lane.seed.to_string(),
            lane.changes(),
            (s.state == State::Solved).to_string(),
            s.found.to_string(),
            s.generation.to_string(),
            s.evaluations.to_string(),
            format!("{:.3}", s.microseconds as f64 / 1e3),
        ]);
    }
    table.text()
}
