//! Which of the boards that were seen are the puzzles of the text, and how certain that is.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::puzzle::{Grid, check};
use crate::text::extract::almost::Almost;
use crate::text::extract::hit::{Hit, fewest};
use crate::text::extract::labels::face_of;
use crate::text::extract::net::of_faces;
use crate::text::extract::{small, variants};
use crate::text::form::Form;
use crate::text::how::How;
use crate::text::order::sort_by;
use crate::text::reading::{Puzzle, Reading};

/// What was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best first; more than one where they are equally good, or where something is to be mended.
    pub readings: Vec<Reading>,
    /// Whether it may go onto the board without being asked for.
    pub certain: bool,
    /// Of 100.
    pub score: u8,
    /// What speaks for it and against it.
    pub reasons: Vec<Reason>,
    /// What was left out.
    pub ignored: Vec<Ignored>,
}

/// What speaks for a reading or against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A format that has a reader of its own.
    Format,
    /// The form in which it stands.
    Form(How),
    /// Another reading is as good.
    Equal,
    /// Two squares of a house hold the same digit.
    Conflict,
    /// Something was left out or added that may have been a square.
    Doubt,
    /// The board is full: perhaps a solution.
    Full,
    /// Fewer givens than any puzzle with one solution has.
    FewGivens,
    /// The text names rules that are not those of plain Sudoku.
    Variant,
    /// Something is missing or too much.
    Almost(Almost),
    /// A square with one candidate is taken for a given.
    Singles,
}

/// What was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// So many lines around the puzzles.
    Lines(usize),
    /// So many solutions of puzzles of the same text.
    Solutions(usize),
}

/// Below this nothing is a puzzle.
const LEAST: i32 = 50;

/// From here on it may go onto the board at once.
const CERTAIN: i32 = 60;

/// Less than this between two readings, and they are equally good.
const CLOSE: i32 = 6;

impl Found {
    /// What a reader of its own has read: certain unless rules are lost.
    pub(crate) fn of_reading(reading: Reading) -> Found {
        let of_grid = |is: fn(&Grid) -> bool| matches!(&reading.puzzles[..], [only] if is(&only.grid));
        let is_empty = of_grid(Grid::is_empty);
        // The puzzle beside it was not read, or stands before it in a list as a puzzle of its own.
        let is_solution = matches!(reading.form, Form::OnlyOfList { .. }) && of_grid(Grid::is_full)
            || reading.puzzles.windows(2).any(|pair| !pair[0].grid.is_full() && fills(&pair[1].grid, &pair[0].grid));
        let is_variant = !reading.dropped.is_empty();
        let certain = !(is_variant || is_empty || is_solution);
        let is_full = of_grid(Grid::is_full);
        let clashes = of_grid(|grid| !check::conflicts(grid).is_empty());
        let singles = matches!(reading.form, Form::AllCandidates(_) | Form::CandidateGrid(_)) && !(is_empty || is_full);
        let told = [
            (is_variant, Reason::Variant),
            (is_empty, Reason::FewGivens),
            (clashes, Reason::Conflict),
            (is_solution || is_full, Reason::Full),
            (singles, Reason::Singles),
        ];
        let told = told.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason);
        let reasons = [Reason::Format].into_iter().chain(told).collect();
        Found { readings: vec![reading], certain, score: 100, reasons, ignored: Vec::new() }
    }

    /// The same, but not certain, for this reason.
    pub(crate) fn but(mut self, reason: Reason) -> Found {
        if !self.reasons.contains(&reason) {
            self.reasons.push(reason);
        }
        Found { certain: false, ..self }
    }

    /// What a reader has read and what else was found in the text, if that is another board.
    pub(crate) fn doubted(reading: Reading, other: Option<Found>) -> Found {
        let mut found = Found::of_reading(reading);
        let others = other.map(|other| other.readings).unwrap_or_default();
        // A clash or a full board is what speaks against it, and no square that is missing.
        let known = found.reasons.iter().any(|reason| matches!(reason, Reason::Conflict | Reason::Full));
        match (others.is_empty(), known) {
            (false, _) => found.reasons.push(Reason::Equal),
            (true, false) => found.reasons.push(Reason::Doubt),
            (true, true) => {}
        }
        found.readings.extend(others);
        Found { certain: false, score: 60, ..found }
    }

    pub(crate) fn almost(almost: Almost, boards: Vec<Grid>, text: &str) -> Found {
        let dropped = variants::named(text);
        let reading = |grid: Grid| Reading {
            dropped: dropped.clone(),
            ..Reading::one(Form::Found { shape: grid.shape(), how: How::Rows }, Puzzle::of_givens(grid))
        };
        let readings = boards.into_iter().map(reading).collect();
        Found { readings, certain: false, score: 40, reasons: vec![Reason::Almost(almost)], ignored: Vec::new() }
    }

    /// What nearly fitted.
    pub fn fix(&self) -> Option<Almost> {
        self.reasons.iter().find_map(|r| if let Reason::Almost(almost) = r { Some(*almost) } else { None })
    }
}

