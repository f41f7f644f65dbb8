//! The first screen beside its living board: one sentence, and what people come for.

use leptos::prelude::*;

use crate::evolve::stage::Stage;
use crate::play::sheet::Sheet;
use crate::puzzle::Shape;
use crate::say::page::Start;
use crate::say::solve::Button;
use crate::ui::state::page::use_page;

/// Pictures of what is behind a door: nine squares, a given as g, a digit of a player as t, an evolved one by how many agree: f, h, a.
const MINE: &str = "5g.e.e.e.s8g2g.e.e";
const WATCH: &str = "4a9f1g6g2h7a8f3g5h";
const HAND: &str = "5g1t.e.e3t8g2g.e9t";

#[component]
pub fn StartPanel() -> impl IntoView {
    let page = use_page();
    let type_it = move |_| page.load(Sheet::empty(Shape::Flat9));
    let draft = move |event| {
        page.panels.write_draft(event_target_value(&event));
        page.panels.open_paste();
    };
    view! {
        <section class="start" data-testid="start" aria-label=Start::Title.text()>
            <h2>{Start::Sentence.text()}</h2>
            <div class="doors">
                <div class="door mine">
                    <p class="tiny" aria-hidden="true" inner_html=picture(MINE)></p>
                    <h3>{Start::Mine.text()}</h3>
                    <div class="enter">
                        <input aria-label=Start::Mine.text() placeholder=Start::MineHint.text() autocomplete="off" spellcheck="false" on:input=draft />
                        <button class="quiet" on:click=type_it>{Start::Type.text()}</button>
                        <button class="quiet" on:click=move |_| page.panels.open_paste()>{Start::Paste.text()}</button>
                    </div>
                </div>
                <div class="door watch">
                    <p class="tiny" aria-hidden="true" inner_html=picture(WATCH)></p>
                    <h3>{Start::Watch.text()}</h3>
                    <p>{Start::WatchHelp.text()}</p>
                    <button class="main" data-testid="watch" on:click=move |_| page.watch()><span class="wide">{Button::Evolve.text()}</span><span class="narrow">{Start::WatchIt.text()}</span></button>
                </div>
                <button class="door hand" on:click=move |_| page.set_playing(true)>
                    <span class="tiny" aria-hidden="true" inner_html=picture(HAND)></span>
                    <b>{Start::Hand.text()}</b>
                    <span>{Start::HandHelp.text()}</span>
                </button>
                <button class="door kube" on:click=move |_| page.open_view(true)>
                    <svg class="iso" viewBox="0 0 67 70" aria-hidden="true">
                        <path class="l" d="M33.500 2L65 18 33.500 34 2 18Z" /><path class="m" d="M2 18L33.500 34V68L2 52Z" /><path class="d" d="M65 18L33.500 34V68L65 52Z" />
                        <path class="n" d="M12.500 12.700L44 28.700M23 7.300L54.500 23.300M54.500 12.700L23 28.700M44 7.300L12.500 23.300M2 29.300L33.500 45.300L65 29.300M2 40.700L33.500 56.700L65 40.700M12.500 23.300V57.300M23 28.700V62.700M44 28.700V62.700M54.500 23.300V57.300" />
                    </svg>
                    <b>{Start::Cube.text()}</b>
                    <span>{Start::CubeHelp.text()}</span>
                </button>
            </div>
        </section>
    }
}

/// Stops the living board under its key, and lets it go on.
#[component]
pub fn Hold() -> impl IntoView {
    let page = use_page();
    let name = move || match page.run.stage.get() {
        Stage::Running => Start::Pause.text(),
        _ => Start::Go.text(),
    };
    view! { <button class="quiet" data-testid="hold" hidden=move || !page.panels.start.get() on:click=move |_| page.hold()>{name}</button> }
}

/// Nine squares in the page's own signs.
fn picture(squares: &str) -> String {
    let pairs = squares.as_bytes().chunks(2).map(|pair| (char::from(pair[0]), pair.get(1).copied().unwrap_or(b' ')));
    let square = |(digit, kind): (char, u8)| {
        let class = match kind {
            b'g' => "given",
            b'f' => "evolved few",
            b'h' => "evolved half",
            b'a' => "evolved agreed",
            b's' => "selected",
            _ => "",
        };
        let digit = Some(digit).filter(char::is_ascii_digit).map(String::from).unwrap_or_default();
        format!("<span class='sq {class}'><i></i>{digit}</span>")
    };
    pairs.map(square).collect()
}
