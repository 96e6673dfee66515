//! `layer_norm(x, scale, bias)`: `(x - mean(x)) * rsqrt(variance(x) + epsilon) * scale + bias`.
//!
//! Mean and variance are computed along the given dimensions. By default these are the last ones, as many as `scale` or
//! `bias` has, or only the last one. `scale` and `bias` have the sizes of these dimensions, in increasing order; either
//! may be omitted. `epsilon` defaults to `1e-5`.

use crate::derived::mean::mean;
use crate::derived::variance::distances;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Param};
use crate::ops::classes::FLOAT;
use crate::ops::parts::{leaf, of_class, wide, wide_element};
use crate::ops::{broadcast, convert, elementwise, reduce};
use crate::{Builder, Operation, Shape, Size};

/// Layer normalisation.
pub static OPERATION: Operation = Operation {
    name: "layer_norm",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("scale").optional(),
        Param::array("bias").optional(),
        Param::ints("dimensions").optional(),
        Param::array("epsilon").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = of_class(call, "operand", &FLOAT)?;
    let shape = call.b.shape(operand).clone();
    let scale = optional(call, "scale")?;
    let bias = optional(call, "bias")?;
    let dims = dimensions(call, &shape, scale.or(bias))?;
    let sizes: Vec<Size> = dims.iter().map(|&d| shape.dims[d].clone()).collect_vec();
    let expected = Shape::new(shape.element, sizes);
    for (name, value) in [("scale", scale), ("bias", bias)] {
        if let Some(value) = value {
            check(call, name, value, &expected)?;
        }
    }
    let epsilon = epsilon(call, &shape)?;
    let value = layer_norm(call.b, operand, scale, bias, &dims, epsilon);
    leaf(call, value)
}

fn optional(call: &Call<'_, '_>, name: &'static str) -> Result<Option<Value>, Error> {
    call.is_passed(name).then(|| call.array(name)).transpose()
}

/// Returns the given dimensions, or the last ones: as many as the scale has, at least one.
fn dimensions(
    call: &Call<'_, '_>,
    shape: &Shape,
    scale: Option<Value>,
) -> Result<Vec<usize>, Error> {
    let rank = shape.rank();
    if call.is_passed("dimensions") {
        return reduce::dimensions(call, rank);
    }
    if rank == 0 {
        let what = FaultKind::Rank {
            expected: "an array of rank 1 or more".to_string(),
            found: shape.clone(),
        };
        return Err(call.error(Fault::operand(0, what)));
    }
    // At least one dimension is normalised, even if the scale is a scalar, which `check` then refuses.
    let count = scale.map_or(1, |scale| call.b.shape(scale).rank());
    Ok((rank - count.clamp(1, rank)..rank).collect_vec())
}

fn check(
    call: &Call<'_, '_>,
    name: &'static str,
    value: Value,
    expected: &Shape,
) -> Result<(), Error> {
    let found = call.b.shape(value);
    if found == expected {
        return Ok(());
    }
    let (what, help) = if found.element == expected.element {
        let help = format!("`{{{name}}}` has the sizes of the normalised dimensions");
        (
            FaultKind::ShapeExpected {
                expected: expected.clone(),
                found: found.clone(),
            },
            help,
        )
    } else {
        (
            FaultKind::ElementsDiffer {
                first: expected.element,
                other: found.element,
            },
            format!("convert it first: `{{{name}}} as {}`", expected.element),
        )
    };
    Err(call.error(Fault::named(name, what).help(help)))
}

/// Returns epsilon as a scalar of the element type in which the variance is computed.
fn epsilon(call: &mut Call<'_, '_>, shape: &Shape) -> Result<Value, Error> {
    let element = wide_element(shape.element);
    if !call.is_passed("epsilon") {
        return Ok(call.b.scalar(element, 1e-5));
    }
    let value = call.typed("epsilon", element)?;
    let found = call.b.shape(value).clone();
    if !found.is_scalar() || ![element, shape.element].contains(&found.element) {
        let expected = Shape::scalar(shape.element);
        return Err(call.error(Fault::named(
            "epsilon",
            FaultKind::ShapeExpected { expected, found },
        )));
    }
    convert::convert(call.b, value, element).in_call(call)
}

