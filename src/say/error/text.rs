//! Why a text or a link is no puzzle.

use crate::say::echo::echo;
use crate::say::number::Noun;
use crate::text::error::{Damage, Instead, ReadError};
use crate::text::link::LinkError;

wording! { error ReadError {
    ReadError::Empty => "nothing to read: type or paste the digits of a puzzle, with a dot or 0 for an empty square";
    ReadError::Unknown => "no puzzle found in this text; it can be digits with a dot or 0 for an empty square, a file such as .sdk, .sdm or .opensudoku, or a link to another Sudoku page";
    ReadError::Symbol { symbol, line, column } => "“{symbol}” in line {line}, column {column} is neither a digit nor an empty square (. 0 _ - * X)", line = line, column = column,
        symbol = echo(symbol);
    ReadError::Length { found, line: None } => "found {squares}; a puzzle has 16 (4×4), 36 (6×6), 81 (9×9), 256 (16×16), 625 (25×25), 1296 (36×36) or 2401 (49×49), a SudoKube 96 or 486 (six faces U R F D L B)",
        squares = Noun::Square.of(*found);
    ReadError::Length { found, line: Some(line) } => "found {squares} in line {line}; a puzzle has 16 (4×4), 36 (6×6), 81 (9×9), 256 (16×16), 625 (25×25), 1296 (36×36) or 2401 (49×49), a SudoKube 96 or 486 (six faces U R F D L B)", line = line,
        squares = Noun::Square.of(*found);
    ReadError::Large { side } => "this page does not show {side}×{side} boards; the lab program solves them", side = side;
    ReadError::Row { line, found, side } => "line {line} has {squares}, but a row of this board has {side}", line = line, side = side, squares = Noun::Square.of(*found);
    ReadError::Range { symbol, line, column, shape, last } => "“{symbol}” in line {line}, column {column} is too large for {board}, whose digits end at {last}", line = line, column = column, last = last,
        symbol = echo(symbol), board = shape.described();
    ReadError::Candidate { symbol, line, column, digit } => "“{symbol}” in line {line}, column {column} is where only {digit} or an empty square can be", line = line, column = column, digit = digit,
        symbol = echo(&symbol.to_string());
    ReadError::Edge { first, a, second, b } => "{first} holds {a} and {second} holds {b}, but they are the same square of the cube", first = first, a = a, second = second, b = b;
    ReadError::Value { form, square, value, shape } => "{square} of this {form} holds “{value}”, which is not a digit of {board}", square = square, form = form,
        value = echo(value), board = shape.described();
    ReadError::Damaged { form, why } => "this {form} is damaged or cut off: {why}", form = form, why = why;
    ReadError::NoPuzzle { form } => "this {form} holds no puzzle; only links that carry the digits themselves can be opened", form = form;
    ReadError::NotRead { form, instead } => "{form} cannot be read; {instead}", form = form, instead = instead;
} }

wording! { Damage {
    Damage::Squares { found } => "it holds {squares}, not 81", squares = Noun::Square.of(*found);
    Damage::TooMany => "it holds more than 81 squares";
    Damage::Square { place } => "{place} holds neither a digit nor a set of candidates", place = place;
    Damage::Unpackable => "its packed puzzle cannot be unpacked";
    Damage::Unfilled => "its packed digits do not fill 81 squares";
    Damage::Parts => "each cube must have a difficulty, a solution, a puzzle and its givens";
    Damage::Answer => "its solution does not solve its givens";
    Damage::CubeSquares { found } => "found a list of {squares}, not of 386", squares = Noun::Square.of(*found);
    Damage::Beyond => "it holds a digit beyond 9";
    Damage::State => "its state and its puzzle differ in size";
    Damage::TooLong => "it is longer than any puzzle";
    Damage::Json => "it is not well-formed JSON";
    Damage::NoGrid => "it has no grid";
    Damage::Rows { side } => "it has {rows}; boards of 4, 6, 9, 16 and 25 can be read", rows = Noun::Row.of(*side);
    Damage::ShortRow { row, side } => "row {row} does not have {side} squares", row = row, side = side;
    Damage::EmptyGame { line } => "the game in line {line} is empty", line = line;
    Damage::Game { line, found } => "the game in line {line} holds {squares}, not 81", line = line, squares = Noun::Square.of(*found);
} }

wording! { Instead {
    Instead::FpuzzlesLink => "the same puzzle as an f-puzzles link can";
    Instead::PlainExport => "its plain export can";
    Instead::Versions => "versions 1 to 5 can";
} }

wording! { error LinkError {
    LinkError::NoPuzzle => "this link holds no puzzle; it may have been cut off";
    LinkError::Length { found } => "the puzzle of this link has {squares}, which fits no board; it may have been cut off", squares = Noun::Square.of(*found);
    LinkError::Large { side } => "this page does not show {side}×{side} boards; the lab program solves them", side = side;
    LinkError::Edge { position } => "two faces of the link’s cube hold different digits on the edge they share (square {position})", position = position;
    LinkError::Symbol { symbol, position } => "“{symbol}” (square {position} of the link’s puzzle) is not a digit of this board", position = position,
        symbol = echo(&symbol.to_string());
    LinkError::Version { version, .. } => "this link has version {version}, which this page does not know; only its puzzle could be read",
        version = echo(version);
    LinkError::Kind { kind } => "this link has the rule “{kind}”, which this page does not know", kind = echo(kind);
} }
