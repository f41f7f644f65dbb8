//! The lanes: what runs in each, its board, and how far it is.

use leptos::prelude::*;

use crate::evolve::algorithms::find;
use crate::evolve::{ALGORITHMS, Settings};
use crate::say::number::thousands;
use crate::study::{Lane, Standing, State};

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
    let title = move || lane.get().map(|lane| title_of(&lane.algorithm));
    let board = move || {
        let puzzle = racing.puzzle.get();
        standing.with(|s| mini(&puzzle, s.as_ref().map_or(&puzzle, |s| &s.board), racing.face()))
    };
    let figures = move || {
        standing.get().map(|s| {
            view! {
                <dl>
                    <div><dt>"Generation"</dt><dd>{thousands(s.generation)}</dd></div>
                    <div><dt>"Evaluations"</dt><dd>{thousands(s.evaluations)}</dd></div>
                    <div><dt>"Fitness"</dt><dd>{thousands(u64::from(s.best))}</dd></div>
                    <div><dt>"At best"</dt><dd>{thousands(u64::from(s.found))}</dd></div>
                </dl>
            }
        })
    };
    let unfolded = Memo::new(move |_| racing.unfolded.get() == Some(k));
    let about = move || lane.get().map(|l| about(&l));
    let differs = move || lane.get().map(|l| of_seed(&l, racing.lanes.with(|lanes| l.differences(lanes))));
    let words = move || differs().map(|words| format!("{words} (keys G, Shift+G)"));
    let waits = move || racing.phase.get() == Phase::Set;
    let state =
        move || if waits() { String::new() } else { standing.with(|s| s.as_ref().map_or(String::new(), sentence)) };
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
                            racing.unfolded.set(open.then_some(k));
                        }
                    }>
                        <summary class="lane-about" title=words>{about}</summary>
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
fn LaneForm(racing: Racing, k: usize, lane: Memo<Option<Lane>>) -> impl IntoView {
    let refused = RwSignal::new(String::new());
    let name = move || lane.with(|lane| lane.as_ref().map_or(String::new(), |l| l.algorithm.clone()));
    let put = move |change: &dyn Fn(&mut Lane)| {
        refused.set(String::new());
        racing.change(|lanes| lanes.get_mut(k).into_iter().for_each(change));
    };
    let options = move || {
        let shape = racing.puzzle.get().shape();
        let suited = ALGORITHMS.iter().filter(|a| a.is_suited(shape) && !a.needs_milp());
        suited
            .map(|a| view! { <option value=a.name selected=move || name() == a.name>{a.title}</option> })
            .collect_view()
    };
    let choose = move |event| {
        let algorithm = event_target_value(&event);
        put(&|lane| (lane.algorithm, lane.settings) = (algorithm.clone(), Settings::default()));
    };
    let seed = move |event| match event_target_value(&event).trim().parse() {
        Ok(seed) => put(&|lane| lane.seed = seed),
        Err(_) => refused.set(format!("A seed is a whole number from 0 to {}.", u64::MAX)),
    };
    let settings = move |event| match read_settings(&name(), &event_target_value(&event)) {
        Ok(settings) => put(&|lane| lane.settings = settings.clone()),
        Err(why) => refused.set(format!("{why}.")),
    };
    let known = move || {
        find(&name()).map(|a| {
            a.settings.iter().map(|s| format!("{} = {}: {}", s.key, s.default_text(), s.name)).collect::<Vec<_>>()
        })
    };
    let help = format!("lane-help-{k}");
    // Keys are for the lane that is unfolded, or the first; the one that takes a lane away is for the last.
    let key = move |name: &'static str| (racing.unfolded.get().unwrap_or(0) == k).then_some(name);
    let last = move || racing.lanes.with(Vec::len) == k + 1;
    view! {
        <div class="lane-form">
            <label class="labelled"><span>"Algorithm"</span>
                <select data-key=move || key("algorithm") on:change=choose>{options}</select></label>
            <label class="labelled"><span>"Seed"</span>
                <input inputmode="numeric" autocomplete="off" prop:value=move || lane.get().map(|l| l.seed.to_string()) on:change=seed />
            </label>
            <label class="labelled"><span>"Settings, where not the usual ones"</span>
                <input autocomplete="off" spellcheck="false" data-key=move || key("field") placeholder="setting=value, …" aria-describedby=help.clone()
                    aria-invalid=move || (!refused.with(String::is_empty)).to_string()
                    prop:value=move || lane.get().map(|l| l.changes()) on:change=settings />
            </label>
            <p id=help class="note error" role="status" hidden=move || refused.with(String::is_empty)>{refused}</p>
            <details class="lane-known"><summary>"Its settings"</summary>
                <ul>{move || known().into_iter().flatten().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            </details>
            <button class="quiet" data-key=move || last().then_some("back") disabled=move || !racing.can_remove()
                on:click=move |_| racing.change(|lanes| drop(lanes.remove(k)))>"Remove"</button>
        </div>
    }
}

pub fn title_of(algorithm: &str) -> &'static str {
    find(algorithm).map_or("", |a| a.title)
}

/// Seed and settings of a lane, which tell it from others of the same algorithm.
fn about(lane: &Lane) -> String {
    of_seed(lane, lane.changes())
}

fn of_seed(lane: &Lane, settings: String) -> String {
    if settings.is_empty() { format!("seed {}", lane.seed) } else { format!("seed {}, {settings}", lane.seed) }
}

/// Settings as they are typed: key=value, divided by commas or spaces.
fn read_settings(algorithm: &str, text: &str) -> Result<Settings, String> {
    let algorithm = find(algorithm).map_err(|e| e.to_string())?;
    let mut settings = Settings::default();
    for pair in text.split(|c: char| c == ',' || c == ';' || c.is_whitespace()).filter(|p| !p.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or_else(|| format!("“{pair}” is not of the form setting=value"))?;
        settings.set(algorithm.name, algorithm.settings, key, value).map_err(|e| e.to_string())?;
    }
    Ok(settings)
}

/// How a lane stands.
pub fn sentence(standing: &Standing) -> String {
    match standing.state {
        State::Running if standing.evaluations == 0 => String::new(),
        State::Running => "Running.".into(),
        State::Solved => "Solved, and checked.".into(),
        State::Refused => {
            "Ended: it called this solved, but the checker did not accept it (on a cube, edges that do not match)."
                .into()
        }
        State::Ended(end) => end.to_string(),
        State::GaveUp => format!("Gave up; it had come to fitness {} at best.", thousands(standing.found.into())),
    }
}
