//! A screenshot of a puzzle in one of many styles.

use fontdue::Font;
use sudokube::puzzle::Grid;

use super::canvas::Canvas;
use super::dice::Dice;
use super::fonts::{Drawn, draw};

/// What a screenshot looks like, all drawn by chance.
struct Style {
    cell: usize,
    page: f32,
    paper: f32,
    ink: f32,
    second_ink: f32,
    thin: f32,
    thick: f32,
    wide: [usize; 2],
    has_frame: bool,
    has_marks: bool,
    shades: bool,
    height: f32,
    numbers: bool,
}

fn style(side: usize, dice: &mut Dice) -> Style {
    let is_dark = dice.happens(0.35);
    let paper = if is_dark { dice.within(8.0, 60.0) } else { dice.within(205.0, 255.0) };
    let towards = |dice: &mut Dice, low: f32, high: f32| {
        let by = dice.within(low, high);
        if is_dark { paper + by * (255.0 - paper) } else { paper - by * paper }
    };
    let cell = (dice.within(0.5, 3.0) * 40.0) as usize;
    let ink = towards(dice, 0.65, 1.0);
    Style {
        cell: if side > 9 { cell.min(80) } else { cell },
        page: if dice.happens(0.5) { paper } else { towards(dice, 0.0, 0.15) },
        paper,
        ink,
        second_ink: if dice.happens(0.3) { towards(dice, 0.5, 0.9) } else { ink },
        thin: towards(dice, 0.18, 0.8),
        thick: towards(dice, 0.5, 1.0),
        wide: [(cell / 50).max(1), (cell / 25).max(1) + dice.below(2)],
        has_frame: dice.happens(0.9),
        has_marks: dice.happens(0.4),
        shades: dice.happens(0.3),
        height: dice.within(0.42, 0.72),
        numbers: dice.happens(0.5),
    }
}

/// The screenshot of a puzzle.
pub fn screen(grid: &Grid, font: &Font, dice: &mut Dice) -> Canvas {
    let shape = grid.shape();
    let (side, box_height, box_width) = (shape.side(), shape.box_height(), shape.box_width());
    let style = style(side, dice);
    let cell = style.cell;
    let board = side * cell;
    let (left, top) = (cell / 4 + dice.below(2 * cell), cell / 4 + dice.below(3 * cell));
    let (width, height) =
        (left + board + cell / 4 + dice.below(2 * cell), top + board + cell / 4 + dice.below(4 * cell));
    let mut canvas = Canvas::new(width, height, style.page);
    canvas.fill([left, top, left + board, top + board], style.paper);
    shades(&mut canvas, &style, side, [left, top], dice);
    for line in 0..=side {
        for (down, span) in [(true, box_width), (false, box_height)] {
            let is_frame = line == 0 || line == side;
            if is_frame && !style.has_frame {
                continue;
            }
            let is_thick = line % span == 0;
            let wide = style.wide[usize::from(is_thick)];
            let light = if is_thick { style.thick } else { style.thin };
            let (from, start, along) = if down { (left, top, top + board) } else { (top, left, left + board) };
            let at = (from + line * cell).saturating_sub(wide / 2);
            let across = [at, at + wide];
            let rectangle =
                if down { [across[0], start, across[1], along] } else { [start, across[0], along, across[1]] };
            canvas.fill(rectangle, light);
        }
    }
    for square in 0..side * side {
        let x = left as f32 + (square % side) as f32 * cell as f32 + cell as f32 / 2.0;
        let y = top as f32 + (square / side) as f32 * cell as f32 + cell as f32 / 2.0;
        match grid.get(square) {
            0 if style.has_marks && dice.happens(0.4) => marks(&mut canvas, font, &style, side, [x, y], dice),
            0 => {}
            digit => {
                let ink = if dice.happens(0.5) { style.ink } else { style.second_ink };
                let sign = number(font, digit, style.height * cell as f32, style.numbers, cell);
                canvas.sign(&sign, x, y, ink);
            }
        }
    }
    surroundings(&mut canvas, font, &style, [left, top, board], dice);
    canvas
}

