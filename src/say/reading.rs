//! What was read: its form, its counts, and what of it this program does not have.

use std::fmt::{Display, Formatter};

use crate::puzzle::Shape;
use crate::say::echo::echo;
use crate::say::list::{Items, List};
use crate::say::number::{Count, Noun, Number};
use crate::text::form::Form;
use crate::text::how::How;
use crate::text::reading::{Puzzle, Reading};
use crate::text::symbol;

wording! { Form {
    Form::Page(page) => "{page} link", page = page;
    Form::Link => "link";
    Form::Project => "SudoKube link";
    Form::Packed => "packed puzzle";
    Form::PackingOf(form) => "the packing of this {form}", form = form;
    Form::Fpuzzles => "f-puzzles text";
    Form::OpenSudoku => "OpenSudoku file";
    Form::OpenSudokuVersion(version) => "version {version} of OpenSudoku’s data", version = echo(&version.to_string());
    Form::Sdk => ".sdk file";
    Form::CubeCli { encrypted: false } => "SuDoKube-CLI text";
    Form::CubeCli { encrypted: true } => "the encrypted SuDoKube-CLI text";
    Form::List { csv: false } => "list";
    Form::List { csv: true } => "CSV list";
    Form::OnlyOfList { shape, csv: false } => "{board} in a list", board = shape.title();
    Form::OnlyOfList { shape, csv: true } => "{board} in a CSV list", board = shape.title();
    Form::Rows { shape, hexadecimal: false } => "{board} in rows", board = shape.title();
    Form::Rows { shape, hexadecimal: true } => "{board} in rows, 0–{from} read as 1–{to}",
        board = shape.title(), from = highest(*shape, 1), to = highest(*shape, 0);
    Form::OneLine { shape, hexadecimal: false } => "{board} in one line", board = shape.title();
    Form::OneLine { shape, hexadecimal: true } => "{board} in one line, 0–{from} read as 1–{to}",
        board = shape.title(), from = highest(*shape, 1), to = highest(*shape, 0);
    Form::AllCandidates(shape) => "{board} with all candidates", board = shape.title();
    Form::CandidateGrid(shape) => "{board} candidate grid", board = shape.title();
    Form::Numbers(shape) => "{board} in numbers", board = shape.title();
    Form::Fields(shape) => "{board} in fields", board = shape.title();
    Form::Found { shape, how } => "{board} in {how}", how = how, board = shape.title();
} }

wording! { How {
    How::Link => "a link";
    How::Lists => "lists of a program";
    How::OneList => "one list";
    How::Fields => "fields";
    How::Labelled => "rows with labels";
    How::Rows => "rows";
    How::Squares => "squares by name";
    How::Elements => "elements of a page";
    How::Line => "one line";
    How::Divided => "rows on one line";
    How::Candidates => "rows of candidates";
    How::Columns => "columns of digits, blanks for empty squares";
    How::Vertical => "one square a line";
    How::Wrapped => "a line that was broken";
} }

messages! {
    /// One line about what was read.
    pub enum Read {
        Many { form: Form, puzzles: Count, least: Number, most: Count } => "{form} of {puzzles}, {least} to {most}",
        ManyAlike { form: Form, puzzles: Count, givens: Count } => "{form} of {puzzles}, {givens} each",
        OneOf { form: Form, puzzles: Count, number: Number, board: String, counts: Counts } => "{form} of {puzzles}; number {number}: {board}, {counts}",
        NamedOf { form: Form, puzzles: Count, number: Number, names: Items, board: String, counts: Counts }
            => "{form} of {puzzles}; number {number} ({names}): {board}, {counts}",
        One { form: Form, counts: Counts } => "{form}, {counts}",
        OneBoard { form: Form, board: String, counts: Counts } => "{form}, {board}, {counts}",
        Dropped { what: Box<Read>, rules: List } => "{what}; read with plain Sudoku rules, without its {rules}",
    }
}

/// What a puzzle holds: "28 givens, 3 typed digits, 4 pencil marks".
#[derive(Clone, Debug, PartialEq)]
pub struct Counts(Items);

