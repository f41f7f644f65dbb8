//! "Beat the population": a run is computed first, and played back while a person plays the same puzzle. How far it is hangs on
//! the seconds of play alone, so a pause stops both.

use leptos::prelude::*;

use crate::draw::opponent::opponent;
use crate::evolve::Recipe;
use crate::evolve::algorithms::first_for;
use crate::say::number::Noun;
use crate::say::page::beside::{Race as Words, Raced, result, verdict};
use crate::say::page::diary::Win;
use crate::study::course::{Course, Moment, lasting};
use crate::study::orders::open;
use crate::text::link::RACE_MINUTES;
use crate::threads::batch::protocol::{Command, Protocol, Report};
use crate::threads::client::{Client, Event};

use crate::ui::board::entry::focus_cursor;
use crate::ui::kit::choice::choice;
use crate::ui::kit::clipboard::{Copied, copy};
use crate::ui::kit::machine::fresh_seed;
use crate::ui::kit::worker;
use crate::ui::state::page::Page;

/// How the opponent's run stands.
#[derive(Clone, Debug, PartialEq)]
enum Stand {
    Computing,
    Refused,
    Known(Course),
}

/// The race on the board, if there is one.
#[derive(Clone, Copy)]
pub struct Race {
    page: Page,
    stand: RwSignal<Stand>,
    /// The minutes of the race on the puzzle on the board.
    minutes: Memo<Option<u32>>,
    client: StoredValue<Option<Client<Protocol>>, LocalStorage>,
}

impl Race {
    pub fn new(page: Page) -> Race {
        let id = Memo::new(move |_| page.board.game.with(|g| g.board().puzzle_id()));
        let minutes = Memo::new(move |_| page.play.race.get().filter(|race| race.0 == id.get()).map(|race| race.1));
        let race = Race { page, stand: RwSignal::new(Stand::Computing), minutes, client: StoredValue::new_local(None) };
        let recipe = Memo::new(move |_| {
            page.recipe.track();
            minutes.get().map(|_| race.recipe())
        });
        Effect::new(move |_| {
            let is_computing = race.stand.with_untracked(|stand| *stand == Stand::Computing);
            let waits = is_computing && race.client.with_value(Option::is_some);
            race.end_worker();
            match recipe.get() {
                Some(recipe) => race.compute(recipe),
                // The answer that would let the clock go on does not come any more. That of a game that is over stands still.
                None if waits && !page.board.complete.get_untracked() => page.play.resume(),
                None => {}
            }
        });
        on_cleanup(move || race.end_worker());
        race
    }

    fn end_worker(self) {
        self.client.try_update_value(|client| client.take().into_iter().for_each(|client| client.end()));
    }

    /// The run that the page holds, on one island: islands wait for each other, which no recording does.
    fn recipe(self) -> Recipe {
        let puzzle = self.page.board.game.with_untracked(|g| g.board().givens());
        Recipe { islands: 1, ..self.page.recipe.of(&puzzle) }
    }

    fn compute(self, recipe: Recipe) {
        self.stand.set(Stand::Computing);
        let take = move |event: Event<Report>| {
            let stand = match event {
                Event::Report(Report::Followed { course, .. }) => Stand::Known(course),
                Event::Report(Report::Refused { .. }) | Event::Lost { .. } => Stand::Refused,
                _ => return,
            };
            // Play may have been left meanwhile.
            if self.stand.try_set(stand).is_none() {
                self.page.play.resume();
            }
        };
        if recipe.algorithm.needs_milp() {
            return self.stand.set(Stand::Refused);
        }
        if !self.page.board.complete.get_untracked() {
            self.page.play.pause();
        }
        let client = worker::start::<Protocol>("worker-batch", take);
        client.send(&Command::Courses { id: 1, runs: vec![(0, recipe)], moments: true });
        self.client.set_value(Some(client));
    }

    /// Begins a race from the start of the puzzle. The project's own method is over at once: one that lasts takes its place.
    fn begin(self, minutes: u32) {
        let page = self.page;
        page.set_race(None);
        // What was there before the race is no way to get ahead in it.
        page.begin_game_anew(Words::Before.text());
        let puzzle = page.board.game.with_untracked(|g| g.board().givens());
        let own = page.recipe.algorithm.get_untracked().name == first_for(puzzle.shape()).name;
        let seed = fresh_seed();
        let recipe = match lasting(&puzzle).filter(|_| own) {
            Some(recipe) => Recipe { seed, ..recipe },
            None => Recipe { seed, ..self.recipe() },
        };
        page.recipe.repeat(recipe);
        page.set_race(Some(minutes));
        focus_cursor();
    }

    /// Seconds that the population takes; none where it does not solve the puzzle.
    fn time(self) -> Option<u32> {
        let minutes = self.minutes.get()?;
        self.stand
            .with(|stand| matches!(stand, Stand::Known(course) if course.answer.is_some()))
            .then_some(minutes * 60)
    }

    /// The population's board at this second of play.
    fn moment(self) -> Option<Moment> {
        let share = f64::from(self.page.play.seconds.get()) / f64::from(self.time()?);
        self.stand.with(|stand| match stand {
            Stand::Known(course) => course.at(share).cloned(),
            _ => None,
        })
    }

