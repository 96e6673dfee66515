//! `rng_uniform(rng, a, b, sizes)`: uniformly distributed numbers in the half-open range from `a` to `b`.
//!
//! Floating-point numbers are `a + u * (b - a)`, where `u` is a multiple of 2^-24 in `f32`, 2^-53 in `f64`, 2^-11 in
//! `f16` and 2^-8 in `bf16`; results that round up to `b` are replaced by `a`. Sums halfway between two numbers are
//! rounded to the one that is nearer to `a`: half of all sums in the range from 1 to 2 are such, and all would round to
//! even numbers. Integers are `a + floor(u * (b - a))` with 32 random bits as `u`, so that they are equally likely up to
//! one part in `2^32 / (b - a)`. If `b` is not greater than `a`, all numbers are `a`.
//!
//! The bits are ThreeFry's: equal states yield equal bits on every machine, for any number of threads, and on XLA.

use crate::attr::Generator;
use crate::element::Kind;
use crate::error::{Class, Error, Fault, FaultKind};
use crate::graph::{Term, Value, Values};
use crate::literal::Scalar;
use crate::operation::InCall;
use crate::operation::{Call, Param};
use crate::ops::call::type_of;
use crate::ops::parts::wide_element;
use crate::ops::rng_bit_generator::rng_bit_generator;
use crate::ops::{constant, elementwise, reduce_precision};
use crate::{Builder, ElementType, Operation, Shape, Size, Tree};

/// XLA's RngUniform.
pub static OPERATION: Operation = Operation {
    name: "rng_uniform",
    operator: None,
    params: &[
        Param::state("rng"),
        Param::array("a"),
        Param::array("b"),
        Param::sizes("sizes"),
    ],
    over_trees: false,
    build: |call| {
        let bounds = scalars(call, ["a", "b"], &DRAWN)?;
        draw(call, |b, state, sizes| uniform(b, state, bounds, sizes))
    },
};

/// The element types that can be drawn.
const DRAWN: Class = Class {
    name: "floating-point or up to 32-bit integer",
    admits: |element| match element.kind() {
        Kind::Float => true,
        Kind::Signed | Kind::Unsigned => element.bytes() <= 4,
        Kind::Bool | Kind::Complex | Kind::Token => false,
    },
};

