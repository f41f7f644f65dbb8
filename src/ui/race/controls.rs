//! What starts, paces and ends a race.

use leptos::prelude::*;

use crate::say::number::thousands;
use crate::study::Lane;

use crate::ui::classroom::faces::Faces;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::race::state::{LIMITS, PACES, Phase, Racing};

#[component]
pub fn Controls(racing: Racing, fixed: bool) -> impl IntoView {
    let main = move || match racing.phase.get() {
        Phase::Set => "Start",
        Phase::Going => "Pause",
        Phase::Paused => "Go on",
        Phase::Over => "Again",
    };
    let add = move |_| {
        racing.change(|lanes| {
            let last = lanes.last().cloned().unwrap_or_else(|| Lane::new("waters-grid", 1));
            lanes.push(Lane { seed: last.seed.wrapping_add(1), ..last });
        });
        racing.unfolded.set(Some(racing.lanes.with_untracked(Vec::len) - 1));
    };
    let seeds = move |_| {
        let seed = fresh_seed();
        racing.change(|lanes| lanes.iter_mut().for_each(|lane| lane.seed = seed));
    };
    view! {
        <div class="race-controls">
            <button class="main" data-testid="race-go" data-key="go" on:click=move |_| racing.go()>{main}</button>
            <button data-testid="race-stop" data-key="stop" title="Key X" disabled=move || racing.phase.get() == Phase::Set on:click=move |_| racing.set()>"Stop"</button>
            <label class="labelled">
                <span>"Speed"</span>
                <select data-testid="race-pace" data-key="pace" title="Keys &lt; and &gt;" on:change=move |event| {
                    racing.set_pace(event_target_value(&event).parse().unwrap_or(0));
                }>
                    {PACES.iter().enumerate().map(|(k, (name, _))| view! {
                        <option value=k.to_string() selected=move || racing.pace.get() == k>{*name}</option>
                    }).collect_view()}
                </select>
            </label>
            {(!fixed).then(|| view! {
                <label class="labelled">
                    <span>"A lane gives up after"</span>
                    <select data-testid="race-limit" data-key="limit" title="Keys E, Shift+E" on:change=move |event| {
                        racing.evaluations.set(event_target_value(&event).parse().unwrap_or(LIMITS[2]));
                        racing.set();
                    }>
                        {LIMITS.iter().map(|&limit| view! {
                            <option value=limit.to_string() selected=move || racing.evaluations.get() == limit>
                                {format!("{} evaluations", thousands(limit))}
                            </option>
                        }).collect_view()}
                    </select>
                </label>
                <button data-testid="add-lane" data-key="next" title="Key +" disabled=move || !racing.can_add() on:click=add>"Add a lane"</button>
                <button data-testid="new-seeds" data-key="new-seed" title="Key N" on:click=seeds>"New seed for all"</button>
                // For the keys alone: a click on a lane's line does it as well.
                <button hidden data-key="list-on" on:click=move |_| racing.unfold(true)></button>
                <button hidden data-key="list-back" on:click=move |_| racing.unfold(false)></button>
            })}
        </div>
        <Show when=move || racing.is_cube()>
            <Faces face=Signal::derive(move || racing.face()) show=Callback::new(move |face| racing.shown.set(face)) />
        </Show>
        <p class="note">
            "The lanes take turns: the one that has used the fewest evaluations goes next. So all are equally far, and the race \
             ends the same way on every machine."
        </p>
    }
}
