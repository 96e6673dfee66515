//! `reshape` changes the sizes of an array; with `dimensions`, after transposing it.
//!
//! The elements keep their row-major order. `reshape(x, sizes, dimensions = [1, 0])` is XLA's three-argument form: it
//! reads the dimensions of `x` in the given order, as `reshape(transpose(x, [1, 0]), sizes)` does.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::transpose;
use crate::{Shape, Size, Tree};

/// XLA's Reshape.
pub static OPERATION: Operation = Operation {
    name: "reshape",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::sizes("sizes"),
        Param::ints("dimensions").optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's reshape.
pub static PRIMITIVE: Primitive = Primitive {
    name: "reshape",
    text: "stablehlo.reshape",
    operands: 1..=1,
    regions: 0,
    attributes: &[("sizes", Text::ResultSizes)],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Types],
    infer,
    form: |_, _| Form::Reshape,
    commutative: false,
    traits: OpTraits::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let sizes = attr::sizes(infer.attrs, "sizes").to_vec();
    let result = Shape::new(operand.element, sizes.clone());
    if result.is_beyond_counting() {
        return Err(Fault::named("sizes", FaultKind::TooManyBytes(result)));
    }
    let (before, after) = (operand.len(), result.len());
    if before != after {
        // `[F]` has as many elements as `[G, F / G]` if `F` is a multiple of `G`: the boundary of a computation that
        // asserts it.
        let ((whole, divided), (other, others)) = (before.undivided(), after.undivided());
        if whole != other {
            return Err(differs(operand, &sizes, before, after));
        }
        for (dividend, divisor) in divided.iter().chain_items(&others) {
            infer.multiple(dividend, divisor)?;
        }
    }
    Ok(vec![result])
}

/// Returns the fault of a reshape that changes the number of elements.
fn differs(operand: &Shape, sizes: &[Size], before: Size, after: Size) -> Fault {
    let what = FaultKind::ElementCount {
        operand: (operand.dims.clone(), before),
        result: (sizes.to_vec(), after),
    };
    let fault = Fault::named("sizes", what);
    // `[N / 4, 4]` has `N` elements only if 4 divides `N`.
    match quotient(sizes) {
        Some((dividend, divisor)) => fault.help(format!(
            "a quotient is rounded down: state that the division has no remainder by \
             `assert!({dividend} % {divisor} == 0);` at the beginning of the body"
        )),
        None => fault,
    }
}

/// Returns the dividend and the divisor of a quotient among the sizes, if the dividend can be asserted to be a multiple.
fn quotient(sizes: &[Size]) -> Option<(String, String)> {
    let mut sizes = sizes.iter();
    sizes.find_map(
        |size| match (size.dividends().as_slice(), size.divisors().as_slice()) {
            ([dividend], [divisor]) if dividend.as_multiple_of(divisor).is_some() => {
                let dividend = match dividend.as_name() {
                    Some(name) => name.to_string(),
                    None => format!("({dividend})"),
                };
                let divisor = match (divisor.known(), divisor.as_name()) {
                    (None, None) => format!("({divisor})"),
                    _ => divisor.to_string(),
                };
                // A dynamic size has no name that a user can write.
                (!dividend.contains('?') && !divisor.contains('?')).then_some((dividend, divisor))
            }
            _ => None,
        },
    )
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let mut operand = call.array("operand")?;
    let sizes = call.sizes("sizes").map_err(|error| Error {
        fault: error.fault.help("write every size: none is inferred"),
        ..error
    })?;
    if call.is_passed("dimensions") {
        let rank = call.b.shape(operand).rank();
        let permutation = transpose::permutation(call, "dimensions", rank)?;
        operand = transpose::transpose(call.b, operand, &permutation).in_call(call)?;
    }
    // A user states that a division has no remainder, and the sizes agree then.
    let shape = call.b.shape(operand);
    let result = Shape::new(shape.element, sizes.clone());
    let (before, after) = (shape.len(), result.len());
    if before != after && !result.is_beyond_counting() {
        let fault = differs(shape, &sizes, before, after);
        return Err(call.error(fault));
    }
    let value = reshape(call.b, operand, sizes);
    value.map(Tree::Leaf).in_call(call)
}

/// Reshapes the operand; returns the operand if the sizes are its own.
///
/// # Errors
/// The number of elements differs, or cannot be proven equal.
pub fn reshape(b: &mut dyn Emit, operand: Value, sizes: Vec<Size>) -> Result<Value, Fault> {
    if b.shape(operand).dims == sizes {
        return Ok(operand);
    }
    b.add1(&PRIMITIVE, &[operand], vec![("sizes", Attr::Sizes(sizes))])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_number_of_elements_stays() {
        check(&[
            // C2
            (
                "reshape(f32[2, 3], [7])",
                "sizes: the number of elements differs: 2 * 3 = 6 in the operand, 7 in the result",
            ),
            (
                "reshape(f32[2, N], [N])",
                "sizes: the number of elements differs: 2 * N in the operand, N in the result",
            ),
            (
                "reshape(f32[N], [M, N / M])",
                "sizes: the number of elements differs: N in the operand, M * (N / M) in the result | a quotient is rounded down: state that the division has no remainder by `assert!(N % M == 0);` at the beginning of the body",
            ),
            (
                "reshape(f32[2, N], [M, 2])",
                "sizes: the number of elements differs: 2 * N in the operand, 2 * M in the result",
            ),
            (
                "reshape(f32[2], [])",
                "sizes: the number of elements differs: 2 in the operand, 1 in the result",
            ),
            ("reshape(f32[2, 3], [6])", "f32[6]"),
            ("reshape(f32[2, 3], [3, 2])", "f32[3, 2]"),
            ("reshape(f32[2, N], [N, 2])", "f32[N, 2]"),
            ("reshape(f32[1], [])", "f32[]"),
            ("reshape(f32[0, 3], [5, 0])", "f32[5, 0]"),
            (
                "reshape(f32[2, 3], [3, 2], dimensions = [1, 0])",
                "f32[3, 2]",
            ),
            (
                "reshape(f32[2, 3], [6], dimensions = [0])",
                "dimensions: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            (
                "reshape(f32[2, 3], [6], dimensions = [0, 2])",
                "dimensions[1]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "reshape(f32[2, 3], [6], dimensions = [0, 0])",
                "dimensions[1]: dimension 0 is listed twice",
            ),
            (
                "reshape(f32[2, 3], [-6])",
                "sizes[0]: expected a size, found -6 | write every size: none is inferred",
            ),
        ]);
    }
}