/// The puzzles among the boards that were seen; `None` when none of them is one.
pub(crate) fn choose(mut hits: Vec<Hit>, text: &str) -> Option<Found> {
    hits.retain(|hit| hit.score >= LEAST && !hit.puzzle.grid.is_empty());
    // The faces of a cube are no puzzles of their own.
    let cubes: Vec<Range<usize>> =
        hits.iter().filter(|hit| hit.shape().is_cube()).map(|hit| hit.lines.clone()).collect();
    let is_face = |hit: &Hit| cubes.iter().any(|cube| cube.start <= hit.lines.start && hit.lines.end <= cube.end);
    hits.retain(|hit| hit.shape().is_cube() || !is_face(hit));
    sort_by(&mut hits, |hit| -i64::from(hit.score) << 8 | hit.how as i64);
    let mut distinct: Vec<Hit> = Vec::new();
    let mut known: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
    for hit in hits {
        match known.get(hit.puzzle.grid.cells()).and_then(|&at| distinct.get_mut(at)) {
            Some(known) if known.dropped.is_empty() => known.dropped = hit.dropped,
            Some(_) => {}
            None => {
                known.insert(hit.puzzle.grid.cells().to_vec(), distinct.len());
                distinct.push(hit);
            }
        }
    }
    let solved = without_solutions(&mut distinct);
    let best = distinct.first()?.score;
    let mut chosen: Vec<Hit> = Vec::new();
    let mut others: Vec<Hit> = Vec::new();
    // Which of the chosen ones stands on a line.
    let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
    for hit in distinct {
        let of_view = chosen.first().filter(|first| first.view != hit.view).map(|_| 0);
        let on_lines =
            || hit.lines.clone().find_map(|line| taken.get(&line).copied()).filter(|&at| !apart(&chosen[at], &hit));
        match of_view.or_else(on_lines) {
            Some(at) if chosen[at].score - hit.score < CLOSE => others.push(hit),
            Some(_) => {}
            None if best - hit.score <= 25 => {
                hit.lines.clone().for_each(|line| _ = taken.insert(line, chosen.len()));
                chosen.push(hit);
            }
            None => {}
        }
    }
    sort_by(&mut chosen, |hit| (hit.lines.start as i64) << 32 | hit.lines.end as i64);
    if let Some(cube) = cube(&chosen, &text.lines().collect::<Vec<&str>>()) {
        chosen = vec![cube];
    }
    Some(found(chosen, others, solved, text))
}

/// Takes out the boards that are another one of the text filled in, and what stands between the two as a program solves it; tells
/// how many were full.
fn without_solutions(hits: &mut Vec<Hit>) -> usize {
    // A solution stands not far from its puzzle.
    const FAR: usize = 60;
    let mut by_line: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, hit) in hits.iter().enumerate() {
        by_line.entry(hit.lines.start).or_default().push(at);
    }
    let grid = |at: usize| &hits[at].puzzle.grid;
    let near = |from: usize, to: usize| by_line.range(from..to).flat_map(|(_, at)| at).map(|&at| grid(at));
    let around = |hit: &Hit| hit.lines.start.saturating_sub(FAR)..hit.lines.start + FAR;
    let is_solution = |hit: &Hit| {
        let Range { start, end } = around(hit);
        hit.puzzle.grid.is_full() && near(start, end).any(|other| !other.is_full() && fills(&hit.puzzle.grid, other))
    };
    let is_solved: Vec<bool> = hits.iter().map(is_solution).collect();
    let is_step = |hit: &Hit| {
        let board = &hit.puzzle.grid;
        let before = || near(around(hit).start, hit.lines.start);
        let is_begun = || before().any(|other| other.filled() < board.filled() && is_within(other, board));
        let ends =
            || by_line.range(around(hit)).flat_map(|(_, at)| at).any(|&at| is_solved[at] && is_within(board, grid(at)));
        ends() && is_begun()
    };
    let solved = is_solved.iter().filter(|is| **is).count();
    let keep: Vec<bool> = hits.iter().zip(&is_solved).map(|(hit, is_solved)| !is_solved && !is_step(hit)).collect();
    let mut keep = keep.into_iter();
    hits.retain(|_| keep.next().unwrap_or(true));
    solved
}

/// Whether one is the other filled in.
pub(crate) fn fills(full: &Grid, puzzle: &Grid) -> bool {
    full.is_full() && is_within(puzzle, full)
}

