//! One face of the board: a grid of real squares that can be focused, typed into and read aloud.
//!
//! The squares are built once; a single effect then writes only what differs, so that hundreds of squares (six faces
//! and a net of them) cost next to nothing while a search runs.

use std::time::Duration;

use js_sys::JsString;
use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use crate::puzzle::{Layout, Place, Shape};
use crate::threads::search::protocol::Speed;

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::evolve::stage::Stage;
use crate::play::arrows::neighbour;
use crate::play::square::{Look, corner};
use crate::say::board::BoardName;
use crate::say::names::FaceName;
use crate::say::play::{candidate_text, centre_text, corner_text, paint};
use crate::ui::board::drag::Drag;
use crate::ui::board::keys::board_key;
use crate::ui::board::painted::Painted;
use crate::ui::board::places::{place_in, place_of, square_of};
use crate::ui::kit::timer::after;
use crate::ui::play::lines;
use crate::ui::state::page::{Page, use_page};

/// A face of the board on the page. `face` is its number in the layout; a flat board has face 0 only. A mirror shows and
/// is clicked, but is hidden from keyboard and screen reader, because the same squares are on the page once more. A board
/// that can be out of sight says when it is in sight, and while a run goes on it is drawn only then, `wait` milliseconds
/// after there is something new: boards that take turns leave every frame time to turn the cube.
#[component]
pub fn Board(
    shape: Shape,
    face: usize,
    #[prop(optional)] mirror: bool,
    #[prop(optional)] sight: Option<Memo<bool>>,
    #[prop(optional)] wait: u64,
) -> impl IntoView {
    let page = use_page();
    let layout = Layout::of(shape);
    let side = layout.side;
    let in_sight = move || sight.is_none_or(|sight| sight.get());
    let drawer = Drawer { layout, face, mirror };
    let root = NodeRef::<Div>::new();
    let squares = StoredValue::new_local(Vec::<HtmlElement>::new());

    let picture = NodeRef::new();
    let painted = Painted::new(side, picture);
    let is_painted =
        Memo::new(move |_| shape.is_large() && page.run.stage.get() == Stage::Running && !page.run.answered.get());
    let shown = StoredValue::new(Vec::<Look>::new());
    let draw = move || {
        let Some(before) = shown.try_get_value() else { return };
        if page.board.shape.get_untracked() != shape {
            return;
        }
        let looks = untrack(|| page.looks(face));
        if is_painted.get_untracked() {
            return painted.paint(&looks);
        }
        painted.forget();
        let fade = fades(page);
        squares.with_value(|squares| {
            for (k, square) in squares.iter().enumerate().filter(|(k, _)| before[*k] != looks[*k]) {
                drawer.write(square, Some(&before[k]), &looks[k], k);
                if fade && before[k].digit != looks[k].digit {
                    restart_fade(square);
                }
            }
        });
        shown.set_value(looks);
    };
    Effect::new(move |_| {
        let (Some(grid), true) = (root.get(), page.board.shape.get() == shape) else { return };
        if shown.with_value(Vec::is_empty) {
            let first = untrack(|| page.looks(face));
            squares.set_value(cells(&grid));
            squares.with_value(|s| s.iter().enumerate().for_each(|(k, s)| drawer.write(s, None, &first[k], k)));
            shown.set_value(first);
        }
        let running = page.run.stage.get() == Stage::Running && !page.run.answered.get();
        if running && !in_sight() {
            return;
        }
        page.track_looks();
        if running && wait > 0 {
            after(Duration::from_millis(wait), draw);
        } else {
            draw();
        }
    });

    // Typing moves the cursor on, and the focus goes with it where it was on this face.
    Effect::new(move |_| {
        let place = page.board.selected.get().filter(|place| place.face == face && !mirror);
        let active = document().active_element().filter(|_| place.is_some());
        let at = active.filter(|e| root.get_untracked().is_some_and(|root| root.contains(Some(e))));
        if let (Some(at), Some(place)) = (at.and_then(|e| place_in(&e, face)), place)
            && at != place
        {
            squares.with_value(|s| s.get(place.row * side + place.column).map(|s| s.focus()));
        }
    });

    let drag = Drag::new(page, face, mirror);
    let choose = move |event: &Event| {
        let many = page.board.picked.with_untracked(|p| !p.is_empty());
        let chosen = drag.is_down() || (many && page.board.selected.get_untracked() == place_of(event, face));
        if let Some(place) = place_of(event, face).filter(|_| !chosen) {
            page.board.choose(place);
        }
    };
    let on_key = move |event: KeyboardEvent| {
        page.play.lift_picture();
        let Some(place) = place_of(&event, face) else { return };
        let key = event.key();
        let (command, arrow) = (event.ctrl_key() || event.meta_key() || event.alt_key(), key.starts_with("Arrow"));
        let playing = page.play.on.get_untracked();
        // Shift with an arrow turns a cube; Ctrl with one chooses more squares, there and on flat boards.
        let turns = shape.is_cube() && event.shift_key() && arrow;
        let more = playing && arrow && (event.ctrl_key() || event.shift_key()) && !turns;
        // Ctrl with Home or End: the first or last square, as in any grid.
        let end = if event.ctrl_key() { corner(place, &key, side) } else { None };
        if turns || (command && !more && !playing && end.is_none()) {
            return;
        }
        if let Some(next) = end.or_else(|| neighbour(shape, place, &key).filter(|_| !command || more)) {
            if more { page.board.choose_too(next, false) } else { page.board.choose(next) }
        } else if !board_key(page, &event) {
            return;
        }
        event.prevent_default();
    };
    let label = if shape.is_cube() {
        BoardName::Face {
            letter: layout.faces[face].name,
            word: String::from(JsString::from(FaceName::ALL[face].text()).to_lower_case()),
        }
        .text()
    } else {
        BoardName::Flat { board: shape.title() }.text()
    };
    view! {
        <div class="board" class:bred=move || page.run.best.with(Option::is_some) class:done=move || if page.play.on.get() { page.board.complete.get() } else { page.run.is_solved() } data-testid="board" style=("--n", side.to_string())>
            <div
                class="grid"
                class:slow=move || side <= 9 && !shape.is_cube() && is_slow(page.recipe.speed.get())
                role=(!mirror).then_some("grid")
                aria-label=(!mirror).then_some(label)
                aria-multiselectable=move || (!mirror && page.play.on.get()).then_some("true")
                node_ref=root
                on:focusin=move |e: FocusEvent| choose(&e)
                on:click=move |e: MouseEvent| {
                    if !drag.chose(&e) {
                        choose(&e);
                    }
                    if let Some(square) = square_of(&e).filter(|_| !mirror) {
                        let _ = square.focus();
                    }
                }
                on:pointerdown=move |e| { page.play.lift_picture(); drag.down(&e) }
                on:pointermove=move |e| drag.moved(&e, root)
                on:pointerup=move |e| drag.over(&e)
                on:pointercancel=move |_| drag.up()
                on:contextmenu=move |e| drag.menu(&e)
                on:dblclick=move |e: MouseEvent| drag.double(&e)
                on:keydown=on_key
                inner_html=rows(side, mirror)
            ></div>
            {shape.is_large().then(|| view! { <canvas class="painted" aria-hidden="true" node_ref=picture hidden=move || !is_painted.get()></canvas> })}
            <svg class="lines" viewBox=format!("0 0 {side} {side}") preserveAspectRatio="none" aria-hidden="true">
                <path class="thin" d=FaceGrid::new(shape, 1.0).lines(Lines::Squares) />
                <path class="thick" d=FaceGrid::new(shape, 1.0).lines(Lines::Boxes) />
                <g class="drawn" inner_html=move || if page.play.on.get() { lines::markup(page, shape, face) } else { String::new() }></g>
            </svg>
            {(!shape.is_cube()).then(|| view! {
                <div class="step-drawn" data-testid="hint-picture" inner_html=move || page.play.picture.get()></div>
            })}
        </div>
    }
}

