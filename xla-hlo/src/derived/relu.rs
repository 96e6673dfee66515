//! `relu(x)`: `max(x, 0)`. NaN stays NaN.
//!
//! It is a choice: the derivative at 0 is 0. Equal operands of a maximum would share it.

use crate::error::Fault;
use crate::graph::Value;
use crate::operation::Param;
use crate::ops::classes::REAL;
use crate::ops::parts::{leaf, of_class};
use crate::{Builder, Operation};

/// The rectified linear unit.
pub static OPERATION: Operation = Operation {
    name: "relu",
    operator: None,
    params: &[Param::array("operand")],
    over_trees: false,
    build: |call| {
        let operand = of_class(call, "operand", &REAL)?;
        let value = relu(call.b, operand);
        leaf(call, value)
    },
};

/// Replaces negative elements of the operand by 0.
///
/// # Errors
/// The operand's element type has no order.
pub fn relu(b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
    let element = b.shape(operand).element;
    let zero = b.scalar(element, 0.0);
    b.formula([operand, zero], |[operand, zero]| {
        operand.at_most(zero).select(zero, operand)
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_shape_stays() {
        check(&[
            ("relu(f32[2, N])", "f32[2, N]"),
            ("relu(i8[])", "i8[]"),
            (
                "relu(bool[2])",
                "operand 0: expected integer or floating-point elements, found bool | \
                 convert it first: `{operand} as i32`",
            ),
        ]);
    }
}
