//! `tril(x, k)`, `triu(x, k)`: the lower or the upper triangle of matrices, with zeros elsewhere.
//!
//! `k` selects the diagonal that bounds the triangle: 0, the default, is the main one, and positive numbers are above it.

use crate::Operation;
use crate::attr::Direction;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::operation::{Call, Param};
use crate::ops::checks;
use crate::ops::parts::leaf;

static PARAMS: &[Param] = &[Param::array("operand"), Param::int("k").optional()];

/// The elements on and below a diagonal.
pub static TRIL: Operation = Operation {
    name: "tril",
    operator: None,
    params: PARAMS,
    over_trees: false,
    build: |call| build(call, Direction::Ge),
};

/// The elements on and above a diagonal.
pub static TRIU: Operation = Operation {
    name: "triu",
    operator: None,
    params: PARAMS,
    over_trees: false,
    build: |call| build(call, Direction::Le),
};

fn build(call: &mut Call<'_, '_>, direction: Direction) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let k = if call.is_passed("k") {
        checks::number(call, "k")?
    } else {
        0
    };
    matrices(call, operand)?;
    let value = call
        .b
        .formula([operand], |[operand]| operand.triangle(direction, k));
    leaf(call, value)
}

/// Checks that an array has the two dimensions of matrices.
pub(super) fn matrices(call: &Call<'_, '_>, operand: Value) -> Result<(), Error> {
    let shape = call.b.shape(operand);
    if shape.rank() >= 2 {
        return Ok(());
    }
    let what = FaultKind::Rank {
        expected: "rank 2 or more, of matrices in the last two dimensions".to_string(),
        found: shape.clone(),
    };
    Err(call.error(Fault::operand(0, what)))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn operands_are_matrices() {
        check(&[
            ("tril(f32[2, 3])", "f32[2, 3]"),
            ("triu(bool[4, N, M], -1)", "bool[4, N, M]"),
            (
                "tril(f32[3])",
                "operand 0: expected rank 2 or more, of matrices in the last two dimensions, found f32[3]",
            ),
            ("triu(f32[2, 2], N)", "k[0]: expected a number, found N"),
        ]);
    }
}
