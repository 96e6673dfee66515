//! The header of a file: its length in 8 bytes, then a JSON object that has the type, the sizes and the bytes of each
//! tensor.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use xla_shape::ElementType;

use super::json::{Json, quoted};
use super::{FORMAT, NAMES};
use crate::error::Error;
use crate::file::{io_error, malformed};
use crate::stored::{Fault, Kind, Stored, bytes_of};
use crate::tensors::Leaf;

/// The bytes before the header, which have its length.
const LENGTH: u64 = 8;

/// The number of bytes of the longest header of the format.
const LONGEST: u64 = 100_000_000;

/// The bytes of a tensor in a file.
pub(super) struct Span {
    /// The number of bytes of the file before it.
    pub(super) start: u64,
    /// The number of its bytes.
    pub(super) len: u64,
}

/// The tensors of a file, each with its name.
type Tensors = Vec<(String, Stored, Span)>;

/// Opens a file, and reads its tensors.
pub(super) fn open(path: &Path) -> Result<(File, Tensors), Error> {
    let mut file = File::open(path).map_err(|error| io_error(path, error))?;
    match read(&mut file) {
        Ok(Ok(tensors)) => Ok((file, tensors)),
        Ok(Err(fault)) => Err(malformed(path, FORMAT, &fault)),
        Err(error) => Err(io_error(path, error)),
    }
}

fn read(file: &mut File) -> io::Result<Result<Tensors, Fault>> {
    let size = file.metadata()?.len();
    let mut len = [0; LENGTH as usize];
    if size < LENGTH {
        // A folder is an error here.
        file.read_to_end(&mut Vec::new())?;
        let reason = "expected the length of the header in 8 bytes, found the end of the file";
        return Ok(Err(Fault::new(size, reason)));
    }
    file.read_exact(&mut len)?;
    let len = u64::from_le_bytes(len);
    let most = LONGEST.min(size - LENGTH);
    if len > most {
        let reason = format!("expected a header of at most {most} bytes, found one of {len} bytes");
        return Ok(Err(Fault::new(0, reason)));
    }
    let mut header = vec![0; len as usize];
    file.read_exact(&mut header)?;
    Ok(tensors(&header, LENGTH + len, size))
}

/// Returns the tensors of a header, whose bytes are those of the file between two places.
fn tensors(header: &[u8], start: u64, end: u64) -> Result<Tensors, Fault> {
    // The format pads headers with spaces, but some programs write zeros, which JSON does not have.
    let padding = header.iter().rev().take_while(|&&byte| byte == 0).count();
    let mut json = Json::new(&header[..header.len() - padding], LENGTH)?;
    let mut all = Vec::new();
    let mut order = Vec::new();
    json.object(&mut |json, name| {
        if name == "__metadata__" {
            return json.object(&mut |json, _| json.string().map(|_| ()));
        }
        let at = json.place();
        let (mut dtype, mut dims, mut offsets) = (None, None, None);
        json.object(&mut |json, key| {
            match key.as_str() {
                "dtype" => dtype = Some(json.string()?),
                "shape" => dims = Some(json.sizes()?),
                "data_offsets" => offsets = Some(json.sizes()?),
                _ => json.skip()?,
            }
            Ok(())
        })?;
        let fault = |reason: String| Err(Fault::new(at, format!("tensor {name}: {reason}")));
        let (Some(dtype), Some(dims), Some(offsets)) = (dtype, dims, offsets) else {
            return fault("expected `dtype`, `shape` and `data_offsets`, found fewer".to_owned());
        };
        let &[begin, finish] = offsets.as_slice() else {
            return fault(format!("expected two offsets, found {}", offsets.len()));
        };
        let (begin, finish) = (begin as u64, finish as u64);
        if begin > finish || finish > end - start {
            return fault(format!(
                "expected offsets up to {}, found [{begin}, {finish}]",
                end - start
            ));
        }
        let element = NAMES.iter().find(|row| row.1 == Some(dtype.as_str()));
        let kind = match element {
            Some((element, _)) => {
                let expected = bytes_of(*element, &dims);
                if expected != Some(finish - begin) {
                    let found = finish - begin;
                    return fault(format!("{element}{dims:?} does not take {found} bytes"));
                }
                Kind::Known(*element, None)
            }
            None => Kind::Untyped(dtype, &[]),
        };
        let (columns, place) = (false, all.len());
        let stored = Stored {
            kind,
            dims,
            columns,
            place,
        };
        order.push((begin, finish, at));
        let span = Span {
            start: start + begin,
            len: finish - begin,
        };
        all.push((name, stored, span));
        Ok(())
    })?;
    json.end()?;
    // Every byte belongs to one tensor.
    order.sort_unstable();
    let mut next = 0;
    for (begin, finish, at) in order {
        if begin != next {
            let reason = format!("expected a tensor that begins at offset {next}, found {begin}");
            return Err(Fault::new(at, reason));
        }
        next = finish;
    }
    if next != end - start {
        let reason = format!(
            "expected the end of the file, found {} bytes",
            end - start - next
        );
        return Err(Fault::new(start + next, reason));
    }
    Ok(all)
}

/// Returns the header of a file with these tensors, in this order.
pub(super) fn header(leaves: &[(String, Leaf<'_>)]) -> Vec<u8> {
    let mut next = 0;
    let entries = leaves.iter().map(|(name, leaf)| {
        let begin = next;
        next += leaf.bytes.len();
        let dtype = dtype(leaf.element).expect("`save` has refused types that the format lacks");
        let (name, dims) = (quoted(name), &leaf.dims);
        format!(
            "{name}:{{\"dtype\":\"{dtype}\",\"shape\":{dims:?},\"data_offsets\":[{begin},{next}]}}"
        )
    });
    let mut text = format!("{{{}}}", entries.collect::<Vec<_>>().join(","));
    // The elements begin at a multiple of 8 bytes.
    let padded = text.len().next_multiple_of(8);
    text.extend(core::iter::repeat_n(' ', padded - text.len()));
    let mut header = (text.len() as u64).to_le_bytes().to_vec();
    header.extend(text.into_bytes());
    header
}

/// Returns the name of an element type in the format.
pub(super) fn dtype(element: ElementType) -> Option<&'static str> {
    NAMES.iter().find(|row| row.0 == element)?.1
}
