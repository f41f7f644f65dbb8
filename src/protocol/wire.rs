//! Messages as JavaScript values, the same on both sides.

use serde::Serialize;
use serde_wasm_bindgen::{Error, Serializer, from_value, to_value};
use wasm_bindgen::JsValue;

use super::{Command, Report};

/// Limits are 64-bit: as BigInt they cross exactly, whatever a link asks for.
pub fn command_to_js(command: &Command) -> Result<JsValue, Error> {
    command.serialize(&Serializer::new().serialize_large_number_types_as_bigints(true))
}

pub fn command_from_js(message: JsValue) -> Result<Command, Error> {
    from_value(message)
}

/// Counts as plain numbers, exact up to 2⁵³: no run gets that far.
pub fn report_to_js(report: &Report) -> Result<JsValue, Error> {
    to_value(report)
}

pub fn report_from_js(message: JsValue) -> Result<Report, Error> {
    from_value(message)
}
