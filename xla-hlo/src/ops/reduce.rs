//! `reduce(computation, x, init, dimensions)` reduces an array over some of its dimensions.
//!
//! The computation takes two scalars and returns one; it must be associative, because XLA leaves the order of reduction
//! unspecified. Without `dimensions` all dimensions are reduced. With `keep = true` reduced dimensions remain with
//! size 1.
//!
//! Several arrays of one size are reduced together: `reduce(|a, i, b, j| .., (x, i), (0.0f32, 0i32))`, where the
//! computation takes an accumulator for each array, then an element of each, and returns as many values.

use crate::element::Kind;
use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Graph, Value, Values, ints};
use crate::list::{self, Items};
use crate::literal::{Scalar, extremes};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Sides, Text,
};
use crate::ops::captures::ScalarCaptures;
use crate::ops::constant;
use crate::ops::{checks, elementwise, reshape};
use crate::{Builder, ElementType, Literal, Shape, Size, Tree};

pub(super) mod batch;
pub(super) mod divide;

/// XLA's Reduce.
pub static OPERATION: Operation = Operation {
    name: "reduce",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::array("operand"),
        Param::array("init_value"),
        Param::ints("dimensions").optional(),
        Param::switch("keep"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's reduce.
pub static PRIMITIVE: Primitive = Primitive {
    name: "reduce",
    text: "stablehlo.reduce",
    operands: 2..=usize::MAX,
    regions: 1,
    attributes: &[("dimensions", Text::Ints)],
    syntax: &[],
    infer,
    // match | Loops fold one array; a kernel folds several together.
    form: |_, instr| match instr.operands.len() {
        2 => Form::Reduce {
            dims: instr.dims("dimensions"),
        },
        _ => Form::Kernel(Kernel {
            name: "reduce",
            list: None,
            arguments: vec![
                KernelArg::Sizes(
                    instr
                        .dims("dimensions")
                        .into_iter()
                        .map(Size::from)
                        .collect_vec(),
                ),
                KernelArg::Region(0, Sides::Halves),
            ],
        }),
    },
    commutative: false,
    traits: OpTraits {
        divide: Some(divide::divided),
        batch: Some(batch::batched),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operands = folded(infer)?;
    let operand = operands[0];
    let numbers = ints(infer.attrs, "dimensions");
    let gone = checks::dimensions("dimensions", numbers, operand.rank())?;
    let kept = (0..operand.rank()).filter_items(|d| !gone.contains(d));
    let sizes: Vec<Size> = kept.map(|d| operand.dims[d].clone()).collect_vec();
    let result = |of: &&Shape| Shape::new(of.element, sizes.clone());
    Ok(operands.iter().map(result).collect_vec())
}

/// Returns the arrays that are reduced, after checking the initial value of each and the computation.
pub(super) fn folded<'a>(infer: &'a Infer<'_>) -> Result<&'a [&'a Shape], Fault> {
    let count = infer.operands.len() / 2;
    if infer.operands.len() % 2 == 1 {
        let what = "an initial value belongs to each array".to_string();
        return Err(Fault::call(FaultKind::Other(what)));
    }
    // Arrays of one size and possibly different types, then an initial value of each type.
    let (operands, inits) = infer.operands.split_at(count);
    let (operand, scalar) = (operands[0], |of: &Shape| Shape::scalar(of.element));
    let expected_operands = operands.iter().map(|of| operand.with_element(of.element));
    let expected_inits = operands.iter().map(|of| scalar(of));
    for (i, expected) in expected_operands.chain_items(expected_inits).enumerate() {
        let found = infer.operands[i].clone();
        if found != expected {
            return Err(Fault::operand(
                i,
                FaultKind::ShapeExpected { expected, found },
            ));
        }
    }
    let expected: Vec<Shape> = inits.iter().map(|&init| init.clone()).collect_vec();
    let params = list::concat(&[expected.as_slice(), &expected]);
    let found = infer.region(&params)?.result_shapes();
    if found != expected {
        let what = FaultKind::ComputationResult { expected, found };
        return Err(Fault::named("computation", what));
    }
    Ok(operands)
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let (several, operands, inits) = operands(call)?;
    let shape = call.b.shape(operands[0]).clone();
    let dims = dimensions(call, shape.rank())?;
    let captures = computation(call, &operands)?;
    let keep = call.switch("keep")?;
    let count = operands.len();
    let (all, inits, region) = with_captures(call, operands, inits, captures)?;
    let values = reduce_all(call.b, &all, &inits, region, &dims);
    let mut values = values.map_err(|fault| call.error(placed(fault, several, all.len())))?;
    // Results of captured scalars follow the user's results, and are dropped.
    values.truncate(count);
    let mut left = Vec::with_capacity(values.len());
    for value in values {
        left.push(if keep {
            keep_dims(call.b, value, &shape.dims, &dims).in_call(call)?
        } else {
            value
        });
    }
    Ok(if several {
        Tree::Tuple(left.into_iter().map(Tree::Leaf).collect_vec())
    } else {
        Tree::Leaf(left[0])
    })
}

/// Returns whether the operand is a tuple, the arrays to reduce, and an initial value for each.
pub(super) fn operands(call: &mut Call<'_, '_>) -> Result<(bool, Vec<Value>, Vec<Value>), Error> {
    match call.tuple("operand")? {
        None => {
            let operand = call.array("operand")?;
            let element = call.b.shape(operand).element;
            let init = call.typed("init_value", element)?;
            Ok((false, vec![operand], vec![init]))
        }
        Some(operands) => {
            let inits = checks::as_many(call, "init_value", operands.len())?;
            Ok((true, operands, inits))
        }
    }
}

/// Returns arrays, initial values and the computation, each extended by the scalars that the computation captures.
pub(super) fn with_captures(
    call: &mut Call<'_, '_>,
    operands: Vec<Value>,
    inits: Vec<Value>,
    captures: ScalarCaptures,
) -> Result<(Vec<Value>, Vec<Value>, Graph), Error> {
    let operands = captures.beside(call, operands)?;
    let inits = list::concat(&[inits, captures.values.clone()]);
    Ok((operands, inits, captures.graph(Sides::Halves)))
}

/// Returns the computation that reduces the elements of these arrays.
pub(super) fn computation(
    call: &mut Call<'_, '_>,
    operands: &[Value],
) -> Result<ScalarCaptures, Error> {
    let (params, scalars) = taken(call, operands);
    call.of_scalars("computation", &params, &scalars)
}

/// Returns the same for a computation that captures nothing: captured values could differ between replicas.
pub(super) fn alone(call: &Call<'_, '_>, operands: &[Value]) -> Result<Graph, Error> {
    let (params, scalars) = taken(call, operands);
    call.computation("computation", &params, Some(&scalars))
}

/// Returns the parameters of a computation that reduces the elements of these arrays, and its results.
fn taken(call: &Call<'_, '_>, operands: &[Value]) -> (Vec<Shape>, Vec<Shape>) {
    let scalars = operands
        .iter()
        .map(|&v| Shape::scalar(call.b.shape(v).element));
    let scalars: Vec<Shape> = scalars.collect_vec();
    (list::concat(&[scalars.as_slice(), &scalars]), scalars)
}

/// Moves a fault in an operand to the item of the tuple of `count` arrays or of initial values.
pub(super) fn placed(fault: Fault, several: bool, count: usize) -> Fault {
    match fault.at {
        At::Operand(i) if several => Fault {
            at: match i.checked_sub(count) {
                None => At::Named("operand", Some(i)),
                Some(i) => At::Named("init_value", Some(i)),
            },
            ..fault
        },
        _ => fault,
    }
}

/// Returns the dimensions to reduce of an operand of this rank; all of them if none are passed.
pub(crate) fn dimensions(call: &Call<'_, '_>, rank: usize) -> Result<Vec<usize>, Error> {
    if !call.is_passed("dimensions") {
        return Ok((0..rank).collect_vec());
    }
    let mut dims = call.dims("dimensions", rank)?;
    list::sort(&mut dims);
    Ok(dims)
}

/// Reduces the operand over dimensions with a computation of two scalars.
///
/// # Errors
/// The dimensions, the initial value or the computation do not match the operand.
pub fn reduce(
    b: &mut dyn Emit,
    operand: Value,
    init: Value,
    region: Graph,
    dims: &[usize],
) -> Result<Value, Fault> {
    Ok(reduce_all(b, &[operand], &[init], region, dims)?[0])
}

/// Reduces several operands together over dimensions with a computation of two scalars of each.
///
/// # Errors
/// The dimensions, the initial values or the computation do not match the operands.
pub fn reduce_all(
    b: &mut dyn Emit,
    operands: &[Value],
    inits: &[Value],
    region: Graph,
    dims: &[usize],
) -> Result<Vec<Value>, Fault> {
    let dims = dims.iter().map(|&d| d as i64).collect_vec();
    let attrs = vec![("dimensions", Attr::Ints(dims))];
    b.add(
        &PRIMITIVE,
        &list::concat(&[operands, inits]),
        attrs,
        vec![region],
    )
}

/// Reduces the operand with an elementwise binary operation, starting from its identity.
///
/// # Errors
/// The operation does not accept the operand's element type.
pub fn fold(
    b: &mut dyn Emit,
    operand: Value,
    with: &'static Primitive,
    identity: Literal,
    dims: &[usize],
) -> Result<Value, Fault> {
    let region = of_two(b, with, b.shape(operand).element)?;
    let init = constant::constant(b, identity);
    reduce(b, operand, init, region, dims)
}

/// Returns a computation that is one elementwise binary operation.
pub(crate) fn of_two(
    b: &dyn Emit,
    with: &'static Primitive,
    element: ElementType,
) -> Result<Graph, Fault> {
    let mut region = Builder::new(b.module());
    let params = list::both([0, 1], |_| region.graph.add_param(Shape::scalar(element)));
    let result = region.add1(with, &params, Vec::new())?;
    region.graph.results = vec![result];
    Ok(region.graph)
}

/// Reshapes a reduction's result such that reduced dimensions remain with size 1.
///
/// # Errors
/// None for a reduction's own result.
pub fn keep_dims(
    b: &mut dyn Emit,
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
    let kept = kept.collect_vec();
    reshape::reshape(b, reduced, kept)
}

/// Returns the identity of an operation, if it has one.
pub fn identity(op: &Primitive, element: ElementType) -> Option<Literal> {
    let extreme = |which: usize| {
        let both = extremes(element)?;
        Some(Literal::scalar(element, both[which]))
    };
    let number = |x| Some(Literal::from_f64(element, x));
    // All bits set, the identity of `and`: -1, the greatest unsigned value, or `true`.
    let ones = || match element.kind() {
        Kind::Signed => Some(Literal::scalar(element, Scalar::Integer(-1))),
        _ => extreme(1),
    };
    let table: [(&Primitive, &dyn Fn() -> Option<Literal>); 7] = [
        (&elementwise::add, &|| number(0.0)),
        (&elementwise::mul, &|| number(1.0)),
        (&elementwise::max, &|| extreme(0)),
        (&elementwise::min, &|| extreme(1)),
        (&elementwise::and, &ones),
        (&elementwise::or, &|| number(0.0)),
        (&elementwise::xor, &|| number(0.0)),
    ];
    table
        .iter()
        .find(|(known, _)| *known == op)
        .and_then(|(_, of)| of())
}

/// Whether the operation rounds its result, so that a long chain of it loses accuracy.
pub fn rounds(op: &Primitive, element: ElementType) -> bool {
    let is_sum = [&elementwise::add, &elementwise::mul].contains(&op);
    is_sum && matches!(element.kind(), Kind::Float | Kind::Complex)
}

/// Returns the elementwise operation of a reduction's computation if it consists of just one.
///
/// Such reductions may be split and reordered.
pub fn recognised(region: &Graph) -> Option<&'static Primitive> {
    let is_one = (region.len(), region.params.len(), region.results.len()) == (1, 2, 1);
    is_one.then(|| of_own(region, 0))?
}

/// Returns the commutative operation of an array's accumulator and element, if the result for the array with this number is
/// just that.
fn of_own(region: &Graph, number: usize) -> Option<&'static Primitive> {
    let params = &region.params;
    let (a, b) = (params[number], params[number + region.results.len()]);
    let maker = region.maker(region.results[number])?;
    let both = *maker.operands == [a, b] || *maker.operands == [b, a];
    (maker.op.commutative && both).then_some(maker.op)
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
                "reduce(add, f32[2, 3], f64[], [1])",
                "operand 1: expected f32[], found f64[]",
            ),
            (
                "reduce(add, f32[2, 3], 0, [1])",
                "init_value: expected a literal of type f32, found `0` | write `0.0`",
            ),
            (
                "reduce(add, f32[2, 3], f32[2], [1])",
                "operand 1: expected f32[], found f32[2]",
            ),
            // C4
            (
                "reduce(add, f32[2, 3], 0.0, [2])",
                "dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            ("reduce(add, f32[2, 3], 0.0, [-1])", "f32[2]"),
            // C5
            (
                "reduce(add, f32[2, 3], 0.0, [1, 1])",
                "dimensions[1]: dimension 1 is listed twice",
            ),
            // C6
            (
                "reduce(neg, f32[2, 3], 0.0, [1])",
                "computation: expected a computation with 2 parameters, found one with 1",
            ),
            (
                "reduce(eq, f32[2, 3], 0.0, [1])",
                "computation: expected a computation that returns f32[], found one that returns bool[]",
            ),
            (
                "reduce(operand = f32[2, 3], init_value = 0.0)",
                "computation: missing argument `computation`: expected a closure or the name of a computation",
            ),
            // C7
            ("reduce(add, f32[2, 3, 4], 0.0, [1])", "f32[2, 4]"),
            ("reduce(add, f32[2, 3, 4], 0.0, [2, 0])", "f32[3]"),
            ("reduce(add, f32[2, N], 0.0)", "f32[]"),
            ("reduce(add, f32[2, 3], 0.0, [])", "f32[2, 3]"),
            (
                "reduce(add, f32[2, 3, 4], 0.0, [1], keep = true)",
                "f32[2, 1, 4]",
            ),
            ("reduce(or, bool[4], false)", "bool[]"),
            ("reduce(add, f32[0, 2], 0.0, [0])", "f32[2]"),
        ]);
    }

    #[test]
    fn several_arrays_have_one_size_and_as_many_initial_values() {
        check(&[
            (
                "reduce(both, (f32[2, 3], (i32[2, 3],)), (f32[], i32[]), [1])",
                "operand[1]: expected an array, found (i32[2, 3],)",
            ),
            (
                "reduce(both, (f32[2, 3], i32[2, 3]), ((f32[], i32[]),), [1])",
                "init_value[0]: expected an array, found (f32[], i32[])",
            ),
            // C1
            (
                "reduce(both, (f32[2, 3], i32[2, 4]), (f32[], i32[]), [1])",
                "operand[1]: expected i32[2, 3], found i32[2, 4]",
            ),
            // C2, C3
            (
                "reduce(both, (f32[2, 3], i32[2, 3]), (f32[], f32[]), [1])",
                "init_value[1]: expected i32[], found f32[]",
            ),
            (
                "reduce(both, (f32[2, 3], i32[2, 3]), f32[], [1])",
                "init_value: expected 2 values, one for each array, found 1",
            ),
            (
                "reduce(add, (), ())",
                "init_value: expected 1 value, one for each array, found 0",
            ),
            // C6
            (
                "reduce(add, (f32[2], i32[2]), (f32[], i32[]))",
                "computation: expected a computation with 4 parameters, found one with 2",
            ),
            // C7, C8
            (
                "reduce(both, (f32[2, N], i32[2, N]), (f32[], i32[]), [0])",
                "(f32[N], i32[N])",
            ),
            (
                "reduce(both, (f32[2, 3], i32[2, 3]), (f32[], i32[]), keep = true)",
                "(f32[1, 1], i32[1, 1])",
            ),
        ]);
    }
}
