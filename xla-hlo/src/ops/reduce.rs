//! `reduce(x, init, computation, dimensions)` folds an array over some of its dimensions.
//!
//! The computation takes two scalars and gives one; it has to be associative for the result to be defined. Without
//! `dimensions` all of them go. With `keep = true` they stay with size 1.

use crate::element::Kind;
use crate::error::{Error, Fault, What};
use crate::graph::{Attr, Graph, Value, Values, ints};
use crate::literal::{Scalar, integer_range};
use crate::operation::{Call, Form, Infer, Laws, Operation, Param, Primitive, Text};
use crate::ops::checks;
use crate::ops::{elementwise, reshape};
use crate::{Builder, ElementType, Literal, Shape, Size, Tree};

/// XLA's Reduce.
pub static OPERATION: Operation = Operation {
    name: "reduce",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("init_value"),
        Param::computation("computation"),
        Param::ints("dimensions").optional(),
        Param::switch("keep"),
    ],
    over_trees: false,
    build,
    summary: "Folds an array over some of its dimensions with a computation of two scalars.",
};

/// StableHLO's reduce.
pub static PRIMITIVE: Primitive = Primitive {
    name: "reduce",
    text: "stablehlo.reduce",
    operands: 2..=2,
    regions: 1,
    attributes: &[("dimensions", Text::Ints)],
    syntax: &[],
    infer,
    form: |_, instr| Form::Reduce {
        dims: instr.dims("dimensions"),
    },
    commutative: false,
    laws: Laws::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    checks::scalar_like_first(infer, 1)?;
    let scalar = Shape::scalar(operand.element);
    let came = infer
        .region(&[scalar.clone(), scalar.clone()])?
        .result_shapes();
    let wanted = vec![scalar];
    if came != wanted {
        let what = What::ComputationResult { wanted, came };
        return Err(Fault::named("computation", what));
    }
    let numbers = ints(infer.attrs, "dimensions");
    let gone = checks::dimensions("dimensions", numbers, operand.rank())?;
    let kept = (0..operand.rank()).filter(|d| !gone.contains(d));
    let sizes: Vec<Size> = kept.map(|d| operand.dims[d].clone()).collect();
    Ok(vec![Shape::new(operand.element, sizes)])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape = call.b.shape(operand).clone();
    let init = call.typed("init_value", shape.element)?;
    let dims = dimensions(call, shape.rank())?;
    let scalar = Shape::scalar(shape.element);
    let region = call.computation(
        "computation",
        &[scalar.clone(), scalar.clone()],
        Some(&[scalar]),
    )?;
    let keep = call.switch("keep")?;
    let value = reduce(call.b, operand, init, region, &dims);
    let value = value.map_err(|fault| call.error(fault))?;
    let value = if keep {
        keep_dims(call.b, value, &shape.dims, &dims)
    } else {
        Ok(value)
    };
    value.map(Tree::Leaf).map_err(|fault| call.error(fault))
}

/// The dimensions given for a reduction of an operand of this rank; all of them when none are.
pub(crate) fn dimensions(call: &Call<'_, '_>, rank: usize) -> Result<Vec<usize>, Error> {
    if !call.given("dimensions") {
        return Ok((0..rank).collect());
    }
    let mut dims = call.dims("dimensions", rank)?;
    dims.sort_unstable();
    Ok(dims)
}

/// The operand folded over dimensions with a computation of two scalars.
///
/// # Errors
/// The dimensions, the initial value or the computation do not fit the operand.
pub fn reduce(
    b: &mut Builder<'_>,
    operand: Value,
    init: Value,
    region: Graph,
    dims: &[usize],
) -> Result<Value, Fault> {
    let dims = dims.iter().map(|&d| d as i64).collect();
    let attrs = vec![("dimensions", Attr::Ints(dims))];
    Ok(b.add(&PRIMITIVE, &[operand, init], attrs, vec![region])?[0])
}

/// The operand folded with one elementwise operation of two operands, from its identity.
///
/// # Errors
/// The operation does not take the operand's elements.
pub fn fold(
    b: &mut Builder<'_>,
    operand: Value,
    with: &'static Primitive,
    identity: Literal,
    dims: &[usize],
) -> Result<Value, Fault> {
    let scalar = Shape::scalar(b.shape(operand).element);
    let mut region = Builder::new(b.module);
    let params = [0, 1].map(|_| region.graph.add_param(scalar.clone()));
    let result = region.add1(with, &params, Vec::new())?;
    region.graph.results = vec![result];
    let region = region.graph;
    let init = b.constant(identity);
    reduce(b, operand, init, region, dims)
}

