//! Squares by name, one after the other: `r1c1=5`, `(0,3): 7`, `A1=5`, `cell(1,1,5)`, lines of row, column and digit.

use crate::text::extract::aspect::speaks_of_a_sheet;
use crate::text::extract::hit::Hit;
use crate::text::extract::named::{Named, board};
use crate::text::extract::triples::{self, either};

/// A word of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Number(u32),
    Word(&'a str),
    Sign(char),
}

use Token::{Number, Sign, Word};

/// The boards of squares that are named, several where nothing tells row from column.
pub(crate) fn find(text: &str) -> Vec<Hit> {
    // Numbers alone name squares by their place in the line at best.
    if !text.bytes().any(|b| b.is_ascii_alphabetic() || matches!(b, b'@' | b'(' | b'[' | b'{' | b'"' | b'\'')) {
        return triples::boards(&triples::of_lines(text), None);
    }
    let tokens = tokens(text);
    // The fewest squares that make a board.
    if tokens.len() < 16 {
        return Vec::new();
    }
    let mut hits = Vec::new();
    let named = scan_names(&tokens, row_column);
    hits.extend(board(&named));
    // Attributes of a program's data count from 0 or from 1; people count from 1.
    if text.contains("row=\"") {
        hits.extend(triples::shifted(&named, hits.first()).and_then(|named| board(&named)));
    }
    if hits.is_empty() && text.contains(|c: char| c == '@' || c.is_ascii_alphabetic()) {
        hits.extend(board(&scan(&tokens, digit_first)));
    }
    if hits.is_empty() {
        hits.extend(if is_of_chess(text) { chess(&scan_names(&tokens, letter)) } else { Vec::new() });
    }
    if hits.is_empty() {
        hits.extend(either(&without_i(scan_names(&tokens, letter)), speaks_of_a_sheet(text)));
    }
    let told = triples::told(text);
    for (pattern, scan) in [
        (pair as Pattern, scan as fn(&[(Token, usize)], Pattern) -> Vec<Named>),
        (indices, scan),
        (underscored, scan_names),
        (joined, scan_names),
    ] {
        if hits.is_empty() {
            hits.extend(triples::boards(&scan(&tokens, pattern), told));
        }
    }
    if hits.is_empty() {
        hits.extend(triples::boards(&triples::of_lines(text), told));
    }
    if hits.is_empty() {
        hits.extend(
            without_number(text).iter().flat_map(|text| triples::boards(&scan(&self::tokens(text), pair), told)),
        );
    }
    hits
}

/// Whether a text speaks of the squares of a chess board.
fn is_of_chess(text: &str) -> bool {
    let words = text.to_lowercase();
    ["chess", "schach", "ajedrez", "\u{e9}checs", "scacchi", "xadrez", "szach", "shakki"]
        .iter()
        .any(|chess| words.contains(chess))
}

/// Letters for columns, and rows counted from below; as without chess, too.
fn chess(squares: &[Named]) -> Vec<Hit> {
    let side = squares.iter().map(|s| s.row.max(s.column).max(s.value)).max().unwrap_or(0);
    let turned: Vec<Named> = squares
        .iter()
        .filter(|s| (1..=side).contains(&s.column))
        .map(|s| Named { row: side + 1 - s.column, column: s.row, ..*s })
        .collect();
    let plain = either(squares, false);
    board(&turned).into_iter().chain(plain).collect()
}

/// Rows of a table without the number of the puzzle before each, `(17, 1, 3, 2)`.
fn without_number(text: &str) -> Option<String> {
    let (_, rest) = text.split_once('(').filter(|_| text.contains("VALUES"))?;
    let (_, rest) = rest.split_once("VALUES")?;
    let number = rest.split_once('(')?.1.split_once(',').map(|(number, _)| format!("({number},"))?;
    let is_number = number.len() < 12 && number[1..number.len() - 1].trim().parse::<u32>().is_ok();
    (is_number && rest.matches(&number).count() > 15).then(|| rest.replace(&number, "("))
}

