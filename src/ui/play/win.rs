//! The end of a game: the time is the largest thing, evolution stands on the same line, hints are told with their minute, and the
//! picture of the order of play spoils nothing.

use leptos::prelude::*;

use crate::draw::play_order;
use crate::generate::daily::Kind;
use crate::play::diary::{best, on_line, streak, usual, week};
use crate::say::number::{Count, Noun};
use crate::say::page::beside::Beside;
use crate::say::page::diary::{
    Diary, Tick, Told, WEEK, Win as Words, compared, hints, of_day, short_time, streak as days_said,
};
use crate::say::play::clock;
use crate::say::technique::tenths;
use crate::say::words::paragraph;
use crate::study::{Outcome, Plan};
use crate::technique::{Grade, Tenths};
use crate::text::Style;
use crate::threads::batch::protocol as batch;
use crate::threads::client::Event;
use crate::threads::coach::protocol::{Command, PATIENCE, Report, WalkOrder};

use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::kit::scroll::to_top;
use crate::ui::kit::worker;
use crate::ui::play::beside::Beside as BesideView;
use crate::ui::play::coach::Coach;
use crate::ui::play::days::Days;
use crate::ui::play::film::Film;
use crate::ui::play::next::Next;
use crate::ui::play::race::{Race, RaceResult};
use crate::ui::play::times;
use crate::ui::share::save::{save, save_png};
use crate::ui::state::page::{Page, use_page};

/// What the rating of the puzzle has come to; `Some(None)` where there is none.
type Rating = Option<Option<Tenths>>;

/// What the run of evolution has come to; `Some(None)` where there is none.
type Evolved = Option<Option<Outcome>>;

/// Rates the puzzle, and notes what comes of it and what is said of that.
fn rate(page: Page, rating: RwSignal<Rating>, told: RwSignal<String>) -> Coach {
    let coach = Coach::new(|_| {});
    let id = page.board.puzzle_id();
    let puzzle = page.board.game.with_untracked(|g| g.board().givens());
    let take = move |report: Report| {
        let (er, text) = match report {
            Report::Walked { rated, .. } if rated.going => return,
            Report::Walked { rated, .. } if rated.solved => {
                let er = rated.numbers[0];
                times::note_rating(page, id, er);
                let level = Grade::of(er).name().text().to_string();
                (Some(er), paragraph([Told::Er { er: tenths(er), level }.text(), rated.harder]))
            }
            Report::Lost { why, .. } => (None, why),
            _ => (None, Words::Unrated.text().to_string()),
        };
        let _ = told.try_set(text);
        let _ = rating.try_set(Some(er));
    };
    coach.ask(
        |id| Command::Walk { id, order: WalkOrder { puzzle, unique: true, seconds: PATIENCE, style: Style::now() } },
        take,
    );
    coach
}

/// Lets evolution solve the same puzzle once, by the method that is chosen.
fn evolve(page: Page, outcome: RwSignal<Evolved>) {
    let puzzle = page.board.game.with_untracked(|g| g.board().givens());
    let plan = Plan::repeated(page.recipe.of(&puzzle), 1);
    if plan.recipe.algorithm.needs_milp() {
        return outcome.set(Some(None));
    }
    let take = move |event: Event<batch::Report>| {
        let done = match event {
            Event::Report(batch::Report::Ran { outcome, .. }) => Some(outcome),
            Event::Report(batch::Report::Refused { .. }) | Event::Lost { .. } => None,
            _ => return,
        };
        // A worker that is lost later takes nothing away.
        let _ = outcome.try_update(|known| {
            known.get_or_insert(done);
        });
    };
    let client = worker::start::<batch::Protocol>("worker-batch", take);
    client.send(&batch::Command::Runs { id: 1, plan, tasks: vec![0] });
    let client = StoredValue::new_local(client);
    on_cleanup(move || client.try_with_value(|client| client.end()).unwrap_or_default());
}

