//! Time: run and pause, steps to and fro, the scrubber and the speed.

use leptos::prelude::*;

use crate::replay::timeline::Point;
use crate::say::keys::Shortcut;
use crate::say::lab::Playback;
use crate::say::step_view;
use crate::say::step_view::Place;
use crate::threads::replay::protocol::Command;

use crate::ui::lab::paces::PACES;
use crate::ui::lab::thread::use_lab;

/// What stands on a button: before its word, the word where there is room and where there is little, after it.
type Sign = (&'static str, &'static str, &'static str, &'static str);

#[component]
pub fn Time() -> impl IntoView {
    let lab = use_lab();
    // A word where there is room and where there is little.
    let generation = (Playback::Generation.text(), Playback::GenerationShort.text());
    let operator = (Playback::Operator.text(), Playback::OperatorShort.text());
    let point = Memo::new(move |_| lab.view.with(|m| m.as_ref().map(|m| (m.point, m.furthest))));
    // Where it rests and whether it is over there: steps count from that, also while another generation is looked at.
    let home = Memo::new(move |_| lab.view.with(|m| m.as_ref().map(|m| (m.place(), m.furthest, m.over.is_some()))));
    // On its way it leaves the start or the end: a press counts from where it is to be.
    let at_start = move || home.get().is_none_or(|(at, ..)| at == Point::default() && !lab.is_bound());
    let at_end =
        move || home.get().is_none_or(|(at, furthest, over)| at.generation >= furthest && over && !lab.is_bound());
    let running = Memo::new(move |_| lab.is_running());
    let step = move |name: Playback, sign: Sign, id: &'static str, off: Signal<bool>, command: fn() -> Command| {
        view! {
            <button class="step" data-testid=id data-key=id aria-label=name.text() title=name.text() disabled=off on:click=move |_| lab.send(command())>
                <span aria-hidden="true">{sign.0}<span class="long">{sign.1}</span><span class="short">{sign.2}</span>{sign.3}</span>
            </button>
        }
    };
    let (start, end) = (Signal::derive(at_start), Signal::derive(at_end));
    let toggle = move |_| if running.get_untracked() { lab.pause() } else { lab.run() };
    let pace = move |event| {
        let chosen: usize = event_target_value(&event).parse().unwrap_or_default();
        lab.choose_pace(chosen);
        if running.get_untracked() {
            lab.run();
        }
    };
    let place = move || match lab.underway.get() {
        Some((generation, to)) => Place::Replaying { generation: generation.into(), to: to.into() }.text(),
        None => lab.view.with(|m| m.as_ref().map(|m| step_view::place(m).text()).unwrap_or_default()),
    };
    let text = Memo::new(move |_| place());
    let scrub = move |event| {
        if let Ok(generation) = event_target_value(&event).parse() {
            lab.go(generation);
        }
    };
    view! {
        <section class="time" aria-label=Playback::Title.text()>
            <div class="steps">
                {step(Playback::ToStart, ("|◀\u{fe0e}", "", "", ""), "to-start", start, || Command::Generations(i64::MIN))}
                {step(Playback::PreviousGeneration, ("◀\u{fe0e} ", generation.0, generation.1, ""), "generation-back", start, || Command::Generations(-1))}
                {step(Playback::PreviousOperator, ("◀\u{fe0e} ", operator.0, operator.1, ""), "operator-back", start, || Command::Operator { back: true })}
                <button class="main run-button" data-testid="lab-run" data-key="go" disabled=move || end.get() && !running.get() on:click=toggle>
                    {move || if running.get() { Playback::Pause.text() } else { Playback::Run.text() }}
                </button>
                {step(Playback::NextOperator, ("", operator.0, operator.1, " ▶\u{fe0e}"), "operator-on", end, || Command::Operator { back: false })}
                {step(Playback::NextGeneration, ("", generation.0, generation.1, " ▶\u{fe0e}"), "generation-on", end, || Command::Generations(1))}
                {step(Playback::ToLatest, ("▶\u{fe0e}|", "", "", ""), "to-end", end, || Command::End)}
            </div>
            <label class="scrubber">
                <span class="aloud">{Playback::Generation.text()}</span>
                <input type="range" min="0" step="1" data-testid="scrubber"
                    max=move || point.get().map_or(1, |(_, furthest)| furthest.max(1)).to_string()
                    aria-valuetext=text
                    prop:value=move || point.get().map_or(0, |(at, _)| at.generation).to_string()
                    on:input=scrub />
            </label>
            <div class="where">
                <p class="place" data-testid="place">{text}</p>
                <label class="pace">
                    <span class="aloud">{Playback::Speed.text()}</span>
                    <select data-testid="pace" data-key="pace" title=Shortcut::Pace.text() prop:value=move || lab.pace.get().to_string() on:change=pace>
                        {PACES.iter().enumerate().map(|(k, (name, _))| {
                            view! { <option value=k.to_string() selected=k == 3>{name.text()}</option> }
                        }).collect_view()}
                    </select>
                </label>
            </div>
        </section>
    }
}
