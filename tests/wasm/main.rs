//! In WebAssembly: the rows of the golden file, and what crosses between page and workers. `make test-wasm` runs it in Node.

#![cfg(target_arch = "wasm32")]

mod classroom;
mod coach;
#[path = "../native/daily_golden.rs"]
mod daily_golden;
mod desk;
mod diary;
#[path = "../native/golden.rs"]
mod golden;
mod photo;
mod search;

use std::fmt::Debug;

use js_sys::Reflect;
use sudokube::export::workbook::Model;
use sudokube::puzzle::{Grid, Shape};
use sudokube::threads::workbook::protocol::{Command, Protocol, Report};
use sudokube::threads::{Message, program, wire};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// Small, the first that a JavaScript number cannot hold, and the largest.
const NUMBERS: [u64; 3] = [0, (1 << 53) + 1, u64::MAX];

/// Writes a function that sends samples across and back; the patterns are all variants, and each of them needs a sample.
macro_rules! crossing {
    ($name:ident: $all:ty, $($variant:pat),+ $(,)?) => {
        fn $name(samples: Vec<$all>) {
            for sample in &samples {
                // No wildcard: a new variant does not compile until it stands here.
                match sample {
                    $($variant)|+ => crate::crosses(sample),
                }
            }
            $(assert!(samples.iter().any(|s| matches!(s, $variant)), "no sample of {}", stringify!($variant));)+
        }
    };
}
use crossing;

fn crosses<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(sample: &T) {
    let message = wire::to_js(sample).expect("written");
    assert_eq!(&wire::from_js::<T>(message).expect("read"), sample);
}

/// A field of a message, by its path.
fn field(message: &JsValue, path: &[&str]) -> JsValue {
    path.iter().fold(message.clone(), |value, name| Reflect::get(&value, &(*name).into()).expect("an object"))
}

#[wasm_bindgen_test]
fn rows_are_those_of_native_runs() {
    assert_eq!(golden::difference(&golden::rows()), None);
}

crossing!(commands: Command, Command::Write { .. });
crossing!(reports: Report, Report::Written { .. }, Report::Refused { .. });

#[wasm_bindgen_test]
fn messages_of_the_workbooks_cross() {
    let write = |model| {
        let puzzle = Grid::empty(Shape::Flat9);
        Command::Write { model, variables: puzzle.cells().to_vec(), puzzle, link: "https://x.example/#".into() }
    };
    commands(Model::ALL.map(write).to_vec());
    let bytes: Vec<u8> = (0..=255).collect();
    reports(vec![Report::Written { model: Model::Binary, bytes }, Report::Refused { why: "it is a cube".into() }]);
}

#[wasm_bindgen_test]
fn what_a_worker_says_of_itself_crosses() {
    type Says = Message<<Protocol as program::Protocol>::Report>;
    crosses(&Says::Ready { build: "0123456789ab".into() });
    crosses(&Says::Panicked { message: "why".into() });
    crosses(&Says::Report(Report::Refused { why: "“no”".into() }));
}