    fn copy(self, text: String, said: &'static str) {
        let page = self.page;
        copy(text, move |copied| match copied {
            Copied::Done => page.say(said),
            _ => page.say(Win::NotCopied.text()),
        });
    }
}

/// The population's board, beside the clock.
#[component]
pub fn Opponent(race: Race) -> impl IntoView {
    let page = race.page;
    let moment = Memo::new(move |_| race.moment());
    let counts = move || {
        page.board.game.with(|g| {
            let squares = open(&g.board().givens());
            let right = moment.with(|m| m.as_ref().map_or(0, |m| squares.iter().filter(|&&s| m.is_right(s)).count()));
            (right, g.board().filled() + squares.len() - g.board().cells().len(), squares.len())
        })
    };
    let picture = Memo::new(move |_| {
        let (right, _, of) = counts();
        let puzzle = page.board.game.with_untracked(|g| g.board().givens());
        moment.with(|moment| {
            let moment = moment.as_ref()?;
            let title = Raced::Board { right, of: Noun::Square.of(of), generation: moment.generation }.text();
            Some(opponent(&puzzle, |square| moment.is_right(square), &title))
        })
    });
    let there = move || race.time().is_some_and(|time| time <= page.play.seconds.get());
    let told = move || {
        race.stand.with(|stand| match stand {
            Stand::Computing => Words::Computing.text(),
            Stand::Refused => Words::Refused.text(),
            Stand::Known(course) if course.answer.is_none() => Words::Unsolved.text(),
            Stand::Known(_) if there() => Words::There.text(),
            Stand::Known(_) => "",
        })
    };
    let you = move || {
        let (_, filled, of) = counts();
        Raced::Filled { filled, of }.text()
    };
    let population = move || {
        let (right, _, of) = counts();
        Raced::Right { who: Words::Population, right, of }.text()
    };
    let unsolved = move || race.stand.with(|stand| !matches!(stand, Stand::Computing)) && race.time().is_none();
    view! {
        <Show when=move || race.minutes.get().is_some()>
            <div class="opponent-board" data-testid="opponent">
                <div inner_html=move || picture.get().unwrap_or_default()></div>
                <div>
                    <p class="you">{you}</p>
                    <p class="bred" data-testid="opponent-right">{population}</p>
                    <p role="status" data-testid="opponent-told">{told}</p>
                    <button data-testid="race-another" hidden=move || !unsolved()
                        on:click=move |_| race.begin(race.minutes.get_untracked().unwrap_or(RACE_MINUTES[2]))>{Words::Another.text()}</button>
                </div>
            </div>
        </Show>
    }
}

/// Where a race is begun and ended.
#[component]
pub fn RaceFold(race: Race) -> impl IntoView {
    let page = race.page;
    let chosen = RwSignal::new(RACE_MINUTES[2]);
    let word = move |(minutes, label): (u32, Words)| {
        let is_chosen = move || chosen.get() == minutes;
        choice("race-minutes", (label.text(), String::new(), None), is_chosen, move || chosen.set(minutes))
    };
    let words = RACE_MINUTES.into_iter().zip([Words::Three, Words::Six, Words::Twelve, Words::TwentyFive]);
    let on = move || race.minutes.get().is_some();
    let about = move || {
        let method = race.page.recipe.algorithm.get().titled().to_string();
        race.stand.with(|stand| match stand {
            Stand::Known(course) if on() => {
                Raced::Opponent { method, generations: Noun::Generation.of(course.generations) }.text()
            }
            _ => String::new(),
        })
    };
    let givens = Memo::new(move |_| page.board.game.with(|g| g.board().given_count()));
    view! {
        <details class="fold" data-testid="race-fold">
            <summary>{Words::Title.text()}</summary>
            <p class="about">{Words::About.text()}" "{about}</p>
            <fieldset class="segmented race-times"><legend class="aloud">{Words::Minutes.text()}</legend>{words.map(word).collect_view()}</fieldset>
            <div class="follow-up">
                <button data-testid="race-start" disabled=move || givens.get() == 0 on:click=move |_| race.begin(chosen.get_untracked())>{Words::Start.text()}</button>
                <button data-testid="race-link" hidden=move || !on() on:click=move |_| race.copy(page.race_address(), Words::Copied.text())>{Words::Copy.text()}</button>
                <button class="quiet" data-testid="race-end" hidden=move || !on() on:click=move |_| page.set_race(None)>{Words::End.text()}</button>
            </div>
        </details>
    }
}

/// The end of a race, in the win.
#[component]
pub fn RaceResult(race: Race, seconds: u32) -> impl IntoView {
    let page = race.page;
    let share = move |population: u32| {
        let text = Raced::Shared { result: result(seconds, population), link: page.race_address() }.text();
        race.copy(text, Win::Copied.text());
    };
    move || {
        let population = race.time()?;
        Some(view! {
            <p class="raced" data-testid="raced">
                <b>{verdict(seconds, population).text()}</b>" "{result(seconds, population)}
                <button data-testid="race-share" on:click=move |_| share(population)>{Words::Share.text()}</button>
            </p>
        })
    }
}
