//! What crosses between the page and its coach.

use sudokube::play::told::{Deed, Strength, Told};
use sudokube::puzzle::{Grid, Shape};
use sudokube::text::Style;
use sudokube::threads::coach::protocol::{Command, HintOrder, Rated, Report, WalkOrder};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::crossing;

crossing!(commands: Command, Command::Hint { .. }, Command::Walk { .. }, Command::Step { .. });
crossing!(reports: Report, Report::Hint { .. }, Report::Walked { .. }, Report::Step { .. });

#[wasm_bindgen_test]
fn every_message_crosses() {
    let id = u32::MAX;
    commands(vec![
        Command::Hint {
            id,
            order: HintOrder {
                grid: Grid::empty(Shape::Flat4),
                givens: Grid::empty(Shape::Flat4),
                marks: vec![15; 16],
                answer: None,
                several: true,
                style: Style::Letters,
            },
        },
        Command::Walk {
            id,
            order: WalkOrder { puzzle: Grid::empty(Shape::Cube4), unique: true, far: false, style: Style::Figures },
        },
        Command::Step { id, at: 9 },
    ]);
    reports(vec![
        Report::Hint {
            id,
            told: Told {
                shape: Shape::Flat9,
                strengths: vec![Strength {
                    text: "Look.".into(),
                    lit: vec![1],
                    struck: vec![80],
                    picture: "<svg/>".into(),
                }],
                at: 0,
                deed: Some(Deed::Strike(vec![(80, 3)])),
            },
        },
        Report::Walked {
            id,
            rated: Rated {
                going: true,
                numbers: [12, 12, 12],
                short: "ER 1.2".into(),
                text: "At least 1.2".into(),
                strip: "<svg/>".into(),
                solved: false,
                lines: vec!["1.".into()],
            },
        },
        Report::Step { id, text: "Look.".into(), picture: "<svg/>".into() },
    ]);
}
