//! Shared code of derived operations: reading operands and dimensions, and short sequences of instructions.

use crate::element::Kind;
use crate::error::{Class, Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Param};
use crate::ops::classes::FLOAT;
use crate::ops::{broadcast, constant, convert, reduce};
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
    let number = call.operation.params.iter().position(|p| p.name == name);
    let number = number.expect("an argument that is read is a parameter of the operation");
    let element = call.b.shape(operand).element;
    let checked = class.check(number, element);
    checked.map_err(|fault| {
        let admits = |element| (class.admits)(element);
        // The help depends on the types that the class admits: only bool, only real numbers, integers too.
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
    if element.is_short() {
        ElementType::F32
    } else {
        element
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

/// Returns the number of elements that are reduced to one, as a scalar of the operand's element type.
pub(crate) fn count(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Value {
    let shape: &Shape = b.shape(operand);
    let element = shape.element;
    let count = product(dims.iter().map(|&d| &shape.dims[d]));
    constant::size(b, element, count)
}
