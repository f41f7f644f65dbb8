//! Links of Penpa and Penpa+: lines of text, deflated and written in base64, with names of two letters for the longest keys.

use crate::puzzle::{Grid, Shape};
use crate::text::extract::inflate::{base64, inflate};
use crate::text::extract::lists::value;
use crate::text::extract::tree::{self, Item, Node};
use crate::text::order::sort_by;

/// Keys of what is drawn for rules that this program does not have, short and long.
const RULES: [([&str; 2], &str); 7] = [
    (["z6", "killercages"], "killer cages"),
    (["zC", "cage"], "cages"),
    (["zT", "thermo"], "thermometers"),
    (["z7", "nobulbthermo"], "lines"),
    (["z3", "arrows"], "arrows"),
    (["zL", "line"], "lines"),
    (["zY", "symbol"], "drawings"),
];

/// The board of the packed part of a link, and what else it asks for.
pub(crate) fn unpack(packed: &str) -> Option<(Grid, Vec<String>)> {
    read(&String::from_utf8_lossy(&inflated(packed)?))
}

fn inflated(packed: &str) -> Option<Vec<u8>> {
    let bytes = base64(packed);
    inflate(&bytes).or_else(|| inflate(bytes.get(2..)?))
}

/// Whether the packed part of a link is whole; `None` where it has none.
pub(crate) fn is_packed(link: &str) -> Option<bool> {
    let (_, packed) = link.split_once("p=")?;
    packed.split(['&', '#', ' ', '\n']).next().map(|packed| inflated(packed).is_some())
}

fn read(text: &str) -> Option<(Grid, Vec<String>)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut head = lines.first()?.split(',');
    let kind = head.next()?;
    if !matches!(kind, "square" | "sudoku") {
        return None;
    }
    let width: usize = head.next()?.trim().parse().ok()?;
    let question = tree::read(lines.get(3)?);
    let Some(Node::List(question)) = question.items.first().map(|item| &item.node) else { return None };
    let squares = squares(lines.get(5).copied().unwrap_or_default(), width)?;
    let shape = Shape::flat((1..=36).find(|side| side * side == squares.len())?)?;
    let mut grid = Grid::empty(shape);
    let Some(Node::List(numbers)) = value(question, &["zN", "number"]) else { return None };
    for Item { key, node } in &numbers.items {
        let place: Option<usize> = key.and_then(|k| k.parse().ok());
        let Some(square) = place.and_then(|place| squares.iter().position(|&s| s == place)) else { continue };
        let digit = match node {
            Node::List(list) => number(list.items.first()?),
            _ => None,
        };
        // Several digits in one square are candidates.
        if let Some(digit) = digit.filter(|&d| usize::from(d) <= shape.side()) {
            grid.set(square, digit);
        }
    }
    let asked = |keys: &[&str; 2]| match value(question, keys) {
        Some(Node::List(list)) => !list.items.is_empty(),
        _ => false,
    };
    let mut rules: Vec<String> =
        RULES.iter().filter(|(keys, _)| asked(keys)).map(|(_, name)| name.to_string()).collect();
    rules.dedup();
    Some((grid, rules))
}

fn number(item: &Item) -> Option<u8> {
    let Node::Word(word) = item.node else { return None };
    word.trim().parse().ok().filter(|d| (1..=36).contains(d))
}

/// The squares that are shown, by their numbers: the first, and how much is added for each of the others.
fn squares(line: &str, width: usize) -> Option<Vec<usize>> {
    let tree = tree::read(line);
    let listed = match tree.items.first().map(|item| &item.node) {
        Some(Node::List(list)) if list.items.len() > 1 => {
            let mut place = 0i64;
            let steps = list
                .items
                .iter()
                .map(|item| if let Node::Word(word) = item.node { word.parse::<i64>().ok() } else { None });
            let steps: Option<Vec<i64>> = steps.collect();
            let places = steps?.into_iter().map(|step| {
                place = place.saturating_add(step);
                usize::try_from(place).ok()
            });
            places.collect::<Option<Vec<usize>>>()
        }
        _ => None,
    };
    // Two squares of margin on each side.
    let usual = || {
        (0..width.min(36))
            .flat_map(|row| (0..width.min(36)).map(move |column| (row + 2) * (width + 4) + column + 2))
            .collect()
    };
    let mut squares = listed.unwrap_or_else(usual);
    sort_by(&mut squares, |&square| square as i64);
    squares.dedup();
    (squares.len() <= 36 * 36).then_some(squares)
}
