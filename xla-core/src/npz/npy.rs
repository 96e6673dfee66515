//! One array: a header, which is a dictionary as Python writes it, and the elements.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::io::{self, Read};

use xla_shape::ElementType;

use super::dictionary::{Header, dictionary};
use crate::element::{Element, types};
use crate::stored::{Fault, Kind, Stored, bytes_of};

/// The first bytes of an array.
pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

/// The number of bytes of the longest header that is read. NumPy's own limit is 10000 unless the caller changes it.
const LONGEST: u64 = 1 << 20;

macro_rules! names {
    (_) => { None };
    ($name:literal) => { Some($name) };
    ($(@$group:ident { $((
        $variant:ident $t:ident $bits:tt $stablehlo:tt $hlo:tt $format:tt $numpy:tt $($rest:tt)*
    ))* })*) => {
        &[$($((ElementType::$variant, names!($numpy)),)*)*]
    };
}

/// The element types by NumPy's kind and number of bytes. NumPy lacks bf16 and the types of 8 bits.
const TYPES: &[(ElementType, Option<&str>)] = xla_shape::element_types! { names! {} };

macro_rules! elements {
    ($($t:ty)*) => { &[$(<$t as Element>::TYPE),*] };
}

/// The names that NumPy writes for the types of the package `ml_dtypes`, most of which are bytes without a meaning, and the
/// element types that they may stand for.
const UNTYPED: [(&str, &[ElementType]); 3] = [
    ("f1", &[ElementType::F8e5m2]),
    ("V1", types! { elements! { @quarters } }),
    ("V2", &[ElementType::Bf16]),
];

/// Returns the header of an array; `None` if NumPy lacks the element type.
pub(super) fn header(element: ElementType, dims: &[usize]) -> Option<Vec<u8>> {
    let name = TYPES.iter().find(|row| row.0 == element)?.1?;
    let order = if name.ends_with('1') { '|' } else { '<' };
    let sizes: String = dims.iter().map(|size| format!("{size}, ")).collect();
    let mut text =
        format!("{{'descr': '{order}{name}', 'fortran_order': False, 'shape': ({sizes}), }}");
    // The elements start at a multiple of 64 bytes; version 2 has a length of four bytes.
    let before = MAGIC.len() + 2 + 4;
    let padded = (before + text.len() + 1).next_multiple_of(64) - before;
    text = format!("{text:<width$}\n", width = padded - 1);
    let mut header = MAGIC.to_vec();
    header.extend([2, 0]);
    header.extend((padded as u32).to_le_bytes());
    header.extend(text.into_bytes());
    Some(header)
}

/// An array, and the place and the order of its elements.
pub(super) struct Array {
    pub(super) stored: Stored,
    /// The number of bytes before the elements.
    pub(super) start: u64,
    /// The number of bytes of each number that is in big-endian order; 1 if none is.
    pub(super) swapped: usize,
}

/// Reads the header of an array in a file or an entry of this many bytes. It stops before the elements.
pub(super) fn read(
    file: &mut dyn Read,
    size: u64,
    place: usize,
) -> io::Result<Result<Array, Fault>> {
    // The magic, the version, and the length of the header: 16 bits in version 1, which many columns of structured arrays
    // exceeded, and 32 later.
    let mut head = [0; 8];
    let (len, before) = match file.read_exact(&mut head) {
        Ok(()) if !head.starts_with(MAGIC) => {
            let reason = "expected an array of NumPy's, found other bytes";
            return Ok(Err(Fault::new(0, reason)));
        }
        Ok(()) => match head[6] {
            1 => {
                let mut len = [0; 2];
                file.read_exact(&mut len)
                    .map(|()| (u64::from(u16::from_le_bytes(len)), 10))
            }
            2 | 3 => {
                let mut len = [0; 4];
                file.read_exact(&mut len)
                    .map(|()| (u64::from(u32::from_le_bytes(len)), 12))
            }
            version => {
                let reason = format!("expected version 1, 2 or 3 of the format, found {version}");
                return Ok(Err(Fault::new(6, reason)));
            }
        },
        Err(error) => Err(error),
    }
    .or_else(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => Ok((u64::MAX, size)),
        _ => Err(error),
    })?;
    let most = LONGEST.min(size.saturating_sub(before));
    if len > most {
        let reason = if len == u64::MAX {
            "expected the start of an array, found the end".to_owned()
        } else {
            format!("expected a header of at most {most} bytes, found one of {len} bytes")
        };
        return Ok(Err(Fault::new(before, reason)));
    }
    let mut header = Vec::new();
    file.take(len).read_to_end(&mut header)?;
    if header.len() as u64 != len {
        let at = before + header.len() as u64;
        return Ok(Err(Fault::new(
            at,
            "expected the rest of the header, found the end",
        )));
    }
    Ok(described(&header, before, size, place))
}

