//! What stands between the verdict and the controls once a board is solved.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::say::solve::FieldLabel;
use crate::say::solved::SolvedLabel;
use crate::study::Seeds;
use crate::ui::kit::control::{Control, control};
use crate::ui::kit::steps::OnceComplete;
use crate::ui::solved::hardness::Scale;
use crate::ui::solved::measures::Measures;
use crate::ui::solved::onward::Onward;
use crate::ui::state::page::use_page;

#[component]
pub fn SolvedPanel(seeds: RwSignal<Seeds>) -> impl IntoView {
    let page = use_page();
    let solved = Memo::new(move |_| page.run.stage.get() == Stage::Solved);
    view! {
        <Show when=move || solved.get()>
            <SolvedBoard seeds />
        </Show>
    }
}

#[component]
fn SolvedBoard(seeds: RwSignal<Seeds>) -> impl IntoView {
    let page = use_page();
    seeds.set(Seeds::default());
    // Where the method had no time to evolve anything, what people came for stands first.
    let easy = page.run.latest.with_untracked(|row| row.as_ref().map_or(0, |row| row.generation));
    let easy = page.recipe.algorithm.get_untracked().too_easy(easy).is_some();
    view! {
        <section class="solved" aria-label=SolvedLabel::Group.text() data-testid="solved">
            {easy.then(|| control(Control::Evolve, FieldLabel::WatchAnyway.text(), Some("watch-anyway"), move || page.evolve_anyway()))}
            <Measures seeds=seeds.read_only() />
            <OnceComplete>
                <Scale />
            </OnceComplete>
            <Onward />
        </section>
    }
}
