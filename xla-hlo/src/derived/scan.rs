//! `scan(|carry, x| (carry, y), init, xs)` iterates over the first dimension of an array with a carried value.
//!
//! `x` is the slice of `xs` at one index of its first dimension; `y`, an array or a tuple, is the slice of the result
//! at that index. The carry, an array or a tuple, keeps its type. The result is the final carry, and all `y` stacked. A
//! tuple of arrays is scanned together. `reverse = true` begins with the last slice, and `length = n` counts rounds
//! without arrays: `scan(|carry| (carry, y), init, length = 5)`.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{Argument, Call, CapturingGraph, Expected, Param};
use crate::ops::{
    broadcast, call, constant, control, dynamic_slice, dynamic_update_slice, parts, reshape,
    while_loop,
};
use crate::{Builder, ElementType, Literal, Operation, Shape, Size, Tree, Type};

/// A loop over the slices of arrays.
pub static OPERATION: Operation = Operation {
    name: "scan",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::value("init"),
        Param::value("xs").optional(),
        Param::switch("reverse"),
        Param::int("length").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let has_slices = call.is_passed("xs") || !call.is_passed("length");
    let xs = if has_slices {
        let mut arguments = call.arguments.iter().zip(call.operation.params);
        let is_literal = arguments.any(|(argument, param)| {
            param.name == "xs" && matches!(argument, Argument::Numbers(_))
        });
        let help = is_literal
            .then(|| "the initial value precedes the arrays: `scan(.., {xs}, {init})`".to_string());
        call.value("xs").map_err(|mut error| {
            error.fault = error.fault.or_help(help);
            error
        })?
    } else {
        Tree::Tuple(Vec::new())
    };
    let init = init(call, &xs)?;
    let (carry, whole) = (call::type_of(call.b, &init), call::type_of(call.b, &xs));
    let size = rounds(call, &whole)?;
    let reverse = call.switch("reverse")?;
    let part =
        whole.map(&mut |leaf| Type::array(Shape::new(leaf.shape.element, rest(&leaf.shape))));
    let part = call::flatten(&part).detached();
    let mut params = vec![carry.clone()];
    if has_slices {
        params.push(part);
    }
    let capturing = call.with_captures("computation", &params, None)?;
    // The computation returns the new carry and an output.
    let (kept, outputs) = match &capturing.result {
        Tree::Tuple(items) if items.len() == 2 => (&items[0], &items[1]),
        other => {
            let what = FaultKind::Value {
                expected: "a pair of a carry and an output".to_string(),
                found: other.to_string(),
            };
            return Err(call.error(Fault::named("computation", what)));
        }
    };
    let expected = Expected {
        of: "the carry",
        ty: &carry,
    };
    control::fits(call, "computation", expected, kept)?;
    let outputs = outputs.clone();
    let [init_leaves, xs_leaves] = list::both([&init, &xs], |values| -> Vec<Value> {
        values.leaves().into_iter().copied().collect_vec()
    });
    let rounds = Rounds { size, reverse };
    let results = scan(call.b, &init_leaves, &xs_leaves, &capturing, &rounds);
    let mut results = results.in_call(call)?;
    // A scan of length 0 returns no new values of captured variables.
    let new = results.split_off(
        results
            .len()
            .min(capturing.graph.results.len() - capturing.replaced.len()),
    );
    call.b
        .replaced
        .extend(capturing.replaced.into_iter().zip(new));
    let mut results = results.into_iter();
    let last = init.with_leaves(&mut results);
    let stacked = outputs.detached().with_leaves(&mut results);
    Ok(Tree::Tuple(vec![last, stacked]))
}

/// Returns the initial carry. A literal has the element type of the arrays that are scanned, if these have one type.
fn init(call: &mut Call<'_, '_>, xs: &Values) -> Result<Values, Error> {
    let mut arguments = call.arguments.iter().zip(call.operation.params);
    let is_literal = arguments.any(|(argument, param)| {
        param.name == "init" && matches!(argument, Argument::Numbers(_) | Argument::Size(_))
    });
    let leaves = xs.leaves().into_iter();
    let elements = leaves.map(|&value| call.b.shape(value).element);
    let mut elements = elements.collect_vec().into_iter();
    match elements.next() {
        Some(element) if is_literal && elements.all(|other| other == element) => {
            Ok(Tree::Leaf(call.typed("init", element)?))
        }
        _ if is_literal => Ok(Tree::Leaf(call.array("init")?)),
        _ => call.value("init"),
    }
}