#[component]
pub fn Win(days: Days, race: Race) -> impl IntoView {
    let page = use_page();
    let id = page.board.puzzle_id();
    let shape = page.board.shape.get_untracked();
    let (rating, outcome, film) = (RwSignal::new(None), RwSignal::new(None), RwSignal::new(false));
    let rated = RwSignal::new(Words::Rated.text().to_string());
    let coach = rate(page, rating, rated);
    let beside_on = RwSignal::new(false);
    evolve(page, outcome);
    let seconds = page.play.seconds.get_untracked();
    let (order, picture, helps) = page.board.game.with_untracked(|g| {
        let helps: Vec<(u32, u8)> = g.helps().iter().map(|h| (h.seconds, h.strength)).collect();
        let (board, order) = (g.board(), g.order());
        (play_order::play_order(board, &order, "order"), play_order::picture(board, &order), helps)
    });
    let others = StoredValue::new(times::others(id));
    let unaided = helps.iter().all(|help| help.1 < 3);
    // Nothing is said of a level before it is known.
    let beside = move || {
        let grade = rating.get()?.map(Grade::of);
        Some(compared(seconds, others.with_value(|others| usual(others, shape, grade))))
    };
    let record = move || {
        let grade = rating.get()?.map(Grade::of);
        let best = others.with_value(|others| best(others, shape, grade));
        best.filter(|&best| unaided && seconds < best)
            .map(|_| view! { <b data-testid="record">{Words::Record.text()}</b> })
    };
    let daily = times::day_of(id);
    // It is noted a moment after it is seen here.
    let now = Memo::new(move |_| {
        days.noted.track();
        streak(&times::all(), times::today())
    });
    let days_of_week = move || {
        days.noted.track();
        let solved = week(&times::all(), times::today());
        let of = |(name, solved): (Diary, bool)| view! { <i class:solved=solved>{name.text()}</i> };
        WEEK.into_iter().zip(solved).map(of).collect_view()
    };
    let days_in_row = daily.filter(|day| day.0 != Kind::Large).map(|_| view! { <div><dt>{Words::Streak.text()}</dt><dd><span class="week" aria-hidden="true">{days_of_week}</span><span data-testid="win-streak">{move || days_said(now.get())}</span></dd></div> });
    let count = helps.len();
    let ringed = page.board.game.with_untracked(|g| !g.helped().is_empty());
    let ring = ringed.then(|| Words::Ring.text().to_string());
    let said = hints(&helps).into_iter().chain(ring).map(|line| view! { <p>{line}</p> }).collect_view();
    let share = move |_| {
        let what = match daily {
            Some((kind, date)) => of_day(kind, date),
            None => Told::Game { board: shape.title() }.text(),
        };
        let (time, hints, link) = (clock(seconds), Noun::Hint.of(count), page.puzzle_address());
        let text = match now.get_untracked().now {
            days if days > 1 && daily.is_some() => {
                Told::SharedStreak { what, time, hints, days: Noun::Day.of(days), link }
            }
            _ => Told::Shared { what, time, hints, link },
        };
        copy(text.text(), move |copied| match copied {
            Copied::Done => page.say(Words::Copied.text()),
            _ => page.say(Words::NotCopied.text()),
        });
    };
    let save_order = move |_| {
        let svg = picture.svg.clone();
        save_png("sudokube-order.png".to_string(), picture.clone(), move || {
            save("sudokube-order.svg", "image/svg+xml", &svg)
        });
    };
    let watch = move |_| {
        page.set_playing(false);
        page.set_race(None);
        page.reset_typed();
        page.evolve_anyway();
        to_top();
    };
    view! {
        <section class="win" data-testid="win" aria-label=Words::Title.text()>
            <h2>{Words::Title.text()}</h2>
            <p class="won"><time data-testid="won-time">{clock(seconds)}</time><span><span data-testid="compared">{beside}</span>{record}</span></p>
            <RaceResult race seconds />
            {move || line(seconds, &outcome.get())}
            <div class="facts">
                <dl>
                    <div><dt>{Words::Hints.text()}</dt><dd data-testid="hints-told">{said}</dd></div>
                    <div><dt>{Words::Rating.text()}</dt><dd data-testid="won-rating">{rated}</dd></div>
                    {days_in_row}
                </dl>
                <figure>
                    <div inner_html=order></div>
                    <figcaption>{Words::Order.text()}</figcaption>
                    <button class="quiet" on:click=save_order>{Words::SaveOrder.text()}</button>
                </figure>
            </div>
            <div class="onward">
                <Next days er=Signal::derive(move || rating.get().flatten()) />
                <button data-testid="share-result" on:click=share>{Words::Share.text()}</button>
                <button class="quiet" data-testid="film-again" on:click=move |_| film.update(|on| *on = !*on)>
                    {move || if film.get() { Words::End.text() } else { Words::Again.text() }}
                </button>
                <button class="quiet" data-testid="beside-evolution" on:click=move |_| beside_on.update(|on| *on = !*on)>
                    {move || if beside_on.get() { Beside::Close.text() } else { Beside::Show.text() }}
                </button>
                <button class="quiet" on:click=watch>{Words::Evolve.text()}</button>
            </div>
            <Show when=move || film.get()><Film /></Show>
            <Show when=move || beside_on.get()><BesideView coach rated=Signal::derive(move || rating.with(Option::is_some)) /></Show>
        </section>
    }
}

/// You and evolution on a logarithmic line of times.
fn line(seconds: u32, outcome: &Evolved) -> impl IntoView + use<> {
    let at = |seconds: f64| ("--x", on_line(seconds).to_string());
    let evolved = outcome.as_ref().and_then(Option::as_ref).map(|outcome| {
        let (time, boards) = (outcome.microseconds as f64 / 1e6, Count::of(outcome.evaluations, Noun::Board));
        let told = match outcome.is_solved() {
            true => Told::Evolution { time: short_time(time), boards },
            false => Told::NotSolved { boards },
        };
        view! { <span class="bred" data-testid="evolution" style=at(time)>{told.text()}</span> }
    });
    let ticks = [
        (0.1, Tick::Tenth),
        (1.0, Tick::Second),
        (10.0, Tick::Ten),
        (60.0, Tick::Minute),
        (600.0, Tick::TenMinutes),
        (3600.0, Tick::Hour),
    ];
    let tick = |(seconds, name): (f64, Tick)| view! { <small style=at(seconds)>{name.text()}</small> };
    view! {
        <div class="line" role="group" aria-label=Words::Line.text()>
            {evolved}
            {outcome.is_none().then(|| view! { <span class="bred" style=at(0.1)>{Words::Waiting.text()}</span> })}
            <span class="you" style=at(seconds.into())>{Told::You { time: clock(seconds) }.text()}</span>
            {ticks.map(tick)}
        </div>
    }
}
