//! The puzzles of today, a click away, and the way to the calendar.

use std::time::Duration;

use leptos::prelude::*;

use crate::generate::daily::Kind;
use crate::say::page::diary::{Diary, Told, kind as name, of_day};
use crate::say::play::clock;

use crate::ui::kit::timer::after;
use crate::ui::play::calendar::Calendar;
use crate::ui::play::days::Days;
use crate::ui::play::times;
use crate::ui::state::page::use_page;

/// How long the page rests before it makes what may be asked for.
const IDLE: Duration = Duration::from_secs(2);

const MINUTE: Duration = Duration::from_secs(60);

#[component]
pub fn Today(days: Days) -> impl IntoView {
    after(IDLE, move || days.prepare());
    let open = RwSignal::new(false);
    // The page may stay open beyond midnight.
    let day = RwSignal::new(times::today());
    let tick = move || {
        let now = times::today();
        if day.try_get_untracked().is_some_and(|day| day != now) {
            day.set(now);
        }
    };
    if let Ok(timer) = set_interval_with_handle(tick, MINUTE) {
        on_cleanup(move || timer.clear());
    }
    let button = move |kind: Kind| {
        let label = move || {
            days.noted.track();
            let date = kind.day(day.get());
            let time =
                times::all().into_iter().find(|done| done.daily == Some((kind, date))).map(|done| clock(done.seconds));
            match time {
                _ if days.waits.get() == Some(kind) => Diary::Making.text().to_string(),
                Some(time) => Told::SolvedIn { kind: name(kind), time }.text(),
                None => name(kind).text().to_string(),
            }
        };
        // The view of the SudoKube has its name, too.
        let named = move || match kind {
            Kind::Large => label(),
            _ => Told::TodaysOwn { what: label() }.text(),
        };
        view! { <button data-testid=format!("daily-{}", kind.name()) aria-label=named on:click=move |_| days.open(kind, times::today())>{label}</button> }
    };
    let page = use_page();
    let id = Memo::new(move |_| page.board.game.with(|g| g.board().puzzle_id()));
    let on_board = move || times::day_of(id.get()).map(|(kind, date)| of_day(kind, date));
    view! {
        <div class="today" role="group" aria-label=Diary::Today.text()>
            <b>{Diary::Today.text()}</b>
            {Kind::ALL.map(button)}
            {move || on_board().map(|day| view! { <span class="of-day" data-testid="of-day">{day}</span> })}
            <button class="quiet keeps" data-testid="calendar" on:click=move |_| open.set(true)>{Diary::Open.text()}</button>
        </div>
        <Calendar days open />
    }
}