fn tokens(text: &str) -> Vec<(Token<'_>, usize)> {
    let bytes = text.as_bytes();
    // Room for all of them: of a long text they take more than the text itself.
    let class = |b: u8| {
        if b.is_ascii_digit() {
            1
        } else if b.is_ascii_alphabetic() {
            2
        } else {
            0
        }
    };
    let most = bytes.chunk_by(|&a, &b| class(a) > 0 && class(a) == class(b)).count();
    let mut tokens = Vec::with_capacity(most);
    let (mut at, mut line) = (0, 0);
    while let Some(&byte) = bytes.get(at) {
        let run = |is: fn(&u8) -> bool| bytes[at..].iter().take_while(|b| is(b)).count();
        match byte {
            b'\n' => {
                line += 1;
                at += 1;
            }
            b' ' | b'\t' => at += 1,
            b'0'..=b'9' => {
                let length = run(u8::is_ascii_digit);
                tokens.push((text[at..at + length].parse().map_or(Sign('9'), Number), line));
                at += length;
            }
            b if b.is_ascii_alphabetic() => {
                let length = run(u8::is_ascii_alphabetic);
                tokens.push((Word(&text[at..at + length]), line));
                at += length;
            }
            _ => {
                let c = text[at..].chars().next().unwrap_or(' ');
                tokens.push((Sign(c), line));
                at += c.len_utf8();
            }
        }
    }
    tokens
}

/// Row, column and digit of a square at the start of the tokens, and how many tokens they take.
type Pattern = fn(&[(Token, usize)]) -> Option<([u32; 3], usize)>;

/// The same for squares that have a name first.
fn scan_names(tokens: &[(Token, usize)], pattern: Pattern) -> Vec<Named> {
    let has_names = tokens.iter().any(|(token, _)| matches!(token, Word(_)));
    if has_names { scan(tokens, pattern) } else { Vec::new() }
}

/// Every place where a pattern stands, passed over once it was found.
fn scan(tokens: &[(Token, usize)], pattern: Pattern) -> Vec<Named> {
    let mut squares = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match pattern(&tokens[at..]) {
            Some(([row, column, value], length)) => {
                let after = &tokens[at + length..];
                let indexed = divider(after, true).is_some_and(|sign| number(after.get(sign)) == Some(1));
                // `(<= x11 9)` bounds a square, and what is not given was typed.
                let is_bound = matches!(tokens[..at], [.., (Sign('<' | '>'), _), (Sign('='), _)]);
                if !is_bound && !is_typed(after) {
                    squares.push(Named { row, column, value, line: tokens[at].1, indexed });
                }
                at += length.max(1);
            }
            None => at += 1,
        }
    }
    squares
}

/// `, "fixed": false`.
fn is_typed(after: &[(Token, usize)]) -> bool {
    let signs = after.iter().take(7).filter(|(token, _)| !matches!(token, Sign(_)));
    let mut words = signs.map(|(token, _)| *token);
    let is_given = |word: &str| ["fixed", "given", "readonly", "locked", "clue"].contains(&word);
    matches!((words.next(), words.next()), (Some(Word(name)), Some(Word("false" | "False"))) if is_given(name))
}

fn is_word(token: Option<&(Token, usize)>, words: &[&str]) -> bool {
    matches!(token, Some((Word(word), _)) if words.iter().any(|w| word.eq_ignore_ascii_case(w)))
}

/// How many signs between a square and its digit there are; of these one at least must be an equals sign or the like.
fn divider(tokens: &[(Token, usize)], needed: bool) -> Option<usize> {
    let mut marked = !needed;
    for (at, (token, _)) in tokens.iter().enumerate().take(10) {
        match token {
            // A bound, as in `x11 >= 1`.
            Sign('>') if matches!(tokens.get(at + 1), Some((Sign('='), _))) => return None,
            Number(_) => return marked.then_some(at),
            Sign('=' | ':' | '>') => marked = true,
            // `value={7}`; candidates stand in such brackets, too.
            Sign('{')
                if matches!(tokens[..at], [.., (Sign('='), _)])
                    && matches!(tokens.get(at + 2), Some((Sign('}'), _))) => {}
            Sign('"' | '\'' | ')' | ']' | '(' | '[' | '}' | '-' | '.' | '\u{2192}' | '\u{21d2}') => {
                marked |= *token == Sign('\u{2192}')
            }
            Sign(',') if !needed => {}
            Word(word)
                if [
                    "is", "value", "digit", "has", "holds", "be", "val", "v", "must", "should", "number", "num", "clue",
                ]
                .iter()
                .any(|w| word.eq_ignore_ascii_case(w)) =>
            {
                marked = true
            }
            Word(word) if ["given", "fixed", "true", "type"].iter().any(|w| word.eq_ignore_ascii_case(w)) => {}
            _ => return None,
        }
    }
    None
}

