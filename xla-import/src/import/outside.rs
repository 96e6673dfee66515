//! Calls of functions outside of the file.

use xla_hlo::ops::custom_call::targets;
use xla_hlo::{Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::table;
use super::targets::Target;
use crate::tree::{Attribute, Op};

mod configuration;

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