/// The squares, in one text: hundreds of calls would make them one by one.
fn rows(side: usize, mirror: bool) -> String {
    let (row_role, role) = if mirror { ("", "") } else { ("role='row' ", "role='gridcell' tabindex='-1' ") };
    // A screen reader that finds text in a square would read that alone, and not what the square is called.
    // Behind it lies the tile of an evolved digit.
    let inside = if mirror { "<i></i><span></span>" } else { "<i></i><span aria-hidden='true'></span>" };
    let square = |row, column| format!("<div {role}class='sq' data-place='{row},{column}'>{inside}</div>");
    let row =
        |row| format!("<div {row_role}class='row'>{}</div>", (0..side).map(|c| square(row, c)).collect::<String>());
    (0..side).map(row).collect()
}

/// The square elements, in reading order.
fn cells(grid: &Element) -> Vec<HtmlElement> {
    let rows = grid.children();
    let rows = (0..rows.length()).filter_map(|r| rows.item(r));
    let squares = rows.flat_map(|row| {
        let cells = row.children();
        (0..cells.length()).filter_map(move |c| cells.item(c))
    });
    squares.filter_map(|s| s.dyn_into().ok()).collect()
}

/// Writes squares of one face.
#[derive(Clone, Copy)]
struct Drawer {
    layout: &'static Layout,
    face: usize,
    mirror: bool,
}