impl crate::say::language::Said for Counts {}

impl Display for Counts {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// The sign of the highest digit of a board, or of one that is so much less.
fn highest(shape: Shape, less: u8) -> char {
    symbol(shape.side() as u8 - less)
}

impl Form {
    /// Whether its name says what board it holds.
    const fn names_the_board(&self) -> bool {
        match self {
            Form::OnlyOfList { .. } | Form::Rows { .. } | Form::OneLine { .. } | Form::Found { .. } => true,
            Form::AllCandidates(_) | Form::CandidateGrid(_) | Form::Numbers(_) | Form::Fields(_) => true,
            Form::Page(_) | Form::Link | Form::Project | Form::Packed | Form::PackingOf(_) | Form::Fpuzzles => false,
            Form::OpenSudoku | Form::OpenSudokuVersion(_) | Form::Sdk | Form::CubeCli { .. } | Form::List { .. } => {
                false
            }
        }
    }
}

impl Puzzle {
    /// Its givens, then what else it holds.
    pub fn counts(&self) -> Counts {
        let counts = [
            Noun::Given.of(self.givens()),
            Noun::TypedDigit.of(self.typed_count()),
            Noun::PencilMark.of(self.marks.count()),
            Noun::ColouredSquare.of(self.marks.coloured()),
            Noun::DrawnLine.of(self.marks.strokes.len()),
        ];
        let told = counts.iter().enumerate().filter(|(k, count)| *k == 0 || count.n > 0);
        Counts(Items::of(told.map(|(_, count)| count)))
    }
}

impl Reading {
    /// One line about everything: of many puzzles "list of 95 puzzles, 17 to 24 givens", of one the same as [`what`].
    ///
    /// [`what`]: Reading::what
    pub fn overview(&self) -> String {
        let givens = || self.puzzles.iter().map(Puzzle::givens);
        let (form, puzzles) = (self.form.clone(), Noun::Puzzle.of(self.puzzles.len()));
        let what = match (givens().min(), givens().max()) {
            (Some(least), Some(most)) if puzzles.n > 1 && least == most => {
                Read::ManyAlike { form, puzzles, givens: Noun::Given.of(most) }
            }
            (Some(least), Some(most)) if puzzles.n > 1 => {
                Read::Many { form, puzzles, least: least.into(), most: Noun::Given.of(most) }
            }
            _ => return self.what(),
        };
        self.without(what)
    }

    /// The same with the rules that the text names.
    fn without(&self, what: Read) -> String {
        let rules = List::of(self.dropped.iter().map(|rule| echo(rule)));
        match self.dropped.is_empty() {
            true => what.text(),
            false => Read::Dropped { what: Box::new(what), rules }.text(),
        }
    }

    /// One line: "SudokuWiki link, 28 givens, 4 pencil marks".
    pub fn what(&self) -> String {
        self.what_of(0)
    }

    /// One line about one of many, counted from 0: "list of 95 puzzles; number 3: 9×9, 24 givens".
    pub fn what_of(&self, at: usize) -> String {
        let form = self.form.clone();
        let at = at.min(self.puzzles.len().saturating_sub(1));
        let Some(puzzle) = self.puzzles.get(at) else { return form.to_string() };
        let (board, counts) = (puzzle.grid.shape().title(), puzzle.counts());
        let what = if self.puzzles.len() > 1 {
            let (puzzles, number) = (Noun::Puzzle.of(self.puzzles.len()), (at + 1).into());
            let names = [&puzzle.name, &puzzle.difficulty].into_iter().filter(|w| !w.is_empty());
            let names = Items::of(names.map(|name| echo(name)));
            match names.0.is_empty() {
                true => Read::OneOf { form, puzzles, number, board, counts },
                false => Read::NamedOf { form, puzzles, number, names, board, counts },
            }
        } else if puzzle.grid.shape() != Shape::Flat9 && !form.names_the_board() {
            Read::OneBoard { form, board, counts }
        } else {
            Read::One { form, counts }
        };
        self.without(what)
    }
}
