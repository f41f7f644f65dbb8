//! The chart of the run: best, mean and worst fitness, and the rate that the method has on the right-hand scale.

use leptos::prelude::*;

use crate::draw::chart::{HEIGHT, Plot};
use crate::evolve::decimal::rounded;
use crate::replay::history::Series;
use crate::replay::record::Recorded;

use crate::evolve::stage::Stage;
use crate::say::solve::{ChartLabel, FieldLabel, FieldMessage};
use crate::threads::desk::protocol::{Command, Report};
use crate::ui::kit::plot::plot as drawn;
use crate::ui::share::save::save;
use crate::ui::share::state::{Share, use_share};
use crate::ui::state::page::use_page;

/// Saves the rows that the chart was drawn from.
fn save_rows(share: Share) {
    let name = format!("rows-{}.csv", share.page.run.seed.get_untracked());
    let rows = share.page.run.rows();
    share.desk.ask(
        |id| Command::Csv { id, recorded: Recorded::Rows(rows) },
        move |report| {
            if let Report::Saved { text, .. } = report {
                save(&name, "text/csv", &text);
            }
        },
    );
}

/// Generations that can be gone back to: each is reached by repeating the run.
const REPEATED: u64 = 1000;

/// The way back in a run, on the axis of the chart.
#[component]
fn Timeline(
    /// Where the axis begins and how long it is, in hundredths of the chart's width.
    axis: Signal<(f64, f64)>,
) -> impl IntoView {
    let page = use_page();
    let at = Memo::new(move |_| page.run.generation());
    // The run is as long as it has been; another one begins anew.
    let far = RwSignal::new(0);
    Effect::new(move |_| {
        let (now, stage) = (at.get(), page.run.stage.get());
        far.update(|far| *far = if stage == Stage::Idle || stage == Stage::Running { now } else { now.max(*far) });
    });
    let never = move || far.get() > REPEATED || page.recipe.islands.get() > 1;
    let off = move || far.get() == 0 || never();
    let why = move || never().then(|| FieldMessage::Back { most: REPEATED.into() }.text());
    let go = move |event| {
        if let Ok(generation) = event_target_value(&event).parse() {
            page.run.rewind(generation);
        }
    };
    view! {
        <input class="timeline" type="range" min="0" aria-label=FieldLabel::Timeline.text() data-testid="timeline" disabled=off title=why
            style:margin-left=move || rounded(axis.get().0, 2) + "%" style:width=move || rounded(axis.get().1, 2) + "%"
            max=move || far.get().to_string() prop:value=move || { far.track(); at.get().to_string() } on:change=go />
    }
}

#[component]
pub fn RunChart() -> impl IntoView {
    let page = use_page();
    let share = use_share();
    let plot = Memo::new(move |_| {
        page.run.beat.track();
        let rate = page.recipe.algorithm.get().rate_named(true).unwrap_or_default();
        Plot::of(&page.run.history(), rate)
    });
    let algorithm = page.recipe.algorithm;
    let has_rate = Memo::new(move |_| plot.with(|p| !p.rates.is_empty()));
    // Only what the method has: one without a rate has nothing that is reset.
    let legend = move || -> String {
        let rate = algorithm.get().rate_named(has_rate.get());
        let line = |s: &Series| {
            let (class, title) = (s.class(), s.title(rate.unwrap_or_default()));
            format!(
                "<li><svg viewBox='0 0 280 80' aria-hidden='true'><path class='{class}' d='M10 40H270'/></svg>{title}</li>"
            )
        };
        let reset =
            "<li><svg viewBox='0 0 120 80' aria-hidden='true'><path class='mark' d='M20 5l80 0l-40 70z'/></svg>";
        // The others have their names at their ends.
        let lines = [Series::Rate].iter().filter(|_| rate.is_some()).map(line);
        lines.chain(rate.map(|_| format!("{reset}{}</li>", algorithm.get().reset_named()))).collect()
    };
    view! {
        <figure class="chart" data-testid="chart">
            {drawn("plot", HEIGHT, ChartLabel::Title.text(), Some("chart-summary"), move || plot.with(Plot::markup))}
            <Timeline axis=Signal::derive(move || plot.with(Plot::axis)) />
            <figcaption>
                <button class="quiet" data-testid="rows-csv" hidden=move || page.run.latest.with(Option::is_none) on:click=move |_| save_rows(share)>
                    {ChartLabel::Rows.text()}
                </button>
                <ul class="legend" inner_html=legend></ul>
                <p class="dense" hidden=move || plot.with(|p| !p.dense)>
                    {ChartLabel::Dense.text()}
                </p>
                <p id="chart-summary" class="aloud">{move || plot.with(|p| p.summary.clone())}</p>
            </figcaption>
        </figure>
    }
}
