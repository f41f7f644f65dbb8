//! Threads from the boards on the stage to the places of their individuals in the population, over both.

use leptos::prelude::*;
use leptos::svg::Svg;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlCanvasElement, HtmlElement};

use crate::draw::threads::{Thread, markup, threads};
use crate::draw::tiles::Tiles;
use crate::puzzle::Shape;

use crate::ui::classroom::state::use_class;
use crate::ui::kit::timer::next_frame;
use crate::ui::lab::thread::use_lab;

/// Where the threads of the boards begin: the middle and the foot of each, as the Lab measures.
fn feet(lab: &Element) -> Vec<(f64, f64)> {
    let figures = lab.get_elements_by_class_name("taken");
    let foot = |figure: HtmlElement| {
        let board = figure.query_selector(".taken-board").ok()??;
        let paper = board.get_attribute("viewBox")?;
        let [.., width, height] = paper.split(' ').filter_map(|n| n.parse::<f64>().ok()).collect::<Vec<_>>()[..] else {
            return None;
        };
        // A board stands at the top of its room.
        let (room, drawn) = (f64::from(board.client_height()), f64::from(board.client_width()) * height / width);
        let bottom = f64::from(figure.offset_top() + figure.offset_height());
        let middle = f64::from(figure.offset_left()) + f64::from(board.client_width()) / 2.0;
        Some((middle, bottom - (room - drawn).max(0.0)))
    };
    (0..figures.length()).filter_map(|k| foot(figures.item(k)?.dyn_into().ok()?)).collect()
}

/// The threads as they lie over what is on the screen; nothing where boards or population are not.
fn drawn(svg: &Element, shape: Shape, count: usize, threads: &[Thread]) -> Option<String> {
    let lab = svg.parent_element()?;
    let canvas: HtmlCanvasElement = lab.query_selector(".tiles>canvas").ok()??.dyn_into().ok()?;
    let tiles = Tiles::new(shape, count, canvas.client_width().max(200) as usize);
    let corner = (f64::from(canvas.offset_left()), f64::from(canvas.offset_top()));
    Some(markup(threads, &feet(&lab), &tiles, corner))
}

#[component]
pub fn Threads() -> impl IntoView {
    let (class, lab) = (use_class(), use_lab());
    let svg = NodeRef::<Svg>::new();
    let inside = RwSignal::new(String::new());
    let place = move || {
        let known = lab.view.with_untracked(|view| {
            lab.population.with_untracked(|population| {
                let (view, population) = (view.as_ref()?, population.as_ref()?);
                Some((threads(view, population), population.fitness.len()))
            })
        });
        let svg: Option<Element> = svg.get_untracked().map(|svg| svg.unchecked_into());
        let shape = class.puzzle.with_untracked(|grid| grid.shape());
        let markup = known.zip(svg).and_then(|((threads, count), svg)| drawn(&svg, shape, count, &threads));
        inside.set(markup.unwrap_or_default());
    };
    // Once what they tie has its place. The view may be gone by then.
    let soon = move || {
        next_frame(move || {
            if inside.try_get_untracked().is_some() {
                place();
            }
        })
    };
    Effect::new(move |_| {
        lab.view.track();
        lab.population.track();
        soon();
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| soon());
    on_cleanup(move || resized.remove());
    view! { <svg class="threads" aria-hidden="true" data-testid="threads" node_ref=svg inner_html=inside></svg> }
}
