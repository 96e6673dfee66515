//! The start of a file: the metadata, and the names, the types and the places of all tensors.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use std::collections::HashSet;
use std::io::{self, Read};

use xla_shape::ElementType;

use super::blocks::{Block, NUMBERS};
use crate::stored::{Fault, Kind, bytes_of};

/// The number of lists in each other that are skipped.
const DEPTH: usize = 8;

/// The number of dimensions of a tensor in ggml.
const MOST_DIMENSIONS: u32 = 4;

/// The distance of tensors unless `general.alignment` states another.
const ALIGNMENT: u64 = 32;

/// How elements are read: as an element type, from blocks if they are quantised.
type Elements = (ElementType, Option<Block>);

/// The types of tensors by their numbers: the name, and the elements of those that are read.
const TYPES: &[(u32, &str, Option<Elements>)] = &[
    (0, "F32", Some((ElementType::F32, None))),
    (1, "F16", Some((ElementType::F16, None))),
    (2, "Q4_0", Some((ElementType::F32, Some(Block::Four)))),
    (3, "Q4_1", None),
    (6, "Q5_0", None),
    (7, "Q5_1", None),
    (8, "Q8_0", Some((ElementType::F32, Some(Block::Eight)))),
    (9, "Q8_1", None),
    (10, "Q2_K", None),
    (11, "Q3_K", None),
    (12, "Q4_K", None),
    (13, "Q5_K", None),
    (14, "Q6_K", None),
    (15, "Q8_K", None),
    (16, "IQ2_XXS", None),
    (17, "IQ2_XS", None),
    (18, "IQ3_XXS", None),
    (19, "IQ1_S", None),
    (20, "IQ4_NL", None),
    (21, "IQ3_S", None),
    (22, "IQ2_S", None),
    (23, "IQ4_XS", None),
    (24, "I8", Some((ElementType::I8, None))),
    (25, "I16", Some((ElementType::I16, None))),
    (26, "I32", Some((ElementType::I32, None))),
    (27, "I64", Some((ElementType::I64, None))),
    (28, "F64", Some((ElementType::F64, None))),
    (29, "IQ1_M", None),
    (30, "BF16", Some((ElementType::Bf16, None))),
    (34, "TQ1_0", None),
    (35, "TQ2_0", None),
    (39, "MXFP4", None),
];

/// A tensor of a file.
pub(super) struct Tensor {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// The sizes, with the fastest dimension last.
    pub(super) dims: Vec<usize>,
    pub(super) block: Option<Block>,
    /// The number of bytes of the file before its elements.
    pub(super) start: u64,
    /// The number of bytes of its elements; 0 if it has another type than those that are read.
    pub(super) len: u64,
}

/// A fault of the file, or an error of the system.
enum Failure {
    Fault(Fault),
    Io(io::Error),
}

/// Reads the start of a file of this many bytes.
pub(super) fn read(file: &mut dyn Read, size: u64) -> io::Result<Result<Vec<Tensor>, Fault>> {
    let mut start = Start { file, size, at: 0 };
    match start.tensors() {
        Ok(tensors) => Ok(Ok(tensors)),
        Err(Failure::Fault(fault)) => Ok(Err(fault)),
        Err(Failure::Io(error)) => Err(error),
    }
}

/// Returns the fault at a byte.
fn fault<T>(at: u64, reason: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Fault(Fault::new(at, reason)))
}

/// A file that is read from its start.
struct Start<'a> {
    file: &'a mut dyn Read,
    /// The number of bytes of the file.
    size: u64,
    /// The number of bytes before the next one.
    at: u64,
}