/// The rounds of a scan.
struct Rounds {
    size: Size,
    /// Whether the last one is the first.
    reverse: bool,
}

/// Returns the number of rounds: `length`, or the size of the first dimension of the arrays.
fn rounds(call: &Call<'_, '_>, whole: &Type) -> Result<Size, Error> {
    let of_arrays = || length(whole).map_err(|what| call.error(Fault::named("xs", what)));
    if !call.is_passed("length") {
        return of_arrays();
    }
    let stated = parts::size(call, "length")?;
    if whole.leaves().is_empty() {
        return Ok(stated);
    }
    let size = of_arrays()?;
    if stated == size {
        return Ok(size);
    }
    let what = FaultKind::Value {
        expected: format!("{size}, the size of dimension 0 of the arrays"),
        found: stated.to_string(),
    };
    Err(call.error(Fault::named("length", what)))
}

/// Returns the common size of the first dimension of all arrays.
fn length(whole: &Type) -> Result<Size, FaultKind> {
    let mut size: Option<(Size, &Shape)> = None;
    for leaf in whole.leaves() {
        let shape = &leaf.shape;
        match (shape.dims.first(), &size) {
            (None, _) => {
                return Err(FaultKind::Rank {
                    expected: "arrays of rank 1 or more".to_string(),
                    found: shape.clone(),
                });
            }
            (Some(found), Some((expected, first))) if found != expected => {
                return Err(FaultKind::SizesDiffer {
                    first: (*first).clone(),
                    other: shape.clone(),
                    dimension: 0,
                });
            }
            (Some(found), None) => size = Some((found.clone(), shape)),
            _ => {}
        }
    }
    let count = FaultKind::Value {
        expected: "at least 1 array".to_string(),
        found: "0".to_string(),
    };
    size.map(|(size, _)| size).ok_or(count)
}

/// Returns the sizes without the first.
fn rest(shape: &Shape) -> Vec<Size> {
    shape.dims[1..].to_vec()
}

/// Iterates over the slices of arrays of the same first size from the first to the last one, by a computation that
/// returns the new carry and then the outputs. Returns the final carry, then the stacked outputs.
///
/// # Errors
/// The computation takes other arguments.
pub(super) fn forwards(
    b: &mut Builder<'_>,
    init: &[Value],
    xs: &[Value],
    computation: &CapturingGraph,
) -> Result<Vec<Value>, Fault> {
    let rounds = Rounds {
        size: b.shape(xs[0]).dims[0].clone(),
        reverse: false,
    };
    scan(b, init, xs, computation, &rounds)
}

