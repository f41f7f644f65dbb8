//! Bytes: what is stored, and a field that crosses between page and worker as bytes (rows, boards and whatever else is large or
//! nested). As objects of JavaScript their many parts would be slow to read, and take code for every type.

use postcard::de_flavors;
use postcard::ser_flavors;
use postcard::{Deserializer, Error, serialize_with_flavor};
use serde::de::{DeserializeOwned, Error as _};
use serde::ser::Error as _;
use serde::{Deserialize, Serialize, Serializer};

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

/// What a numbered message looks like: `{ id, body }`, the body as bytes. One type for all of them, so that a program has
/// the code that reads one once.
#[derive(Serialize, Deserialize)]
struct Numbered {
    id: u32,
    #[serde(with = "serde_bytes")]
    body: Vec<u8>,
}

impl Numbered {
    fn write<T: Serialize, S: Serializer>(id: u32, body: &T, to: S) -> Result<S::Ok, S::Error> {
        let body = to_bytes(body).ok_or_else(|| S::Error::custom("not to be packed"))?;
        Numbered { id, body }.serialize(to)
    }

    fn read<'de, T: DeserializeOwned, D: serde::Deserializer<'de>>(from: D) -> Result<(u32, T), D::Error> {
        let Numbered { id, body } = Numbered::deserialize(from)?;
        from_bytes(&body).map(|body| (id, body)).ok_or_else(|| D::Error::custom("not to be unpacked"))
    }
}

/// For a variant that has an id and so many parts: `#[serde(with = "crate::packed::one")]`.
macro_rules! numbered {
    ($($name:ident: $($part:ident $type:ident),+;)*) => {
        $(
            /// For a variant of an id and further parts, which cross together.
            pub mod $name {
                use super::*;

                /// # Errors
                /// When a part cannot be written, as none of a protocol.
                pub fn serialize<$($type: Serialize,)+ S: Serializer>(id: &u32, $($part: &$type,)+ to: S) -> Result<S::Ok, S::Error> {
                    Numbered::write(*id, &($($part,)+), to)
                }

                /// # Errors
                /// When the bytes are none of such parts.
                pub fn deserialize<'de, $($type: DeserializeOwned,)+ D: serde::Deserializer<'de>>(from: D) -> Result<(u32, $($type,)+), D::Error> {
                    let (id, ($($part,)+)) = Numbered::read(from)?;
                    Ok((id, $($part,)+))
                }
            }
        )*
    };
}

numbered! {
    one: a A;
    two: a A, b B;
    three: a A, b B, c C;
}

/// What an order with a seed looks like: `{ seed, body }`, the seed as a 64-bit number, the rest as bytes.
#[derive(Serialize, Deserialize)]
pub struct Seeded {
    /// The seed.
    pub seed: u64,
    #[serde(with = "serde_bytes")]
    body: Vec<u8>,
}

impl Seeded {
    /// A seed and what goes with it.
    pub fn new(seed: u64, rest: &impl Serialize) -> Seeded {
        // Plain fields in memory: nothing in them can be refused.
        Seeded { seed, body: to_bytes(rest).unwrap_or_default() }
    }

    /// What goes with the seed; nothing when the bytes are none of that.
    pub fn rest<T: DeserializeOwned>(&self) -> Option<T> {
        from_bytes(&self.body)
    }
}

/// Makes an order cross as [`Seeded`]: `#[serde(into = "Seeded", try_from = "Seeded")]`, its seed and these other fields.
macro_rules! seeded {
    ($type:ident { $($field:ident: $kind:ty),+ $(,)? }) => {
        impl From<$type> for $crate::packed::Seeded {
            fn from(order: $type) -> $crate::packed::Seeded {
                $crate::packed::Seeded::new(order.seed, &($(&order.$field,)+))
            }
        }

        impl TryFrom<$crate::packed::Seeded> for $type {
            type Error = &'static str;

            fn try_from(order: $crate::packed::Seeded) -> Result<$type, &'static str> {
                let ($($field,)+): ($($kind,)+) = order.rest().ok_or("not to be unpacked")?;
                Ok($type { seed: order.seed, $($field),+ })
            }
        }
    };
}

pub(crate) use seeded;