impl Drawer {
    /// Writes what has changed since `old`; attributes that stay as they are cost the browser nothing.
    fn write(self, square: &HtmlElement, old: Option<&Look>, look: &Look, k: usize) {
        if old.is_none_or(|old| old.class() != look.class()) {
            square.set_class_name(&look.class());
        }
        if old.is_none_or(|old| old.digit != look.digit) {
            let holder = square.last_element_child().unwrap_or_else(|| square.clone().into());
            // A text that is there already is changed, which is less than a new one.
            match holder.first_child().filter(|_| old.is_some()) {
                Some(text) => text.set_node_value(Some(&look.text())),
                None => holder.set_text_content(Some(&look.text())),
            }
        }
        let attribute = |name: &str, changed: bool, text: String| match text.is_empty() {
            _ if !changed => {}
            true => drop(square.remove_attribute(name)),
            false => drop(square.set_attribute(name, &text)),
        };
        let before = old.copied().unwrap_or_default();
        let text = |mask: u32, of: fn(u32) -> String| if mask == 0 { String::new() } else { of(mask) };
        attribute("data-corner", before.corner != look.corner, text(look.corner, corner_text));
        attribute("data-centre", before.centre != look.centre, text(look.centre, centre_text));
        if before.candidates != look.candidates {
            let text = match look.candidates {
                0 => String::new(),
                mask => candidate_text(mask, self.layout.shape),
            };
            attribute("data-cand", true, text);
        }
        if before.colours != look.colours {
            let _ = HtmlElement::style(square).set_property("--paint", &paint(look.colours));
        }
        if before.share != look.share {
            let (tile, weight) = look.agreement();
            let style = HtmlElement::style(square);
            let part = |percent: u8| format!("{}", f64::from(percent) / 100.0);
            let _ = style.set_property("--k", &part(tile));
            let _ = style.set_property("--a", &part(weight));
        }
        if self.mirror {
            return;
        }
        if old.is_none_or(|old| old.told() != look.told()) {
            let place = Place { face: self.face, row: k / self.layout.side, column: k % self.layout.side };
            let _ = square.set_attribute("aria-label", &look.label(self.layout, place));
        }
        if old.is_none_or(|old| old.stop != look.stop) {
            square.set_tab_index(if look.stop { 0 } else { -1 });
        }
        if old.is_none_or(|old| old.selected != look.selected) {
            let _ = square.set_attribute("aria-selected", if look.selected { "true" } else { "false" });
        }
    }
}

/// Changes fade only when they come one by one: at a generation a second, or step by step. At five a second, fading squares and growing
/// tiles were more than half of what a page had to do.
fn fades(page: Page) -> bool {
    let slow = is_slow(page.recipe.speed.get_untracked());
    match page.run.stage.get_untracked() {
        Stage::Running => slow,
        Stage::Paused => true,
        _ => false,
    }
}

fn is_slow(speed: Speed) -> bool {
    matches!(speed, Speed::PerSecond(rate) if rate <= 1.0)
}

/// An animation starts again only under another name, so two take turns.
fn restart_fade(square: &HtmlElement) {
    let turn = if square.get_attribute("data-turn").as_deref() == Some("a") { "b" } else { "a" };
    let _ = square.set_attribute("data-turn", turn);
}
