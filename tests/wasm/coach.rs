//! What crosses between the page and its coach.

use sudokube::generate::by_technique::GradeOrder;
use sudokube::generate::symmetry::Symmetry;
use sudokube::play::told::{Deed, Strength, Told};
use sudokube::puzzle::{Grid, Shape};
use sudokube::study::course::{Course, Moment};
use sudokube::technique::{Grade, Technique};
use sudokube::text::{Puzzle, Style};
use sudokube::threads::coach::beside::{BesideOrder, Compares};
use sudokube::threads::coach::making::{MakeOrder, Stand};
use sudokube::threads::coach::pages::{Entry, Page, Worked};
use sudokube::threads::coach::protocol::{Command, HintOrder, Rated, Report, WalkOrder};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{NUMBERS, crossing};

crossing!(
    commands: Command,
    Command::Hint { .. },
    Command::Walk { .. },
    Command::WalkOn { .. },
    Command::Step { .. },
    Command::Beside { .. },
    Command::Make { .. },
    Command::Pages { .. },
    Command::Page { .. },
);
crossing!(
    reports: Report,
    Report::Hint { .. },
    Report::Walked { .. },
    Report::Step { .. },
    Report::Beside { .. },
    Report::Making { .. },
    Report::Pages { .. },
    Report::Page { .. },
    Report::Lost { .. },
);

fn first(seed: u64) -> GradeOrder {
    let (technique, symmetry) = (Some(Technique::NakedPair), Symmetry::Diagonal);
    GradeOrder { shape: Shape::Cube4, grade: Grade::Hard, technique, symmetry, minimal: true, seed }
}

fn beside() -> BesideOrder {
    let grid = Grid::empty(Shape::Flat4);
    let course = Course {
        number: 3,
        answer: Some(grid.clone()),
        generations: NUMBERS[1],
        evaluations: NUMBERS[2],
        since: NUMBERS.to_vec(),
        moments: vec![Moment { generation: NUMBERS[2], right: vec![0, 255] }],
    };
    BesideOrder { puzzle: grid.clone(), answer: grid, order: vec![0, 15], courses: vec![course] }
}

#[wasm_bindgen_test]
fn every_message_crosses() {
    let id = u32::MAX;
    let mut all = vec![
        Command::Hint {
            id,
            order: HintOrder {
                grid: Grid::empty(Shape::Flat4),
                givens: Grid::empty(Shape::Flat4),
                marks: vec![15; 16],
                answer: None,
                several: true,
                ready: true,
                style: Style::Letters,
            },
        },
        Command::Walk {
            id,
            order: WalkOrder { puzzle: Grid::empty(Shape::Cube4), unique: true, seconds: 30, style: Style::Figures },
        },
        Command::WalkOn { id },
        Command::Step { id, at: 9 },
        Command::Beside { id, order: beside() },
        Command::Pages { id },
        Command::Page { id, key: "x-wing".into(), style: Style::Letters },
    ];
    all.extend(NUMBERS.map(|seed| Command::Make { id, order: MakeOrder { first: first(seed), count: 3, seconds: 9 } }));
    commands(all);
    let text = || "x".to_string();
    let puzzle = Puzzle::of_givens(Grid::empty(Shape::Flat4));
    let worked = Worked { said: vec![text()], picture: text(), link: text() };
    let entry = Entry { key: text(), title: text(), number: text(), chapter: text() };
    let page = Page {
        title: text(),
        number: text(),
        about: text(),
        example: Some(worked.clone()),
        cube: Some(worked),
        practise: vec![(text(), text())],
    };
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
                paused: true,
                numbers: [12, 12, 12],
                er: "≥ 1.2".into(),
                short: "ER 1.2".into(),
                text: "At least 1.2".into(),
                about: "Hard: X-wing".into(),
                parts: "EP 1.2".into(),
                harder: "Harder than most.".into(),
                strip: "<svg/>".into(),
                solved: false,
                lines: vec!["1.".into()],
            },
        },
        Report::Step { id, text: "Look.".into(), picture: "<svg/>".into(), page: "x-wing".into() },
        Report::Beside {
            id,
            compares: Compares {
                picture: "<svg/>".into(),
                figures: vec![(text(), text())],
                orders: vec![(text(), text())],
            },
        },
        Report::Making { id, stand: Stand { going: false, text: "Made.".into(), failed: true, made: vec![puzzle] } },
        Report::Pages { id, list: vec![entry] },
        Report::Page { id, page: Some(page), more: true },
        Report::Page { id, page: None, more: false },
        Report::Lost { id, why: text() },
    ]);
}
