//! In WebAssembly a day has the puzzle that it has natively; and what crosses between the page and its diary.

use sudokube::generate::daily::{Date, Kind, make};
use sudokube::generate::near::Way;
use sudokube::puzzle::{Grid, Shape};
use sudokube::threads::diary::protocol::{AnotherOrder, Command, Report};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{crossing, daily_golden};

crossing!(commands: Command, Command::Day { .. }, Command::Another { .. });
crossing!(reports: Report, Report::Day { .. }, Report::Another { .. });

#[wasm_bindgen_test]
fn old_days_stay_the_same() {
    assert_eq!(daily_golden::difference(daily_golden::dates().into_iter()), None);
}

#[wasm_bindgen_test]
fn every_message_crosses() {
    let (id, date) = (u32::MAX, Date(20_781));
    let order = AnotherOrder { shape: Shape::Cube4, er: 62, way: Way::Harder, seed: u64::MAX };
    commands(vec![Command::Day { id, kind: Kind::Large, date }, Command::Another { id, order }]);
    reports(vec![
        Report::Day { id, daily: make(Kind::Sudoku, date) },
        Report::Day { id, daily: None },
        Report::Another { id, puzzle: Grid::empty(Shape::Flat6), er: 71 },
    ]);
}
