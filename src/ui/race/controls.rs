//! What starts, paces and ends a race.

use leptos::prelude::*;

use crate::say::keys::Shortcut;
use crate::say::number::Noun;
use crate::say::race::{About, Race};
use crate::study::lanes::one_more;

use crate::ui::classroom::faces::Faces;
use crate::ui::kit::machine::fresh_seed;
use crate::ui::race::state::{LIMITS, PACES, Phase, Racing};

/// The limits of the menu, and the one of the link where that is another.
fn limits(own: u64) -> Vec<u64> {
    let mut all = LIMITS.to_vec();
    all.push(own);
    all.sort_unstable();
    all.dedup();
    all
}

#[component]
pub fn Controls(racing: Racing, fixed: bool) -> impl IntoView {
    let main = move || match racing.phase.get() {
        Phase::Set | Phase::Stopped => Race::Start,
        Phase::Going => Race::Pause,
        Phase::Paused => Race::Resume,
        Phase::Over => Race::Again,
    };
    let add = move |_| {
        racing.change(|lanes| lanes.push(one_more(lanes, &racing.puzzle.get_value())));
        racing.unfold_lane(Some(racing.lanes.with_untracked(Vec::len) - 1));
    };
    let seeds = move |_| {
        let seed = fresh_seed();
        racing.change(|lanes| lanes.iter_mut().for_each(|lane| lane.seed = seed));
    };
    view! {
        <div class="race-controls">
            <button class="main" data-testid="race-go" data-key=move || (!fixed || racing.phase.get() != Phase::Over).then_some("go") on:click=move |_| racing.go()>{move || main().text()}</button>
            <button data-testid="race-stop" data-key="stop" title=Shortcut::X.text() disabled=move || !racing.phase.get().is_on_its_way() on:click=move |_| racing.stop()>{Race::Stop.text()}</button>
            <label class="labelled">
                <span>{Race::Speed.text()}</span>
                <select data-testid="race-pace" data-key="pace" title=Shortcut::Pace.text() on:change=move |event| {
                    racing.choose_pace(event_target_value(&event).parse().unwrap_or(0));
                }>
                    {PACES.iter().enumerate().map(|(k, (name, _))| view! {
                        <option value=k.to_string() selected=move || racing.pace.get() == k>{name.text()}</option>
                    }).collect_view()}
                </select>
            </label>
            {(!fixed).then(|| view! {
                <label class="labelled">
                    <span>{Race::Budget.text()}</span>
                    <select data-testid="race-limit" data-key="limit" title=Shortcut::Limit.text() on:change=move |event| {
                        racing.limit_to(event_target_value(&event).parse().unwrap_or(LIMITS[2]));
                    }>
                        {move || limits(racing.evaluations.get()).into_iter().map(|limit| view! {
                            <option value=limit.to_string() selected={racing.evaluations.get() == limit}>
                                {About::Budget { evaluations: Noun::Evaluation.of(limit) }.text()}
                            </option>
                        }).collect_view()}
                    </select>
                </label>
                <button data-testid="add-lane" data-key="next" title=Shortcut::Plus.text() disabled=move || !racing.can_add() on:click=add>{Race::AddLane.text()}</button>
                <button data-testid="new-seeds" data-key="new-seed" title=Shortcut::N.text() on:click=seeds>{Race::NewSeeds.text()}</button>
                // For the keys alone: a click on a lane's line does it as well.
                <button hidden data-key="list-on" on:click=move |_| racing.unfold(true)></button>
                <button hidden data-key="list-back" on:click=move |_| racing.unfold(false)></button>
            })}
        </div>
        <Show when=move || racing.is_cube()>
            <Faces face=Signal::derive(move || racing.face()) show=Callback::new(move |face| racing.show_face(face)) />
        </Show>
        <p class="note">{Race::Turns.text()}</p>
    }
}
