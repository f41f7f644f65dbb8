//! The charts, linked: one cursor in all of them and in the boards.

use js_sys::{Function, Reflect};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::draw::chart::WIDTH;
use crate::draw::chart::stack::{generation_at, place};
use crate::draw::run_charts::{CHARTS, Chart, LEAST, dragged, known, reached, sight, stacked, zoomed};
use crate::export::chart::Legend;
use crate::replay::timeline::Point;
use crate::say::keys::Shortcut;
use crate::say::lab;
use crate::say::lab::ChartText;
use crate::say::list::Clauses;
use crate::threads::replay::protocol::Command;

use crate::ui::classroom::follow::address;
use crate::ui::classroom::home;
use crate::ui::classroom::home::SaveChart;
use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::use_lab;

/// The share of the width at which a pointer is.
fn share(event: &PointerEvent) -> Option<f64> {
    let area: JsValue = event.current_target()?.into();
    let measure: Function = Reflect::get(&area, &"getBoundingClientRect".into()).ok()?.dyn_into().ok()?;
    let area = measure.call0(&area).ok()?;
    let number = |name: &str| Reflect::get(&area, &name.into()).ok()?.as_f64();
    Some((f64::from(event.client_x()) - number("left")?) / number("width")?.max(1.0))
}

/// The part of a chart that a drag has chosen, as a path down to its axis.
fn part(sight: (u64, u64), ends: Option<(u64, u64)>, bottom: i32) -> String {
    let chosen =
        ends.map(|(from, to)| (place(from.min(to).max(sight.0), sight), place(from.max(to).min(sight.1), sight)));
    chosen.map(|(from, to)| format!("M{from} 200H{to}V{bottom}H{from}z")).unwrap_or_default()
}

