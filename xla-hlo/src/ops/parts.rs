//! Shared code of derived operations: reading operands and dimensions, and short sequences of instructions.

use crate::element::Kind;
use crate::error::{Class, Error, Fault, FaultKind};
use crate::graph::{Attr, Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Param, Primitive};
use crate::ops::classes::FLOAT;
use crate::ops::{
    broadcast, compare, constant, convert, elementwise, iota, join, reduce, select, transpose,
};
use crate::shape::product;
use crate::{Builder, ElementType, Shape, Size, Tree};

/// The parameters of a reduction.
pub(crate) static REDUCTION: &[Param] = &[
    Param::array("operand"),
    Param::ints("dimensions").optional(),
    Param::switch("keep"),
];

/// The parameters of an operation that works along dimensions and preserves the shape.
pub(crate) static ALONG: &[Param] = &[
    Param::array("operand"),
    Param::ints("dimensions").optional(),
];

/// Returns the array with this name, whose element type must be in a class.
pub(crate) fn of_class(
    call: &Call<'_, '_>,
    name: &'static str,
    class: &Class,
) -> Result<Value, Error> {
    let operand = call.array(name)?;
    let number = call.operation.params.iter().find_index(|p| p.name == name);
    let element = call.b.shape(operand).element;
    let checked = class.check(number.unwrap_or(0), element);
    checked.map_err(|fault| {
        let admits = |element| (class.admits)(element);
        let help = match element.kind() {
            // Only bools are accepted.
            Kind::Signed | Kind::Unsigned if !admits(ElementType::F32) => {
                "compare first: `{x} != 0`"
            }
            _ if !admits(ElementType::F32) && !admits(ElementType::I32) => {
                "compare first: `{x} != 0.0`"
            }
            Kind::Complex => "take the magnitude first: `abs({x})`",
            Kind::Bool | Kind::Float if admits(ElementType::I32) => {
                "convert it first: `{x} as i32`"
            }
            _ => "convert it first: `{x} as f32`",
        };
        let help = help.replace("{x}", &format!("{{{name}}}"));
        call.error(fault.help(help))
    })?;
    Ok(operand)
}

