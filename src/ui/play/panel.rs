//! The panel beside a board that is played: the time, the pad, hints, checkpoints, what else can be done.

use crate::say::hint::{HintButton, button};
use crate::say::number::Noun;
use crate::say::page::play::{Play, Playing};
use leptos::prelude::*;

use crate::play::Action;
use crate::puzzle::{Grid, Layout};

use crate::exact::Truth;
use crate::play::told::Told;
use crate::say::play::{clock, listed};
use crate::say::verdict::before;
use crate::ui::play::checkpoints::Checkpoints;
use crate::ui::play::days::Days;
use crate::ui::play::elsewhere::OtherTab;
use crate::ui::play::help;
use crate::ui::play::pad::Pad;
use crate::ui::play::race::{Opponent, Race, RaceFold};
use crate::ui::play::spoken::Spoken;
use crate::ui::play::times;
use crate::ui::play::today::Today;
use crate::ui::play::what_if::WhatIf;
use crate::ui::play::win::Win;
use crate::ui::preferences::use_style;
use crate::ui::saved::list::SavedGames;
use crate::ui::solve::two_solutions::TwoSolutions;
use crate::ui::state::page::use_page;
use crate::ui::state::play::Aid;

#[component]
#[inline(never)]
pub fn PlayPanel() -> impl IntoView {
    let page = use_page();
    let play = page.play;
    let typed = Memo::new(move |_| page.board.sheet.with(|s| s.typed_count()));
    let verdict = Memo::new(move |_| {
        use_style(page.board.shape.get().side());
        if page.verdict.judged.with(Grid::is_empty) && typed.get() > 0 {
            return Play::NoGivens.text().to_string();
        }
        page.verdict.truth.with(|truth| before(&page.verdict.judged.read(), truth))
    });
    let asked = move || page.verdict.truth.with(|t| *t == Truth::Asked);
    let can = move || page.board.can();
    let act = move |action: Action| move |_| page.act(&action);
    let text =
        move || play.told.with(|t| t.as_ref().and_then(Told::now).map(|now| now.text.clone()).unwrap_or_default());
    // The chains of a step have a line each.
    let told = move || text().lines().next().unwrap_or_default().to_string();
    let follows = move || text().lines().skip(1).collect::<Vec<_>>().join("\n");
    let is_cube = Memo::new(move |_| page.board.shape.get().is_cube());
    let hint = move || play.told.with(|t| t.as_ref().map_or(HintButton::Hint.text(), button));
    let givens = Memo::new(move |_| page.board.game.with(|g| g.board().given_count()));
    help::fetch_styles();
    help::light(page);
    help::note_hints(page);
    let days = Days::new(page);
    times::follow(page, days.noted);
    Effect::new(move |_| play.take_day().into_iter().for_each(|kind| days.open(kind, times::today())));
    let race = Race::new(page);
    // One solved board may follow another.
    let over = Memo::new(move |_| page.board.complete.get().then(|| page.board.game.with(|g| g.board().puzzle_id())));
    let shown = move || play.candidates.get();
    let pad = move || {
        let shape = page.board.shape.get();
        use_style(shape.side());
        view! { <Pad shape /> }
    };
    view! {
        <section class="run play" aria-label=Play::Title.text() data-testid="play" data-complete=move || page.board.complete.get().to_string()>
            {move || over.get().map(|_| view! { <Win days race /> })}
            <p class="verdict" tabindex="0" data-testid="verdict" class:asked=asked>{move || verdict.get()}</p>
            <OtherTab />
            <Opponent race />
            {pad}
            <div class="tools" on:mousedown=|e| e.prevent_default()>
                <button aria-label=Play::Undo.text() disabled=move || !can().0 on:click=move |_| page.undo()>"↶"</button>
                <button aria-label=Play::Redo.text() disabled=move || !can().1 on:click=move |_| page.redo()>"↷"</button>
                <button data-testid="candidates" title=Play::CandidatesHelp.text() aria-pressed=move || if shown() { "true" } else { "false" }
                    on:click=move |_| play.switch(Aid::Candidates, !play.candidates.get_untracked())>{Play::Candidates.text()}</button>
                <button class="hint" data-testid="hint" disabled=move || page.board.complete.get() on:click=move |_| page.hint()>{hint}</button>
                <button data-testid="ready" disabled=move || page.board.complete.get() title=Play::ReadyHelp.text()
                    on:click=move |_| page.show_ready()>{Play::Ready.text()}</button>
                <button data-testid="check-typed" disabled=move || typed.get() == 0 title=Play::CheckHelp.text()
                    on:click=move |_| page.check_typed()>{Play::Check.text()}</button>
                <WhatIf />
            </div>
            <div class="said">
                <p class="told" role="status" data-testid="told">{told}</p>
                <p class="follows about" data-testid="follows">{follows}</p>
                // On a flat board it lies on the board itself.
                <Show when=move || is_cube.get()>
                    <div class="step-drawn" data-testid="hint-picture" inner_html=move || play.picture.get()></div>
                </Show>
                <Near />
                <Spoken />
                <Show when=move || play.told.with(Option::is_none)><TwoSolutions /></Show>
            </div>
            <Clock />
            <div class="rest">
                <Today days />
                <RaceFold race />
                <div class="follow-up">
                    <SavedGames />
                    <button data-testid="restart" title=Play::RestartHelp.text() on:click=act(Action::Restart)>{Play::Restart.text()}</button>
                    <button data-testid="clear-marks" on:click=act(Action::ClearMarks)>{Play::ClearMarks.text()}</button>
                    <button data-testid="lock" title=Play::LockHelp.text() disabled=move || typed.get() == 0
                        on:click=act(Action::Lock)>{Play::Lock.text()}</button>
                    <button data-testid="unlock" title=Play::UnlockHelp.text() disabled=move || givens.get() == 0
                        on:click=act(Action::Unlock)>{Play::Unlock.text()}</button>
                </div>
                <Checkpoints />
                <fieldset class="switches">
                    <legend>{Play::WhilePlaying.text()}</legend>
                    <Switch name=Play::MarkConflicts.text() aid=Aid::Conflicts />
                    <Switch name=Play::DigitFirst.text() aid=Aid::DigitFirst />
                    <Switch name=Play::DrawLines.text() aid=Aid::Lines />
                    <Switch name=Play::CleanMarks.text() aid=Aid::Clean />
                    <Switch name=Play::ShowTime.text() aid=Aid::Time />
                </fieldset>
            </div>
        </section>
    }
}

