//! The pad of a player: what the next digit becomes, the digits with how many are missing, erase.

use crate::say::names::ColourName;
use crate::say::page::diary::Told;
use crate::say::page::play::{Play, Playing};
use leptos::prelude::*;

use crate::play::Pencil;
use crate::puzzle::Shape;

use crate::text::Style;
use crate::ui::kit::choice::choice;
use crate::ui::play::lines::{LineKeys, LinesHelp};
use crate::ui::state::page::use_page;

#[component]
pub fn Pad(shape: Shape) -> impl IntoView {
    let page = use_page();
    let pencil = page.play.pencil;
    let style = Style::now();
    let mode = move |mode: Pencil| {
        let key = match mode {
            Pencil::Digit => "Z",
            Pencil::Corner => Play::CornerKeys.text(),
            Pencil::Centre => Play::CentreKeys.text(),
            Pencil::Candidate => "B",
            Pencil::Colour => "V",
            Pencil::Line => "L",
        };
        let words = (mode.named(), format!("{} ({key})", mode.named()), None);
        choice("pencil", words, move || pencil.get() == mode, move || page.play.choose_pencil(mode))
    };
    let modes = move || Pencil::ALL.into_iter().filter(|m| page.play.has(*m)).map(mode).collect_view();
    // Without a chosen square, and where that is wanted, a digit is chosen first.
    let press = move |digit: u8| {
        let chosen = page.play.digit.get_untracked();
        let first = page.play.digit_first.get_untracked() || chosen != 0 || page.board.chosen().is_empty();
        match first && pencil.get_untracked() != Pencil::Colour {
            // The square that was written last is let go of as well: the next digit is chosen, not written there.
            true if chosen == digit => {
                page.board.let_go();
                page.play.choose_digit(0);
            }
            true => {
                page.board.let_go();
                page.play.choose_digit(digit);
                let digit = style.face(digit);
                let told = match pencil.get_untracked() {
                    Pencil::Corner | Pencil::Centre => Told::ChosenMark { digit },
                    Pencil::Candidate => Told::ChosenStrike { digit },
                    _ => Told::Chosen { digit },
                };
                page.say(told.text());
            }
            false => page.type_digit(digit),
        }
    };
    let digit = move |digit: u8| {
        let missing = Memo::new(move |_| page.board.game.with(|g| g.board().missing(digit)));
        let text = style.face(digit);
        let counts = !shape.is_cube();
        let name = Playing::Digit { digit: style.spoken(digit) }.text();
        let class = format!("key{}", style.class(digit).unwrap_or_default());
        let label = move || match counts {
            true => Playing::Missing { digit: name.clone(), missing: missing.get().into() }.text(),
            false => name.clone(),
        };
        view! {
            <button class=class aria-label=label class:done=move || counts && missing.get() == 0 class:lit=move || page.play.digit.get() == digit
                aria-pressed=move || (page.play.digit.get() == digit).then_some("true") on:click=move |_| press(digit)>
                <b>{text}</b>
                <small hidden=!counts>{move || missing.get()}</small>
            </button>
        }
    };
    let colour = move |(k, name): (usize, &'static str)| {
        view! {
            <button class="key colour" style=("--c", format!("var(--paint-{})", k + 1)) on:click=move |_| page.type_digit(k as u8 + 1)>
                <small>{name}</small>
            </button>
        }
    };
    let draws = move || pencil.get() == Pencil::Line;
    let keys = move || match pencil.get() {
        Pencil::Line => view! { <LineKeys /> }.into_any(),
        Pencil::Colour => {
            ColourName::OF_SQUARES.into_iter().map(ColourName::text).enumerate().map(colour).collect_view().into_any()
        }
        _ => (1..=shape.side() as u8).map(digit).collect_view().into_any(),
    };
    // As wide as the boxes; on a phone one row more would push the board away.
    let columns = match shape.side() {
        4 => 5,
        6 => 4,
        9 => 5,
        16 => 6,
        _ => 7,
    };
    view! {
        <div class="pad" role="group" aria-label=Play::Pad.text() data-testid="pad" data-columns=columns style=("--columns", columns.to_string())>
            <fieldset class="segmented pencils">
                <legend class="aloud">{Play::DigitBecomes.text()}</legend>
                {modes}
            </fieldset>
            // Pressing a key leaves the focus on the board, where the keyboard is wanted.
            <div class="keys-of-pad" class:drawing=draws on:mousedown=|e| e.prevent_default()>
                {keys}
                <button class="key" aria-label=Play::Erase.text() on:click=move |_| page.type_digit(0)>"⌫"</button>
            </div>
            <Show when=draws><LinesHelp /></Show>
        </div>
    }
}
