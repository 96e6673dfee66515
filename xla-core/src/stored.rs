//! Files of arrays, whatever the format: comparison with a collection, conversion, and replacement of files.
//!
//! A format reads the names and the types of all arrays when a file is opened, as [`Stored`]. The elements of one array are
//! read when its leaf is assembled: the memory beside the collection is that of one array.

use alloc::borrow::Cow;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Display;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use xla_shape::ElementType;

use crate::error::Error;
use crate::file::{io_error, malformed};
use crate::tensors::{Content, Path as Name, Tensors};

mod bytes;
mod convert;
mod wanted;

use bytes::{PIECE, permuted};
use convert::Converter;
use wanted::{Wanted, Wants};

/// The name and the type of the counter in a batch normalisation of PyTorch, which has a meaning only where the momentum of
/// its averages is `None`.
const COUNTER: &str = "num_batches_tracked: i64[]";

/// An array in a file.
pub(crate) struct Stored {
    /// The element type.
    pub(crate) kind: Kind,
    /// The sizes.
    pub(crate) dims: Vec<usize>,
    /// Whether the elements are in column-major order; row-major otherwise.
    pub(crate) columns: bool,
    /// The number by which the format finds the elements.
    pub(crate) place: usize,
}

/// The element type of an array in a file.
pub(crate) enum Kind {
    /// An element type, perhaps in an encoding of the format, which has a name: `Q8_0`.
    Known(ElementType, Option<&'static str>),
    /// The format's name of a type that states no element type, and the element types whose leaves read its bits.
    Untyped(String, &'static [ElementType]),
}

impl Display for Kind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Kind::Known(_, Some(encoding)) => write!(f, "{encoding}"),
            Kind::Known(element, None) => write!(f, "{element}"),
            Kind::Untyped(name, _) => write!(f, "{name}"),
        }
    }
}

/// Formats the type like a Rust type.
impl Display for Stored {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{:?}", self.kind, self.dims)
    }
}

/// Returns the number of bytes of an array; `None` if it overflows.
pub(crate) fn bytes_of(element: ElementType, dims: &[usize]) -> Option<u64> {
    let size = element.bytes() as u64;
    // A size of 0 hides the overflow of others, whose strides would overflow later.
    let mut full = dims.iter().filter(|size| **size != 0);
    let most = full.try_fold(size, |n, size| n.checked_mul(*size as u64))?;
    usize::try_from(most).ok()?;
    Some(if dims.contains(&0) { 0 } else { most })
}

/// A fault of a file: the byte at which it is, and a description.
pub(crate) struct Fault {
    /// The number of bytes before it.
    pub(crate) at: u64,
    /// The description.
    pub(crate) reason: String,
}

impl Fault {
    /// Makes the fault at a byte.
    pub(crate) fn new(at: u64, reason: impl Into<String>) -> Fault {
        let reason = reason.into();
        Fault { at, reason }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "byte {}: {}", self.at, self.reason)
    }
}

/// The elements of the arrays of an open file.
pub(crate) trait Elements {
    /// Returns a reader of the elements of an array in the order of the file, each in little-endian order.
    fn open(&mut self, place: usize) -> io::Result<Box<dyn Read + '_>>;

    /// Returns the path of the file with the elements of an array.
    fn path(&self, place: usize) -> &Path;

    /// Whether the file is known to have all elements. Otherwise it has to be read to find faults.
    fn is_checked(&self) -> bool;
}

/// A function that returns a permutation of the dimensions of the leaf with a dotted name.
type Transposition<'a> = Box<dyn FnMut(&str) -> Option<Vec<usize>> + 'a>;

/// An open file of arrays: the function `open` of each format returns one.
///
/// Elements are read by the methods that load collections, one array at a time.
#[must_use]
pub struct Weights<'a> {
    path: PathBuf,
    /// The kind of file, for messages: `safetensors file`.
    format: &'static str,
    arrays: BTreeMap<String, Stored>,
    elements: Box<dyn Elements>,
    lossy: bool,
    transposition: Option<Transposition<'a>>,
}

