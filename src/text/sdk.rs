//! `.sdk` files: rows with `#A #D #C #B #S #L #U` lines (author, description, comment, date, source, level, address),
//! or sections `[Puzzle]` and `[State]`.

use crate::puzzle::{Grid, Shape};
use crate::text::error::Damage;
use crate::text::form::Form;
use crate::text::lines::Line;
use crate::text::plain;
use crate::text::reading::Reading;
use crate::text::{ReadError, rows};

/// What the `#` lines tell.
#[derive(Default)]
pub(crate) struct Tags {
    name: String,
    level: String,
    /// Whether there are any: then this is a file, not just rows.
    any: bool,
}

pub(crate) fn tags(text: &str) -> Tags {
    let mut tags = Tags::default();
    for line in text.lines().filter_map(|l| l.strip_prefix('#')) {
        let mut chars = line.chars();
        let Some(kind @ ('A' | 'D' | 'C' | 'B' | 'S' | 'L' | 'U')) = chars.next() else { continue };
        tags.any = true;
        let value: String = chars.as_str().trim().chars().take(200).collect();
        match kind {
            'D' => tags.name = value,
            'L' => tags.level = value,
            _ => {}
        }
    }
    tags
}

impl Tags {
    /// Names a single puzzle of rows after its tags.
    pub fn describe(self, mut reading: Reading) -> Reading {
        if let ([puzzle], true) = (&mut reading.puzzles[..], self.any) {
            reading.form = Form::Sdk;
            puzzle.name = self.name;
            puzzle.difficulty = self.level;
        }
        reading
    }
}

/// The name of a section, if the line begins one.
fn section(line: &Line) -> Option<String> {
    line.text.trim().strip_prefix('[')?.strip_suffix(']').map(str::to_lowercase)
}

/// Reads sections; `None` when there is no `[Puzzle]`.
pub(crate) fn sections(lines: &[Line]) -> Option<Result<Reading, ReadError>> {
    let of = |wanted: &str| {
        let start = lines.iter().position(|l| section(l).as_deref() == Some(wanted))? + 1;
        let length = lines[start..].iter().position(|l| section(l).is_some());
        Some(&lines[start..length.map_or(lines.len(), |l| start + l)])
    };
    let puzzle = of("puzzle")?;
    Some(plain::read(puzzle).and_then(|mut reading| {
        let shape = reading.puzzles.first().map(|p| p.grid.shape());
        if let Some(state) = of("state") {
            let state = plain::read(state)?.first()?.grid;
            if Some(state.shape()) != shape {
                return Err(ReadError::damaged(&Form::Sdk, Damage::State));
            }
            reading.puzzles.iter_mut().for_each(|p| p.type_over(&state));
        }
        reading.form = Form::Sdk;
        let marks = of("pencilmarks").and_then(|lines| marks(lines, shape?));
        let known = |s: &str| s == "puzzle" || s == "state" || s == "pencilmarks" && marks.is_some();
        let others = lines.iter().filter_map(section).filter(|s| !known(s));
        reading.dropped =
            others.take(6).map(|s| format!("section [{}]", s.chars().take(20).collect::<String>())).collect();
        if let (Some(marks), [puzzle]) = (marks, &mut reading.puzzles[..]) {
            let is_open = |(square, mask): (usize, u32)| if puzzle.grid.get(square) == 0 { mask } else { 0 };
            puzzle.marks.centre = marks.into_iter().enumerate().map(is_open).collect();
            puzzle.marks = std::mem::take(&mut puzzle.marks).tidy();
        }
        Ok(reading)
    }))
}

/// Candidates between commas, a line for each row, as masks; `None` where they are none.
fn marks(lines: &[Line], shape: Shape) -> Option<Vec<u32>> {
    let side = shape.side();
    let mask =
        |word: &str| word.trim().chars().try_fold(0, |mask, c| Some(mask | 1 << (c.to_digit(10)?.checked_sub(1)?)));
    let row =
        |line: &Line| line.text.split(',').map(mask).collect::<Option<Vec<u32>>>().filter(|row| row.len() == side);
    let rows: Vec<Vec<u32>> =
        lines.iter().filter(|line| !line.text.trim().is_empty()).map(row).collect::<Option<_>>()?;
    let fits = side <= 9 && !shape.is_cube() && rows.len() == side;
    fits.then(|| rows.concat()).filter(|masks| masks.iter().all(|mask| mask >> side == 0))
}

/// A `.sdk` file with its description and level.
pub(crate) fn write(grid: &Grid, name: &str, level: &str) -> String {
    let tag = |letter: char, value: &str| {
        let value = value.replace(['\n', '\r'], " ");
        if value.is_empty() { String::new() } else { format!("#{letter}{value}\n") }
    };
    format!("{}{}{}\n", tag('D', name), tag('L', level), rows(grid))
}