/// Returns the scalars with two names, which must have one element type.
pub(super) fn scalars(
    call: &mut Call<'_, '_>,
    names: [&'static str; 2],
    class: &Class,
) -> Result<[Value; 2], Error> {
    let values = call.unified(&names)?;
    for (i, &value) in values.iter().enumerate() {
        let shape = call.b.shape(value).clone();
        let checked = class.check(1 + i, shape.element);
        checked.in_call(call)?;
        let expected = Shape::scalar(call.b.shape(values[0]).element);
        if shape != expected {
            let found = shape;
            let fault = Fault::operand(1 + i, FaultKind::ShapeExpected { expected, found });
            return Err(call.error(fault));
        }
    }
    Ok([values[0], values[1]])
}

/// Draws with the state `rng`: returns the new state, in its original form, and the numbers.
pub(super) fn draw(
    call: &mut Call<'_, '_>,
    by: impl FnOnce(&mut Builder<'_>, Value, Vec<Size>) -> Result<[Value; 2], Fault>,
) -> Result<Values, Error> {
    let sizes = call.sizes("sizes")?;
    draw_with(call, |b, state| by(b, state, sizes))
}

/// Draws numbers whose sizes are not an argument.
pub(super) fn draw_with(
    call: &mut Call<'_, '_>,
    by: impl FnOnce(&mut Builder<'_>, Value) -> Result<[Value; 2], Fault>,
) -> Result<Values, Error> {
    // An `Rng` is a struct with its state as the only leaf.
    let rng = call.value("rng")?;
    let expected = Shape::new(ElementType::U64, vec![Size::from(2)]);
    let state = match rng.leaves().as_slice() {
        [state] if *call.b.shape(**state) == expected => **state,
        _ => {
            let expected = "an `Rng`, or its state u64[2]".to_string();
            let found = type_of(call.b, &rng).to_string();
            let what = FaultKind::Value { expected, found };
            return Err(call.error(Fault::named("rng", what)));
        }
    };
    let [state, value] = by(call.b, state).in_call(call)?;
    let rng = rng.map(&mut |_| state);
    Ok(Tree::Tuple(vec![rng, Tree::Leaf(value)]))
}

/// Returns the next state, and numbers in the half-open range from 0 to 1, with as many random bits as the precision of
/// `element`, in the element type `result`; `from` is added to the random bits before they are scaled.
pub(super) fn unit(
    b: &mut Builder<'_>,
    state: Value,
    [element, result]: [ElementType; 2],
    sizes: Vec<Size>,
    from: f64,
) -> Result<[Value; 2], Fault> {
    // The number of random bits is the type's precision.
    let bits = match element {
        short if short.is_short() => ElementType::U16,
        ElementType::F64 => ElementType::U64,
        _ => ElementType::U32,
    };
    let digits = element.mantissa_bits() as usize + 1;
    let [state, drawn] = rng_bit_generator(b, state, Generator::ThreeFry, bits, sizes)?;
    let spare = 8 * bits.bytes() - digits;
    let unit = b.formula([drawn], |[drawn]| {
        let drawn = drawn.with(&elementwise::shift_right_logical, spare as f64);
        let mut drawn = drawn.convert(result);
        if from != 0.0 {
            drawn = drawn + from;
        }
        drawn * 0.5_f64.powi(digits as i32)
    })?;
    Ok([state, unit])
}

/// Returns the next state, and numbers from the first bound, inclusive, to the second, exclusive.
///
/// # Errors
/// The state is invalid, or the bounds are not scalars of one element type.
pub fn uniform(
    b: &mut Builder<'_>,
    state: Value,
    [low, high]: [Value; 2],
    sizes: Vec<Size>,
) -> Result<[Value; 2], Fault> {
    let element = b.shape(low).element;
    if element.is_integer() {
        return integers(b, state, [low, high], sizes);
    }
    let wide = wide_element(element);
    let [state, unit] = unit(b, state, [element, wide], sizes.clone(), 0.0)?;
    let is_product = is_product(b, [low, high]);
    let value = b.formula([unit, low, high], |[unit, low, high]| {
        let value = if is_product {
            (unit * high.convert(wide)).convert(element)
        } else {
            between(unit, [low, high])
        };
        // A product that rounds up to the upper bound would break the half-open range.
        let below = value.less(high);
        below.select(value, low.broadcast(&sizes, &[]))
    })?;
    Ok([state, value])
}

/// Whether the bounds are constants from 0 for which a product is the number, as [`between`] would compute it.
fn is_product(b: &Builder<'_>, [low, high]: [Value; 2]) -> bool {
    let element = b.shape(low).element;
    let number = |value| match constant::literal(&b.graph, value)?.splat()? {
        Scalar::Float(number) => Some(number),
        _ => None,
    };
    // Products with a power of two are exact, and need no rounding to 16 bits.
    let is_power = |high: f64| high.to_bits() << 12 == 0;
    let is_exact = element == wide_element(element) || number(high).is_some_and(is_power);
    number(low) == Some(0.0) && is_exact
}

/// Returns the numbers that are this share of the way from the first bound to the second.
fn between<'s>(unit: Term<'s>, bounds: [Term<'s>; 2]) -> Term<'s> {
    let element = bounds[0].element();
    let [low, high] = bounds.map(Term::wide);
    // Bounds that are further apart than the greatest number are halved, and the results doubled.
    let is_far = (high - low).abs().equal(f64::INFINITY);
    let [half, one, two] = [0.5, 1.0, 2.0].map(|number| low.number(number));
    let (down, up) = (is_far.select(half, one), is_far.select(two, one));
    let low = low * down;
    let distance = unit * (high * down - low);
    let sum = low + distance;
    let nearest = rounded(sum, element);
    let reached = nearest - low;
    let value = if element == low.element() {
        // Of a sum halfway between two numbers, the one that is as far below is a sum too, which is exact.
        let beyond = reached - distance;
        let before = distance - beyond;
        let lower = low + before;
        let is_halfway = (lower - low).equal(before);
        (beyond.greater(0.0) & is_halfway).select(lower, sum)
    } else {
        // A distance that is shorter by less than the digits of the result is no longer halfway.
        let is_reached = reached.equal(distance);
        let lower = low + distance * (1.0 - 0.5_f64.powi(16));
        is_reached.select(sum, lower)
    };
    (value * up).convert(element)
}

/// Rounds to the precision of an element type, by an instruction that XLA does not remove, as it removes two conversions.
fn rounded(value: Term<'_>, element: ElementType) -> Term<'_> {
    if !element.is_short() {
        return value;
    }
    let [exponent, mantissa] = [element.exponent_bits(), element.mantissa_bits()].map(i64::from);
    value.emit(|b| reduce_precision::reduce_precision(b, value.value(), exponent, mantissa))
}

fn integers(
    b: &mut Builder<'_>,
    state: Value,
    bounds: [Value; 2],
    sizes: Vec<Size>,
) -> Result<[Value; 2], Fault> {
    let element = b.shape(bounds[0]).element;
    let [state, bits] = rng_bit_generator(b, state, Generator::ThreeFry, ElementType::U32, sizes)?;
    let value = b.formula([bits, bounds[0], bounds[1]], |[bits, low, high]| {
        // `floor(bits * (high - low) / 2^32)`: both factors are below 2^32, so the product fits into 64 bits.
        let bits = bits.convert(ElementType::U64);
        let (low, high) = (
            low.convert(ElementType::I64),
            high.convert(ElementType::I64),
        );
        let scaled = bits * (high - low).max(0.0).convert(ElementType::U64);
        let scaled = scaled.with(&elementwise::shift_right_logical, 32.0);
        (low + scaled.convert(ElementType::I64)).convert(element)
    })?;
    Ok([state, value])
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn bounds_are_scalars_of_one_type() {
        check(&[
            (
                "rng_uniform(u64[2], f32[], f32[], [2, N])",
                "(u64[2], f32[2, N])",
            ),
            ("rng_uniform((u64[2]), 0, i32[], [])", "((u64[2],), i32[])"),
            (
                "rng_uniform(u64[2], 0.0, 1.0, [2])",
                "call: cannot infer the element type of these literals | write the type on one of them: `2.0f32`",
            ),
            (
                "rng_uniform(u64[2], f32[], i32[], [2])",
                "operand 2: expected f32[], found i32[]",
            ),
            (
                "rng_uniform(u64[2], 0.0, f32[3], [3])",
                "operand 2: expected f32[], found f32[3]",
            ),
            (
                "rng_uniform(u64[2], i64[], i64[], [2])",
                "operand 1: expected floating-point or up to 32-bit integer elements, found i64",
            ),
            (
                "rng_uniform(u32[2], f32[], f32[], [2])",
                "rng: expected an `Rng`, or its state u64[2], found u32[2]",
            ),
        ]);
    }

    #[test]
    fn the_bits_are_those_of_one_draw() {
        let drawn = primitives("rng_uniform(u64[2], f32[], f32[], [9])");
        assert_eq!(
            drawn
                .iter()
                .filter(|name| **name == "rng_bit_generator")
                .count(),
            1
        );
    }
}