#[component]
pub fn Charts() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let log = RwSignal::new(false);
    // The generation at which a drag began.
    let begun = RwSignal::new(None::<u64>);
    // Where the run rests: a generation that is only looked at is under the pointer.
    let now = Memo::new(move |_| lab.view.with(|m| m.as_ref().map_or((0, 0), |m| (m.place().generation, m.furthest))));
    // While it goes on, figures and cursor stay with the lines, which come less often than the boards.
    let told = Memo::new(move |_| {
        let at = now.get().0;
        let is_whole = lab.has_curves.get() && lab.asked_range().is_none();
        lab.curves.with(|curves| reached(curves, at, is_whole))
    });
    let in_sight = Memo::new(move |_| lab.curves.with(sight));
    let whole = move || in_sight.with(|s| s.0 == 0 && s.1 >= now.get().1);
    let closest = move || in_sight.with(|s| s.1 - s.0 <= LEAST);
    let at = move |event: &PointerEvent| share(event).map(|share| generation_at(share, in_sight.get_untracked()));
    let limited = move |generation: u64| generation.min(now.get_untracked().1);
    let zoom = move |closer: bool| {
        let (at, end) = now.get_untracked();
        // From what was asked for last: a second press counts, too, before the first has been drawn.
        let sight = lab.asked_range().unwrap_or((0, end));
        lab.send(Command::ChartRange(zoomed(sight, at, closer, end)));
    };
    let on_key = move |event: KeyboardEvent| {
        let (at, end) = now.get_untracked();
        let page = (in_sight.get_untracked().1 - in_sight.get_untracked().0).div_ceil(10);
        // Counted from where the run is on its way to, so that a key that is held down goes on.
        let from = lab.aim().map_or(at, |aim| aim.generation);
        let by = |by: u64| i64::try_from(by).unwrap_or(i64::MAX);
        let command = match event.key().as_str() {
            "ArrowLeft" => Command::Generations(-1),
            "ArrowRight" => Command::Generations(1),
            "PageDown" => Command::Generations(-by(page)),
            "PageUp" if from >= end => return,
            "PageUp" => Command::Go(Point::of(limited(from + page))),
            "Home" => Command::Generations(i64::MIN),
            // A run that goes on there is not ended by it.
            "End" if at >= end && untrack(|| lab.is_running()) => return,
            "End" => Command::End,
            _ => return,
        };
        event.prevent_default();
        lab.send(command);
    };
    // What stands at the cursor: the generation under the pointer, or else the one that the lines have come to.
    let read = Memo::new(move |_| {
        let generation = lab.hover.get().unwrap_or(told.get());
        lab.curves.with(|curves| {
            let known = lab.view.with(|view| known(curves, generation, view.as_ref()));
            let Some((generation, values)) = known else { return (String::new(), String::new()) };
            let texts = CHARTS.iter().map(|chart| chart.values(curves, &values)).filter(|text| !text.is_empty());
            (ChartText::Generation { generation: generation.into() }.text(), Clauses::of(texts).to_string())
        })
    });
    let spoken = Memo::new(move |_| {
        read.with(|(head, values)| ChartText::Spoken { generation: head.clone(), values: values.clone() }.text())
    });
    // The charts as they are seen, to be taken home.
    let title =
        move || ChartText::Title { algorithm: class.run.algorithm.get().titled(), seed: class.run.seed.get() }.text();
    let home = Callback::new(move |()| {
        let (markup, height) = lab.curves.with_untracked(|curves| stacked(curves, log.get_untracked()));
        let (link, sight) = untrack(|| (class.link(), in_sight.get()));
        let lines = vec![
            class.run.told(),
            ChartText::Generations { from: sight.0.into(), to: sight.1.min(now.get_untracked().1).into() }.text(),
        ];
        home::Chart {
            file: class.run.file_name("run"),
            markup,
            size: (WIDTH, height),
            style: ".head{fill:#1b1c1f;font-weight:600}.best.band{fill:#00639c}.mean.band{fill:#8f4a75}.worst.band{fill:#6b6963}",
            legend: Legend { title: untrack(title), lines, link: address(&link.write()) },
        }
    });
    let markups = StoredValue::new(Vec::<Memo<String>>::new());
    let chart = move |chart: &'static Chart| {
        let markup = Memo::new(move |_| lab.curves.with(|curves| chart.markup(curves, log.get())));
        markups.update_value(|all| all.push(markup));
        let empty = Memo::new(move |_| lab.curves.with(|curves| chart.told(curves).next().is_none()));
        let bottom = Memo::new(move |_| lab.curves.with(|curves| chart.bottom(curves)));
        let cursor = move |generation: Option<u64>| {
            let sight = in_sight.get();
            generation.filter(|g| (sight.0..=sight.1).contains(g)).map(|g| {
                let x = place(g, sight);
                format!("M{x} 200V{}", bottom.get())
            })
        };
        let height = Memo::new(move |_| lab.curves.with(|curves| chart.height_in(curves)));
        let size = move || format!("0 0 {WIDTH} {}", height.get());
        // The cursor moves more often than the lines do: it lies on them in a layer of its own, so that they are not drawn anew.
        view! {
            <div class="plot-of-lab" data-testid=format!("chart-{}", chart.id) hidden=empty class:gone=empty>
                <svg viewBox=size aria-hidden="true" inner_html=markup></svg>
                <svg class="over" viewBox=size aria-hidden="true">
                    <path class="chosen-part" d=move || part(in_sight.get(), begun.get().zip(lab.hover.get()), bottom.get()) />
                    <path class="cursor" d=move || cursor(Some(told.get())) />
                    <path class="cursor hover" d=move || cursor(lab.hover.get()) />
                </svg>
            </div>
        }
    };
    let banded = move || markups.get_value().iter().any(|markup| markup.with(|svg| svg.contains(" band\"")));
    view! {
        <section class="charts chart" aria-label=lab::Charts::Title.text()>
            <div class="charts-head">
                <h2>{title}</h2>
                <label class="check"><input type="checkbox" data-testid="log" data-key="log" title=Shortcut::L.text() prop:checked=log on:change=move |e| log.set(event_target_checked(&e)) />{lab::Charts::LogScale.text()}</label>
                <button aria-label=lab::Charts::ZoomIn.text() title=Shortcut::ZoomIn.text() data-testid="zoom-in" data-key="zoom-in" disabled=closest on:click=move |_| zoom(true)>"+"</button>
                <button aria-label=lab::Charts::ZoomOut.text() title=Shortcut::ZoomOut.text() data-key="zoom-out" disabled=whole on:click=move |_| zoom(false)>"−"</button>
                <button data-testid="zoom-all" data-key="zoom-all" title=Shortcut::A.text() disabled=whole on:click=move |_| lab.send(Command::ChartRange(None))>{lab::Charts::WholeRun.text()}</button>
            </div>
            <div class="stack" data-key="charts" role="slider" tabindex="0" aria-label=lab::Charts::Cursor.text() data-testid="charts"
                aria-valuemin="0" aria-valuemax=move || now.get().1.to_string() aria-valuenow=move || told.get().to_string()
                aria-valuetext=spoken
                on:keydown=on_key
                on:pointerdown=move |e| {
                    // Moves outside the charts still belong to the drag.
                    let area = e.current_target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
                    let _ = area.map(|area| area.set_pointer_capture(e.pointer_id()));
                    begun.set(at(&e).map(limited));
                }
                on:pointercancel=move |_| begun.set(None)
                on:pointermove=move |e| {
                    let generation = at(&e).map(limited);
                    // A drag chooses a part of the run, a finger passes over the charts.
                    if begun.get_untracked().is_some() || e.pointer_type() != "mouse" {
                        lab.point_at(generation);
                    } else {
                        lab.look(generation);
                    }
                }
                on:pointerleave=move |_| lab.look(None)
                on:pointerup=move |e| {
                    let from = begun.get_untracked();
                    begun.set(None);
                    let Some(generation) = at(&e).map(limited) else { return };
                    let sight = in_sight.get_untracked();
                    match from.and_then(|from| dragged((from, generation), sight, now.get_untracked().1)) {
                        Some(part) => lab.send(Command::ChartRange(Some(part))),
                        None => lab.go(generation),
                    }
                }>
                {CHARTS.iter().map(chart).collect_view()}
            </div>
            <p class="hint-of-lab" hidden=move || !banded()>
                {lab::Charts::Band.text()}
            </p>
            <p class="values" data-testid="values"><b>{move || read.get().0}</b>" "{move || read.get().1}</p>
            <p><SaveChart name="run" chart=home disabled=move || !lab.has_curves.get() /></p>
        </section>
    }
}