/// Returns the final carry, then the stacked outputs, then the new values of replaced captured values.
fn scan(
    b: &mut Builder<'_>,
    init: &[Value],
    xs: &[Value],
    capturing: &CapturingGraph,
    Rounds { size, reverse }: &Rounds,
) -> Result<Vec<Value>, Fault> {
    let mut state = init.to_vec();
    // The results of the graph: carry, outputs, and the new values of captured variables.
    let mut parts = capturing.graph.result_shapes().split_off(init.len());
    parts.truncate(parts.len() - capturing.replaced.len());
    for part in &parts {
        let sizes = list::concat(&[std::slice::from_ref(size), &part.dims]);
        let zero = b.constant(Literal::zero(part.element));
        state.push(broadcast::in_dim(b, zero, sizes, &[])?);
    }
    if size.is(0) {
        // There is no slice to pass to the computation.
        return Ok(state);
    }
    state.extend(&capturing.replaced);
    let own = capturing.graph.params.len() - capturing.values.len();
    let region = (capturing.graph.clone(), capturing.values.clone());
    let (graph, values) = control::taking(&b.graph, region, own, &capturing.replaced);
    let ends = [Size::from(0), size.clone()];
    let ends = list::both(ends, |size| constant::size(b, ElementType::I32, size));

    // Parameters of the body: the index, the carry, the stacked outputs so far, replaced captures, `xs`, and other
    // captures.
    let mut body = Builder::new(b.module);
    body.origin = b.origin;
    let around: Vec<Value> = xs.iter().chain_items(&values).copied().collect_vec();
    let all = ends[..1].iter().chain_items(&state).chain_items(&around);
    let all: Vec<Shape> = all.map(|&v| b.shape(v).clone()).collect_vec();
    let params = all.iter().map(|s| body.graph.add_param(s.clone()));
    let params: Vec<Value> = params.collect_vec();
    let at = if *reverse {
        let count = constant::size(&mut body, ElementType::I32, size.clone());
        body.formula([count, params[0]], |[count, at]| {
            count - at - count.number(1.0)
        })?
    } else {
        params[0]
    };
    let (carried, params) = params[1..].split_at(init.len());
    let (made, params) = params.split_at(parts.len());
    let (replaced, params) = params.split_at(capturing.replaced.len());
    let (xs, values) = params.split_at(xs.len());
    let mut arguments = carried.to_vec();
    // `x[at]` of each array, without its first dimension.
    for &x in xs {
        let shape = body.shape(x).clone();
        let starts = starts(&mut body, at, shape.rank());
        let sizes = list::concat(&[&[Size::from(1)], &shape.dims[1..]]);
        let row = dynamic_slice::dynamic_slice(&mut body, x, &starts, sizes)?;
        arguments.push(reshape::reshape(&mut body, row, rest(&shape))?);
    }
    arguments.extend(replaced);
    arguments.extend(values);
    let outputs = body.paste(&graph, &arguments);
    let mut results = outputs[..init.len()].to_vec();
    // `made[at] = y`.
    for (&made, &y) in made.iter().zip(&outputs[init.len()..]) {
        let shape = body.shape(y).clone();
        let sizes = list::concat(&[&[Size::from(1)], shape.dims.as_slice()]);
        let row = reshape::reshape(&mut body, y, sizes)?;
        let starts = starts(&mut body, at, shape.rank() + 1);
        let all = dynamic_update_slice::dynamic_update_slice(&mut body, made, row, &starts)?;
        results.push(all);
    }
    results.extend(&outputs[init.len() + parts.len()..]);
    body.graph.results = results;
    while_loop::count(b, ends, &state, (body.graph, around))
}

/// Returns the start indices of the slice at this index of the first dimension.
fn starts(b: &mut Builder<'_>, at: Value, rank: usize) -> Vec<Value> {
    let zero = b.constant(Literal::zero(ElementType::I32));
    let mut starts = vec![zero; rank];
    starts[0] = at;
    starts
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_carry_keeps_its_type() {
        check(&[
            ("scan(pair, f32[2], f32[5, 2])", "(f32[2], f32[5, 2])"),
            ("scan(pair, f32[2], f32[0, 2])", "(f32[2], f32[0, 2])"),
            (
                "scan(pair, i32[], (i32[N], f32[N, 3]))",
                "(i32[], (i32[N], f32[N, 3]))",
            ),
            (
                "scan(swapped, f32[2], f32[5, 3])",
                "computation: expected the computation to return f32[2] for the carry, found f32[3]",
            ),
            (
                "scan(pair, f32[2], f32[N, 2], reverse = true, length = N)",
                "(f32[2], f32[N, 2])",
            ),
            (
                "scan(pair, f32[2], f32[5, 2], length = 4)",
                "length: expected 5, the size of dimension 0 of the arrays, found 4",
            ),
            (
                "scan(pair, f32[2], f32[])",
                "xs: expected arrays of rank 1 or more, found f32[]",
            ),
            (
                "scan(pair, f32[2], (f32[5], f32[6]))",
                "xs: sizes of dimension 0 differ: 5 in f32[5] and 6 in f32[6]",
            ),
            (
                "scan(pair, f32[2], ())",
                "xs: expected at least 1 array, found 0",
            ),
            (
                "scan(add, f32[], f32[3])",
                "computation: expected a pair of a carry and an output, found f32[]",
            ),
        ]);
    }

    #[test]
    fn it_is_a_loop() {
        assert!(primitives("scan(pair, f32[2], f32[5, 2])").contains(&"while"));
    }
}
