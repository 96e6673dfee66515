//! `stack((a, b), 0)`: arrays of one shape along a new dimension, `result[.., i, ..] = operands[i][.., ..]`.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::operation::{Call, Param};
use crate::ops::parts::leaf;
use crate::ops::{checks, concatenate, reshape};
use crate::{Builder, Operation, Shape, Size};

/// A new dimension with an index for each operand.
pub static OPERATION: Operation = Operation {
    name: "stack",
    operator: Some("[x, y]"),
    params: &[
        Param::arrays("operands"),
        Param::int("dimension").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = checks::arrays(call, "operands")?;
    let first = call.b.shape(operands[0]).clone();
    for (i, &operand) in operands.iter().enumerate().skip(1) {
        differs(&first, call.b.shape(operand))
            .map_err(|what| call.error(Fault::operand(i, what)))?;
    }
    let dimension = if call.is_passed("dimension") {
        call.dim("dimension", first.rank() + 1)?
    } else {
        0
    };
    let value = stack(call.b, &operands, dimension);
    leaf(call, value)
}

fn differs(first: &Shape, other: &Shape) -> Result<(), FaultKind> {
    if first.element != other.element {
        return Err(FaultKind::ElementsDiffer {
            first: first.element,
            other: other.element,
        });
    }
    let (first, other) = (first.clone(), other.clone());
    if first.rank() != other.rank() {
        return Err(FaultKind::RanksDiffer { first, other });
    }
    match (0..first.rank()).find(|&d| first.dims[d] != other.dims[d]) {
        Some(dimension) => Err(FaultKind::SizesDiffer {
            first,
            other,
            dimension,
        }),
        None => Ok(()),
    }
}

/// Stacks the operands along a new dimension.
///
/// # Errors
/// The operands have different shapes, or `dimension` is greater than their rank.
pub fn stack(b: &mut Builder<'_>, operands: &[Value], dimension: usize) -> Result<Value, Fault> {
    let mut rows = Vec::with_capacity(operands.len());
    for &operand in operands {
        let mut sizes = b.shape(operand).dims.clone();
        sizes.insert(dimension, Size::from(1));
        rows.push(reshape::reshape(b, operand, sizes)?);
    }
    concatenate::concatenate(b, &rows, dimension)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn all_operands_have_one_shape() {
        check(&[
            (
                "stack((f32[2], (f32[2],)))",
                "operands[1]: expected an array, found (f32[2],)",
            ),
            ("stack((f32[2], f32[2], f32[2]))", "f32[3, 2]"),
            ("stack((f32[], f32[]))", "f32[2]"),
            ("stack((f32[2, N], f32[2, N]), 1)", "f32[2, 2, N]"),
            ("stack((f32[2, N], f32[2, N]), 2)", "f32[2, N, 2]"),
            ("stack(f32[2])", "f32[1, 2]"),
            (
                "stack((f32[2], f32[2]), 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "stack((f32[2], f16[2]))",
                "operand 1: element types differ: f32 and f16",
            ),
            (
                "stack((f32[2], f32[2, 1]))",
                "operand 1: ranks differ: f32[2] has 1 dimension, f32[2, 1] has 2",
            ),
            (
                "stack((f32[2, 3], f32[2, 4]))",
                "operand 1: sizes of dimension 1 differ: 3 in f32[2, 3] and 4 in f32[2, 4]",
            ),
        ]);
    }

    #[test]
    fn it_is_a_reshape_of_each_and_one_concatenation() {
        assert_eq!(
            primitives("stack((f32[2], f32[2]))"),
            ["reshape", "reshape", "concatenate"]
        );
    }
}
