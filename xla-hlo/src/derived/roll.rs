//! `roll(x, shifts, dimensions)`: `result[.., (i + shift) mod n, ..] = x[.., i, ..]`.
//!
//! Elements that leave a dimension at one end enter it at the other.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::int::Int;
use crate::operation::{Call, Param};
use crate::ops::parts::leaf;
use crate::ops::{concatenate, slice};
use crate::{Builder, Operation, Size};

/// A rotation along dimensions.
pub static OPERATION: Operation = Operation {
    name: "roll",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::ints("shifts"),
        Param::ints("dimensions").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shifts = call.ints("shifts")?.to_vec();
    let rank = call.b.shape(operand).rank();
    let dims = if call.is_passed("dimensions") || rank != 1 {
        call.dims("dimensions", rank)?
    } else {
        vec![0]
    };
    if shifts.len() != dims.len() {
        let what = FaultKind::Count {
            items: "shifts, one for each dimension",
            expected: dims.len(),
            found: shifts.len(),
        };
        return Err(call.error(Fault::named("shifts", what)));
    }
    let mut value = Ok(operand);
    for (shift, &dimension) in shifts.iter().zip(&dims) {
        value = value.and_then(|value| roll(call.b, value, shift, dimension));
    }
    leaf(call, value)
}

/// Returns the elements moved towards larger indices of a dimension, or towards smaller ones if the shift is negative.
///
/// # Errors
/// The shift or the size is symbolic, and the shift is greater than the size.
pub fn roll(
    b: &mut Builder<'_>,
    operand: Value,
    shift: &Int,
    dimension: usize,
) -> Result<Value, Fault> {
    let sizes = b.shape(operand).dims.clone();
    let size = &sizes[dimension];
    // The element at `start` becomes the first: `-shift mod size`. With a symbolic size the shift may be at most the
    // size.
    let start = match (shift, shift.known(), size.known()) {
        (_, Some(_), Some(0)) => return Ok(operand),
        (_, Some(shift), Some(size)) => {
            let start = (-i128::from(shift)).rem_euclid(size as i128);
            Size::from(start as usize)
        }
        (Int::Size(shift), ..) => size.minus(shift).map_err(|_| {
            let computed = format!("{size} - {shift}");
            Fault::named("shifts", FaultKind::computed(computed))
        })?,
        (Int::Negative(shift), ..) => Size::from(shift.unsigned_abs() as usize),
    };
    let ones = vec![Size::from(1); sizes.len()];
    let (mut middle, zeros) = (
        vec![Size::from(0); sizes.len()],
        vec![Size::from(0); sizes.len()],
    );
    middle[dimension] = start.clone();
    let mut until = sizes.clone();
    until[dimension] = start;
    // `[x[start..], x[..start]]`.
    let last = slice::slice(b, operand, middle, sizes, ones.clone())?;
    let first = slice::slice(b, operand, zeros, until, ones)?;
    concatenate::concatenate(b, &[last, first], dimension)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn each_dimension_has_a_shift() {
        check(&[
            ("roll(f32[5], 2)", "f32[5]"),
            ("roll(f32[5], -7)", "f32[5]"),
            ("roll(i8[2, N], [1, -1], [0, 1])", "i8[2, N]"),
            ("roll(f32[N], M)", "f32[N]"),
            ("roll(f32[0], 3)", "f32[0]"),
            (
                "roll(f32[2, 3], 1)",
                "dimensions: missing argument `dimension` or `dimensions`: expected an integer or a list of integers such as `[0, 1]`",
            ),
            (
                "roll(f32[2, 3], 1, [0, 1])",
                "shifts: expected 2 shifts, one for each dimension, found 1",
            ),
            (
                "roll(f32[2, 3], 1, 2)",
                "dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
        ]);
    }

    #[test]
    fn it_is_two_slices() {
        assert_eq!(
            primitives("roll(f32[5], 7)"),
            ["slice", "slice", "concatenate"]
        );
        assert!(primitives("roll(f32[0], 7)").is_empty());
    }
}
