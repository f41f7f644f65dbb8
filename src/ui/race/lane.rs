//! The lanes: what runs in each, its board, and how far it is.

use leptos::prelude::*;

use crate::evolve::algorithms::find;
use crate::evolve::{ALGORITHMS, Recipe, Settings};
use crate::say::number::thousands;
use crate::say::race;
use crate::say::race::{About, Lap};
use crate::say::words;
use crate::study::State;
use crate::study::lanes::{differences, typed_settings};

use crate::draw::mini::mini;
use crate::ui::race::state::{Phase, Racing};

#[component]
pub fn Lanes(racing: Racing, fixed: bool) -> impl IntoView {
    let count = Memo::new(move |_| racing.lanes.with(Vec::len));
    view! {
        <ol class="lanes" class:cube=move || racing.is_cube() && racing.face().is_none() data-testid="lanes" data-count=move || count.get().to_string()>
            {move || (0..count.get()).map(|k| view! { <OneLane racing k fixed /> }).collect_view()}
        </ol>
    }
}

#[component]
fn OneLane(racing: Racing, k: usize, fixed: bool) -> impl IntoView {
    let lane = Memo::new(move |_| racing.lanes.with(|lanes| lanes.get(k).cloned()));
    let standing = Memo::new(move |_| racing.standings.with(|all| all.get(k).cloned()));
    let title = move || lane.get().map(|lane| lane.algorithm.titled());
    let board = move || {
        let puzzle = racing.puzzle.get_value();
        standing.with(|s| mini(&puzzle, s.as_ref().map_or(&puzzle, |s| &s.board), racing.face()))
    };
    let figures = move || {
        standing.get().map(|s| {
            view! {
                <dl>
                    <div><dt>{race::Lane::Generation.text()}</dt><dd>{thousands(s.generation)}</dd></div>
                    <div><dt>{race::Lane::Evaluations.text()}</dt><dd>{thousands(s.evaluations)}</dd></div>
                    <div><dt>{race::Lane::Fitness.text()}</dt><dd>{thousands(u64::from(s.best))}</dd></div>
                    <div><dt>{race::Lane::Best.text()}</dt><dd>{thousands(u64::from(s.found))}</dd></div>
                </dl>
            }
        })
    };
    let unfolded = Memo::new(move |_| racing.unfolded.get() == Some(k));
    let about = move || lane.get().map(|l| race::about(l.seed, l.settings.typed()));
    let differs = move || lane.get().map(|l| race::about(l.seed, racing.lanes.with(|lanes| differences(&l, lanes))));
    let hint = move || differs().map(|about| About::WithKeys { about }.text());
    let going = move || match racing.phase.get() {
        Phase::Set => None,
        Phase::Paused => Some(Lap::Paused),
        Phase::Stopped => Some(Lap::Stopped),
        Phase::Going | Phase::Over => Some(Lap::Running),
    };
    let state = move || standing.with(|s| Some(race::lap(s.as_ref()?, going()?))).unwrap_or_default();
    let won = move || standing.with(|s| s.as_ref().is_some_and(|s| s.state == State::Solved));
    view! {
        <li class="lane" class:won=won data-testid=format!("lane-{}", k + 1)>
            <h3><span class="lane-number">{k + 1}</span>{title}</h3>
            // One line, so that all boards are in sight; what can be changed is behind it.
            {match fixed {
                true => view! { <p class="note lane-about">{differs}</p> }.into_any(),
                false => view! {
                    <details class="lane-fold" prop:open=unfolded on:toggle=move |event| {
                        let open = event_target::<web_sys::Element>(&event).has_attribute("open");
                        if open != unfolded.get_untracked() {
                            racing.unfold_lane(open.then_some(k));
                        }
                    }>
                        <summary class="lane-about" title=hint>{about}</summary>
                        <LaneForm racing k lane />
                    </details>
                }
                .into_any(),
            }}
            <div class="lane-board" inner_html=board></div>
            <div class="lane-figures">{figures}</div>
            <p class="lane-state">{state}</p>
        </li>
    }
}

/// Which algorithm, seed and settings.
#[component]
fn LaneForm(racing: Racing, k: usize, lane: Memo<Option<Recipe>>) -> impl IntoView {
    let refused = RwSignal::new(String::new());
    let algorithm = move || lane.with(|lane| lane.as_ref().map(|lane| lane.algorithm));
    let put = move |change: &dyn Fn(&mut Recipe)| {
        refused.set(String::new());
        racing.change(|lanes| lanes.get_mut(k).into_iter().for_each(change));
    };
    let options = move || {
        let shape = racing.puzzle.with_value(|puzzle| puzzle.shape());
        let suited = ALGORITHMS.iter().filter(|a| algorithm() == Some(a) || a.is_offered(shape) && !a.needs_milp());
        suited
            .map(|a| view! { <option value=a.name selected=move || algorithm() == Some(a)>{a.titled()}</option> })
            .collect_view()
    };
    let choose = move |event| {
        if let Ok(algorithm) = find(&event_target_value(&event)) {
            put(&|lane| (lane.algorithm, lane.settings) = (algorithm, Settings::default()));
        }
    };
    let seed = move |event| match event_target_value(&event).trim().parse() {
        Ok(seed) => put(&|lane| lane.seed = seed),
        Err(_) => refused.set(About::SeedWanted { largest: u64::MAX }.text()),
    };
    let settings = move |event| match algorithm().map(|a| typed_settings(a, &event_target_value(&event))) {
        Some(Ok(settings)) => put(&|lane| lane.settings = settings.clone()),
        Some(Err(why)) => refused.set(words::sentence(&why.to_string())),
        None => {}
    };
    let known = move || {
        algorithm().map(|a| {
            let known =
                a.settings.iter().map(|s| About::Known { key: s.key, default: s.default_text(), name: s.named() });
            known.map(|line| line.text()).collect::<Vec<_>>()
        })
    };
    let help = format!("lane-help-{k}");
    // Keys are for the lane that is unfolded, or the first; the one that takes a lane away is for the last.
    let key = move |name: &'static str| (racing.unfolded.get().unwrap_or(0) == k).then_some(name);
    let last = move || racing.lanes.with(Vec::len) == k + 1;
    view! {
        <div class="lane-form">
            <label class="labelled"><span>{race::Lane::Algorithm.text()}</span>
                <select data-key=move || key("algorithm") on:change=choose>{options}</select></label>
            <label class="labelled"><span>{race::Lane::Seed.text()}</span>
                <input inputmode="numeric" autocomplete="off" prop:value=move || lane.get().map(|l| l.seed.to_string()) on:change=seed />
            </label>
            <label class="labelled"><span>{race::Lane::Settings.text()}</span>
                <input autocomplete="off" spellcheck="false" data-key=move || key("field") placeholder=race::Lane::Placeholder.text() aria-describedby=help.clone()
                    aria-invalid=move || (!refused.with(String::is_empty)).to_string()
                    prop:value=move || lane.get().map(|l| l.settings.typed()) on:change=settings />
            </label>
            <p id=help class="note error" role="status" hidden=move || refused.with(String::is_empty)>{refused}</p>
            <details class="lane-known"><summary>{race::Lane::Available.text()}</summary>
                <ul>{move || known().into_iter().flatten().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            </details>
            <button class="quiet" data-key=move || last().then_some("back") disabled=move || !racing.can_remove()
                on:click=move |_| racing.change(|lanes| drop(lanes.remove(k)))>{race::Lane::Remove.text()}</button>
        </div>
    }
}
