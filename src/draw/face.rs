//! One face of a board as SVG: ten units a square, its top left corner at 0, 0.

use crate::draw::face_grid::{FaceGrid, Lines};
use crate::draw::strokes::stroke;
use crate::draw::subject::Subject;
use crate::draw::svg::{EVOLVED, HAIR, INK, Length, Point, STROKE, Svg, TINT};
use crate::puzzle::{Layout, Square};
use crate::text::{Colour, Style};

/// Units of a square.
pub(crate) const SQUARE: f64 = 10.0;

/// Okabe and Ito's palette, light enough to write on.
const PALETTE: [&str; 8] = ["#f7d58a", "#bfe3f7", "#a5ddcb", "#f8f2a6", "#a9cde6", "#f2bd98", "#ebc8dc", "#d5d2ca"];

/// The discs behind digits that are told by their colours; those of style/prefs.css.
const DISCS: [&str; 9] =
    ["#6fa8ff", "#f5a623", "#2fc08f", "#f0e442", "#c79bf2", "#ff7f6b", "#9fdcff", "#c3c6cc", "#c79a6b"];

/// Corners first, then the middles of the edges, as players write them; in tenths of a square.
const CORNERS: [(f64, f64); 9] =
    [(1.7, 2.6), (8.3, 2.6), (1.7, 9.2), (8.3, 9.2), (5.0, 2.6), (5.0, 9.2), (1.7, 5.9), (8.3, 5.9), (5.0, 5.9)];

/// Where the squares of a face are.
pub(crate) fn grid(layout: &Layout) -> FaceGrid {
    FaceGrid::new(layout.shape, SQUARE)
}

/// Length of a face's side in its units.
pub(crate) fn length(layout: &Layout) -> f64 {
    grid(layout).edge()
}

/// Draws a face on a background of this colour.
pub(crate) fn draw(svg: &mut Svg, subject: &Subject, face: usize, background: &str) {
    let layout = subject.puzzle.grid.layout();
    let grid = grid(layout);
    svg.path(&grid.outline(), &format!("fill=\"{background}\""));
    let squares = &layout.faces[face].squares;
    let given = |s: Square| subject.puzzle.grid.get(s) != 0 && !subject.puzzle.typed[s];
    svg.path(&grid.blocks(|k| given(squares[k])), &format!("fill=\"{TINT}\""));
    colours(svg, subject, squares);
    digits(svg, subject, squares);
    marks(svg, subject, squares);
    lines(svg, grid);
    strokes(svg, subject, face);
}

fn colours(svg: &mut Svg, subject: &Subject, squares: &[Square]) {
    let grid = grid(subject.puzzle.grid.layout());
    for (k, &square) in squares.iter().enumerate() {
        let Some(colour) = subject.puzzle.marks.colours.get(square).copied().flatten() else { continue };
        let fill = match colour {
            Colour::Rgb(rgb) => format!("#{:06x}", rgb & 0xff_ffff),
            Colour::Number(number) => PALETTE[usize::from(number) % PALETTE.len()].to_string(),
        };
        let (x, y) = grid.corner(k);
        svg.path(&format!("M{} {}h9v9h-9z", Length(x + 0.5), Length(y + 0.5)), &format!("fill=\"{fill}\""));
    }
}

/// A path around a point.
fn circle((x, y): Point, radius: f64) -> String {
    let (left, across) = (Length(x - radius), Length(2.0 * radius));
    let radius = Length(radius);
    format!("M{left} {}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0Z", Length(y))
}

