//! Digits to click or tap, and undo.

use leptos::prelude::*;

use crate::puzzle::Shape;

use crate::say::board::{BoardName, Pad};
use crate::text::Style;
use crate::ui::state::page::use_page;

#[component]
pub fn Keypad(shape: Shape) -> impl IntoView {
    let page = use_page();
    let style = Style::now();
    let key = move |digit: u8| {
        let name = if digit == 0 {
            Pad::Erase.text().to_string()
        } else {
            BoardName::Digit { digit: style.spoken(digit) }.text()
        };
        let face = if digit == 0 { "⌫".to_string() } else { style.face(digit) };
        let class = format!("key{}", style.class(digit).unwrap_or_default());
        view! {
            <button class=class aria-label=name on:click=move |_| if digit == 0 { page.rub_out() } else { page.type_on(digit) }>{face}</button>
        }
    };
    let side = shape.side();
    let can = move || page.board.can();
    let keys = (1..=shape.side() as u8).chain([0]).map(key).collect_view();
    let skips = move || page.board.sheet.with(|s| s.typed_count() == s.grid.filled());
    // On a phone; no key stands alone in a row.
    let columns = move || match (side, skips()) {
        (4, true) => 4,
        (6, _) => 5,
        (9, false) | (25, true) => 6,
        _ => 7,
    };
    view! {
        // Pressing a key leaves the focus on the board, where the keyboard is wanted.
        <div class="keypad" role="group" aria-label=Pad::Digits.text() style=("--columns", move || columns().to_string())
            on:mousedown=|e| e.prevent_default()>
            {keys}
            <button class="key" aria-label=Pad::Skip.text() data-testid="skip" hidden=move || !skips() on:click=move |_| page.type_on(0)>"→"</button>
            <button class="key" aria-label=Pad::Undo.text() disabled=move || !can().0 on:click=move |_| page.undo()>"↶"</button>
            <button class="key" aria-label=Pad::Redo.text() disabled=move || !can().1 on:click=move |_| page.redo()>"↷"</button>
        </div>
    }
}
