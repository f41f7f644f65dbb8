//! The calendar of the puzzles of a day, and the statistics of what was solved.

use leptos::either::Either;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::generate::daily::{Date, Kind, version_of};
use crate::play::diary::{Day, Done, Summary, day, streak, summaries};
use crate::say::list::Items;
use crate::say::page::diary::{
    Diary, Told, WEEK, day as day_name, kind as kind_name, month as month_name, streak as said,
};
use crate::say::play::clock;

use crate::ui::kit::choice::choice;
use crate::ui::kit::dialogs::follow;
use crate::ui::play::days::Days;
use crate::ui::play::times;

#[component]
pub fn Calendar(days: Days, open: RwSignal<bool>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    follow(dialog, open.read_only());
    let done = RwSignal::new(Vec::<Done>::new());
    let first = RwSignal::new(times::today().month().0);
    let kind = RwSignal::new(Kind::Sudoku);
    Effect::new(move |_| {
        if open.get() {
            done.set(times::all());
            first.set(times::today().month().0);
        }
    });
    let kinds = move |of: Kind| {
        choice(
            "diary-kind",
            (kind_name(of).text(), String::new(), None),
            move || kind.get() == of,
            move || kind.set(of),
        )
    };
    // The day before the first is in the month before, the 32nd day in the next.
    let go = move |by: i32| first.update(|first| *first = Date(first.0 + by).month().0);
    view! {
        <dialog class="diary" data-testid="diary" aria-labelledby="diary-title" node_ref=dialog on:close=move |_| open.set(false)>
            <h2 id="diary-title">{Diary::Title.text()}</h2>
            <p data-testid="streak">{move || done.with(|done| said(streak(done, times::today())))}</p>
            <fieldset class="segmented"><legend class="aloud">{Diary::Kind.text()}</legend>{Kind::ALL.map(kinds)}</fieldset>
            <div class="month">
                <button class="quiet" aria-label=Diary::Earlier.text() disabled=move || version_of(Date(first.get().0 - 1)).is_none()
                    on:click=move |_| go(-1)>"‹"</button>
                <b aria-live="polite">{move || month_name(first.get())}</b>
                <button class="quiet" aria-label=Diary::Later.text() disabled=move || times::today() < Date(first.get().0 + 31).month().0
                    on:click=move |_| go(31)>"›"</button>
            </div>
            <div class="days">
                {WEEK.map(|day| view! { <span aria-hidden="true">{day.text()}</span> })}
                {move || month(days, open, &done.read(), kind.get(), first.get())}
            </div>
            <p class="key-of-days" aria-hidden="true"><i class="on-time"></i>{Diary::OnTime.text()}<i class="late"></i>{Diary::LaterDay.text()}</p>
            <h3>{Diary::Times.text()}</h3>
            {move || statistics(&summaries(&done.read()))}
            <div class="actions"><button class="main" on:click=move |_| open.set(false)>{Diary::Close.text()}</button></div>
        </dialog>
    }
}

/// The days of a month, each a button that puts its puzzle on the board.
fn month(days: Days, open: RwSignal<bool>, done: &[Done], kind: Kind, first: Date) -> impl IntoView + use<> {
    let (first, length) = first.month();
    let today = times::today();
    let one = move |k: i32, done: &[Done]| {
        let date = Date(first.0 + k);
        let column = if k == 0 { (date.weekday() + 1).to_string() } else { String::new() };
        // A week's puzzle has one day.
        if kind.day(date) != date {
            return Either::Left(
                view! { <span class="no-day" class:now=date == today style=("grid-column", column)>{k + 1}</span> },
            );
        }
        let (state, class) = match day(done, kind, date) {
            Day::OnTime => (Diary::OnTime, "on-time"),
            Day::Later => (Diary::LaterDay, "late"),
            Day::Open => (Diary::NotYet, ""),
        };
        let label = Told::DayState { day: day_name(date), state }.text();
        let can = date <= today && version_of(kind.day(date)).is_some();
        let play = move |_| {
            open.set(false);
            days.open(kind, date);
        };
        Either::Right(view! {
            <button class=class class:now=date == today style=("grid-column", column) aria-label=label disabled=!can on:click=play>{k + 1}</button>
        })
    };
    (0..length).map(|k| one(k, done)).collect_view()
}

/// A row for every board and level.
fn statistics(all: &[Summary]) -> AnyView {
    if all.is_empty() {
        return view! { <p>{Diary::NoTimes.text()}</p> }.into_any();
    }
    let row = |summary: &Summary| {
        let most = summary.bars.iter().copied().max().unwrap_or(1).max(1);
        let bar = |&n: &u32| view! { <i style=("--h", (f64::from(n) / f64::from(most)).to_string())></i> };
        let told = Items::of(summary.bars).to_string();
        let level = summary.grade.map_or(Diary::Unrated.text(), |grade| grade.name().text());
        view! {
            <tr>
                <th scope="row">{summary.shape.title()}" "<small>{level}</small></th>
                <td>{summary.count}</td>
                <td>{clock(summary.best)}</td>
                <td>{clock(summary.median)}</td>
                <td>{summary.unaided}</td>
                <td><span class="tally" role="img" aria-label=told>{summary.bars.iter().map(bar).collect_view()}</span></td>
            </tr>
        }
    };
    let heads = [Diary::Level, Diary::Solved, Diary::Best, Diary::Median, Diary::Unaided, Diary::Spread];
    view! {
        <table data-testid="statistics">
            <thead><tr>{heads.map(|head| view! { <th scope="col">{head.text()}</th> })}</tr></thead>
            <tbody>{all.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
