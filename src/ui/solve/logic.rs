//! The fold that solves by logic: the rating by technique on its scale, and every step, forwards and backwards.

use std::time::Duration;

use leptos::prelude::*;

use crate::puzzle::Grid;
use crate::say::path::{Logic, LogicText};
use crate::text::Style;
use crate::threads::coach::protocol::{Command, PATIENCE, Rated, Report, WalkOrder};
use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::kit::debounce::unfold;
use crate::ui::kit::scroll::to_top;
use crate::ui::kit::timer::after;
use crate::ui::play::coach::Coach;
use crate::ui::share::save::save;
use crate::ui::state::page::use_page;
use crate::ui::state::verdict::VerdictState;

/// The file that the path is saved as.
const FILE: &str = "path.txt";

/// How long a verdict must have stood before its puzzle is rated.
const DELAY: Duration = Duration::from_millis(1500);

/// What is known of the path, and the worker that walks it.
#[derive(Clone, Copy)]
struct Path {
    coach: Coach,
    verdict: VerdictState,
    /// The step that is shown, from 0, with what is said of it and its picture.
    at: RwSignal<usize>,
    shown: RwSignal<(String, String)>,
    /// The key of the page on its technique.
    page: RwSignal<String>,
    /// Whether the worker searches, also before it has told anything.
    busy: StoredValue<bool>,
    /// Whether the worker was ended while it searched, or lost: the next begins anew.
    is_ended: StoredValue<bool>,
    number: StoredValue<u32>,
}

impl Path {
    fn forget(self) {
        self.number.update_value(|number| *number += 1);
        if self.busy.get_value() {
            self.stop();
        }
        self.verdict.rate(None);
        self.at.set(0);
        self.page.set(String::new());
        self.shown.set(Default::default());
    }

    /// Walks it, for so many seconds at first.
    fn walk(self, puzzle: Grid, seconds: u32) {
        self.forget();
        self.is_ended.set_value(false);
        self.busy.set_value(true);
        let mine = self.number.get_value();
        self.coach.ask_aside(
            move |id| Command::Walk { id, order: WalkOrder { puzzle, unique: true, seconds, style: Style::now() } },
            move |report| self.take(mine, report),
        );
    }

    /// What is known so far stays; the worker is ended, as a step of its may take long.
    fn stop(self) {
        self.coach.replace();
        self.end();
    }

    /// There is no worker any more that knows of it.
    fn end(self) {
        self.busy.set_value(false);
        self.is_ended.set_value(true);
        self.at.set(0);
        let rated = self.verdict.rated.get_untracked();
        self.verdict.rate(rated.map(|rated| Rated { going: false, paused: true, ..rated }));
    }

    /// Searches to the end, however long it takes.
    fn go_on(self, puzzle: Grid) {
        if self.is_ended.get_value() {
            self.coach.insist();
            return self.walk(puzzle, u32::MAX);
        }
        self.busy.set_value(true);
        // It can be stopped before the first report, which comes after a whole step.
        let rated = self.verdict.rated.get_untracked();
        let going = |rated: Rated| Rated { going: true, paused: false, lines: Vec::new(), ..rated };
        self.verdict.rate(rated.map(going));
        let mine = self.number.get_value();
        self.coach.ask(|id| Command::WalkOn { id }, move |report| self.take(mine, report));
    }

    fn take(self, number: u32, report: Report) {
        if number != self.number.get_value() {
            return;
        }
        match report {
            Report::Walked { rated, .. } => {
                self.busy.set_value(rated.going);
                self.verdict.rate(Some(rated));
            }
            Report::Lost { .. } if self.busy.get_value() => self.end(),
            Report::Step { text, picture, page, .. } => {
                self.page.set(page);
                self.shown.set((text, picture));
            }
            _ => {}
        }
    }

    /// Shows a step that somebody has pressed for.
    fn press(self, at: usize) {
        if self.is_ended.get_value() {
            self.coach.insist();
        }
        self.show(at);
    }

    fn steps(self) -> usize {
        // The last line says how it ended.
        self.verdict.rated.with(|rated| rated.as_ref().map_or(0, |rated| rated.lines.len().saturating_sub(1)))
    }

    fn show(self, at: usize) {
        // No worker knows the steps any more: they are searched anew.
        if self.is_ended.get_value() {
            let puzzle = untrack(|| self.verdict.unique());
            return puzzle.into_iter().for_each(|puzzle| self.walk(puzzle, PATIENCE));
        }
        self.at.set(at);
        let (mine, at) = (self.number.get_value(), at as u32);
        self.coach.ask(move |id| Command::Step { id, at }, move |report| self.take(mine, report));
    }
}

