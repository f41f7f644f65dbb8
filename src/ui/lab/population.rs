//! The population: every individual as a small map of its conflicts, the fittest first, on one canvas; and how far all
//! of them agree, square by square.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html::Canvas;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::draw::tiles;
use crate::draw::tiles::{Tile, Tiles};
use crate::puzzle::Shape;
use crate::replay::heat::agreeing;
use crate::replay::view;
use crate::replay::view::{DRAWN, OPEN};
use crate::say::keys::Shortcut;
use crate::say::lab;
use crate::say::step_view;
use crate::text::Style;
use crate::threads::replay::protocol::Command;

use crate::ui::classroom::state::use_class;
use crate::ui::lab::thread::{Lab, use_lab};

#[component]
pub fn Population() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let shape = Memo::new(move |_| class.puzzle.with(|grid| grid.shape()));
    let canvas = NodeRef::<Canvas>::new();
    let agreement = NodeRef::<Canvas>::new();
    let drawn = RwSignal::new(Tiles::default());
    // How wide it is changes with the window and on a projector.
    let resizes = RwSignal::new(0u32);
    let resized = window_event_listener(leptos::ev::resize, move |_| resizes.update(|n| *n = n.wrapping_add(1)));
    on_cleanup(move || resized.remove());
    // Pictures come at most ten times a second, and each is drawn as it comes.
    Effect::new(move |_| {
        resizes.track();
        let (Some(canvas), Some(agreement)) = (canvas.get(), agreement.get()) else { return };
        let chosen = lab.chosen.get();
        class.digits.get().apply(shape.get().side());
        lab.population.with(|population| {
            let Some(population) = population.as_ref().filter(|c| c.agreement.len() == shape.get().face_squares())
            else {
                return;
            };
            let width = canvas.client_width().max(200);
            let tiles = Tiles::new(shape.get(), population.fitness.len(), width as usize);
            let pen = Pen::of(&canvas, (width as usize, tiles.height()));
            if let Some(pen) = pen {
                pen.population(population, &tiles, chosen);
            }
            if drawn.get_untracked() != tiles {
                drawn.set(tiles);
            }
            let tiles = Tiles::new(shape.get(), 1, agreement.client_width().max(100) as usize);
            if let Some(pen) = Pen::of(&agreement, (tiles.width(), tiles.height())) {
                lab.givens.with(|givens| pen.agreement(shape.get(), givens, population, &tiles));
            }
        });
    });
    let summary =
        Memo::new(move |_| lab.population.with(|c| c.as_ref().map(step_view::population).unwrap_or_default()));
    let shown =
        move |population: &view::Population| (lab.chosen.get().unwrap_or(0).saturating_sub(population.from)) as usize;
    let told = Memo::new(move |_| {
        lab.population.with(|c| {
            c.as_ref().map(|population| step_view::individual(population, shown(population)).text()).unwrap_or_default()
        })
    });
    let size = Memo::new(move |_| lab.population.with(|c| c.as_ref().map_or(1, |c| c.size.max(1))));
    let agreed = Memo::new(move |_| {
        lab.population.with(|c| {
            let agreed = c.as_ref().map_or(&[][..], |c| &c.agreement);
            let (all, free) = class.puzzle.with(|grid| agreeing(grid, agreed));
            step_view::Population::Agreement { agreed: all.into(), of: free.into() }.text()
        })
    });
    let click = move |event: MouseEvent| {
        let at = drawn.with_untracked(|t| t.at(event.offset_x() as f64, event.offset_y() as f64));
        let from = lab.population.with_untracked(|c| c.as_ref().map_or(0, |c| c.from));
        if let Some(at) = at {
            lab.choose(Some(from + at as u32));
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let columns = drawn.with_untracked(|t| t.columns as i64);
        let by = match event.key().as_str() {
            "ArrowLeft" => -1,
            "ArrowRight" => 1,
            "ArrowUp" => -columns,
            "ArrowDown" => columns,
            "Home" => i64::MIN / 2,
            "End" => i64::MAX / 2,
            "Escape" => {
                lab.choose(None);
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let rank = i64::from(lab.chosen.get_untracked().unwrap_or(0)).saturating_add(by);
        choose(lab, rank.clamp(0, i64::from(size.get_untracked()) - 1) as u32);
    };
    let page = move |forward: bool| {
        // From what was asked for last: a second press counts, too, before the first has been drawn.
        let (from, part) = (lab.asked_from(), DRAWN as u32);
        let last = size.get_untracked().saturating_sub(1) / part * part;
        let next = if forward { (from + part).min(last) } else { from.saturating_sub(part) };
        lab.send(Command::Population(Some(next)));
    };
    let many = move || size.get() as usize > DRAWN;
    let rank = move || lab.chosen.get().unwrap_or(0) + 1;
    view! {
        <section class="population" aria-label=lab::Population::Title.text()>
            <h2>{lab::Population::Title.text()}</h2>
            <p class="summary" data-testid="population-summary">{summary}</p>
            <div class="maps">
                <div class="tiles" data-key="tiles" role="slider" tabindex="0" aria-label=lab::Population::Individual.text() aria-valuemin="1"
                    aria-valuemax=move || size.get().to_string() aria-valuenow=move || rank().to_string() aria-valuetext=told
                    data-testid="tiles" on:keydown=on_key>
                    <canvas node_ref=canvas on:click=click></canvas>
                </div>
                <figure class="agreement">
                    <canvas node_ref=agreement role="img" aria-label=agreed class:cube=move || shape.get().is_cube()></canvas>
                    <figcaption>{agreed}</figcaption>
                </figure>
            </div>
            <div class="choose">
                <p data-testid="individual">{told}</p>
                <button disabled=move || lab.chosen.get().is_none() on:click=move |_| lab.choose(None)>{lab::Population::ShowBest.text()}</button>
                <button data-testid="line-back" data-key="line-back" title=Shortcut::D.text() disabled=move || lab.is_running() on:click=move |_| follow(lab)>{lab::Population::TraceAncestry.text()}</button>
                <button hidden=move || !many() on:click=move |_| page(false)>{lab::Population::Previous.text()}</button>
                <button hidden=move || !many() on:click=move |_| page(true)>{lab::Population::Next.text()}</button>
            </div>
        </section>
    }
}

fn follow(lab: Lab) {
    lab.close_ancestry();
    lab.send(Command::Ancestry(lab.chosen.get_untracked().unwrap_or(0)));
}

/// Shows an individual, and the part of the population that it is in.
fn choose(lab: Lab, rank: u32) {
    let wanted = rank / DRAWN as u32 * DRAWN as u32;
    if wanted != lab.asked_from() {
        lab.send(Command::Population(Some(wanted)));
    }
    lab.choose(Some(rank));
}

/// A canvas and the page's colours.
struct Pen {
    context: CanvasRenderingContext2d,
    ink: String,
    rule: String,
    accent: String,
    conflict: String,
    board: String,
    given: String,
    gain: String,
}

impl Pen {
    /// An empty canvas of this size in CSS pixels.
    fn of(canvas: &HtmlCanvasElement, (width, height): (usize, usize)) -> Option<Pen> {
        let style = window().get_computed_style(canvas).ok()??;
        let colour = |name: &str| style.get_property_value(name).unwrap_or_default().trim().to_string();
        let scale = window().device_pixel_ratio().clamp(1.0, 3.0);
        let (w, h) = ((width as f64 * scale) as u32, (height as f64 * scale) as u32);
        if (canvas.width(), canvas.height()) != (w, h) {
            canvas.set_width(w);
            canvas.set_height(h);
            let _ = web_sys::HtmlElement::style(canvas).set_property("aspect-ratio", &format!("{width} / {height}"));
        }
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        let _ = context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
        context.clear_rect(0.0, 0.0, width as f64, height as f64);
        Some(Pen {
            context,
            ink: colour("--ink"),
            rule: colour("--rule"),
            accent: colour("--accent"),
            conflict: colour("--conflict"),
            board: colour("--sheet"),
            given: colour("--tint"),
            gain: colour("--logic"),
        })
    }

    fn fill(&self, colour: &str) {
        self.context.set_fill_style_str(colour);
    }

    fn frame(&self, colour: &str, width: f64, tile: Tile) {
        self.context.set_stroke_style_str(colour);
        self.context.set_line_width(width);
        let inset = width / 2.0;
        self.context.stroke_rect(tile.x - inset, tile.y - inset, tile.width + width, tile.height + width);
    }

    fn population(&self, population: &view::Population, tiles: &Tiles, chosen: Option<u32>) {
        let places = population.agreement.len();
        self.fill(&self.board);
        for at in 0..population.fitness.len() {
            let tile = tiles.tile(at);
            self.context.fill_rect(tile.x, tile.y, tile.width, tile.height);
        }
        self.fill(&self.conflict);
        // From light to full: how many of its houses a square conflicts in.
        let open = |heat: u8| heat == OPEN;
        for (level, strength) in [0.35, 0.65, 1.0].into_iter().enumerate() {
            self.context.set_global_alpha(strength);
            for (at, heat) in population.heat.chunks(places.max(1)).enumerate() {
                for (place, _) in
                    heat.iter().enumerate().filter(|(_, h)| !open(**h) && usize::from(**h).min(3) == level + 1)
                {
                    let (x, y) = tiles.square(at, place);
                    self.context.fill_rect(x, y, tiles.unit, tiles.unit);
                }
            }
        }
        // A dot where a square is open.
        self.fill(&self.ink);
        self.context.set_global_alpha(0.55);
        let (size, off) = (tiles.unit * 0.36, tiles.unit * 0.32);
        for (at, heat) in population.heat.chunks(places.max(1)).enumerate() {
            for (place, _) in heat.iter().enumerate().filter(|(_, h)| open(**h)) {
                let (x, y) = tiles.square(at, place);
                self.context.fill_rect(x + off, y + off, size, size);
            }
        }
        self.context.set_global_alpha(1.0);
        self.context.set_font(&format!("{}px SK Text, system-ui, sans-serif", tiles.label() - 3.0));
        for at in 0..population.fitness.len() {
            let tile = tiles.tile(at);
            self.frame(&self.rule, 1.0, tile);
            let (sign, colour) = tiles::sign(population, at);
            if let Some(colour) = colour {
                self.frame(if colour { &self.gain } else { &self.ink }, 2.0, tile);
            }
            if chosen == Some(population.from + at as u32) {
                self.frame(&self.accent, 4.0, tile);
            }
            self.fill(&self.ink);
            let label = format!("{}{sign}", population.fitness[at]);
            // As wide as its map, so that none touches the next.
            let below = tile.y + tile.height + tiles.label() - 3.0;
            let _ = self.context.fill_text_with_max_width(&label, tile.x, below, tile.width);
        }
    }

    /// How much of the population holds the most common digit: the darker, the more; where all do, a full square.
    fn agreement(&self, shape: Shape, givens: &[u8], population: &view::Population, tiles: &Tiles) {
        let tile = tiles.tile(0);
        self.fill(&self.board);
        self.context.fill_rect(tile.x, tile.y, tile.width, tile.height);
        for (place, agreed) in population.agreement.iter().enumerate().filter(|(_, a)| a.digit > 0) {
            let (x, y) = tiles.square(0, place);
            let share = f64::from(agreed.percent) / 100.0;
            // Nothing had to be agreed on where a digit is given.
            let is_given = givens.get(place).is_some_and(|&digit| digit != 0);
            self.fill(if is_given { &self.given } else { &self.accent });
            self.context.set_global_alpha(if is_given { 1.0 } else { 0.15 + 0.35 * share });
            // The size of the patch tells the share as well as its strength.
            let (size, off) = (tiles.unit * share.sqrt(), tiles.unit * (1.0 - share.sqrt()) / 2.0);
            self.context.fill_rect(x + off, y + off, size, size);
            self.context.set_global_alpha(1.0);
            if tiles.unit >= 12.0 {
                self.fill(&self.ink);
                self.context.set_font(&format!("{}px SK Text, system-ui, sans-serif", (tiles.unit * 0.62) as u32));
                self.context.set_text_align("center");
                let _ = self.context.fill_text(
                    &Style::now().face(agreed.digit),
                    x + tiles.unit / 2.0,
                    y + tiles.unit * 0.73,
                );
            }
        }
        self.context.set_stroke_style_str(&self.ink);
        self.context.set_line_width(1.0);
        for (x, y, width, height) in tiles.boxes(shape) {
            self.context.stroke_rect(x, y, width, height);
        }
    }
}
