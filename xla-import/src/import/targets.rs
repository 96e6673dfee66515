//! Custom calls of functions outside of the file.

use std::cell::RefCell;

use xla_hlo::{Module, Shape};
use xla_shape::scan::ParseError;

use crate::tree::Model;

/// A target of custom calls that is a function outside of the file.
pub struct Target {
    /// The name.
    pub name: String,
    /// The shapes of the operands of its first call.
    pub operands: Vec<Shape>,
    /// The names and shapes of the parts of its first call's configuration, which follow the operands.
    pub configuration: Vec<(String, Shape)>,
    /// The shapes of the results of its first call.
    pub results: Vec<Shape>,
    /// The error of its first call, for a caller that knows no function for it.
    pub refused: ParseError,
}

/// Imports a function as [`crate::import()`] does, but calls of functions outside of the file stay custom calls.
/// Returns their targets too, which `xla_hlo::ops::custom_call::targets::link` binds to functions.
///
/// # Errors
/// As for [`crate::import()`].
pub fn import_with_targets(
    model: &Model<'_>,
    entry: &str,
) -> Result<(Module, Vec<Target>), ParseError> {
    let targets = RefCell::default();
    let module = super::imported(model, entry, Some(&targets))?;
    Ok((module, targets.into_inner()))
}
