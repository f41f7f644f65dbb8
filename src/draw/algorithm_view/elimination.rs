//! The valid-values board of the iterating spreadsheet, and what the last iteration did to it.

use crate::draw::algorithm_view::table::{GridTable, cell};
use crate::evolve::view::elimination::ValidValues;
use crate::exact::elimination::{Placed, Removed};
use crate::puzzle::{Layout, Shape};
use crate::say::algorithm_view::{AlgorithmView, View};
use crate::say::list::Items;
use crate::say::number::Noun;
use crate::say::words::paragraph;
use crate::text::digits::written;

/// Where the iteration stands, in a sentence or two.
pub fn sentence(board: &ValidValues) -> String {
    let open = board.solution.iter().filter(|&&d| d == 0).count();
    let impossible = board.valid.contains(&0);
    if board.iteration == 0 {
        return View::BeforeElimination.text().to_string();
    }
    let said = AlgorithmView::Iteration {
        iteration: board.iteration.into(),
        removed: Noun::Candidate.of(board.removed_in_all),
        placed: Noun::Digit.of(board.placed.len()),
        open: Noun::Square.of(open),
    };
    paragraph([said.text().as_str(), if impossible { View::NoCandidate.text() } else { "" }])
}

/// What is left when the rules find nothing more.
pub fn stalled(board: &ValidValues) -> String {
    let open = board.valid.iter().zip(&board.solution).filter(|&(_, &digit)| digit == 0);
    let (count, left) = open.fold((0u64, 0), |(count, left), (mask, _)| (count + 1, left + mask.count_ones()));
    let (open, candidates) = (Noun::OpenSquare.of(count), Noun::Candidate.of(left));
    AlgorithmView::Stalled { iteration: board.iteration.into(), open, candidates }.text()
}

/// The board: each square a block of its candidates. A cube has one for each face.
pub fn markup(shape: Shape, board: &ValidValues) -> String {
    let layout = Layout::of(shape);
    if board.valid.len() != layout.squares {
        return String::new();
    }
    let mut struck = vec![0u32; layout.squares];
    // In a square that was solved before, nothing needs a reason.
    let with_reason = board.removed.iter().filter(|r| r.house.is_some());
    with_reason.for_each(|r| struck[r.square] |= 1 << (r.digit - 1));
    let mut placed = vec![false; layout.squares];
    board.placed.iter().for_each(|p| placed[p.square] = true);
    let table = |face: &crate::puzzle::Face| {
        let field = |k: usize| {
            let square = face.squares[k];
            let class = match (placed[square], board.solution[square]) {
                (true, _) => "placed",
                (_, 0) => "",
                _ => "given",
            };
            cell(class, block(shape, board.valid[square], struck[square]))
        };
        let caption = match shape.is_cube() {
            true => AlgorithmView::ValidOfFace { face: face.name }.text(),
            false => View::Valid.text().to_string(),
        };
        GridTable { class: "valid", ..GridTable::of_squares(shape, &caption, &field) }.markup()
    };
    layout.faces.iter().map(table).collect()
}

/// The candidates of a square, laid out as a box is; those just removed are struck out.
fn block(shape: Shape, valid: u32, struck: u32) -> String {
    let mut html = String::new();
    for k in 0..shape.side() {
        if k > 0 && k % shape.box_width() == 0 {
            html.push('\n');
        }
        let digit = written(k as u8 + 1);
        match (valid >> k & 1, struck >> k & 1) {
            (1, _) => html.push_str(&digit),
            (_, 1) => html += &format!("<s>{digit}</s>"),
            _ => html.push('·'),
        }
    }
    html
}

/// Each placed digit and each removed candidate with its reason, square by square.
pub fn reasons(shape: Shape, board: &ValidValues) -> String {
    let layout = Layout::of(shape);
    let mut html = String::new();
    for Placed { square, digit, house } in &board.placed {
        let why = match house {
            None => View::OnlyDigit.text().to_string(),
            Some(house) => AlgorithmView::OnlyPlace { house: layout.house_name(*house) }.text(),
        };
        html += &format!("<li><b>{} = {}</b>, {why}", layout.name(*square), written(*digit));
    }
    for of_square in board.removed.chunk_by(|a, b| a.square == b.square) {
        let name = layout.name(of_square[0].square);
        match of_square[0].house {
            Some(_) => {
                let digits = Items::of(of_square.iter().map(|r| reason(layout, r)));
                html += &format!("<li>{}", AlgorithmView::Loses { square: name, digits });
            }
            None => html += &format!("<li>{}", AlgorithmView::Keeps { square: name }),
        }
    }
    let more = (board.removed_in_all as usize).saturating_sub(board.removed.len());
    if more > 0 {
        html += &format!("<li>… {}", AlgorithmView::MoreRemovals { n: more.into() });
    }
    html
}

fn reason(layout: &Layout, removed: &Removed) -> String {
    let Removed { digit, seen, house, .. } = *removed;
    match house {
        Some(house) => {
            AlgorithmView::Seen { digit: written(digit), square: layout.name(seen), house: layout.house_name(house) }
                .text()
        }
        None => written(digit),
    }
}

#[cfg(test)]
mod tests {
    use crate::draw::algorithm_view::elimination::*;

    #[test]
    fn removals_are_struck_out_and_explained() {
        let mut board = ValidValues {
            iteration: 1,
            valid: vec![0b1111; 16],
            solution: vec![0; 16],
            removed: vec![
                Removed { square: 1, digit: 2, seen: 0, house: Some(0) },
                Removed { square: 2, digit: 1, seen: 2, house: None },
            ],
            removed_in_all: 2,
            placed: vec![Placed { square: 0, digit: 1, house: None }],
        };
        board.valid[0] = 1;
        board.valid[1] = 0b1101;
        board.solution[0] = 1;
        board.valid[2] = 0b0010;
        board.solution[2] = 2;
        let html = markup(Shape::Flat4, &board);
        assert!(html.contains("<td class='placed'>1·\n··<td>1<s>2</s>\n34<td class='given'>·2\n··"), "{html}");
        assert_eq!(
            reasons(Shape::Flat4, &board),
            "<li><b>r1c1 = 1</b>, the only digit left<li>r1c2 loses 2 (r1c1, row 1)<li>r1c3 is solved and keeps only its digit"
        );
        assert_eq!(
            sentence(&board),
            "Iteration 1: 2 candidates removed (struck out), 1 digit placed (outlined), 14 squares left open."
        );
        assert!(stalled(&board).contains("14 open squares with 55 candidates left"), "{}", stalled(&board));
    }
}
