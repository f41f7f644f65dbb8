//! Race: two to six lanes on the same puzzle, side by side, then a table.

pub(crate) mod controls;
pub(crate) mod curves;
pub(crate) mod lane;
pub(crate) mod state;
pub(crate) mod table;

use leptos::prelude::*;

use crate::say::link::warning as told;
use crate::say::race::{Race, Trouble};
use crate::say::words::paragraph;
use crate::study::Lanes;
use crate::study::lanes::write;

use crate::ui::classroom::bench::Bench;
use crate::ui::classroom::setup::title;
use crate::ui::classroom::state::use_class;
use crate::ui::classroom::worker_pool::use_pool;
use crate::ui::race::controls::Controls;
use crate::ui::race::curves::Curves;
use crate::ui::race::lane::Lanes;
use crate::ui::race::state::Begun;
pub use crate::ui::race::state::{Phase, Racing};
use crate::ui::race::table::Results;

/// The race that was shown last; a context, so that it is there when its view is come back to.
#[derive(Clone, Copy)]
pub struct LastRace(StoredValue<Option<Begun>>);

impl LastRace {
    pub fn none() -> LastRace {
        LastRace(StoredValue::new(None))
    }
}

/// The race of the link, or else one that is worth watching: the first methods that suit the board.
#[component]
pub fn RaceView() -> impl IntoView {
    let class = use_class();
    let pool = use_pool();
    let built = move || {
        // Anew with each link that comes in and each puzzle.
        class.arrivals.track();
        let puzzle = class.puzzle.get();
        let found = untrack(|| Lanes::of_keys(&class.keys.get(), &puzzle, class.run.seed.get()));
        let racing = Racing::new(pool, puzzle, found.lanes);
        racing.set();
        let last = expect_context::<LastRace>().0;
        last.with_value(|begun| begun.iter().for_each(|begun| racing.recall(begun)));
        on_cleanup(move || last.set_value(racing.begun()));
        let skipped = found.skipped.iter().map(|why| Trouble::LaneSkipped { reason: why.to_string() }.text());
        let not_followed = found.warnings.iter().map(|warning| told(warning).text());
        let said = paragraph(skipped.chain(not_followed));
        if !said.is_empty() {
            racing.say(said);
        }
        // What is set here is in the address.
        Effect::new(move |_| {
            let mut keys: Vec<(String, String)> =
                racing.lanes.with(|lanes| lanes.iter().map(|l| ("lane".to_string(), write(l))).collect());
            keys.push(("evaluations".into(), racing.evaluations.get().to_string()));
            if class.keys.with_untracked(|old| *old != keys) {
                class.replace_keys(keys);
            }
        });
        view! { <RaceBody racing /> }
    };
    view! { <section class="race" aria-labelledby="race-title" data-testid="race">
        <h2 id="race-title" class="aloud">{Race::Title.text()}</h2>
        <p class="of-puzzle" data-testid="race-puzzle">{move || title(class)}</p>
        {built}
    </section> }
}

/// Lanes, controls and table; a lesson shows them without the means to change them.
#[component]
pub fn RaceBody(racing: Racing, #[prop(optional)] fixed: bool) -> impl IntoView {
    // A lesson has seeds of its own.
    let curves = (!fixed).then(|| {
        let bench = Bench::new(use_pool());
        view! { <Curves racing bench /> }
    });
    view! {
        <Controls racing fixed />
        <p class="class-notice error" role="status" hidden=move || racing.said.with(String::is_empty)>{racing.said}</p>
        <Lanes racing fixed />
        <Results racing />
        {curves}
    }
}
