//! The browser's side of the desk.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, FileReaderSync};

use crate::threads::desk::Desk;
use crate::threads::desk::protocol::{Answer, Ask};
use crate::threads::search::Next;
use crate::threads::search::serve::{Program, run};
use crate::threads::wire::{WireError, from_js};

/// Listens to the page's questions and says that it does.
pub fn serve() {
    run::<Desk>();
}

impl Program for Desk {
    type Report = Answer;
    const READY: Answer = Answer::Ready;

    fn panicked(message: String) -> Answer {
        Answer::Panicked { message }
    }

    /// A question is bytes, or a list of them and the files that belong to it.
    fn obey(&mut self, message: JsValue, _: &dyn Fn() -> f64) -> Result<Vec<Answer>, WireError> {
        let Some(parts) = message.dyn_ref::<Array>() else {
            return Ok(self.ask(from_js(message)?, &[]).into_iter().collect());
        };
        let ask: Ask = from_js(parts.get(0))?;
        let contents: Option<Vec<Vec<u8>>> = parts.iter().skip(1).map(content).collect();
        match (contents, &ask) {
            (None, &Ask::Files { id, .. }) => {
                let why = "The browser could not read this file; it may be a folder, or have been moved.".into();
                Ok(vec![Answer::Refused { id, why }])
            }
            (contents, _) => Ok(self.ask(ask, &contents.unwrap_or_default()).into_iter().collect()),
        }
    }

    fn slice(&mut self, clock: &dyn Fn() -> f64) -> Vec<Answer> {
        Desk::slice(self, clock).into_iter().collect()
    }

    fn next(&self, _: f64) -> Next {
        Desk::next(self)
    }
}

/// The bytes of a file; a worker may wait for them.
fn content(file: JsValue) -> Option<Vec<u8>> {
    let blob: Blob = file.dyn_into().ok()?;
    let buffer = FileReaderSync::new().ok()?.read_as_array_buffer(&blob).ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