fn number(token: Option<&(Token, usize)>) -> Option<u32> {
    match token {
        Some((Number(n), _)) => Some(*n),
        _ => None,
    }
}

/// `3 in r1c5`, `3@1,5`.
fn digit_first(tokens: &[(Token, usize)]) -> Option<([u32; 3], usize)> {
    let digit = number(tokens.first())?;
    match tokens.get(1)?.0 {
        Word(word) if ["in", "at", "on", "to", "is"].iter().any(|w| word.eq_ignore_ascii_case(w)) => {}
        Sign('@' | '=' | ':') => {}
        _ => return None,
    }
    let place = |at: usize| number(tokens.get(at));
    if is_word(tokens.get(2), &["r", "row"]) && is_word(tokens.get(4), &["c", "col", "column"]) {
        return Some(([place(3)?, place(5)?, digit], 6));
    }
    let comma = matches!(tokens.get(3)?.0, Sign(','));
    (comma && tokens[1].0 == Sign('@')).then_some(())?;
    Some(([place(2)?, place(4)?, digit], 5))
}

/// `r1c5 = 3`, `Row 1, column 5: 3`.
fn row_column(tokens: &[(Token, usize)]) -> Option<([u32; 3], usize)> {
    let skip = |from: usize| {
        let signs = tokens[from.min(tokens.len())..].iter().take(6);
        from + signs
            .take_while(|(t, _)| {
                *t == Word("data")
                    || matches!(
                        t,
                        Sign(',' | '=' | ':' | '"' | '\'' | '#' | '-' | '_' | '[' | ']' | '(' | ')' | '{' | '}')
                    )
            })
            .count()
    };
    const ROW: [&str; 13] = ["r", "row", "rows", "line", "zeile", "ligne", "fila", "z", "l", "f", "y", "w", "wiersz"];
    const COLUMN: [&str; 11] = ["c", "col", "column", "k", "spalte", "colonne", "columna", "s", "cols", "x", "kolumna"];
    let by_row = is_word(tokens.first(), &ROW);
    if !by_row && !is_word(tokens.first(), &COLUMN) {
        return None;
    }
    let first = skip(1);
    let a = number(tokens.get(first))?;
    let second = skip(first + 1);
    if !is_word(tokens.get(second), if by_row { &COLUMN } else { &ROW }) {
        return None;
    }
    let third = skip(second + 1);
    let b = number(tokens.get(third))?;
    let after = third + 1;
    let tokens_after = &tokens[after.min(tokens.len())..];
    let value = after + divider(tokens_after, false).or_else(|| quoted_alone(tokens_after))?;
    // `r1c1r1c2=3` and `r1c1 r1c2` name no digit.
    let digit = number(tokens.get(value))?;
    Some((if by_row { [a, b, digit] } else { [b, a, digit] }, value + 1))
}

/// Where the only number that follows on the line is, if it stands between quotation marks, as in an assertion of a test.
fn quoted_alone(tokens: &[(Token, usize)]) -> Option<usize> {
    let line = tokens.first()?.1;
    let numbers =
        tokens.iter().take_while(|(_, of)| *of == line).enumerate().filter(|(_, (t, _))| matches!(t, Number(_)));
    let places: Vec<usize> = numbers.map(|(at, _)| at).collect();
    let &[only] = &places[..] else { return None };
    let is_quote = |at: usize| matches!(tokens.get(at), Some((Sign('"' | '\''), _)));
    (only > 0 && is_quote(only - 1) && is_quote(only + 1)).then_some(only)
}