/// The marks of the chosen square once more, large: on large boards, cubes and phones they are small in the square itself.
/// For the eyes only, the square tells them to a screen reader.
#[component]
fn Near() -> impl IntoView {
    let page = use_page();
    let marks = Memo::new(move |_| {
        let shape = page.board.shape.get();
        use_style(shape.side());
        let place = page.board.selected.get().filter(|_| page.play.told.with(Option::is_none))?;
        let square = Layout::of(shape).at(place);
        let cell = page.board.game.with(|g| g.board().cells().get(square).copied())?;
        let candidates = match page.play.candidates.get() && !cell.is_marked() {
            true => page.board.game.with(|g| g.board().shown()[square]),
            false => 0,
        };
        let lists = [
            (Play::Centre.text(), cell.centre),
            (Play::Corner.text(), cell.corner),
            (Play::Candidates.text(), candidates),
        ];
        let shown = lists.into_iter().filter(|l| cell.digit == 0 && l.1 != 0).map(|(name, mask)| (name, listed(mask)));
        Some(shown.collect::<Vec<_>>())
    });
    let list = |(name, marks): (&'static str, String)| view! { <span>{name}" "<b>{marks}</b></span> };
    view! {
        <p class="near" aria-hidden="true" data-testid="near">
            {move || marks.get().unwrap_or_default().into_iter().map(list).collect_view()}
        </p>
    }
}

/// How far it is, and the time, which can be paused and hidden.
#[component]
fn Clock() -> impl IntoView {
    let page = use_page();
    let play = page.play;
    let filled = move || {
        page.board.game.with(|g| {
            let (given, board) = (g.board().given_count(), g.board());
            let (filled, of) = (board.filled() - given, board.cells().len() - given);
            Playing::Filled { filled: filled.into(), of: Noun::Square.of(of) }.text()
        })
    };
    view! {
        <p class="clock">
            <span data-testid="filled">{filled}</span>
            <span class="spring"></span>
            <time data-testid="time" hidden=move || !play.timed.get()>{move || clock(play.seconds.get())}</time>
            <button class="quiet" data-testid="pause" hidden=move || !play.timed.get() disabled=move || page.board.complete.get()
                on:click=move |_| play.toggle_pause()>
                {move || if play.paused.get() { Play::Resume.text() } else { Play::Pause.text() }}
            </button>
        </p>
    }
}

/// A choice that is kept.
#[component]
fn Switch(name: &'static str, aid: Aid) -> impl IntoView {
    let page = use_page();
    let on = page.play.aid(aid);
    view! {
        <label>
            <input type="checkbox" prop:checked=move || on.get() on:change=move |e| page.play.switch(aid, event_target_checked(&e)) />
            <span>{name}</span>
        </label>
    }
}
