//! `full(element_type, sizes, value)`, `zeros(element_type, sizes)`, `ones(element_type, sizes)`: arrays of equal
//! elements. `zeros_like(x)` and `ones_like(x)` have the shape of an operand, or of each leaf of a struct.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::operation::{Call, Param};
use crate::ops::broadcast;
use crate::ops::parts::leaf;
use crate::{Builder, Operation, Shape, Size};

/// An array whose elements are all equal.
pub static FULL: Operation = Operation {
    name: "full",
    operator: None,
    params: &[
        Param::element("element_type"),
        Param::sizes("sizes"),
        Param::array("value"),
    ],
    over_trees: false,
    build: build_full,
};

/// An array of zeros.
pub static ZEROS: Operation = Operation {
    name: "zeros",
    operator: None,
    params: &[Param::element("element_type"), Param::sizes("sizes")],
    over_trees: false,
    build: |call| build_constant(call, 0.0),
};

/// An array of ones.
pub static ONES: Operation = Operation {
    name: "ones",
    operator: None,
    params: &[Param::element("element_type"), Param::sizes("sizes")],
    over_trees: false,
    build: |call| build_constant(call, 1.0),
};

/// Zeros of the shape of the operand.
pub static ZEROS_LIKE: Operation = Operation {
    name: "zeros_like",
    operator: None,
    params: &[Param::array("operand")],
    over_trees: true,
    build: |call| build_like(call, 0.0),
};

/// Ones of the shape of the operand.
pub static ONES_LIKE: Operation = Operation {
    name: "ones_like",
    operator: None,
    params: &[Param::array("operand")],
    over_trees: true,
    build: |call| build_like(call, 1.0),
};

fn build_like(call: &mut Call<'_, '_>, value: f64) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape = call.b.shape(operand).clone();
    let value = call.b.scalar(shape.element, value);
    let value = full(call.b, value, shape.dims);
    leaf(call, value)
}

fn build_constant(call: &mut Call<'_, '_>, value: f64) -> Result<Values, Error> {
    let element = call.element("element_type")?;
    let sizes = call.sizes("sizes")?;
    let value = call.b.scalar(element, value);
    let value = full(call.b, value, sizes);
    leaf(call, value)
}

fn build_full(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let expected = Shape::scalar(call.element("element_type")?);
    let sizes = call.sizes("sizes")?;
    let value = call.typed("value", expected.element)?;
    let found = call.b.shape(value).clone();
    if found != expected {
        let what = FaultKind::ShapeExpected { expected, found };
        return Err(call.error(Fault::named("value", what)));
    }
    let value = full(call.b, value, sizes);
    leaf(call, value)
}

/// Broadcasts a scalar to an array of these sizes.
///
/// # Errors
/// The value is not a scalar.
pub fn full(b: &mut Builder<'_>, value: Value, sizes: Vec<Size>) -> Result<Value, Fault> {
    broadcast::in_dim(b, value, sizes, &[])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_value_is_a_scalar_of_the_element_type() {
        check(&[
            ("zeros(f32, [2, N])", "f32[2, N]"),
            ("ones(bool, 4)", "bool[4]"),
            ("full(f32, [], 1.5)", "f32[]"),
            ("full(i8, [2, 0], -7)", "i8[2, 0]"),
            ("full(f32, [2], f32[])", "f32[2]"),
            (
                "full(f32, [2], 1)",
                "value: expected a literal of type f32, found `1` | write `1.0`",
            ),
            ("full(u8, [2], 300)", "value: `300` is out of range for u8"),
            (
                "full(f32, [2], i32[])",
                "value: expected f32[], found i32[]",
            ),
            (
                "full(f32, [2], f32[2])",
                "value: expected f32[], found f32[2]",
            ),
            ("zeros_like(f32[2, N])", "f32[2, N]"),
            ("ones_like(bool[])", "bool[]"),
            (
                "zeros_like(1.0)",
                "operand: cannot infer the element type of these literals | add a type suffix: `1.0f32`, or declare the type on a `let`",
            ),
            ("zeros(f32, [-1])", "sizes[0]: expected a size, found -1"),
        ]);
    }
}
