//! What crosses between the page and its reader of pictures.

use sudokube::photo::Trust;
use sudokube::puzzle::{Grid, Shape};
use sudokube::threads::photo::protocol::{Command, Doubt, Pixels, ReadOrder, Reading, Report};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::crossing;

crossing!(commands: Command, Command::Open { .. }, Command::Decoded { .. }, Command::Read { .. }, Command::Panic);
crossing!(
    reports: Report,
    Report::Read { .. },
    Report::NoBoard { .. },
    Report::Unreadable { .. },
    Report::Undrawn { .. },
    Report::Lost { .. },
);

#[wasm_bindgen_test]
fn every_message_crosses() {
    let id = u32::MAX;
    let corners = [(0.1, 0.2), (0.9, -0.5), (1.0, 1.0), (f32::MIN_POSITIVE, 0.75)];
    let order = ReadOrder { corners: Some(corners), print_only: true, mended: vec![(255, 16), (0, 0)] };
    let pixels = Pixels { width: 1, height: 2, rgba: vec![0, 1, 2, 255, 4, 5, 6, 7] };
    commands(vec![
        Command::Open { id, order: ReadOrder::default() },
        Command::Decoded { id, pixels, order: order.clone() },
        Command::Read { id, order },
        Command::Panic,
    ]);
    let reading = |trust| Reading {
        grid: Grid::empty(Shape::Flat16),
        trust,
        doubtful: vec![Doubt { square: 255, guesses: vec![16, 0, 6] }, Doubt { square: 0, guesses: Vec::new() }],
        by_hand: vec![0, 255],
        corners,
    };
    let mut all: Vec<Report> = [Trust::Certain, Trust::Chosen, Trust::Doubtful, Trust::Unsolved]
        .map(|trust| Report::Read { id, reading: reading(trust) })
        .into();
    let others = [Report::NoBoard { id }, Report::Unreadable { id }, Report::Undrawn { id }];
    all.extend(others);
    all.push(Report::Lost { id, why: "why".into() });
    reports(all);
}