/// Returns the array that a header describes.
fn described(header: &[u8], before: u64, size: u64, place: usize) -> Result<Array, Fault> {
    let start = before + header.len() as u64;
    let text = str::from_utf8(header).map_err(|error| {
        let at = before + error.valid_up_to() as u64;
        Fault::new(at, "expected a text, found another byte")
    })?;
    let Header {
        name,
        columns,
        dims,
    } = dictionary(text, before)?;
    // A type such as `<f4`: the order of the bytes, then the kind and the size.
    let order = name.chars().next();
    let kind = name.trim_start_matches(['<', '>', '|', '=']);
    let known = TYPES.iter().find(|row| row.1 == Some(kind));
    let (kind, bytes) = match known {
        Some((element, _)) => (Kind::Known(*element, None), Some(*element)),
        None => {
            let untyped = UNTYPED.iter().find(|row| row.0 == kind);
            let types = untyped.map_or(&[][..], |row| row.1);
            (
                Kind::Untyped(name.to_owned(), types),
                types.first().copied(),
            )
        }
    };
    // The elements of an unknown type are a fault for their reader only.
    if let Some(element) = bytes {
        let expected = bytes_of(element, &dims);
        let found = size - start;
        if expected != Some(found) {
            let expected = match expected {
                Some(expected) => expected.to_string(),
                None => "more than 2^64".to_owned(),
            };
            let reason = format!("expected {expected} bytes of {kind}{dims:?}, found {found}");
            return Err(Fault::new(start, reason));
        }
    }
    let swapped = match (order, known) {
        (Some('>'), Some((element, _))) => element.real().bytes(),
        _ => 1,
    };
    // Of one dimension, both orders are the same.
    let columns = columns && dims.len() > 1;
    let stored = Stored {
        kind,
        dims,
        columns,
        place,
    };
    Ok(Array {
        stored,
        start,
        swapped,
    })
}

/// A reader of numbers of `size` bytes in big-endian order, which returns them in little-endian order.
pub(super) struct Swapped<R> {
    reader: R,
    size: usize,
    /// The bytes of a number in reverse order, and how many of them are left.
    number: [u8; 8],
    left: usize,
}

impl<R: Read> Swapped<R> {
    /// Makes a reader of numbers of `size` bytes, at most 8.
    pub(super) fn new(reader: R, size: usize) -> Swapped<R> {
        Swapped {
            reader,
            size,
            number: [0; 8],
            left: 0,
        }
    }
}

impl<R: Read> Read for Swapped<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut done = 0;
        let size = self.size;
        while done < buffer.len() {
            if self.left > 0 {
                // The last byte of the number in the file is its lowest.
                self.left -= 1;
                buffer[done] = self.number[self.left];
                done += 1;
                continue;
            }
            let whole = (buffer.len() - done) / size * size;
            if whole > 0 {
                let read = self.reader.read(&mut buffer[done..done + whole])?;
                // A number in two parts: its rest follows.
                let split = read % size;
                let missing = if split == 0 { 0 } else { size - split };
                self.reader
                    .read_exact(&mut buffer[done + read..done + read + missing])?;
                let numbers = &mut buffer[done..done + read + missing];
                numbers.chunks_exact_mut(size).for_each(<[u8]>::reverse);
                return Ok(done + read + missing);
            }
            match self.reader.read(&mut self.number[..1])? {
                0 => return Ok(done),
                _ => self.reader.read_exact(&mut self.number[1..size])?,
            }
            self.left = size;
        }
        Ok(done)
    }
}