/// Builds a reduction of the operand over the given dimensions, or all; with `keep`, reduced dimensions remain with
/// size 1.
pub(crate) fn reduction(
    call: &mut Call<'_, '_>,
    operand: Value,
    reduce_over: impl FnOnce(&mut Builder<'_>, &[usize]) -> Result<Value, Fault>,
) -> Result<Values, Error> {
    let sizes = call.b.shape(operand).dims.clone();
    let dims = reduce::dimensions(call, sizes.len())?;
    let keep = call.switch("keep")?;
    let value = reduce_over(call.b, &dims).and_then(|value| {
        if keep {
            reduce::keep_dims(call.b, value, &sizes, &dims)
        } else {
            Ok(value)
        }
    });
    leaf(call, value)
}

/// Builds an operation that works along dimensions of floating-point elements.
pub(crate) fn along_floats(
    call: &mut Call<'_, '_>,
    of: fn(&mut Builder<'_>, Value, &[usize]) -> Result<Value, Fault>,
) -> Result<Values, Error> {
    let operand = of_class(call, "operand", &FLOAT)?;
    let dims = along(call, operand)?;
    let value = of(call.b, operand, &dims);
    leaf(call, value)
}

/// Returns the dimensions that an operation works along; they may be omitted if the rank is at most 1.
fn along(call: &Call<'_, '_>, operand: Value) -> Result<Vec<usize>, Error> {
    let rank = call.b.shape(operand).rank();
    if rank <= 1 || call.is_passed("dimensions") {
        return reduce::dimensions(call, rank);
    }
    let (name, last) = (call.operation.name, rank - 1);
    call.ints("dimensions")
        .map(|_| Vec::new())
        .map_err(|error| Error {
            fault: error
                .fault
                .help(format!("write `{name}({{operand}}, dimension = {last})`")),
            ..error
        })
}

/// Returns the single size with this name.
pub(crate) fn size(call: &Call<'_, '_>, name: &'static str) -> Result<Size, Error> {
    let mut sizes = call.sizes(name)?;
    match (sizes.pop(), sizes.len()) {
        (Some(size), 0) => Ok(size),
        (_, others) => {
            let what = FaultKind::Count {
                items: "numbers",
                expected: 1,
                found: others + 1,
            };
            Err(call.error(Fault::named(name, what)))
        }
    }
}

/// Returns the single array result of an operation.
pub(crate) fn leaf(call: &Call<'_, '_>, value: Result<Value, Fault>) -> Result<Values, Error> {
    value.map(Tree::Leaf).in_call(call)
}

/// Returns the element type for sums and elementary functions: `f32` for 16-bit numbers.
///
/// A sum of ones in `f16` stops growing at 2048; NumPy, JAX and PyTorch accumulate in `f32` too.
pub(crate) fn wide_element(element: ElementType) -> ElementType {
    match element {
        ElementType::F16 | ElementType::Bf16 => ElementType::F32,
        other => other,
    }
}

/// Converts the operand to the wide element type.
pub(crate) fn wide(b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
    let element = wide_element(b.shape(operand).element);
    convert::convert(b, operand, element)
}

/// Computes in the wide element type and converts the result back.
pub(crate) fn widened(
    b: &mut Builder<'_>,
    operand: Value,
    of: impl FnOnce(&mut Builder<'_>, Value) -> Result<Value, Fault>,
) -> Result<Value, Fault> {
    let element = b.shape(operand).element;
    let operand = wide(b, operand)?;
    let value = of(b, operand)?;
    convert::convert(b, value, element)
}

/// Computes in the operand's own element type, for operations that do not round.
pub(crate) fn as_it_is(
    b: &mut Builder<'_>,
    operand: Value,
    of: impl FnOnce(&mut Builder<'_>, Value) -> Result<Value, Fault>,
) -> Result<Value, Fault> {
    of(b, operand)
}

/// Broadcasts a reduction's result along the reduced dimensions.
pub(crate) fn spread(
    b: &mut Builder<'_>,
    reduced: Value,
    sizes: &[Size],
    gone: &[usize],
) -> Result<Value, Fault> {
    let kept: Vec<usize> = (0..sizes.len())
        .filter_items(|d| !gone.contains(d))
        .collect_vec();
    broadcast::in_dim(b, reduced, sizes.to_vec(), &kept)
}

/// Applies a unary elementwise operation.
pub(crate) fn unary(
    b: &mut Builder<'_>,
    primitive: &'static Primitive,
    operand: Value,
) -> Result<Value, Fault> {
    elementwise::apply(b, primitive, &[operand])
}

/// Applies a binary elementwise operation to operands of one shape, or to an array and a scalar.
pub(crate) fn binary(
    b: &mut Builder<'_>,
    primitive: &'static Primitive,
    lhs: Value,
    rhs: Value,
) -> Result<Value, Fault> {
    elementwise::apply(b, primitive, &[lhs, rhs])
}

/// Applies a binary elementwise operation to an array and a constant of its element type.
pub(crate) fn with_constant(
    b: &mut Builder<'_>,
    primitive: &'static Primitive,
    lhs: Value,
    rhs: f64,
) -> Result<Value, Fault> {
    let element = b.shape(lhs).element;
    let rhs = b.scalar(element, rhs);
    binary(b, primitive, lhs, rhs)
}

/// Returns the number of elements that are reduced to one, as a scalar of the operand's element type.
pub(crate) fn count(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Value {
    let shape: &Shape = b.shape(operand);
    let element = shape.element;
    let count = product(dims.iter().map(|&d| &shape.dims[d]));
    constant::size(b, element, count)
}

/// Negates the imaginary parts of complex numbers; returns real ones as they are.
pub(crate) fn conjugate(b: &mut Builder<'_>, z: Value) -> Result<Value, Fault> {
    if !b.shape(z).element.is_complex() {
        return Ok(z);
    }
    let re = unary(b, &elementwise::real, z)?;
    let im = unary(b, &elementwise::imag, z)?;
    let im = unary(b, &elementwise::neg, im)?;
    elementwise::apply(b, &elementwise::complex, &[re, im])
}

/// Returns the conjugate transposes of the matrices in the last two dimensions.
///
/// # Errors
/// The operand has no matrices.
pub fn adjoint(b: &mut Builder<'_>, matrices: Value) -> Result<Value, Fault> {
    let matrices = conjugate(b, matrices)?;
    let rank = b.shape(matrices).rank();
    let mut order = (0..rank).collect_vec();
    order.swap(rank - 2, rank - 1);
    transpose::transpose(b, matrices, &order)
}

/// Replaces by zeros the elements of matrices whose row and column do not compare in one of StableHLO's directions: `LE`
/// keeps the upper triangle with the diagonal `k`, which is the main one if `k` is 0 and above it if `k` is positive.
pub(crate) fn triangle(
    b: &mut Builder<'_>,
    direction: &str,
    matrices: Value,
    k: i64,
) -> Result<Value, Fault> {
    let shape = b.shape(matrices).clone();
    let rank = shape.rank();
    let row = iota::iota(b, ElementType::I32, shape.dims.clone(), rank - 2)?;
    let column = iota::iota(b, ElementType::I32, shape.dims, rank - 1)?;
    let row = match k {
        0 => row,
        _ => with_constant(b, &elementwise::add, row, k as f64)?,
    };
    let kept = compared(b, direction, row, column)?;
    let zero = b.scalar(shape.element, 0.0);
    select::select(b, kept, matrices, zero)
}

/// Compares two arrays for equality at each index; either may be a scalar.
pub(crate) fn equal(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Result<Value, Fault> {
    compared(b, "EQ", lhs, rhs)
}

/// Compares two arrays at each index, in one of StableHLO's directions; either may be a scalar.
///
/// # Errors
/// The shapes differ, or the elements have no such order.
pub fn compared(
    b: &mut Builder<'_>,
    direction: &str,
    lhs: Value,
    rhs: Value,
) -> Result<Value, Fault> {
    let mut operands = [lhs, rhs];
    join::join(b, &mut operands)?;
    let direction = Attr::Text(direction.to_string());
    let attrs = vec![("comparison_direction", direction)];
    b.add1(&compare::PRIMITIVE, &operands, attrs)
}
