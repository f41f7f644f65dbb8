//! A population as a field of miniature boards: what of each differs from the large board is a speck.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ResizeObserver};

use crate::draw::field::Field;
use crate::puzzle::Grid;

/// Follows the width and the height of a canvas, in pixels of the page, as long as its component is there. To ask for them while the
/// page changes would have it laid out once more.
pub fn follow_size(canvas: &HtmlCanvasElement, size: RwSignal<(i32, i32)>) {
    let watched = canvas.clone();
    let changed = Closure::<dyn Fn()>::new(move || {
        let _ = size.try_set((watched.client_width(), watched.client_height()));
    });
    if let Ok(observer) = ResizeObserver::new(changed.as_ref().unchecked_ref()) {
        observer.observe(canvas);
        let held = StoredValue::new_local((observer, changed));
        on_cleanup(move || held.with_value(|(observer, _)| observer.disconnect()));
    }
}

/// Draws it in a canvas of this size, in the colours of the page, where the browser can.
pub fn draw(
    canvas: &HtmlCanvasElement,
    (width, height): (i32, i32),
    field: &Field,
    puzzle: &Grid,
    best: Option<&Grid>,
    boards: &[&[u8]],
) -> Option<()> {
    let scale = window().device_pixel_ratio().clamp(1.0, 3.0);
    let pixels = |length: usize| (length as f64 * scale) as u32;
    let (width, height) = (width.max(0) as usize, height.max(0) as usize);
    if (canvas.width(), canvas.height()) != (pixels(width), pixels(height)) {
        canvas.set_width(pixels(width));
        canvas.set_height(pixels(height));
    }
    let style = window().get_computed_style(canvas).ok()??;
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let _ = context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
    context.clear_rect(0.0, 0.0, width as f64, height as f64);
    let (places, unit) = (field.places(), field.unit as f64);
    let differs = |board: &[u8], square: usize| best.is_some_and(|best| best.cells().get(square) != board.get(square));
    // A colour at a time: one path each.
    for (layer, colour) in ["--tint", "--tile", "--accent"].into_iter().enumerate() {
        context.set_fill_style_str(style.get_property_value(colour).unwrap_or_default().trim());
        context.begin_path();
        for (k, board) in boards.iter().enumerate() {
            let (left, top) = field.corner(k);
            for &(square, x, y) in &places {
                let given = puzzle.get(square) != 0;
                let of = if given { 0 } else { 1 + usize::from(differs(board, square)) };
                if of == layer {
                    context.rect(left + x, top + y, unit, unit);
                }
            }
        }
        context.fill();
    }
    Some(())
}
