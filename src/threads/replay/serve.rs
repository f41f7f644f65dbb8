//! The browser's side of the classroom's thread.

use wasm_bindgen::JsValue;

use crate::threads::replay::Classroom;
use crate::threads::replay::protocol::{Answer, Ask};
use crate::threads::search::Next;
use crate::threads::search::serve::{Program, run};
use crate::threads::wire::{WireError, from_js};

/// Listens to the classroom and says that it does.
pub fn serve() {
    run::<Classroom>();
}

impl Program for Classroom {
    type Report = Answer;
    const READY: Answer = Answer::Ready;

    fn panicked(message: String) -> Answer {
        Answer::Panicked { message }
    }

    fn obey(&mut self, message: JsValue, clock: &dyn Fn() -> f64) -> Result<Vec<Answer>, WireError> {
        let ask: Ask = from_js(message)?;
        Ok(self.ask(ask, clock))
    }

    fn slice(&mut self, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        Classroom::slice(self, clock)
    }

    fn next(&self, now: f64) -> Next {
        Classroom::next(self, now)
    }
}