impl<'a> Weights<'a> {
    /// Makes an open file of these arrays.
    pub(crate) fn new(
        path: &Path,
        format: &'static str,
        arrays: BTreeMap<String, Stored>,
        elements: Box<dyn Elements>,
    ) -> Weights<'a> {
        Weights {
            path: path.to_owned(),
            format,
            arrays,
            elements,
            lossy: false,
            transposition: None,
        }
    }

    /// Iterates over the names of the arrays with their types, such as `f32[64, 128]`, in the order of the names.
    pub fn arrays(&self) -> impl Iterator<Item = (&str, String)> {
        let all = self.arrays.iter();
        all.map(|(name, array)| (name.as_str(), array.to_string()))
    }

    /// Converts between element types also where the type of the field does not have all values of the type in the file.
    ///
    /// Without this method, the type in the file may be another floating-point, integer or complex type if the type of the
    /// field has all its values: `bf16` is converted to `f32`, `u8` to `i32`. With it,
    ///
    /// - a floating-point or complex number is rounded to nearest, ties to even;
    /// - an integer is converted to another integer type, and one that does not fit is an error;
    /// - integers are converted to floating-point numbers, with the same rounding.
    ///
    /// No other conversion is made: not from floating-point numbers to integers, not from complex numbers to others, and
    /// not from or to `bool`.
    pub fn lossy(mut self) -> Self {
        self.lossy = true;
        self
    }

    /// Transposes arrays: `permutation` returns the permutation for the leaf with a dotted name, and `None` for a leaf
    /// whose dimensions have the order of the file.
    ///
    /// As in the operation `transpose`, dimension `i` of the leaf is dimension `permutation[i]` of the array in the file.
    pub fn transposed<P: AsRef<[usize]>>(
        mut self,
        mut permutation: impl FnMut(&str) -> Option<P> + 'a,
    ) -> Self {
        let of = move |leaf: &str| Some(permutation(leaf)?.as_ref().to_vec());
        self.transposition = Some(Box::new(of));
        self
    }

    /// Loads a collection whose leaves are in the file under their dotted names.
    ///
    /// # Errors
    ///
    /// [`Error::Mismatch`] with all arrays that are missing, extra or of another type, [`Error::Malformed`] if elements
    /// violate the format, and [`Error::Io`] if the file cannot be read.
    pub fn load<T: Tensors>(self) -> Result<T, Error> {
        self.load_named(str::to_owned)
    }

    /// Loads a collection whose leaves have other names in the file: `name` returns the name there of the leaf with a
    /// dotted name.
    ///
    /// The numbers `num_batches_tracked` beside PyTorch's batch normalisations are ignored, unless a leaf has such a name.
    ///
    /// # Errors
    ///
    /// As [`load`](Weights::load).
    pub fn load_named<T: Tensors>(
        mut self,
        mut name: impl FnMut(&str) -> String,
    ) -> Result<T, Error> {
        let mut wanted = Wanted::new(self.lossy);
        T::specs(Name::ROOT, &mut |spec| {
            let leaf = spec.path.to_string();
            let permutation = self.transposition.as_mut().and_then(|of| of(&leaf));
            let array = spec.array();
            wanted.compare(
                &self.arrays,
                name(&leaf),
                spec.element,
                spec.dims,
                &array,
                permutation,
            );
        });
        let mut extra = wanted.extra(&self.arrays);
        extra.retain(|array| !array.ends_with(COUNTER));
        let all = wanted.checked(&self.path, extra)?;
        let mut all = all.into_iter();
        T::assemble(Name::ROOT, &mut |spec| {
            let leaf = all
                .next()
                .expect("expected the leaves of `specs`, found more");
            Ok(Content {
                bytes: Cow::Owned(self.content(&leaf, spec.element)?),
                dims: Cow::Owned(leaf.dims),
            })
        })
    }

    /// Overwrites some leaves of a collection: `name` returns the name in the file of the leaf with a dotted name, and
    /// `None` for a leaf that keeps its value. The file may contain other arrays.
    ///
    /// # Errors
    ///
    /// As [`load`](Weights::load), without extra arrays. The collection is unchanged then, unless the file changes while
    /// it is read or the system fails to read it.
    pub fn load_into<T: Tensors>(
        mut self,
        tensors: &mut T,
        mut name: impl FnMut(&str) -> Option<String>,
    ) -> Result<(), Error> {
        // All arrays are compared before a leaf is written, so an error changes none.
        let mut wanted = Wanted::new(self.lossy);
        let mut is_read = Vec::new();
        tensors.visit(Name::ROOT, &mut |path, leaf| {
            let name_of_leaf = path.to_string();
            let source = name(&name_of_leaf);
            is_read.push(source.is_some());
            let Some(source) = source else { return };
            let permutation = self.transposition.as_mut().and_then(|of| of(&name_of_leaf));
            let dims: Vec<_> = leaf.dims.iter().copied().map(Some).collect();
            let array = format!("{}{:?}", leaf.element, leaf.dims);
            wanted.compare(
                &self.arrays,
                source,
                leaf.element,
                &dims,
                &array,
                permutation,
            );
        });
        let all = wanted.checked(&self.path, Vec::new())?;
        for leaf in &all {
            let may_fail = leaf.conversion.may_fail() || leaf.element == ElementType::Bool;
            if may_fail || !self.elements.is_checked() {
                self.converted(leaf, &mut |_| {})?;
            }
        }
        let (mut all, mut is_read) = (all.into_iter(), is_read.into_iter());
        let mut result = Ok(());
        tensors.visit_mut(Name::ROOT, &mut |_, mut leaf| {
            if is_read.next() == Some(true)
                && let Some(wants) = all.next()
                && result.is_ok()
            {
                let content = self.content(&wants, leaf.element);
                result = content.and_then(|bytes| leaf.write(&bytes));
            }
        });
        result
    }

    /// Returns the elements of a leaf in row-major order.
    fn content(&mut self, wants: &Wants, element: ElementType) -> Result<Vec<u8>, Error> {
        let count: usize = wants.dims.iter().product();
        let mut content = Vec::new();
        // A file that is not checked may lie about the number of its elements.
        let Some(len) = count.checked_mul(element.bytes()) else {
            let dims = wants.dims.clone();
            let bytes = usize::MAX;
            return Err(Error::Allocation {
                element,
                dims,
                bytes,
            });
        };
        let room = if self.elements.is_checked() {
            len
        } else {
            len.min(PIECE)
        };
        let reserved = content.try_reserve_exact(room);
        let allocation = |_| Error::Allocation {
            element,
            dims: wants.dims.clone(),
            bytes: len,
        };
        reserved.map_err(allocation)?;
        self.converted(wants, &mut |piece| content.extend_from_slice(piece))?;
        Ok(match &wants.permutation {
            Some((dims, permutation)) => permuted(&content, element.bytes(), dims, permutation),
            None => content,
        })
    }

    /// Calls `f` with pieces of the elements for a leaf, converted to its type, in the order of the file.
    fn converted(&mut self, wants: &Wants, f: &mut dyn FnMut(&[u8])) -> Result<(), Error> {
        let Wants { name, from, .. } = wants;
        let place = self.arrays[name].place;
        let path = self.elements.path(place).to_owned();
        let (format, checks_bool) = (self.format, *from == ElementType::Bool);
        let about = |reason: &dyn Display| {
            malformed(&path, format, &format_args!("tensor {name}: {reason}"))
        };
        let failed = |error: io::Error| match error.kind() {
            // Decoders report faults of the file so.
            io::ErrorKind::InvalidData
            | io::ErrorKind::InvalidInput
            | io::ErrorKind::UnexpectedEof => about(&error),
            _ => io_error(&path, error),
        };
        let mut reader = self.elements.open(place).map_err(failed)?;
        let total = wants.dims.iter().product::<usize>() * from.bytes();
        let mut converter = Converter::new(wants.conversion);
        let mut piece = vec![0; total.min(PIECE)];
        let mut done = 0;
        while done < total {
            let len = (total - done).min(PIECE);
            let read = fill(&mut reader, &mut piece[..len]).map_err(failed)?;
            if read < len {
                return Err(about(&format_args!(
                    "expected {total} bytes, found {}",
                    done + read
                )));
            }
            if checks_bool && let Some(at) = piece[..len].iter().position(|byte| *byte > 1) {
                let byte = piece[at];
                return Err(about(&Error::NotBool {
                    at: done + at,
                    byte,
                }));
            }
            let converted = converter.convert(&piece[..len]).map_err(|(at, number)| {
                let (at, to) = (done / from.bytes() + at, wants.element);
                about(&format_args!(
                    "element {at} is {number}, which {to} does not have"
                ))
            })?;
            f(converted);
            done += len;
        }
        // Reading to the end also compares the checksum of an archive.
        match fill(&mut reader, &mut [0]).map_err(failed)? {
            0 => Ok(()),
            _ => Err(about(&format_args!("expected {total} bytes, found more"))),
        }
    }
}

