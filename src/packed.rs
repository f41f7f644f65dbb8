//! Bytes: what is stored, and a field that crosses between page and worker as bytes (rows, boards and whatever else is large or
//! nested). As objects of JavaScript their many parts would be slow to read, and take code for every type.

use postcard::de_flavors;
use postcard::ser_flavors;
use postcard::{Deserializer, Error, serialize_with_flavor};
use serde::de::{DeserializeOwned, Error as _};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};

/// # Errors
/// When the value cannot be written, as none of a protocol.
pub fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    let bytes = to_bytes(value).ok_or_else(|| S::Error::custom("not to be packed"))?;
    to.serialize_bytes(&bytes)
}

/// # Errors
/// When the bytes are none of such a value.
pub fn deserialize<'de, T: DeserializeOwned, D: serde::Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let bytes: Vec<u8> = serde_bytes::deserialize(from)?;
    from_bytes(&bytes).ok_or_else(|| D::Error::custom("not to be unpacked"))
}

/// A value as postcard writes it; nothing for one that postcard cannot write.
pub fn to_bytes<T: Serialize>(value: &T) -> Option<Vec<u8>> {
    serialize_with_flavor(value, Sink(Vec::new())).ok()
}

/// A value that postcard has written; what follows it is ignored. Nothing when the bytes are none of such a value.
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    T::deserialize(&mut Deserializer::from_flavor(Source(bytes))).ok()
}

/// Where bytes go. Its methods are called, not copied into every place that writes a byte: that is much of a program.
struct Sink(Vec<u8>);

impl ser_flavors::Flavor for Sink {
    type Output = Vec<u8>;

    #[inline(never)]
    fn try_push(&mut self, data: u8) -> Result<(), Error> {
        self.0.push(data);
        Ok(())
    }

    #[inline(never)]
    fn try_extend(&mut self, data: &[u8]) -> Result<(), Error> {
        self.0.extend_from_slice(data);
        Ok(())
    }

    fn finalize(self) -> Result<Vec<u8>, Error> {
        Ok(self.0)
    }
}

/// Where bytes come from; called for the same reason.
struct Source<'de>(&'de [u8]);

impl<'de> de_flavors::Flavor<'de> for Source<'de> {
    type Remainder = &'de [u8];
    type Source = &'de [u8];

    #[inline(never)]
    fn pop(&mut self) -> Result<u8, Error> {
        let (&first, rest) = self.0.split_first().ok_or(Error::DeserializeUnexpectedEnd)?;
        self.0 = rest;
        Ok(first)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }

    #[inline(never)]
    fn try_take_n(&mut self, count: usize) -> Result<&'de [u8], Error> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Error::DeserializeUnexpectedEnd)?;
        self.0 = rest;
        Ok(taken)
    }

    fn finalize(self) -> Result<&'de [u8], Error> {
        Ok(self.0)
    }
}
