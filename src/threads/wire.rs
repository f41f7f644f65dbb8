//! Messages as JavaScript values: objects by the names of their fields, 64-bit numbers as BigInt so that none loses bits above 2⁵³,
//! and bytes for what a protocol has packed.

use crate::say::error::wire::WireText;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// Why a message could not be written or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WireError;

impl std::fmt::Display for WireError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(WireText::Unread.text())
    }
}

impl std::error::Error for WireError {}

impl From<WireError> for JsValue {
    fn from(error: WireError) -> JsValue {
        JsValue::from_str(&error.to_string())
    }
}

/// A command or a message as it crosses.
///
/// # Errors
/// When it holds what cannot be written, which no message of a [`Protocol`](crate::threads::Protocol) does.
pub fn to_js(message: &impl Serialize) -> Result<JsValue, WireError> {
    let serializer = Serializer::new().serialize_large_number_types_as_bigints(true).serialize_bytes_as_arrays(false);
    message.serialize(&serializer).map_err(|_| WireError)
}

/// What has crossed.
///
/// # Errors
/// When it is no message of this kind.
pub fn from_js<T: DeserializeOwned>(message: JsValue) -> Result<T, WireError> {
    serde_wasm_bindgen::from_value(message).map_err(|_| WireError)
}
