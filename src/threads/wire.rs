//! Messages as bytes, the same on both sides: small to write, quick to read, and every number exact.

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};

use crate::threads::search::protocol::{Command, Report};

/// Why a message could not be written or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a message between the page and its thread could not be read")]
pub struct WireError;

impl From<WireError> for JsValue {
    fn from(error: WireError) -> JsValue {
        JsValue::from_str(&error.to_string())
    }
}

pub fn command_to_js(command: &Command) -> Result<JsValue, WireError> {
    to_js(command)
}

pub fn command_from_js(message: JsValue) -> Result<Command, WireError> {
    from_js(message)
}

pub fn report_to_js(report: &Report) -> Result<JsValue, WireError> {
    to_js(report)
}

pub fn report_from_js(message: JsValue) -> Result<Report, WireError> {
    from_js(message)
}

/// Any message of any program as bytes.
pub fn to_js(message: &impl serde::Serialize) -> Result<JsValue, WireError> {
    let bytes = postcard::to_allocvec(message).map_err(|_| WireError)?;
    Ok(Uint8Array::from(bytes.as_slice()).into())
}

pub fn from_js<T: serde::de::DeserializeOwned>(message: JsValue) -> Result<T, WireError> {
    let bytes = message.dyn_into::<Uint8Array>().map_err(|_| WireError)?;
    postcard::from_bytes(&bytes.to_vec()).map_err(|_| WireError)
}