/// `A1 = 5`: a letter and a number.
fn letter(tokens: &[(Token, usize)]) -> Option<([u32; 3], usize)> {
    let (Some((Word(name), _)), Some((Number(column), _))) = (tokens.first(), tokens.get(1)) else { return None };
    let &[letter] = name.as_bytes() else { return None };
    let value = 2 + divider(&tokens[2..], true)?;
    let row = u32::from(letter.to_ascii_uppercase() - b'A') + 1;
    Some(([row, *column, number(tokens.get(value))?], value + 1))
}

/// Rows A to J without I, which looks like 1.
fn without_i(mut squares: Vec<Named>) -> Vec<Named> {
    let has = |row: u32| squares.iter().any(|s| s.row == row);
    if has(10) && !has(9) && squares.iter().all(|s| s.row <= 10 && s.column <= 9) {
        squares.iter_mut().filter(|s| s.row == 10).for_each(|s| s.row = 9);
    }
    squares
}

/// `choices["4"]["1"]["2"] == 1`: three indices, of which one is the digit.
fn indices(tokens: &[(Token, usize)]) -> Option<([u32; 3], usize)> {
    let mut at = 0;
    let mut numbers = [0; 3];
    for index in &mut numbers {
        let quote = |at: usize| usize::from(matches!(tokens.get(at), Some((Sign('"' | '\''), _))));
        matches!(tokens.get(at)?.0, Sign('[')).then_some(())?;
        at += 1 + quote(at + 1);
        *index = number(tokens.get(at))?;
        at += 1 + quote(at + 1);
        matches!(tokens.get(at)?.0, Sign(']')).then_some(())?;
        at += 1;
    }
    Some((numbers, at))
}

/// `x_1_6_5 = 1`, or `cell_0_1 = 6`: numbers behind a name.
fn underscored(tokens: &[(Token, usize)]) -> Option<([u32; 3], usize)> {
    matches!(tokens.first()?.0, Word(_)).then_some(())?;
    let index = |at: usize| matches!(tokens.get(at)?.0, Sign('_')).then(|| number(tokens.get(at + 1)))?;
    let (a, b) = (index(1)?, index(3)?);
    if let Some(c) = index(5) {
        return Some(([a, b, c], 7));
    }
    let value = 5 + divider(&tokens[5..], false)?;
    Some(([a, b, number(tokens.get(value))?], value + 1))
}

/// `x13 = 7`, `(= x13 7)`: row and column as one number behind a name.
fn joined(tokens: &[(Token, usize)]) -> Option<([u32; 3], usize)> {
    let Word(name) = tokens.first()?.0 else { return None };
    let place = number(tokens.get(1)).filter(|place| name.len() < 5 && (11..100).contains(place) && place % 10 > 0)?;
    let value = 2 + divider(&tokens[2..], false)?;
    Some(([place / 10, place % 10, number(tokens.get(value)).filter(|value| *value < 10)?], value + 1))
}

/// `(0, 3): 7`, `[0][3] = 7`, `0,3=7`, `(0, 3, 7)`.
fn pair(tokens: &[(Token, usize)]) -> Option<([u32; 3], usize)> {
    let token = |at: usize| tokens.get(at).map(|(t, _)| *t);
    match (token(0)?, token(1)?, token(2)?, token(3)?, token(4)?) {
        (Sign('(' | '[' | '{'), Number(a), Sign(',' | ';'), Number(b), Sign(',' | ';')) => {
            let Some(Number(value)) = token(5) else { return None };
            matches!(token(6), Some(Sign(')' | ']' | '}'))).then_some(([a, b, value], 7))
        }
        (
            Sign('(' | '[' | '"' | '\''),
            Number(a),
            Sign(',' | '-' | '_' | '/' | ':'),
            Number(b),
            Sign(')' | ']' | '"' | '\''),
        ) => {
            // `[0, 3], "value": 7`.
            let from = if token(5) == Some(Sign(',')) { 6 } else { 5 };
            let value = from + divider(&tokens[from..], true)?;
            Some(([a, b, number(tokens.get(value))?], value + 1))
        }
        (Sign('['), Number(a), Sign(']'), Sign('['), Number(b)) => {
            let value = 5 + divider(&tokens[5..], true)?;
            Some(([a, b, number(tokens.get(value))?], value + 1))
        }
        _ => None,
    }
}