/// Whether two boards on the same line are words or lists of their own, and not one with more of it filled in.
fn apart(a: &Hit, b: &Hit) -> bool {
    let words = a.how == b.how && matches!(a.how, How::Line | How::Link);
    let parts = a.part != b.part && a.part * b.part > 0;
    words
        || parts
            && !(a.how == How::Lists
                && (is_within(&a.puzzle.grid, &b.puzzle.grid) || is_within(&b.puzzle.grid, &a.puzzle.grid)))
}

/// Whether every digit of one is one of the other.
fn is_within(a: &Grid, b: &Grid) -> bool {
    a.shape() == b.shape() && a.cells().iter().zip(b.cells()).all(|(a, b)| *a == 0 || a == b)
}

/// Six boards whose edges agree are the faces of a cube: by the names above them, or in the order in which they stand.
fn cube(hits: &[Hit], lines: &[&str]) -> Option<Hit> {
    let [first, .., last] = hits else { return None };
    let name = |hit: &Hit| {
        let above = || lines[..hit.lines.start.min(lines.len())].iter().rev().find(|line| !line.trim().is_empty());
        let before = || lines.get(hit.lines.start)?.split([':', '=']).next();
        before().and_then(face_of).or_else(|| face_of(above()?))
    };
    let mut faces: Vec<(Option<usize>, &Grid)> = hits.iter().map(|hit| (name(hit), &hit.puzzle.grid)).collect();
    let named = faces.iter().filter_map(|face| face.0).fold(0u64, |named, face| named | 1 << face);
    if named == 0b11_1111 && faces.len() == 6 {
        sort_by(&mut faces, |face| face.0.map_or(-1, |name| name as i64));
    }
    let grid = of_faces(&faces.iter().map(|face| face.1).collect::<Vec<&Grid>>())?;
    Some(Hit::new(first.how, grid, first.lines.start..last.lines.end))
}

fn found(chosen: Vec<Hit>, others: Vec<Hit>, solved: usize, text: &str) -> Found {
    let variants = variants::named(text);
    let total = text.lines().filter(|l| !l.trim().is_empty()).count();
    let used: usize = chosen.iter().map(|hit| hit.lines.len()).sum();
    let score = chosen.iter().map(|hit| hit.score).min().unwrap_or(0);
    let conflict = chosen.iter().any(|hit| !check::conflicts(&hit.puzzle.grid).is_empty());
    let doubt = chosen.iter().any(|hit| hit.doubt || small::is_odd(&hit.puzzle.grid) || is_number(hit, text));
    // Beside others, too: perhaps the solution of one that was damaged.
    let full = chosen.iter().any(|hit| hit.puzzle.grid.is_full());
    let few = chosen.iter().any(|hit| hit.puzzle.grid.filled() < fewest(hit.shape()));
    let equal = !others.is_empty();
    let alone = chosen.len() == 1;
    let mut readings: Vec<Reading> = Vec::new();
    let mut reasons: Vec<Reason> = chosen.iter().map(|hit| Reason::Form(hit.how)).take(1).collect();
    if alone {
        readings.extend(chosen.into_iter().chain(others).map(|hit| reading(hit, &variants)));
    } else {
        let mut dropped = variants;
        for rule in chosen.iter().flat_map(|hit| &hit.dropped) {
            if !dropped.contains(rule) {
                dropped.push(rule.clone());
            }
        }
        let puzzles = chosen.into_iter().map(|hit| hit.puzzle).collect();
        readings.push(Reading { form: Form::List { csv: false }, puzzles, dropped });
    }
    let variant = readings.iter().any(|r| !r.dropped.is_empty());
    let against = [
        (equal, Reason::Equal),
        (conflict, Reason::Conflict),
        (few, Reason::FewGivens),
        (doubt, Reason::Doubt),
        (full, Reason::Full),
        (variant, Reason::Variant),
    ];
    reasons.extend(against.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason));
    let certain = score >= CERTAIN && !equal && !conflict && !variant && !few && !doubt && !full;
    let mut ignored = Vec::new();
    if total > used {
        ignored.push(Ignored::Lines(total - used));
    }
    if solved > 0 {
        ignored.push(Ignored::Solutions(solved));
    }
    Found { readings, certain, score: score.clamp(0, 100) as u8, reasons, ignored }
}

/// Whether a small board is a word among others: numbers of parts and goods are as long.
fn is_number(hit: &Hit, text: &str) -> bool {
    let squares = hit.shape().face_squares();
    squares < 81
        && hit.how == How::Line
        && text.chars().filter(|c| !c.is_whitespace()).take(squares + 1).count() > squares
}

fn reading(hit: Hit, variants: &[String]) -> Reading {
    let mut dropped = hit.dropped.clone();
    dropped.extend(variants.iter().filter(|v| !hit.dropped.contains(v)).cloned());
    let form = hit.form.unwrap_or(Form::Found { shape: hit.puzzle.grid.shape(), how: hit.how });
    Reading { dropped, ..Reading::one(form, hit.puzzle) }
}
