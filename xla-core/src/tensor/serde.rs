//! Tensors by serde: nested lists in formats for people, such as JSON; the sizes and the bytes of the elements in others.
//!
//! Elements are written in row-major order whatever the layout is. Dynamic sizes are read from the lists; all sizes are
//! checked.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use ::serde::de::{DeserializeSeed, Error as _, IgnoredAny, SeqAccess, Visitor};
use ::serde::ser::{SerializeSeq, SerializeTuple};
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::sized::of_slice;
use super::{Tensor, TensorMut, TensorView};
use crate::element::{Element, as_bytes, copy_from_bytes};
use crate::error::{Error, open};
use crate::shape::{Layout, Shape};

/// Writes nested lists in formats for people, and the sizes with the bytes of the elements in others.
///
/// A format without NaN and infinities, such as JSON, writes them as it writes those of an `f32`.
impl<E: Element, S: Shape, L: Layout<S>> Serialize for Tensor<E, S, L> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        let elements = if L::IS_ROW_MAJOR {
            Cow::Borrowed(self.as_slice())
        } else {
            Cow::Owned(self.to_vec())
        };
        let (sizes, elements) = (self.dims(), &*elements);
        if serializer.is_human_readable() {
            let sizes = sizes.as_ref();
            return Nested { sizes, elements }.serialize(serializer);
        }
        let mut pair = serializer.serialize_tuple(2)?;
        pair.serialize_element(&Sizes(sizes.as_ref()))?;
        pair.serialize_element(&Bytes(as_bytes(elements)))?;
        pair.end()
    }
}

macro_rules! views {
    ($($name:ident)*) => {$(
        /// Writes the same as of a [`Tensor`].
        impl<E: Element, S: Shape, L: Layout<S>> Serialize for $name<'_, E, S, L> {
            fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
                (**self).serialize(serializer)
            }
        }
    )*};
}
views!(TensorView TensorMut);

/// Elements as nested lists, a level for each size.
struct Nested<'a, E> {
    sizes: &'a [usize],
    elements: &'a [E],
}

impl<E: Element> Serialize for Nested<'_, E> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        let Some((&size, sizes)) = self.sizes.split_first() else {
            return self.elements[0].to_value().serialize(serializer);
        };
        let each: usize = sizes.iter().product();
        let mut list = serializer.serialize_seq(Some(size))?;
        for i in 0..size {
            let elements = &self.elements[i * each..][..each];
            list.serialize_element(&Nested { sizes, elements })?;
        }
        list.end()
    }
}

/// The sizes of a tensor, whose number its type determines.
struct Sizes<'a>(&'a [usize]);

impl Serialize for Sizes<'_> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        let mut sizes = serializer.serialize_tuple(self.0.len())?;
        for &size in self.0 {
            sizes.serialize_element(&(size as u64))?;
        }
        sizes.end()
    }
}

struct Bytes<'a>(&'a [u8]);

impl Serialize for Bytes<'_> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        serializer.serialize_bytes(self.0)
    }
}

/// Reads what [`Serialize`] writes.
///
/// A list of another length than the type states, or than the list before, is an error with both lengths. Without
/// elements, a dynamic size that no list determines is 0.
impl<'de, E: Element, S: Shape, L: Layout<S>> Deserialize<'de> for Tensor<E, S, L> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return deserializer.deserialize_tuple(2, Pair(PhantomData));
        }
        let mut lists = Lists::<E> {
            known: S::KNOWN,
            sizes: S::KNOWN.to_vec(),
            elements: Vec::new(),
        };
        At {
            lists: &mut lists,
            dimension: 0,
        }
        .deserialize(deserializer)?;
        let sizes: Vec<usize> = lists.sizes.iter().map(|size| size.unwrap_or(0)).collect();
        let shape = of_slice::<E, S>(&sizes).map_err(D::Error::custom)?;
        let tensor = Tensor::try_of_shape(shape).map_err(D::Error::custom)?;
        Ok(tensor.of_row_major(&lists.elements))
    }
}

/// The elements that have been read from nested lists.
struct Lists<E> {
    /// The sizes of the type.
    known: &'static [Option<usize>],
    /// The sizes of the type, and of the lists that have been read.
    sizes: Vec<Option<usize>>,
    elements: Vec<E>,
}

/// A list, or an element at the last dimension.
struct At<'a, E> {
    lists: &'a mut Lists<E>,
    dimension: usize,
}

impl<'de, E: Element> DeserializeSeed<'de> for At<'_, E> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        if self.dimension < self.lists.known.len() {
            return deserializer.deserialize_seq(self);
        }
        let value = E::Read::deserialize(deserializer)?;
        let elements = &mut self.lists.elements;
        let Some(element) = E::from_read(&value) else {
            let (number, of) = (elements.len(), open(self.lists.known));
            return Err(D::Error::custom(format_args!(
                "element {number} of {}{of}: expected a number that is finite as {}, found {value:?}",
                E::TYPE,
                E::TYPE
            )));
        };
        elements.push(element);
        Ok(())
    }
}