impl Start<'_> {
    fn tensors(&mut self) -> Result<Vec<Tensor>, Failure> {
        if self.bytes(4)? != b"GGUF" {
            return fault(0, "expected `GGUF`, found other bytes");
        }
        match self.u32()? {
            2 | 3 => {}
            version if (1..=3).contains(&version.swap_bytes()) => {
                return fault(4, "expected little-endian order, found big-endian order");
            }
            version => return fault(4, format!("expected version 2 or 3, found {version}")),
        }
        let (count, entries) = (self.u64()?, self.u64()?);
        let alignment = self.metadata(entries)?;
        let (mut tensors, mut names) = (Vec::new(), HashSet::new());
        // Each is read before there is room for the next, so a count that lies ends with the file.
        for _ in 0..count {
            let at = self.at;
            let tensor = self.tensor(alignment)?;
            if !names.insert(tensor.name.clone()) {
                return fault(at, format!("the name {:?} is repeated", tensor.name));
            }
            tensors.push((at, tensor));
        }
        let Some(elements) = self.at.checked_next_multiple_of(alignment) else {
            return fault(self.at, "expected elements in the file, found its end");
        };
        let mut placed = Vec::new();
        for (at, mut tensor) in tensors {
            let end = tensor.start.checked_add(tensor.len);
            let end = end.and_then(|end| end.checked_add(elements));
            if end.is_none_or(|end| end > self.size) {
                let reason = format!(
                    "tensor {}: expected {} bytes from {} on, found {}",
                    tensor.name,
                    tensor.len,
                    u128::from(elements) + u128::from(tensor.start),
                    self.size,
                );
                return fault(at, reason + " in the file");
            }
            tensor.start += elements;
            placed.push(tensor);
        }
        Ok(placed)
    }

    /// Skips the metadata, and returns the alignment of tensors.
    fn metadata(&mut self, entries: u64) -> Result<u64, Failure> {
        let mut keys = HashSet::new();
        let mut alignment = ALIGNMENT;
        for _ in 0..entries {
            let at = self.at;
            let key = self.string()?;
            let kind = self.u32()?;
            if key == "general.alignment" && kind == 4 {
                alignment = u64::from(self.u32()?);
                if !alignment.is_power_of_two() {
                    let reason = format!("expected a power of two as alignment, found {alignment}");
                    return fault(self.at - 4, reason);
                }
            } else {
                self.skip(kind, DEPTH)?;
            }
            if keys.contains(&key) {
                return fault(at, format!("the key {key:?} is repeated"));
            }
            keys.insert(key);
        }
        Ok(alignment)
    }

    /// Skips a value of metadata.
    fn skip(&mut self, kind: u32, depth: usize) -> Result<(), Failure> {
        let at = self.at;
        match (kind, depth) {
            (8, _) => self.string().map(|_| ()),
            (9, 0) => fault(
                at,
                format!("expected at most {DEPTH} lists in each other, found more"),
            ),
            (9, _) => {
                let (item, count) = (self.u32()?, self.u64()?);
                match Self::width(item) {
                    Some(width) => self.advance(count.checked_mul(width)),
                    None => (0..count).try_for_each(|_| self.skip(item, depth - 1)),
                }
            }
            _ => match Self::width(kind) {
                Some(width) => self.advance(Some(width)),
                None => fault(
                    at - 4,
                    format!("expected a type of metadata, 0 to 12, found {kind}"),
                ),
            },
        }
    }

    /// Returns the number of bytes of a value of metadata that is neither a string nor a list.
    fn width(kind: u32) -> Option<u64> {
        match kind {
            0 | 1 | 7 => Some(1),
            2 | 3 => Some(2),
            4..=6 => Some(4),
            10..=12 => Some(8),
            _ => None,
        }
    }

    /// Reads the description of a tensor. Its start is relative to the first.
    fn tensor(&mut self, alignment: u64) -> Result<Tensor, Failure> {
        let at = self.at;
        let name = self.string()?;
        let rank = self.u32()?;
        if rank > MOST_DIMENSIONS {
            let reason = format!("tensor {name}: expected at most 4 dimensions, found {rank}");
            return fault(at, reason);
        }
        let mut dims = Vec::new();
        for _ in 0..rank {
            let at = self.at;
            let size = self.u64()?;
            let Ok(size) = usize::try_from(size) else {
                return fault(
                    at,
                    format!("tensor {name}: expected a size that a usize can count"),
                );
            };
            // The fastest dimension comes first.
            dims.insert(0, size);
        }
        let kind_at = self.at;
        let number = self.u32()?;
        let start_at = self.at;
        let start = self.u64()?;
        if !start.is_multiple_of(alignment) {
            let reason = format!(
                "tensor {name}: expected a multiple of {alignment}, found the offset {start}"
            );
            return fault(start_at, reason);
        }
        let Some((_, type_name, read)) = TYPES.iter().find(|row| row.0 == number) else {
            return fault(
                kind_at,
                format!("tensor {name}: expected a type of ggml, found {number}"),
            );
        };
        let mut tensor = Tensor {
            name,
            kind: Kind::Untyped((*type_name).to_owned(), &[]),
            dims,
            block: None,
            start,
            len: 0,
        };
        let Some((element, block)) = *read else {
            return Ok(tensor);
        };
        let Some(bytes) = bytes_of(element, &tensor.dims) else {
            let (name, dims) = (&tensor.name, &tensor.dims);
            return fault(
                at,
                format!("tensor {name}: {type_name}{dims:?} has too many elements"),
            );
        };
        tensor.len = bytes;
        tensor.kind = Kind::Known(element, block.map(|_| *type_name));
        if let Some(block) = block {
            let row = tensor.dims.last().copied().unwrap_or(1);
            if !row.is_multiple_of(NUMBERS) {
                let (name, dims) = (&tensor.name, &tensor.dims);
                let reason =
                    format!("tensor {name}: {type_name}{dims:?} does not have blocks of 32");
                return fault(at, reason);
            }
            tensor.len = bytes / (4 * NUMBERS as u64) * block.bytes() as u64;
        }
        tensor.block = block;
        Ok(tensor)
    }

    /// Reads a string: its length, then its bytes.
    fn string(&mut self) -> Result<String, Failure> {
        let len = self.u64()?;
        let at = self.at;
        let bytes = self.bytes(len)?;
        String::from_utf8(bytes).or_else(|error| {
            let valid = error.utf8_error().valid_up_to() as u64;
            fault(at + valid, "expected UTF-8, found another byte")
        })
    }

    fn u32(&mut self) -> Result<u32, Failure> {
        let bytes = self.bytes(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    fn u64(&mut self) -> Result<u64, Failure> {
        let (low, high) = (self.u32()?, self.u32()?);
        Ok(u64::from(low) | u64::from(high) << 32)
    }

    /// Reads bytes, for which there is memory only if the file has them.
    fn bytes(&mut self, len: u64) -> Result<Vec<u8>, Failure> {
        self.fits(Some(len))?;
        let mut bytes = vec![0; len as usize];
        self.file.read_exact(&mut bytes).map_err(Failure::Io)?;
        self.at += len;
        Ok(bytes)
    }

    /// Skips bytes.
    fn advance(&mut self, len: Option<u64>) -> Result<(), Failure> {
        let len = self.fits(len)?;
        let skipped = io::copy(&mut (&mut *self.file).take(len), &mut io::sink());
        self.at += skipped.map_err(Failure::Io)?;
        Ok(())
    }

    /// Checks that the file has so many bytes more.
    fn fits(&self, len: Option<u64>) -> Result<u64, Failure> {
        let left = self.size - self.at;
        match len {
            Some(len) if len <= left => Ok(len),
            Some(len) => fault(self.at, format!("expected {len} bytes, found {left}")),
            None => fault(
                self.at,
                format!("expected more than 2^64 bytes, found {left}"),
            ),
        }
    }
}
