//! The browser's side of the workbook's thread.

use wasm_bindgen::JsValue;

use crate::threads::search::Next;
use crate::threads::search::serve::{Program, run};
use crate::threads::wire::{WireError, from_js};
use crate::threads::workbook::protocol::{Answer, Ask};

/// It keeps nothing between two workbooks.
#[derive(Default)]
struct Books;

/// Listens to the page and says that it does.
pub fn serve() {
    run::<Books>();
}

impl Program for Books {
    type Report = Answer;
    const READY: Answer = Answer::Ready;

    fn panicked(message: String) -> Answer {
        Answer::Panicked { message }
    }

    fn obey(&mut self, message: JsValue, _: &dyn Fn() -> f64) -> Result<Vec<Answer>, WireError> {
        let Ask { model, puzzle, variables, link } = from_js(message)?;
        Ok(vec![match model.write(&puzzle, &variables, &link) {
            Ok(bytes) => Answer::Book { model, bytes },
            Err(why) => Answer::Refused { why: why.to_string() },
        }])
    }

    fn slice(&mut self, _: &dyn Fn() -> f64) -> Vec<Answer> {
        Vec::new()
    }

    fn next(&self, _: f64) -> Next {
        Next::Idle
    }
}
