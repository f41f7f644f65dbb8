//! A field that crosses between page and worker as bytes: rows, boards and whatever else is large or nested. As objects of JavaScript
//! their many parts would be slow to read, and take code for every type.

use serde::de::{DeserializeOwned, Error as _};
use serde::ser::Error as _;
use serde::{Deserializer, Serialize, Serializer};

/// # Errors
/// When the value cannot be written, as none of a protocol.
pub fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    let bytes = postcard::to_allocvec(value).map_err(|_| S::Error::custom("not to be packed"))?;
    serde_bytes::serialize(&bytes, to)
}

/// # Errors
/// When the bytes are none of such a value.
pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let bytes: Vec<u8> = serde_bytes::deserialize(from)?;
    postcard::from_bytes(&bytes).map_err(|_| D::Error::custom("not to be unpacked"))
}
