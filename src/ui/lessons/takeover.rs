//! Selection alone, by slider: measured by a worker of its own, beside its theory.

use leptos::prelude::*;

use crate::draw::chart::WIDTH;
use crate::draw::takeover::{HEIGHT, markup};
use crate::say::lessons::takeover::{Takeover as Said, lost, mean};
use crate::say::number::{fixed_point, percent};
use crate::say::worker::Breakdown;
use crate::study::takeover::{Scheme, Selection, Takeovers};
use crate::threads::batch::protocol::{Command, Protocol, Report};
use crate::threads::client::{Client, Event};

use crate::ui::kit::worker;
use crate::ui::kit::worker::explain;

/// Seeds of a measurement.
const SEEDS: u32 = 100;

const POPULATIONS: [u32; 4] = [20, 50, 100, 200];

/// A worker of its own: a slider that moves ends neither a race nor the seeds of the lesson.
#[derive(Clone, Copy)]
struct Measure {
    client: StoredValue<Option<Client<Protocol>>, LocalStorage>,
    /// The last that was asked for, and its number.
    asked: StoredValue<Option<Selection>>,
    id: StoredValue<u32>,
    done: RwSignal<Takeovers>,
    /// What went wrong, as a sentence.
    said: RwSignal<String>,
}

impl Measure {
    /// It ends with the view.
    fn start(first: Selection) -> Measure {
        let measure = Measure {
            client: StoredValue::new_local(None),
            asked: StoredValue::new(None),
            id: StoredValue::new(0),
            done: RwSignal::new(Takeovers::new(first)),
            said: RwSignal::new(String::new()),
        };
        let client = worker::start("worker-batch", move |event| measure.on_event(event));
        measure.client.set_value(Some(client));
        on_cleanup(move || {
            measure.client.try_update_value(|client| client.take().iter().for_each(Client::end));
        });
        measure
    }

    /// What was asked for before is dropped.
    fn ask(self, selection: Selection) {
        self.asked.set_value(Some(selection));
        self.id.update_value(|id| *id += 1);
        let command = Command::Takeovers { id: self.id.get_value(), selection, seeds: SEEDS };
        self.client.with_value(|client| client.iter().for_each(|client| client.send(&command)));
    }

    fn on_event(self, event: Event<Report>) {
        match event {
            Event::Report(Report::TakenOver { id, takeovers }) if self.id.try_get_value() == Some(id) => {
                self.said.set(String::new());
                self.done.set(takeovers);
            }
            Event::Lost { failure, restarted } => {
                self.said.set(explain(failure, |error| Breakdown::Measure { error }));
                if let Some(selection) = self.asked.try_get_value().flatten().filter(|_| restarted) {
                    self.ask(selection);
                }
            }
            Event::Ready | Event::Report(_) => {}
        }
    }
}

#[component]
pub fn TakeoverView() -> impl IntoView {
    let ranking = RwSignal::new(false);
    let (size, slope, population) = (RwSignal::new(2u32), RwSignal::new(200u32), RwSignal::new(100u32));
    let selection = move || Selection {
        scheme: if ranking.get() { Scheme::Ranking(slope.get()) } else { Scheme::Tournament(size.get()) },
        population: population.get(),
    };
    let measure = Measure::start(untrack(selection));
    Effect::new(move |_| measure.ask(selection()));
    // All that is shown is of one selection: the last that is measured.
    let measured = measure.done;
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
        move || if ranking.get() { fixed_point(f64::from(slope.get()) / 100.0, 1) } else { size.get().to_string() };
    let name = move || if ranking.get() { Said::Slope } else { Said::Size }.text();
    let none = move || if measured.with(|m| m.seeds.is_empty()) { Said::Measuring } else { Said::NoneOfThem };
    let time = move || measured.with(|m| mean(m.mean_time(), 1.0, 1)).unwrap_or_else(|| none().text().into());
    let theory = move || {
        measured.with(|m| m.selection.takeover()).map_or_else(|| Said::Never.text().to_string(), |t| fixed_point(t, 1))
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
            <p class="error" role="alert" hidden=move || measure.said.with(String::is_empty)>{measure.said}</p>
            <p data-testid="takeover-lost">{move || measured.with(|m| (!m.seeds.is_empty()).then(|| lost(m).text()))}</p>
            <figure class="chart"><svg class="plot" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=Said::Chart.text()
                inner_html=move || measured.with(markup)></svg></figure>
            <p class="lesson-text">{Said::WhyNot.text()}</p>
        </section>
    }
}
