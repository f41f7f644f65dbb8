//! Selection alone, by slider: measured here and now, beside its theory.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::takeover::{HEIGHT, markup};
use crate::say::lessons::takeover::{Takeover as Said, lost, mean};
use crate::say::number::{hundredths, percent};
use crate::study::takeover::{Scheme, Selection, Takeovers};

/// Seeds of a measurement: some milliseconds.
const SEEDS: u32 = 100;

const POPULATIONS: [u32; 4] = [20, 50, 100, 200];

#[component]
pub fn TakeoverView() -> impl IntoView {
    let ranking = RwSignal::new(false);
    let (size, slope, population) = (RwSignal::new(2u32), RwSignal::new(200u32), RwSignal::new(100u32));
    let selection = move || Selection {
        scheme: if ranking.get() { Scheme::Ranking(slope.get()) } else { Scheme::Tournament(size.get()) },
        population: population.get(),
    };
    let measured = Memo::new(move |_| Takeovers::of(selection(), 1, SEEDS));
    let number = |event| event_target_value(&event).parse::<u32>().ok();
    let slide = move |event| {
        let Some(value) = number(event) else { return };
        if ranking.get_untracked() { slope.set(value) } else { size.set(value) }
    };
    let (least, most, step) = (
        move || if ranking.get() { "110" } else { "2" },
        move || if ranking.get() { "200" } else { "20" },
        move || if ranking.get() { "10" } else { "1" },
    );
    let value = move || if ranking.get() { slope.get() } else { size.get() }.to_string();
    let told =
        move || if ranking.get() { hundredths(f64::from(slope.get()) / 100.0, 1) } else { size.get().to_string() };
    let name = move || if ranking.get() { Said::Slope } else { Said::Size }.text();
    let time = move || measured.with(|m| mean(m.mean_time(), 1.0, 1)).unwrap_or_else(|| Said::NoneOfThem.text().into());
    let theory = move || {
        measured.with(|m| m.selection.takeover()).map_or_else(|| Said::Never.text().to_string(), |t| hundredths(t, 1))
    };
    let loss = move || measured.with(|m| mean(m.mean_loss(), 100.0, 1)).map(|told| format!("{told} %"));
    let expected = move |of: fn(&Selection) -> f64| measured.with(|m| percent(of(&m.selection)));
    let chosen = move |event| ranking.set(event_target_value(&event) == "ranking");
    view! {
        <section class="takeover" data-testid="takeover" aria-labelledby="takeover-title">
            <h3 id="takeover-title">{Said::Title.text()}</h3>
            <p class="lesson-text">{Said::About.text()}</p>
            <p class="class-form">
                <label class="labelled"><span>{Said::Scheme.text()}</span>
                    <select data-testid="scheme" on:change=chosen>
                        <option value="tournament">{Said::Tournament.text()}</option><option value="ranking">{Said::Ranking.text()}</option>
                    </select></label>
                <label class="labelled"><span>{name}": "<output>{told}</output></span>
                    <input type="range" data-testid="pressure" min=least max=most step=step prop:value=value on:input=slide /></label>
                <label class="labelled"><span>{Said::Population.text()}</span>
                    <select on:change=move |event| if let Some(n) = number(event) { population.set(n) }>
                        {POPULATIONS.map(|n| view! { <option value=n.to_string() selected=n == 100>{n}</option> }).into_iter().collect_view()}
                    </select></label>
            </p>
            <div class="scroll" role="region" aria-label=Said::Table.text() tabindex="0"><table data-testid="takeover-table">
                <thead><tr><td></td><th scope="col">{Said::Measured.text()}</th><th scope="col" colspan="2">{Said::Theory.text()}</th></tr></thead>
                <tbody>
                    <tr><th scope="row">{Said::Time.text()}</th><td>{time}</td><td>{theory}</td><td>{Said::GoldbergDeb.text()}</td></tr>
                    <tr><th scope="row" rowspan="2">{Said::Loss.text()}</th><td rowspan="2">{loss}</td><td>{move || expected(Selection::loss)}</td><td>{Said::BlickleThiele.text()}</td></tr>
                    <tr><td>{move || expected(Selection::not_drawn)}</td><td>{Said::Motoki.text()}</td></tr>
                </tbody>
            </table></div>
            <p data-testid="takeover-lost">{move || measured.with(|m| lost(m).text())}</p>
            <figure class="chart"><svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=Said::Chart.text()
                inner_html=move || measured.with(markup)></svg></figure>
            <p class="lesson-text">{Said::WhyNot.text()}</p>
        </section>
    }
}
