//! Tangents of an operation that combines elements by a computation, in forward mode: the same operation on pairs of
//! values and tangents.

use super::calculus::where_set;
use super::rules::Tangent;
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::ops::custom_derivative::has_tangents;
use crate::{Graph, Shape, Value};

/// The operands of one array that is combined, by their indices in the instruction.
pub(super) struct Combined {
    /// The groups of operands, each with as many as the computation has results, in the order of the instruction.
    pub(super) groups: Vec<Vec<usize>>,
    /// The index of an operand that is in no group.
    pub(super) single: Option<usize>,
}

impl Tangent<'_, '_> {
    /// Adds the instruction with the tangents of each group after its operands, and a computation that combines both.
    pub(super) fn paired(&mut self, of: &Combined) -> Result<Vec<Option<Value>>, Fault> {
        let region = &self.instr.regions[0];
        let count = region.results.len();
        let active = region
            .results
            .iter()
            .map(|&v| has_tangents(region.shape(v)));
        let active = active.collect_vec();
        let mut operands = Vec::new();
        // The operands in the order of the instruction, each group followed by its tangents; a single operand, as the
        // indices of a scatter, is between the groups.
        for (number, group) in of.groups.iter().enumerate() {
            if let (Some(single), 1) = (of.single, number) {
                operands.push(self.operands[single]);
            }
            operands.extend(group.iter().map(|&i| self.operands[i]));
            for (&i, _) in group.iter().zip(&active).filter_items(|(_, is)| **is) {
                let tangent = self.tangent_or_zeros(i)?;
                operands.push(tangent);
            }
        }
        let both = list::concat(&[active.as_slice(), &active]);
        let pairs = of_pairs(region, &(self.differentiate)(region, &both)?, &active);
        let (op, attrs) = (self.instr.op, self.instr.attrs.clone());
        let results = self.b.add(op, &operands, attrs, vec![pairs])?;
        Ok(where_set(&active, results[count..].to_vec()))
    }
}

/// Returns the computation of values and tangents: its parameters are values, their tangents, then the others and
/// theirs.
fn of_pairs(region: &Graph, tangents: &Graph, active: &[bool]) -> Graph {
    let count = active.len();
    let mut out = Graph::new();
    // `tangents` has the values of both sides, then all directions. The parameters here are the values of one side,
    // their directions, then the other side.
    let (mut values, mut directions) = (Vec::new(), Vec::new());
    for half in [&region.params[..count], &region.params[count..]] {
        let shapes = half.iter().map(|&v| region.shape(v).clone()).collect_vec();
        values.extend(
            shapes
                .iter()
                .map(|shape: &Shape| out.add_param(shape.clone())),
        );
        for (shape, _) in shapes.iter().zip(active).filter_items(|(_, is)| **is) {
            directions.push(out.add_param(shape.clone()));
        }
    }
    out.results = out.paste(tangents, &list::concat(&[values, directions]));
    out
}

/// Returns the fault of an operation on pairs, which has no cotangents.
pub(super) fn irreversible(what: &str) -> Fault {
    let what = format!(
        "the gradient of {what} is not supported: its derivative is known in forward mode only"
    );
    Fault::call(FaultKind::Other(what)).help(
        "take tangents with `jvp`, or write a rule for the gradient: `custom_vjp(f, rule)(x)`",
    )
}
