//! A large board while a run goes on, as a picture over its squares: to write a thousand squares many times a second takes a
//! browser longer than the search itself.

use leptos::html::Canvas;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::play::square::{Look, Source};

/// Pixels of its edge, at most.
const MOST: f64 = 1800.0;

/// Squares of fewer pixels have no sign, as in `style/large.css`.
const LEGIBLE: f64 = 10.4;

/// The picture, and what was last painted.
#[derive(Clone, Copy)]
pub struct Painted {
    side: usize,
    canvas: NodeRef<Canvas>,
    last: StoredValue<Vec<Look>>,
    /// Those of the theme it was painted in.
    colours: StoredValue<[String; 5]>,
}

impl Painted {
    pub fn new(side: usize, canvas: NodeRef<Canvas>) -> Painted {
        Painted { side, canvas, last: StoredValue::new(Vec::new()), colours: StoredValue::default() }
    }

    /// Paints what has changed; all of it where the size or the theme has.
    pub fn paint(self, looks: &[Look]) {
        let Some(canvas) = self.canvas.get_untracked() else { return };
        let size = (f64::from(canvas.client_width()) * window().device_pixel_ratio()).min(MOST) as u32;
        let anew = canvas.width() != size;
        if anew {
            canvas.set_width(size);
            canvas.set_height(size);
        }
        let Some(style) = window().get_computed_style(&canvas).ok().flatten() else { return };
        let value = |property: &str| style.get_property_value(property).unwrap_or_default();
        let colours = ["--sheet", "--tint", "--tile", "--ink", "--accent"].map(value);
        let anew = anew || self.colours.with_value(|before| *before != colours);
        self.colours.set_value(colours);
        self.last.update_value(|last| {
            if anew || last.len() != looks.len() {
                last.clear();
            }
            let _ = self.squares(&canvas, &value("font-family"), looks, last);
            *last = looks.to_vec();
        });
    }

    /// The next picture is painted whole: another run, or other colours.
    pub fn forget(self) {
        self.last.update_value(Vec::clear);
    }

    fn squares(self, canvas: &HtmlCanvasElement, family: &str, looks: &[Look], last: &[Look]) -> Option<()> {
        let context = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
        let [sheet, tint, tile, ink, accent] = self.colours.get_value();
        let unit = f64::from(canvas.width()) / self.side as f64;
        let legible = f64::from(canvas.client_width()) / self.side as f64 >= LEGIBLE;
        context.set_text_align("center");
        context.set_text_baseline("middle");
        let font = |weight: u32| format!("{weight} {}px {}", unit * 0.66, family);
        for source in [Source::Empty, Source::Given, Source::Typed, Source::Evolved] {
            context.set_font(&font(if source == Source::Given { 700 } else { 400 }));
            let (ground, figure) = match source {
                Source::Given => (&tint, &ink),
                Source::Evolved => (&tile, &accent),
                _ => (&sheet, &ink),
            };
            let changed = |(k, look): &(usize, &Look)| look.source == source && last.get(*k) != Some(*look);
            for (k, look) in looks.iter().enumerate().filter(changed) {
                let (x, y) = ((k % self.side) as f64 * unit, (k / self.side) as f64 * unit);
                context.set_fill_style_str(&sheet);
                context.fill_rect(x, y, unit, unit);
                let share = if source == Source::Evolved { f64::from(look.agreement().0) / 100.0 } else { 1.0 };
                context.set_fill_style_str(ground);
                let gap = unit * (1.0 - share) / 2.0;
                context.fill_rect(x + gap, y + gap, unit * share, unit * share);
                if legible && look.digit != 0 {
                    context.set_fill_style_str(figure);
                    let _ = context.fill_text(&look.text(), x + unit / 2.0, y + unit * 0.54);
                }
            }
        }
        Some(())
    }
}