#[component]
pub fn LogicFold() -> impl IntoView {
    let page = use_page();
    let is_ended = StoredValue::new(false);
    let path = Path {
        coach: Coach::new(move |why| {
            is_ended.set_value(true);
            page.complain(why);
        }),
        verdict: page.verdict,
        at: RwSignal::new(0),
        shown: RwSignal::new(Default::default()),
        page: RwSignal::new(String::new()),
        busy: StoredValue::new(false),
        is_ended,
        number: StoredValue::new(0),
    };
    let opened = RwSignal::new(false);
    // A full board has no steps and no number.
    let unique =
        Memo::new(move |_| page.verdict.unique().filter(|puzzle| !puzzle.is_full() && !puzzle.shape().is_large()));
    // Until the verdict is there the fold keeps its place, so that what stands below it does not jump under a pointer.
    let is_refused = Memo::new(move |_| page.verdict.is_refused());
    Effect::new(move |_| {
        let puzzle = unique.get();
        path.forget();
        let mine = path.number.get_value();
        let Some(puzzle) = puzzle else { return };
        let walk = move || {
            if mine == path.number.try_get_value().unwrap_or_default() {
                path.walk(puzzle.clone(), PATIENCE);
            }
        };
        after(DELAY, walk);
    });
    on_cleanup(move || path.number.update_value(|number| *number += 1));
    let rated = page.verdict.rated;
    let text = move |of: fn(&Rated) -> &str| rated.with(|r| r.as_ref().map(|r| of(r).to_string()).unwrap_or_default());
    let steps = Memo::new(move |_| path.steps());
    let at_last = move || path.at.get() + 1 >= steps.get();
    Effect::new(move |_| {
        if opened.get() && path.steps() > 0 && path.shown.with_untracked(|s| s.0.is_empty()) {
            path.show(path.at.get_untracked());
        }
    });
    let going = Memo::new(move |_| rated.with(|r| r.as_ref().is_some_and(|r| r.going)));
    let paused = move || rated.with(|r| r.as_ref().is_some_and(|r| r.paused));
    let further = move |_| {
        if let Some(puzzle) = unique.get_untracked() {
            path.go_on(puzzle);
        }
    };
    let all = move || rated.with_untracked(|r| r.as_ref().map(|r| r.lines.join("\n")).unwrap_or_default());
    let copied = move |_| {
        copy(all(), move |done| match done {
            Copied::Done => page.say(Logic::Copied.text()),
            _ => page.complain(Logic::NotCopied.text()),
        });
    };
    let line = move |(k, line): (usize, String)| {
        let is_step = move || k < steps.get();
        view! {
            <li class:shown=move || is_step() && path.at.get() == k aria-current=move || (is_step() && path.at.get() == k).then_some("step")>
                <button class="quiet" disabled=move || !is_step() on:click=move |_| path.press(k)>{line}</button>
            </li>
        }
    };
    let lines = move || {
        let lines = rated.with(|r| r.as_ref().map(|r| r.lines.clone()).unwrap_or_default());
        lines.into_iter().enumerate().map(line).collect_view()
    };
    let learn = move |_| {
        page.open_technique(&path.page.get_untracked());
        to_top();
    };
    view! {
        <details class="fold logic" data-testid="logic" on:toggle=unfold(opened) hidden=move || is_refused.get() || page.board.shape.get().is_large()>
            <summary>{Logic::Title.text()}" "<span class="count" data-testid="logic-er">{move || text(|r| &r.short)}</span></summary>
            <p class="about">{Logic::About.text()}</p>
            <p class="about" role="status" data-testid="logic-rating">{move || text(|r| &r.text)}</p>
            <div class="walk">
                <button data-testid="logic-back" aria-label=Logic::Previous.text() disabled=move || path.at.get() == 0
                    on:click=move |_| path.press(path.at.get_untracked() - 1)>"←"</button>
                <span data-testid="logic-at">{move || {
                    let of = steps.get();
                    if of == 0 { String::new() } else { LogicText::Step { at: path.at.get() + 1, of }.text() }
                }}</span>
                <button data-testid="logic-on" aria-label=Logic::Next.text() disabled=at_last
                    on:click=move |_| path.press(path.at.get_untracked() + 1)>"→"</button>
                <button hidden=move || !paused() data-testid="logic-further" on:click=further>{Logic::Further.text()}</button>
                <button hidden=move || !going.get() data-testid="logic-stop" on:click=move |_| path.stop()>{Logic::Stop.text()}</button>
            </div>
            <p class="logic-step" data-testid="logic-step">{move || path.shown.with(|s| s.0.clone())}</p>
            <button class="quiet" data-testid="logic-page" hidden=move || path.page.with(String::is_empty)
                on:click=learn>{Logic::Page.text()}</button>
            <div class="step-drawn" data-testid="logic-picture" inner_html=move || path.shown.with(|s| s.1.clone())></div>
            <ol class="logic-lines" aria-label=Logic::Steps.text() tabindex="0">{lines}</ol>
            <button data-testid="logic-copy" disabled=move || steps.get() == 0 on:click=copied>{Logic::Copy.text()}</button>
            <button data-testid="logic-save" disabled=move || steps.get() == 0
                on:click=move |_| save(FILE, "text/plain", &(all() + "\n"))>{Logic::Save.text()}</button>
        </details>
    }
}
