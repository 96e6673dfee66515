//! Looking at tensors in plain Rust, and output and assertions of computations.
//!
//! [`Tensor::describe`](crate::tensor::Tensor::describe), [`Tensor::histogram`](crate::tensor::Tensor::histogram) and
//! [`Tensor::show`](crate::tensor::Tensor::show) return values that are printed.

use alloc::string::ToString;
use core::fmt;

use crate::error::Error;

mod describe;
#[cfg(feature = "std")]
mod output;
#[cfg(feature = "png")]
mod picture;
mod show;

pub use describe::{Description, Histogram};
#[cfg(feature = "std")]
#[doc(hidden)]
pub use output::{print, print_error};
#[cfg(feature = "png")]
pub use picture::Picture;
pub use show::Show;

/// Checks an assertion at a place in the source: its file, line and column.
///
/// # Errors
///
/// [`Error::Assertion`] with the text, if the assertion does not hold.
#[doc(hidden)]
pub fn assert(
    holds: bool,
    (file, line, column): (&'static str, u32, u32),
    text: fmt::Arguments<'_>,
) -> Result<(), Error> {
    if holds {
        return Ok(());
    }
    Err(Error::Assertion {
        message: text.to_string(),
        file,
        line,
        column,
    })
}

/// A struct of a computation, which is formatted as the derived [`fmt::Debug`] of its Rust type.
#[doc(hidden)]
pub struct DebugRecord<'a> {
    /// The name of the type.
    pub name: &'static str,
    /// The fields in the order of their declaration, each with its name.
    pub fields: &'a [(&'static str, &'a dyn fmt::Debug)],
}

impl fmt::Debug for DebugRecord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut record = f.debug_struct(self.name);
        for (name, field) in self.fields {
            record.field(name, field);
        }
        record.finish()
    }
}
