//! The derivative of `dot_general`.

use super::calculus::inverse;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::list::{self, Items};
use crate::ops::dot_general::{NAMES, PRIMITIVE, dot_general};
use crate::ops::transpose;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Multilinear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The cotangent of one operand is the product of the result's with the other operand over its free dimensions.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let batch = list::both([NAMES[0], NAMES[1]], |name| t.instr.dims(name));
    let contracting = list::both([NAMES[2], NAMES[3]], |name| t.instr.dims(name));
    // For a matrix product `c = a b`: `da = dc bᵀ`, `db = aᵀ dc`. The free dimensions of the other operand are
    // contracted.
    let free = list::both([0, 1], |side| {
        let dims = 0..t.shapes[side].rank();
        let others =
            dims.filter_items(|d| !batch[side].contains(d) && !contracting[side].contains(d));
        others.collect_vec()
    });
    t.each_linear(|t, side, cotangent| {
        let other = 1 - side;
        let factor = t.known(other);
        let batches = batch[side].len();
        // The result's dimensions are the batch dimensions, then the free ones of the left and of the right operand.
        let first = batches + if side == 0 { free[0].len() } else { 0 };
        let summed = (first..first + free[other].len()).collect_vec();
        let dims = [
            (0..batches).collect_vec(),
            batch[other].clone(),
            summed,
            free[other].clone(),
        ];
        let product = dot_general(t.b, cotangent, factor, dims)?;
        // Its last dimensions are the contracting dimensions of the factor, in increasing order.
        let mut order = list::concat(&[batch[side].as_slice(), &free[side]]);
        let mut rest = contracting[other]
            .iter()
            .zip(&contracting[side])
            .collect_vec();
        list::sort(&mut rest);
        order.extend(rest.into_iter().map(|(_, &d)| d));
        transpose::transpose(t.b, product, &inverse(&order))
    })
}