/// Boxes in turn, a row and a column, or the square that is chosen.
fn shades(canvas: &mut Canvas, style: &Style, side: usize, [left, top]: [usize; 2], dice: &mut Dice) {
    if !style.shades {
        return;
    }
    let cell = style.cell;
    let towards = |by: f32| style.paper + (128.0 - style.paper) * by;
    let (row, column) = (dice.below(side), dice.below(side));
    let (pale, strong) = (towards(dice.within(0.05, 0.2)), towards(dice.within(0.15, 0.4)));
    canvas.fill([left, top + row * cell, left + side * cell, top + (row + 1) * cell], pale);
    canvas.fill([left + column * cell, top, left + (column + 1) * cell, top + side * cell], pale);
    let at = [left + column * cell, top + row * cell, left + (column + 1) * cell, top + (row + 1) * cell];
    canvas.fill(at, strong);
}

/// Small digits, each at its own place in the square.
fn marks(canvas: &mut Canvas, font: &Font, style: &Style, side: usize, [x, y]: [f32; 2], dice: &mut Dice) {
    let cell = style.cell as f32;
    let ink = style.paper + (style.ink - style.paper) * dice.within(0.5, 1.0);
    for digit in 1..=side.min(9) {
        if dice.happens(0.35) {
            let sign = draw(font, char::from(b'0' + digit as u8), cell * 0.2);
            let place = |k: usize| (k as f32 - 1.0) * cell * 0.29;
            canvas.sign(&sign, x + place((digit - 1) % 3), y + place((digit - 1) / 3), ink);
        }
    }
}

/// A digit, or for those above 9 a letter or two digits.
fn number(font: &Font, digit: u8, height: f32, numbers: bool, cell: usize) -> Drawn {
    match digit {
        1..=9 => draw(font, char::from(b'0' + digit), height),
        _ if !numbers => draw(font, char::from(b'A' + digit - 10), height),
        _ => {
            let height = height.min(cell as f32 * 0.55);
            let (one, two) = (draw(font, '1', height), draw(font, char::from(b'0' + digit - 10), height));
            beside(&one, &two, (height * 0.14).max(1.0) as usize)
        }
    }
}

/// Two signs side by side, on one line.
fn beside(a: &Drawn, b: &Drawn, gap: usize) -> Drawn {
    let (width, height) = (a.width + gap + b.width, a.height.max(b.height));
    let mut ink = vec![0.0; width * height];
    for (sign, left) in [(a, 0), (b, a.width + gap)] {
        for (i, v) in sign.ink.iter().enumerate() {
            ink[(i / sign.width + height - sign.height) * width + left + i % sign.width] = *v;
        }
    }
    Drawn { width, height, ink }
}

/// A title above and buttons below, where there is room.
fn surroundings(canvas: &mut Canvas, font: &Font, style: &Style, [left, top, board]: [usize; 3], dice: &mut Dice) {
    let cell = style.cell as f32;
    if top as f32 > 1.2 * cell {
        for (k, letter) in "Sudoku 12:34".chars().enumerate().filter(|(_, c)| *c != ' ') {
            let sign = draw(font, letter, cell * 0.4);
            canvas.sign(&sign, left as f32 + (k as f32 + 0.5) * cell * 0.4, cell * 0.5, style.ink);
        }
    }
    let below = top + board;
    if canvas.height as f32 > below as f32 + 1.6 * cell && dice.happens(0.7) {
        let across = board / 9;
        for k in 0..9 {
            let sign = draw(font, char::from(b'1' + k as u8), cell.min(across as f32) * 0.6);
            let x = left as f32 + (k as f32 + 0.5) * across as f32;
            canvas.sign(&sign, x, below as f32 + cell, style.ink);
        }
    }
}
