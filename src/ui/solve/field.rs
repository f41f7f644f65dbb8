//! The population as a field of miniature boards, best first: a speck differs from the large board, so that the field clears as
//! the run converges.

use leptos::ev::MouseEvent;
use leptos::html::Canvas;
use leptos::prelude::*;
use web_sys::HtmlElement;

use crate::draw::field::Field;
use crate::evolve::stage::Stage;
use crate::puzzle::{Grid, Layout};
use crate::say::number::{Count, Noun};
use crate::say::solve::{FieldLabel, FieldMessage};
use crate::threads::search::agreement::{SHOWN, STATES};
use crate::ui::kit::field::{draw, follow_size};
use crate::ui::kit::timer::next_frame;
use crate::ui::state::page::{Page, use_page};

/// Boards that a run of the chosen method will show.
fn expected(page: Page) -> usize {
    let (algorithm, islands) = (page.recipe.algorithm.get(), page.recipe.islands.get() as usize);
    let setting = algorithm.settings.iter().find(|setting| setting.key == "population");
    let size = setting.and_then(|setting| page.recipe.settings.with(|s| s.text(setting)).parse::<usize>().ok());
    size.map_or(STATES, |size| size.saturating_mul(islands).min(SHOWN))
}

#[component]
pub fn PopulationField() -> impl IntoView {
    let page = use_page();
    let canvas = NodeRef::<Canvas>::new();
    let field = move |width: i32| Field::new(Layout::of(page.board.shape.get_untracked()), width.max(200) as usize);
    let size = RwSignal::new((0, 0));
    Effect::new(move |_| canvas.get().iter().for_each(|canvas| follow_size(canvas, size)));
    // Whether the next frame is to draw it.
    let due = StoredValue::new(false);
    let paint = move || {
        due.try_update_value(|due| *due = false);
        let Some((canvas, room)) = canvas.try_get_untracked().flatten().zip(size.try_get_untracked()) else { return };
        // While it is hidden there is nothing to draw in.
        if room.0 <= 0 {
            return;
        }
        let grid = page.board.sheet.with_untracked(|sheet| sheet.grid.clone());
        let best = page.run.best.get_untracked();
        let expected = untrack(|| expected(page));
        page.run.agreement.with_untracked(|agreement| {
            let boards = agreement.as_ref().map_or(&[][..], |agreement| &agreement.boards);
            let mut boards: Vec<&[u8]> =
                boards.iter().map(|b| b.1.as_slice()).filter(|b| b.len() == grid.cells().len()).collect();
            let field = field(room.0);
            // As high as its rows: no room is kept for boards that there are not.
            let count =
                if boards.is_empty() || agreement.as_ref().is_some_and(|a| a.states) { expected } else { boards.len() };
            let most = field.height(field.shown(count));
            let height = format!("{most}px");
            let style = HtmlElement::style(&canvas);
            let _ = style.set_property("max-height", &height);
            // Large boards have fewer in a row, and the room that their rows need.
            let is_large = grid.shape().is_large();
            let _ = style.set_property("height", if is_large { height.as_str() } else { "" });
            let room = (room.0, if is_large { most as i32 } else { room.1.min(most as i32) });
            boards.truncate(field.shown(boards.len()));
            let _ = draw(&canvas, room, &field, &grid, best.as_ref(), &boards);
        });
    };
    Effect::new(move |_| {
        canvas.track();
        size.track();
        page.board.sheet.track();
        page.run.best.track();
        page.run.agreement.track();
        expected(page);
        if due.try_update_value(|due| std::mem::replace(due, true)) == Some(false) {
            next_frame(paint);
        }
    });
    let count = Memo::new(move |_| page.run.agreement.with(|a| a.as_ref().map_or((0, 0), |a| (a.of, a.boards.len()))));
    let states = Memo::new(move |_| page.run.agreement.with(|a| a.as_ref().is_some_and(|a| a.states)));
    // Before its first count a run has nothing to show; one that has none after a generation never will.
    let none = move || {
        let begun = page.run.latest.with(|row| row.as_ref().is_some_and(|row| row.generation > 0));
        begun && page.run.stage.get() != Stage::Running && count.get().0 == 0
    };
    let title = move || if states.get() { FieldLabel::States.text() } else { FieldLabel::Title.text() };
    let about = move || match count.get() {
        (0, _) if none() => FieldLabel::NoPopulation.text().to_string(),
        (0, _) => String::new(),
        (of, _) if states.get() => FieldMessage::LastStates { boards: Count::of(of.into(), Noun::Board) }.text(),
        (of, shown) => {
            FieldMessage::Boards { boards: Count::of(of.into(), Noun::Board), shown: (shown as u64).into() }.text()
        }
    };
    // Any board that is pressed is shown large while the run rests.
    let press = move |event: MouseEvent| {
        if page.run.stage.get_untracked() == Stage::Running {
            page.run.pause();
        }
        let at = field(size.get_untracked().0).at(event.offset_x().into(), event.offset_y().into());
        let cells = page.run.agreement.with_untracked(|a| a.as_ref()?.boards.get(at).map(|board| board.1.clone()));
        let shape = page.board.shape.get_untracked();
        if let Some(grid) = cells.and_then(|cells| Grid::new(shape, cells)) {
            page.run.show(grid);
        }
    };
    // A picture has a name at any time.
    let name = move || Some(about()).filter(|about| !about.is_empty()).unwrap_or_else(|| title().to_string());
    view! {
        <figure class="field-of-boards" class:none=none data-testid="field">
            <figcaption><b hidden=none>{title}</b><span>{about}</span></figcaption>
            <canvas node_ref=canvas role="img" aria-label=name on:click=press></canvas>
        </figure>
    }
}