fn digits(svg: &mut Svg, subject: &Subject, squares: &[Square]) {
    let Subject { puzzle, evolved, style } = subject;
    let grid = grid(puzzle.grid.layout());
    let style = style.on(puzzle.grid.layout().side);
    // Digits of two strokes, as W or M, are wider than figures.
    let size = if puzzle.grid.layout().side > 9 { 5.8 } else { 6.4 };
    let digit = |square: Square| puzzle.grid.get(square);
    let run = |square: Square| evolved.as_ref().map_or(0, |e| if digit(square) == 0 { e.get(square) } else { 0 });
    let kinds: [(&str, &dyn Fn(Square) -> u8); 3] = [
        ("font-weight=\"700\"", &|s| if puzzle.typed[s] { 0 } else { digit(s) }),
        ("", &|s| if puzzle.typed[s] { digit(s) } else { 0 }),
        (&format!("fill=\"{EVOLVED}\""), &run),
    ];
    for (how, digit) in kinds {
        if squares.iter().all(|&s| digit(s) == 0) {
            continue;
        }
        svg.group(how, |svg| {
            for (k, &square) in squares.iter().enumerate().filter(|&(_, &s)| digit(s) != 0) {
                let (x, y) = grid.corner(k);
                if let Some(disc) = DISCS.get(usize::from(digit(square)) - 1).filter(|_| style == Style::Colours) {
                    svg.path(&circle((x + 5.0, y + 5.0), 4.1), &format!("fill=\"{disc}\""));
                }
                svg.text((x + 5.0, y + 5.0 + 0.365 * size), size, "", &style.face(digit(square)));
            }
        });
    }
    // The mark of a digit that evolution has put there.
    let bars: String = squares
        .iter()
        .enumerate()
        .filter(|&(_, &s)| run(s) != 0)
        .map(|(k, _)| {
            let (x, y) = grid.corner(k);
            format!("M{} {}h2.4v.4h-2.4z", Length(x + 3.8), Length(y + 8.9))
        })
        .collect();
    svg.path(&bars, &format!("fill=\"{EVOLVED}\""));
}

fn marks(svg: &mut Svg, subject: &Subject, squares: &[Square]) {
    let puzzle = &subject.puzzle;
    let grid = grid(puzzle.grid.layout());
    let side = puzzle.grid.layout().side as u8;
    let style = subject.style.on(usize::from(side));
    let of = |masks: &[u32], square: Square| -> Vec<String> {
        let mask = masks.get(square).copied().filter(|_| puzzle.grid.get(square) == 0).unwrap_or(0);
        // Large boards have no marks of digits that a mask does not hold.
        (1..=side.min(u32::BITS as u8)).filter(|d| mask >> (d - 1) & 1 == 1).map(|d| style.face(d)).collect()
    };
    for (k, &square) in squares.iter().enumerate() {
        let (x, y) = grid.corner(k);
        let centre = of(&puzzle.marks.centre, square);
        if !centre.is_empty() {
            // As large as fits between the lines.
            let size = (13.0 / centre.len() as f64).min(2.8);
            svg.text((x + 5.0, y + 5.0 + 0.365 * size), size, "", &centre.concat());
        }
        for (at, mark) in of(&puzzle.marks.corner, square).into_iter().enumerate() {
            // More than nine marks go round again, a little further in.
            let (dx, dy) = CORNERS[at % CORNERS.len()];
            let inset = 1.0 - 0.35 * (at / CORNERS.len()) as f64;
            let place = (x + 5.0 + (dx - 5.0) * inset, y + 5.0 + (dy - 5.0) * inset);
            svg.text(place, if side > 9 { 1.8 } else { 2.5 }, "", &mark);
        }
    }
}

fn strokes(svg: &mut Svg, subject: &Subject, face: usize) {
    let shape = subject.puzzle.grid.shape();
    let drawn = subject.puzzle.marks.strokes.iter().map(|s| (s.ends(shape), s.arrow));
    let paths = drawn.filter(|(ends, _)| ends[0].face == face).map(|(ends, arrow)| stroke(ends, arrow, SQUARE));
    let how = format!(
        "fill=\"none\" stroke=\"{STROKE}\" stroke-width=\".8\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    );
    svg.path(&paths.collect::<String>(), &how);
}

fn lines(svg: &mut Svg, grid: FaceGrid) {
    // Box lines weigh three times as much as square lines; a border keeps inside its face.
    svg.path(&grid.lines(Lines::Between), &format!("fill=\"none\" stroke=\"{HAIR}\" stroke-width=\".24\""));
    let thick = format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\".72\" stroke-linecap=\"square\"");
    svg.path(&grid.lines(Lines::Boxes), &thick);
}

#[cfg(test)]
mod tests {
    use crate::draw::face::*;

    #[test]
    fn discs_have_the_colours_of_the_board() {
        let sheet = include_str!("../../style/tokens.css");
        let discs = sheet.split("--disc-").skip(1).filter_map(|rule| rule.split(';').next()?.split(": ").nth(1));
        assert_eq!(discs.collect::<Vec<_>>(), DISCS);
    }
}
