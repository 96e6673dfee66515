//! Errors about files, and their replacement.

use alloc::borrow::ToOwned;
#[cfg(any(feature = "gguf", feature = "npz", feature = "safetensors"))]
use alloc::format;
#[cfg(any(feature = "gguf", feature = "npz", feature = "safetensors"))]
use core::fmt::Display;
use std::io;
use std::path::Path;

use crate::error::Error;

#[cfg(any(
    feature = "csv",
    feature = "npz",
    feature = "pjrt",
    feature = "png",
    feature = "safetensors"
))]
mod replace;

#[cfg(any(
    feature = "csv",
    feature = "npz",
    feature = "pjrt",
    feature = "png",
    feature = "safetensors"
))]
pub(crate) use replace::replace;

/// Returns the error about a file that could not be read or written.
pub(crate) fn io_error(path: &Path, source: io::Error) -> Error {
    Error::Io {
        path: path.to_owned(),
        source,
    }
}

/// Returns the error about a file that violates its format.
#[cfg(any(feature = "gguf", feature = "npz", feature = "safetensors"))]
pub(crate) fn malformed(path: &Path, format: &str, reason: &dyn Display) -> Error {
    Error::Malformed {
        path: path.to_owned(),
        reason: format!("not a whole {format}: {reason}"),
    }
}
