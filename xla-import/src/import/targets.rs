//! Custom calls of functions outside of the file.

use std::cell::RefCell;

use xla_hlo::ops::custom_call::targets;
use xla_hlo::{Module, Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::table;
use crate::tree::{Attribute, Model, Op};

mod configuration;

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

impl<'t> Body<'_, 't> {
    /// Adds a custom call of a target that has no counterpart, which the caller of the importer binds to a function.
    pub(super) fn outside(
        &mut self,
        op: &Op<'t>,
        target: &str,
        operands: &[Value],
        results: &[Shape],
    ) -> Result<Vec<Value>, ParseError> {
        let why = format!("{} @{target} is not supported: {}", op.name, table::CUSTOM);
        let refused = self.refused(op.at, why);
        let Some(found) = self.known.targets else {
            return Err(refused);
        };
        let calls_functions = match op.attribute("called_computations") {
            Some(Attribute::List(functions)) => !functions.is_empty(),
            _ => false,
        };
        let mut values = op.operands.iter().copied().chain(op.results());
        if calls_functions || !op.regions.is_empty() {
            let why = format!("{} @{target} is not supported: it calls functions", op.name);
            return Err(self.refused(op.at, why));
        }
        if values.any(|value| self.quantized.contains_key(&value)) {
            let why = format!(
                "{} @{target} is not supported: its arrays are quantised",
                op.name
            );
            return Err(self.refused(op.at, why));
        }
        self.row_major(op)?;
        let configuration = self.configuration(op, target)?;
        let mut found = found.borrow_mut();
        if found.iter().all(|known| known.name != target) {
            let operands = operands.iter().map(|&value| self.shape_of(value));
            let operands = operands.collect();
            found.push(Target {
                name: target.to_string(),
                operands,
                configuration: configuration
                    .iter()
                    .map(|(name, literal)| (name.clone(), literal.shape().clone()))
                    .collect(),
                results: results.to_vec(),
                refused,
            });
        }
        drop(found);
        // The parts are operands too, with names.
        let mut operands = operands.to_vec();
        let mut names = Vec::with_capacity(configuration.len());
        for (name, literal) in configuration {
            operands.push(self.b().constant(literal));
            names.push(name);
        }
        let values = targets::unlinked(self.b(), target, &operands, &names, results);
        values.map_err(|fault| self.fault(op, fault))
    }
}
