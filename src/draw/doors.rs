//! The doors of the first screen, each with a picture of what is behind it.

use crate::say::page::{Start, StartMessage};
use crate::say::solve::Button;

/// Nine squares each: a given is g, a digit of a player t, an empty square e, the chosen one s, and evolved ones by how many agree: f, h, a.
const MINE: &str = "5g.e.e.e.s8g2g.e.e";
const WATCH: &str = "4a9f1g6g2h7a8f3g5h";
const HAND: &str = "5g1t.e.e3t8g2g.e9t";

/// A cube of six boards.
const CUBE: &str = "<svg class='iso' viewBox='0 0 67 70' aria-hidden='true'><path d='M33.5 2L65 18 33.5 34 2 18Z'/><path class='m' d='M2 18L33.5 34V68L2 52Z'/><path class='d' d='M65 18L33.5 34V68L65 52Z'/><path class='n' d='M12.500 12.700L44 28.700M23 7.300L54.500 23.300M54.500 12.700L23 28.700M44 7.300L12.500 23.300M2 29.300L33.500 45.300 65 29.300M2 40.700L33.500 56.700 65 40.700M12.500 23.300V57.300M23 28.700V62.700M44 28.700V62.700M54.500 23.300V57.300'/></svg>";

/// What stands in the panel: the sentence and four doors. What is pressed has its name in `data-door`; `method` is what the living board
/// evolves by.
pub fn doors(method: &'static str) -> String {
    let [mine, watch, hand] = [MINE, WATCH, HAND].map(picture);
    let [title, hint, by_type, paste, photo] =
        [Start::Mine, Start::MineHint, Start::Type, Start::Paste, Start::Photo].map(|label| label.text());
    let [watch_title, watch_it] = [Start::Watch, Start::WatchIt].map(|label| label.text());
    let watch_help = StartMessage::Watch { method }.text();
    let door = |name: &str, picture: &str, title: Start, help: Start| {
        format!(
            "<button class='door {name}' data-door='{name}'>{picture}<b>{}</b><span>{}</span></button>",
            title.text(),
            help.text()
        )
    };
    format!(
        "<h2>{}</h2><div class='doors'><div class='door mine'>{mine}<h3>{title}</h3><div class='enter'>\
         <input aria-label='{title}' placeholder='{hint}' autocomplete='off' spellcheck='false'>\
         <button class='quiet' data-door='type'>{by_type}</button><button class='quiet' data-door='paste'>{paste}</button>\
         <button class='quiet' data-door='photo'>{photo}</button></div></div>\
         <div class='door watch'>{watch}<h3>{watch_title}</h3><p>{watch_help}</p><button class='main' data-testid='watch' data-door='watch'>\
         <span class='wide'>{}</span><span class='narrow'>{watch_it}</span></button></div>{}{}</div>",
        Start::Sentence.text(),
        Button::Evolve.text(),
        door("hand", &hand, Start::Hand, Start::HandHelp),
        door("kube", CUBE, Start::Cube, Start::CubeHelp),
    )
}

/// Nine squares in the page's own signs.
fn picture(squares: &str) -> String {
    let pairs = squares.as_bytes().chunks(2).map(|pair| (char::from(pair[0]), pair.get(1).copied().unwrap_or(b'e')));
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
    format!("<span class='tiny' aria-hidden='true'>{}</span>", pairs.map(square).collect::<String>())
}

#[cfg(test)]
mod tests {
    use crate::draw::doors::*;

    #[test]
    fn four_doors_each_with_its_picture() {
        let doors = doors("Swap-space crossover");
        let count = |what: &str| doors.matches(what).count();
        assert_eq!(
            (count("data-door="), count("class='tiny'"), count("class='iso'"), count("class='sq ")),
            (6, 3, 1, 27)
        );
        assert!(doors.contains("<p>By Swap-space crossover, one generation at a time.</p>"));
        assert!(doors.contains("<span class='sq evolved few'><i></i>9</span>"));
    }
}