/// Normalises the operand along dimensions, then scales and shifts it; `epsilon` is a scalar of the wide element type.
///
/// # Errors
/// The operand's element type is not floating-point, or scale and bias do not have the sizes of the dimensions.
pub fn layer_norm(
    b: &mut Builder<'_>,
    operand: Value,
    scale: Option<Value>,
    bias: Option<Value>,
    dims: &[usize],
    epsilon: Value,
) -> Result<Value, Fault> {
    let Shape {
        element,
        dims: sizes,
    } = b.shape(operand).clone();
    let operand = wide(b, operand)?;
    // One pass for the mean, one for the variance: the mean of squares less the squared mean would cancel.
    let (centred, squares) = distances(b, operand, dims)?;
    let variance = mean(b, squares, dims)?;
    let factor = b.formula([variance, epsilon], |[variance, epsilon]| {
        (variance + epsilon).rsqrt().spread(&sizes, dims)
    })?;
    let mut value = b.formula([centred, factor], |[centred, factor]| centred * factor)?;
    for (primitive, other) in [(&elementwise::mul, scale), (&elementwise::add, bias)] {
        if let Some(other) = other {
            let other = wide(b, other)?;
            let other = broadcast::in_dim(b, other, sizes.clone(), dims)?;
            value = b.formula([value, other], |[value, other]| {
                value.with(primitive, other)
            })?;
        }
    }
    convert::convert(b, value, element)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_last_dimensions_are_normalised_or_those_given() {
        check(&[
            ("layer_norm(f32[2, N])", "f32[2, N]"),
            ("layer_norm(f16[2, 3], f16[3], f16[3])", "f16[2, 3]"),
            ("layer_norm(f32[2, 3, 4], f32[3, 4])", "f32[2, 3, 4]"),
            ("layer_norm(f32[2, 3, 4], bias = f32[3, 4])", "f32[2, 3, 4]"),
            (
                "layer_norm(f32[2, 3, 4], scale = f32[2, 4], dimensions = [0, 2])",
                "f32[2, 3, 4]",
            ),
            ("layer_norm(f32[2, 3], epsilon = 1e-6)", "f32[2, 3]"),
            ("layer_norm(f16[2, 3], epsilon = f16[])", "f16[2, 3]"),
        ]);
    }

    #[test]
    fn scale_bias_and_epsilon_have_to_fit() {
        check(&[
            (
                "layer_norm(f32[])",
                "operand 0: expected an array of rank 1 or more, found f32[]",
            ),
            (
                "layer_norm(i32[2])",
                "operand 0: expected floating-point elements, found i32 | \
                 convert it first: `{operand} as f32`",
            ),
            (
                "layer_norm(f32[2, 3], f32[2])",
                "scale: expected f32[3], found f32[2] | \
                 `{scale}` has the sizes of the normalised dimensions",
            ),
            (
                "layer_norm(f32[2, 3], f32[3], f32[2, 3])",
                "bias: expected f32[3], found f32[2, 3] | \
                 `{bias}` has the sizes of the normalised dimensions",
            ),
            (
                "layer_norm(f32[2, 3], f64[3])",
                "scale: element types differ: f32 and f64 | convert it first: `{scale} as f32`",
            ),
            (
                "layer_norm(f32[2, 3], epsilon = 1)",
                "epsilon: expected a literal of type f32, found `1` | write `1.0`",
            ),
            (
                "layer_norm(f32[2, 3], epsilon = f32[3])",
                "epsilon: expected f32[], found f32[3]",
            ),
        ]);
    }

    #[test]
    fn one_pass_for_the_mean_and_one_for_the_variance() {
        let expected = [
            "constant",
            "constant",
            "reduce",
            "constant",
            "broadcast_in_dim",
            "div",
            "broadcast_in_dim",
            "sub",
            "mul",
            "constant",
            "reduce",
            "constant",
            "broadcast_in_dim",
            "div",
            "broadcast_in_dim",
            "add",
            "rsqrt",
            "broadcast_in_dim",
            "mul",
        ];
        assert_eq!(primitives("layer_norm(f32[2, 3])"), expected);
    }
}
