//! Digits drawn at places: text of an SVG picture, nodes of a TikZ drawing.

use crate::puzzle::Grid;
use crate::text::extract::hit::{Hit, flat};
use crate::text::extract::markup::attribute;
use crate::text::how::How;
use crate::text::order::sort_by;

/// A digit and where it is drawn.
type Placed = (f64, f64, u8);

/// The board of the digits that a drawing places.
pub(crate) fn find(text: &str) -> Option<Hit> {
    let (svg, tikz) = (svg(text), tikz(text));
    // TikZ counts upwards.
    let placed =
        if svg.len() > tikz.len() { svg } else { tikz.into_iter().map(|(x, y, digit)| (x, -y, digit)).collect() };
    let (columns, across) = axis(placed.iter().map(|p| p.0))?;
    let (rows, down) = axis(placed.iter().map(|p| p.1))?;
    let side = across.max(down);
    let shape = flat(side).filter(|_| across == down)?;
    let mut grid = Grid::empty(shape);
    for ((&(_, _, digit), column), row) in placed.iter().zip(columns).zip(rows) {
        let square = row * side + column;
        if usize::from(digit) > side || digit == 0 || grid.get(square) != 0 {
            return None;
        }
        grid.set(square, digit);
    }
    Some(Hit::new(How::Elements, grid, 0..text.lines().count()))
}

/// `1e999` is a number to a reader, but no place.
fn is_finite((x, y, _): &Placed) -> bool {
    x.is_finite() && y.is_finite()
}

fn svg(text: &str) -> Vec<Placed> {
    let of = |tag: &str| {
        let (attributes, rest) = tag.split_once('>')?;
        let number = |name| attribute(attributes, &[name])?.trim_end_matches("px").parse().ok();
        let digit = rest.split('<').next()?.trim().parse().ok()?;
        Some((number("x")?, number("y")?, digit)).filter(is_finite)
    };
    text.split("<text").skip(1).filter_map(of).collect()
}

fn tikz(text: &str) -> Vec<Placed> {
    let of = |node: &str| {
        let (place, rest) = node[node.find("at")? + 2..].trim_start().strip_prefix('(')?.split_once(')')?;
        let (x, y) = place.split_once(',')?;
        let digit = rest[rest.find('{')? + 1..].split('}').next()?.trim().trim_matches('$').parse().ok()?;
        Some((x.trim().parse().ok()?, y.trim().parse().ok()?, digit)).filter(is_finite)
    };
    text.split("\\node").skip(1).filter_map(of).collect()
}

/// The number of each place on an axis of equal steps, and how many steps there are.
fn axis(places: impl Iterator<Item = f64> + Clone) -> Option<(Vec<usize>, usize)> {
    let mut known: Vec<f64> = places.clone().collect();
    sort_by(&mut known, |&place| (place * 1e6) as i64);
    known.dedup_by(|a, b| (*a - *b).abs() < 1e-6);
    let first = *known.first()?;
    let step = known.windows(2).map(|pair| pair[1] - pair[0]).min_by(f64::total_cmp)?;
    let at = |place: f64| (place - first) / step;
    // A hand may have moved a digit a little.
    if known.iter().any(|&place| (at(place) - at(place).round()).abs() > 0.2 || at(place) > 63.0) {
        return None;
    }
    Some((places.map(|place| at(place).round() as usize).collect(), at(*known.last()?).round() as usize + 1))
}

#[cfg(test)]
mod tests {
    use crate::text::extract::placed::*;

    #[test]
    fn digits_lie_on_equal_steps() {
        let given = [(0, 0, 4), (1, 1, 3), (2, 1, 1), (3, 2, 2), (1, 3, 1)];
        let svg: String =
            given.iter().map(|(c, r, d)| format!("<text x='{}' y='{}'>{d}</text>", 50 * c + 25, 50 * r + 40)).collect();
        let tikz: String =
            given.iter().map(|(c, r, d)| format!("\\node[big] at ({c}.5,{}.5) {{{d}}};\n", 3 - r)).collect();
        for text in [svg, tikz] {
            let hit = find(&text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(hit.puzzle.grid.cells(), [4, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 2, 0, 1, 0, 0]);
        }
        assert!(find("<text x='1e999' y='1'>5</text><text x='1' y='2'>3</text><text x='2' y='3'>1</text>").is_none());
        assert!(find("<text x='1' y='1'>5</text>").is_none() && find("\\node at (a,b) {5};").is_none());
    }
}