impl<'de, E: Element> Visitor<'de> for At<'_, E> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (of, dimension) = (open(self.lists.known), self.dimension);
        match self.lists.sizes[dimension] {
            Some(size) => write!(
                f,
                "a list of length {size}, dimension {dimension} of {}{of}",
                E::TYPE
            ),
            None => write!(f, "a list, dimension {dimension} of {}{of}", E::TYPE),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let dimension = self.dimension;
        let mut found = 0;
        loop {
            if self.lists.sizes[dimension] == Some(found) {
                // Counts the rest, for the message.
                while list.next_element::<IgnoredAny>()?.is_some() {
                    found += 1;
                }
                break;
            }
            let lists = &mut *self.lists;
            let next = At {
                lists,
                dimension: dimension + 1,
            };
            if list.next_element_seed(next)?.is_none() {
                break;
            }
            found += 1;
        }
        match self.lists.sizes[dimension] {
            Some(expected) if expected != found => Err(A::Error::invalid_length(found, &self)),
            _ => {
                self.lists.sizes[dimension] = Some(found);
                Ok(())
            }
        }
    }
}

/// The sizes and the bytes of the elements.
struct Pair<T>(PhantomData<T>);

impl<'de, E: Element, S: Shape, L: Layout<S>> Visitor<'de> for Pair<Tensor<E, S, L>> {
    type Value = Tensor<E, S, L>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the sizes and the bytes of {}{}",
            E::TYPE,
            open(S::KNOWN)
        )
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut pair: A) -> Result<Self::Value, A::Error> {
        let missing = |read, visitor: &Self| A::Error::invalid_length(read, visitor);
        let sizes = pair.next_element_seed(ReadSizes(S::RANK))?;
        let sizes = sizes.ok_or_else(|| missing(0, &self))?;
        let shape = of_slice::<E, S>(&sizes).map_err(A::Error::custom)?;
        let elements = pair.next_element_seed(ReadBytes(shape, PhantomData))?;
        elements.ok_or_else(|| missing(1, &self))
    }
}

/// Reads a number of sizes.
struct ReadSizes(usize);

impl<'de> DeserializeSeed<'de> for ReadSizes {
    type Value = Vec<usize>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<usize>, D::Error> {
        deserializer.deserialize_tuple(self.0, self)
    }
}

impl<'de> Visitor<'de> for ReadSizes {
    type Value = Vec<usize>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} sizes", self.0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<usize>, A::Error> {
        let mut sizes = Vec::new();
        while sizes.len() < self.0 {
            let size: Option<u64> = list.next_element()?;
            let size = size.ok_or_else(|| A::Error::invalid_length(sizes.len(), &self))?;
            sizes.push(usize::try_from(size).map_err(A::Error::custom)?);
        }
        Ok(sizes)
    }
}

/// Reads the elements of a tensor of a shape from their bytes.
struct ReadBytes<S, T>(S, PhantomData<T>);

impl<'de, E: Element, S: Shape, L: Layout<S>> DeserializeSeed<'de>
    for ReadBytes<S, Tensor<E, S, L>>
{
    type Value = Tensor<E, S, L>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_bytes(self)
    }
}

impl<'de, E: Element, S: Shape, L: Layout<S>> Visitor<'de> for ReadBytes<S, Tensor<E, S, L>> {
    type Value = Tensor<E, S, L>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bytes of {}{:?}", E::TYPE, self.0.sizes())
    }

    fn visit_bytes<T: ::serde::de::Error>(self, bytes: &[u8]) -> Result<Self::Value, T> {
        of_bytes(self.0, bytes).map_err(T::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut bytes = Vec::new();
        while let Some(byte) = list.next_element()? {
            bytes.push(byte);
        }
        self.visit_bytes(&bytes)
    }
}

fn of_bytes<E: Element, S: Shape, L: Layout<S>>(
    shape: S,
    bytes: &[u8],
) -> Result<Tensor<E, S, L>, Error> {
    // Before the elements are allocated, since the sizes may be wrong.
    let expected = shape.len().saturating_mul(size_of::<E>());
    if bytes.len() != expected {
        return Err(Error::Bytes {
            element: E::TYPE,
            expected,
            found: bytes.len(),
        });
    }
    let mut elements = vec![E::ZERO; shape.len()];
    copy_from_bytes(&mut elements, bytes)?;
    Ok(Tensor::try_of_shape(shape)?.of_row_major(&elements))
}