impl core::fmt::Debug for Weights<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.arrays()).finish()
    }
}

/// Reads until the buffer is full or the file ends, and returns the number of bytes.
fn fill(reader: &mut dyn Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut done = 0;
    while done < buffer.len() {
        match reader.read(&mut buffer[done..]) {
            Ok(0) => break,
            Ok(read) => done += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(done)
}

/// Defines the functions of a format that load collections, by its function `open`. The format's name is the name of its
/// module and the ending of its files.
macro_rules! loads {
    ($format:literal, $save:literal) => {
        /// Loads a collection whose leaves are in the file under their dotted names.
        ///
        /// # Errors
        ///
        /// [`Error::Io`] if the file cannot be read, [`Error::Malformed`] if it violates the format or is truncated, and
        /// [`Error::Mismatch`] with all arrays that are missing, extra or of another type.
        pub fn load<T: $crate::tensors::Tensors>(path: impl AsRef<Path>) -> Result<T, Error> {
            open(path)?.load()
        }

        /// Loads a collection whose leaves have other names in the file: `name` returns the name there of the leaf with a
        /// dotted name.
        ///
        #[doc = $save]
        ///
        /// # Errors
        ///
        /// As [`load`].
        pub fn load_named<T: $crate::tensors::Tensors>(
            path: impl AsRef<Path>,
            name: impl FnMut(&str) -> ::alloc::string::String,
        ) -> Result<T, Error> {
            open(path)?.load_named(name)
        }

        /// Overwrites some leaves of a collection: `name` returns the name in the file of the leaf with a dotted name, and
        /// `None` for a leaf that keeps its value. The file may contain other arrays.
        ///
        /// # Errors
        ///
        /// As [`load`], without extra arrays. The collection is unchanged then, unless the file changes while it is read or
        /// the system fails to read it.
        pub fn load_into<T: $crate::tensors::Tensors>(
            tensors: &mut T,
            path: impl AsRef<Path>,
            name: impl FnMut(&str) -> Option<::alloc::string::String>,
        ) -> Result<(), Error> {
            open(path)?.load_into(tensors, name)
        }
    };
}

pub(crate) use loads;
