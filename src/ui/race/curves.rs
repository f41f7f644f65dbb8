//! The curves of a race: the run that is watched, and as many seeds a lane as are wanted, compared.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::race_curves::{Axes, HEIGHT, LaneCurves, markup};
use crate::export::chart::Legend;
use crate::say::race::{Ahead, CurveText, Race, ahead};
use crate::say::words::paragraph;
use crate::study::lanes::differences;
use crate::study::trials::csv;
use crate::study::{Cost, Trials};

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::follow::address;
use crate::ui::classroom::home::{Chart, SaveChart, SaveText};
use crate::ui::classroom::setup::title;
use crate::ui::classroom::state::use_class;
use crate::ui::race::state::Racing;

/// What runs may be counted in.
const COSTS: [Cost; 3] = [Cost::Evaluations, Cost::Generations, Cost::Milliseconds];

/// Seeds a lane may have.
const SEEDS: [u32; 5] = [5, 10, 20, 50, 100];

#[component]
pub fn Curves(racing: Racing, bench: Bench<Trials>) -> impl IntoView {
    let class = use_class();
    let (cost, log_spent, log_fitness) = (RwSignal::new(0usize), RwSignal::new(true), RwSignal::new(true));
    let axes = move || {
        let cost = COSTS[cost.get().min(COSTS.len() - 1)];
        Axes { cost, log_spent: log_spent.get(), log_fitness: log_fitness.get() }
    };
    // Other lanes are another race.
    Effect::new(move |before: Option<()>| {
        racing.lanes.track();
        if before.is_some() {
            bench.show(None);
        }
    });
    // Lanes of one method are told apart by what differs between them.
    let name = move |lane: usize| {
        racing.lanes.with(|lanes| {
            let Some(recipe) = lanes.get(lane) else { return String::new() };
            let told = differences(recipe, lanes);
            let title = || recipe.algorithm.titled().split(',').next().unwrap_or_default().to_string();
            if told.is_empty() { title() } else { told }
        })
    };
    let inside = move || {
        let live = racing.live.get();
        bench.with(|trials| {
            let lane = |k: usize| LaneCurves {
                label: CurveText::label(k + 1, &name(k)),
                runs: trials.map(|t| t.of_lane(k).flatten().collect()).unwrap_or_default(),
                live: live.get(k).map(Vec::as_slice).unwrap_or_default(),
            };
            let lanes: Vec<LaneCurves> = (0..racing.lanes.with(Vec::len)).map(lane).collect();
            markup(&lanes, axes())
        })
    };
    let said = Memo::new(move |_| bench.with(|trials| trials.map(|t| ahead(t, name)).unwrap_or_default()));
    let progress = move || {
        bench.with(|trials| {
            trials.map(|t| Ahead::Progress { done: t.done().into(), runs: t.runs().into() }.text()).unwrap_or_default()
        })
    };
    let seeds = RwSignal::new(20u32);
    let busy = move || racing.phase.get().is_on_its_way();
    let go = move |_| match bench.running.get_untracked() {
        true => bench.stop(),
        false => bench.start(Trials::new(racing.lanes.get_untracked(), seeds.get_untracked())),
    };
    // Without a comparison there is nothing but the runs on screen.
    let note = move || {
        let compared = bench.with(|trials| trials.is_some_and(|t| t.done() > 0));
        paragraph([if compared { CurveText::Band.text() } else { "" }, CurveText::Heights.text()])
    };
    let legend = move || Legend {
        title: Race::Title.text().to_string(),
        lines: vec![title(class), said.get(), note()],
        link: address(&class.link().write()),
    };
    let chart = Callback::new(move |()| Chart {
        file: "race-curves".into(),
        markup: untrack(inside),
        size: (WIDTH, HEIGHT),
        style: ".faint{opacity:.3;stroke-width:8}",
        legend: untrack(legend),
    });
    let table = Callback::new(move |()| {
        ("race-curves.csv".to_string(), untrack(|| bench.with(|trials| trials.map(csv).unwrap_or_default())))
    });
    let check = move |label: CurveText, of: RwSignal<bool>| {
        view! {
            <label class="check"><input type="checkbox" prop:checked=of on:change=move |e| of.set(event_target_checked(&e)) />{label.text()}</label>
        }
    };
    view! {
        <section class="race-curves" aria-labelledby="curves-title" data-testid="race-curves">
            <h3 id="curves-title">{CurveText::Title.text()}</h3>
            <div class="race-controls">
                <label class="labelled"><span>{CurveText::Against.text()}</span>
                    <select data-testid="curve-cost" on:change=move |event| cost.set(event_target_value(&event).parse().unwrap_or(0))>
                        {COSTS.iter().enumerate().map(|(k, of)| view! { <option value=k.to_string()>{CurveText::of_cost(*of).text()}</option> }).collect_view()}
                    </select></label>
                {check(CurveText::LogSpent, log_spent)}
                {check(CurveText::LogFitness, log_fitness)}
                <label class="labelled"><span>{CurveText::Seeds.text()}</span>
                    <select data-testid="curve-seeds" on:change=move |event| seeds.set(event_target_value(&event).parse().unwrap_or(20))>
                        {SEEDS.iter().map(|n| view! { <option value=n.to_string() selected={*n == 20}>{n.to_string()}</option> }).collect_view()}
                    </select></label>
                <button data-testid="compare" disabled=busy on:click=go>
                    {move || if bench.running.get() { CurveText::StopComparing.text() } else { CurveText::Compare.text() }}</button>
                <span class="progress-of-runs" data-testid="compared">{progress}</span>
            </div>
            <p class="class-notice error" role="status" hidden=move || bench.said.with(String::is_empty)>{bench.said}</p>
            <p class="ahead" role="status" data-testid="ahead">{said}</p>
            <figure class="chart"><svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-labelledby="curves-title" inner_html=inside></svg></figure>
            <p class="note" data-testid="curves-note">{note}</p>
            <p><SaveChart name="race-curves" chart /><SaveText label=CurveText::Csv.text() text=table /></p>
        </section>
    }
}