/// A reduction's result with the dimensions that went put back with size 1.
///
/// # Errors
/// None for a reduction's own result.
pub fn keep_dims(
    b: &mut Builder<'_>,
    reduced: Value,
    sizes: &[Size],
    dims: &[usize],
) -> Result<Value, Fault> {
    let kept = sizes.iter().enumerate().map(|(d, size)| {
        if dims.contains(&d) {
            Size::from(1)
        } else {
            size.clone()
        }
    });
    let kept = kept.collect();
    reshape::reshape(b, reduced, kept)
}

/// The value that changes nothing under an operation, where there is one.
pub fn identity(op: &Primitive, element: ElementType) -> Option<Literal> {
    let least = || match element.kind() {
        Kind::Float => Literal::from_f64(element, f64::NEG_INFINITY),
        Kind::Signed | Kind::Unsigned => {
            Literal::scalar(element, Scalar::Integer(integer_range(element).0))
        }
        _ => Literal::zero(element),
    };
    let greatest = || match element.kind() {
        Kind::Float => Literal::from_f64(element, f64::INFINITY),
        Kind::Signed | Kind::Unsigned => {
            Literal::scalar(element, Scalar::Integer(integer_range(element).1))
        }
        _ => Literal::from_f64(element, 1.0),
    };
    let ones = || match element.kind() {
        Kind::Signed => Literal::scalar(element, Scalar::Integer(-1)),
        _ => greatest(),
    };
    let table: [(&Primitive, &dyn Fn() -> Literal); 7] = [
        (&elementwise::add, &|| Literal::zero(element)),
        (&elementwise::mul, &|| Literal::from_f64(element, 1.0)),
        (&elementwise::max, &least),
        (&elementwise::min, &greatest),
        (&elementwise::and, &ones),
        (&elementwise::or, &|| Literal::zero(element)),
        (&elementwise::xor, &|| Literal::zero(element)),
    ];
    table
        .iter()
        .find(|(known, _)| *known == op)
        .map(|(_, of)| of())
}

/// The one elementwise operation that a reduction's computation is, when it is no more than that.
///
/// These are the folds that may be split and reordered.
pub fn recognised(region: &Graph) -> Option<&'static Primitive> {
    let ([result], &[a, b]) = (region.results.as_slice(), region.params.as_slice()) else {
        return None;
    };
    let maker = region.maker(*result)?;
    let plain = region.len() == 1 && maker.op.commutative && maker.operands.len() == 2;
    let both = maker.operands == [a, b] || maker.operands == [b, a];
    (plain && both).then_some(maker.op)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_computation_folds_scalars_of_the_operand() {
        check(&[
            // C2
            (
                "reduce(f32[2, 3], f64[], add, [1])",
                "operand 1: needs f32[] here, not f64[]",
            ),
            (
                "reduce(f32[2, 3], 0, add, [1])",
                "init_value: `0` is no f32 literal | write `0.0`",
            ),
            (
                "reduce(f32[2, 3], f32[2], add, [1])",
                "operand 1: needs f32[] here, not f32[2]",
            ),
            // C4
            (
                "reduce(f32[2, 3], 0.0, add, [2])",
                "dimensions[0]: there is no dimension 2, only 0 to 1",
            ),
            (
                "reduce(f32[2, 3], 0.0, add, [-1])",
                "dimensions[0]: there is no dimension -1, only 0 to 1",
            ),
            // C5
            (
                "reduce(f32[2, 3], 0.0, add, [1, 1])",
                "dimensions[1]: dimension 1 stands twice",
            ),
            // C6
            (
                "reduce(f32[2, 3], 0.0, neg, [1])",
                "computation: the computation must take 2 parameters, it takes 1",
            ),
            (
                "reduce(f32[2, 3], 0.0, eq, [1])",
                "computation: the computation must give f32[], it gives bool[]",
            ),
            (
                "reduce(f32[2, 3], 0.0)",
                "computation: `computation` is missing: a closure or the name of a computation",
            ),
            // C7
            ("reduce(f32[2, 3, 4], 0.0, add, [1])", "f32[2, 4]"),
            ("reduce(f32[2, 3, 4], 0.0, add, [2, 0])", "f32[3]"),
            ("reduce(f32[2, N], 0.0, add)", "f32[]"),
            ("reduce(f32[2, 3], 0.0, add, [])", "f32[2, 3]"),
            (
                "reduce(f32[2, 3, 4], 0.0, add, [1], keep = true)",
                "f32[2, 1, 4]",
            ),
            ("reduce(bool[4], false, or)", "bool[]"),
            ("reduce(f32[0, 2], 0.0, add, [0])", "f32[2]"),
        ]);
    }
}
