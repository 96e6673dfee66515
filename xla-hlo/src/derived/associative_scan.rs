//! `associative_scan(|a, b| .., xs)` combines all slices up to each index of a dimension by an associative computation:
//! `result[i] = f(.. f(f(xs[0], xs[1]), xs[2]) .., xs[i])`.
//!
//! A known number of slices is combined in pairs, at all indices at once: about `2 n` applications in `2 log2(n)` rounds.
//! A number that is not known is combined by a loop, one slice after the other.

use crate::derived::scan;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::{Call, CapturingGraph, Expected, InCall, MaybeBatched, Param};
use crate::ops::{broadcast, call, concatenate, control, inline, reshape, rev, slice, transpose};
use crate::{Builder, Operation, Shape, Size, Type};

/// JAX's associative scan.
pub static OPERATION: Operation = Operation {
    name: "associative_scan",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::value("xs"),
        Param::int("dimension").optional(),
        Param::switch("reverse"),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let xs = call.value("xs")?;
    let whole = call::type_of(call.b, &xs);
    let at = dimensions(call, &whole)?;
    let size = size(&whole, &at).map_err(|fault| call.error(fault))?;
    let reverse = call.switch("reverse")?;
    let mut each = at.iter();
    let part = whole.map(&mut |leaf| {
        let mut shape = Shape::clone(&leaf.shape);
        shape
            .dims
            .remove(*each.next().expect("expected a dimension for each array"));
        Type::array(shape)
    });
    let part = call::flatten(&part).detached();
    let expected = Expected {
        of: "a slice",
        ty: &part,
    };
    let params = [part.clone(), part.clone()];
    let capturing = call.with_captures("computation", &params, Some(expected))?;
    control::fits(call, "computation", expected, &capturing.result)?;
    if !capturing.replaced.is_empty() {
        let what = "the computation has a side effect, and its applications have no order";
        return Err(call.error(Fault::named(
            "computation",
            FaultKind::Other(what.to_string()),
        )));
    }
    let leaves = xs.leaves().into_iter().copied().collect_vec();
    let results = associative_scan(call.b, &leaves, &at, &size, reverse, capturing);
    let results = results.in_call(call)?;
    Ok(xs.with_leaves(&mut results.into_iter()))
}

/// Returns the dimension of each array along which it is scanned, the first by default.
fn dimensions(call: &Call<'_, '_>, whole: &Type) -> Result<Vec<usize>, Error> {
    let mut all = Vec::new();
    for leaf in whole.leaves() {
        let rank = leaf.shape.rank();
        if rank == 0 {
            let what = FaultKind::Rank {
                expected: "arrays of rank 1 or more".to_string(),
                found: Shape::clone(&leaf.shape),
            };
            return Err(call.error(Fault::named("xs", what)));
        }
        all.push(if call.is_passed("dimension") {
            call.dim("dimension", rank)?
        } else {
            0
        });
    }
    Ok(all)
}

/// Returns the common size of the dimensions along which the arrays are scanned.
fn size(whole: &Type, at: &[usize]) -> Result<Size, Fault> {
    let leaves = whole.leaves();
    let Some(first) = leaves.first() else {
        let what = FaultKind::Value {
            expected: "at least 1 array".to_string(),
            found: "0".to_string(),
        };
        return Err(Fault::named("xs", what));
    };
    let size = &first.shape.dims[at[0]];
    for (leaf, &dimension) in leaves.iter().zip(at) {
        if leaf.shape.dims[dimension] != *size {
            let what = FaultKind::SizesDiffer {
                first: Shape::clone(&first.shape),
                other: Shape::clone(&leaf.shape),
                dimension,
            };
            return Err(Fault::named("xs", what));
        }
    }
    Ok(size.clone())
}

/// Combines all slices up to each index of a dimension of this size, or from each index on.
fn associative_scan(
    b: &mut Builder<'_>,
    xs: &[Value],
    at: &[usize],
    size: &Size,
    reverse: bool,
    mut of: CapturingGraph,
) -> Result<Vec<Value>, Fault> {
    // The dimension is the first one in between, and the first slice the one from which the others follow.
    let mut rows = Vec::with_capacity(xs.len());
    for (&x, &at) in xs.iter().zip(at) {
        let rank = b.shape(x).rank();
        let others = (0..rank).filter_items(|&d| d != at);
        let order = [at].into_iter().chain_items(others).collect_vec();
        let x = transpose::transpose(b, x, &order)?;
        rows.push(if reverse { rev::rev(b, x, &[0])? } else { x });
    }
    let scanned = match size.known() {
        Some(count) => by_pairs(b, rows, count, &of)?,
        None => {
            // Each result is the carry, and an output too.
            let results = of.graph.results.clone();
            of.graph.results.extend(results);
            in_turn(b, &rows, size, &of)?
        }
    };
    let mut results = Vec::with_capacity(xs.len());
    for (value, &at) in scanned.into_iter().zip(at) {
        let value = if reverse {
            rev::rev(b, value, &[0])?
        } else {
            value
        };
        let rank = b.shape(value).rank();
        let order = (1..=at).chain_items([0]).chain_items(at + 1..rank);
        results.push(transpose::transpose(b, value, &order.collect_vec())?);
    }
    Ok(results)
}

/// Combines neighbours, scans the pairs, and combines each result with the slice after it.
///
/// ```text
/// pairs = f(x[0], x[1]), f(x[2], x[3]), ..        odd results: their scan
/// x[0], f(odd[0], x[2]), f(odd[1], x[4]), ..      even results
/// ```
fn by_pairs(
    b: &mut Builder<'_>,
    xs: Vec<Value>,
    count: usize,
    of: &CapturingGraph,
) -> Result<Vec<Value>, Fault> {
    if count < 2 {
        return Ok(xs);
    }
    let half = count / 2;
    let before = every(b, &xs, 0, 2 * half, 2)?;
    let after = every(b, &xs, 1, 2 * half, 2)?;
    let pairs = combined(b, &before, &after, half, of)?;
    let odd = by_pairs(b, pairs, half, of)?;
    let first = every(b, &xs, 0, 1, 1)?;
    // The last one of an even number of slices is among the odd results.
    let rest = (count - 1) / 2;
    let even = if rest == 0 {
        first
    } else {
        let before = every(b, &odd, 0, rest, 1)?;
        let after = every(b, &xs, 2, count, 2)?;
        let rest = combined(b, &before, &after, rest, of)?;
        joined(b, first, rest)?
    };
    let mut all = Vec::with_capacity(xs.len());
    for (&even, &odd) in even.iter().zip(&odd) {
        let mut sizes = b.shape(odd).dims.clone();
        let mut wide = sizes.clone();
        wide.insert(1, 1.into());
        let evens = every(b, &[even], 0, half, 1)?[0];
        let evens = reshape::reshape(b, evens, wide.clone())?;
        let odds = reshape::reshape(b, odd, wide)?;
        let pairs = concatenate::concatenate(b, &[evens, odds], 1)?;
        sizes[0] = (2 * half).into();
        let pairs = reshape::reshape(b, pairs, sizes)?;
        all.push(pairs);
    }
    if count % 2 == 1 {
        let last = every(b, &even, half, half + 1, 1)?;
        all = joined(b, all, last)?;
    }
    Ok(all)
}

/// Returns every `stride`-th slice from one index of the first dimension to another.
fn every(
    b: &mut Builder<'_>,
    xs: &[Value],
    from: usize,
    to: usize,
    stride: usize,
) -> Result<Vec<Value>, Fault> {
    let mut parts = Vec::with_capacity(xs.len());
    for &x in xs {
        let mut limits = b.shape(x).dims.clone();
        let mut starts = vec![Size::from(0); limits.len()];
        let mut strides = vec![Size::from(1); limits.len()];
        (starts[0], limits[0], strides[0]) = (from.into(), to.into(), stride.into());
        parts.push(slice::slice(b, x, starts, limits, strides)?);
    }
    Ok(parts)
}

/// Returns slices, then others.
fn joined(b: &mut Builder<'_>, first: Vec<Value>, then: Vec<Value>) -> Result<Vec<Value>, Fault> {
    let mut all = Vec::with_capacity(first.len());
    for (first, then) in first.into_iter().zip(then) {
        all.push(concatenate::concatenate(b, &[first, then], 0)?);
    }
    Ok(all)
}

/// Applies the computation to corresponding slices.
fn combined(
    b: &mut Builder<'_>,
    before: &[Value],
    after: &[Value],
    count: usize,
    of: &CapturingGraph,
) -> Result<Vec<Value>, Fault> {
    let slices = before.iter().chain_items(after);
    let slices = slices.map(|&value| MaybeBatched::Batched(value));
    let captured = of.values.iter();
    let captured = captured.map(|&value| MaybeBatched::Unbatched(value));
    let arguments = slices.chain_items(captured).collect_vec();
    let results = inline::vectorised(b, &of.graph, &arguments, &[count.into()]);
    let results = results.map_err(|refused| Fault::named("computation", *refused.fault.what))?;
    let mut all = Vec::with_capacity(results.len());
    for result in results {
        all.push(match result {
            MaybeBatched::Batched(value) => value,
            MaybeBatched::Unbatched(value) => {
                let shape = b.shape(value).clone();
                let kept = (1..=shape.dims.len()).collect_vec();
                let sizes = [count.into()].into_iter().chain_items(shape.dims);
                broadcast::in_dim(b, value, sizes.collect_vec(), &kept)?
            }
        });
    }
    Ok(all)
}

/// Combines one slice after the other by a loop. There is at least one: the size constraint of the first slice.
fn in_turn(
    b: &mut Builder<'_>,
    xs: &[Value],
    size: &Size,
    of: &CapturingGraph,
) -> Result<Vec<Value>, Fault> {
    let part = |b: &mut Builder<'_>, from: usize, to: Size| {
        let mut parts = Vec::with_capacity(xs.len());
        for &x in xs {
            let mut limits = b.shape(x).dims.clone();
            let mut starts = vec![Size::from(0); limits.len()];
            let strides = vec![Size::from(1); limits.len()];
            (starts[0], limits[0]) = (from.into(), to.clone());
            parts.push(slice::slice(b, x, starts, limits, strides)?);
        }
        Ok(parts)
    };
    let first = part(b, 0, 1.into())?;
    let rest = part(b, 1, size.clone())?;
    let mut init = Vec::with_capacity(xs.len());
    for &first in &first {
        let sizes = b.shape(first).dims[1..].to_vec();
        init.push(reshape::reshape(b, first, sizes)?);
    }
    let mut results = scan::forwards(b, &init, &rest, of)?;
    let outputs = results.split_off(init.len());
    joined(b, first, outputs)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, graph, primitives};

    #[test]
    fn the_computation_combines_two_slices() {
        check(&[
            ("associative_scan(add, f32[5])", "f32[5]"),
            ("associative_scan(add, f32[5, 3], 1)", "f32[5, 3]"),
            ("associative_scan(add, i32[N], reverse = true)", "i32[N]"),
            ("associative_scan(add, f32[0])", "f32[0]"),
            (
                "associative_scan(add, f32[])",
                "xs: expected arrays of rank 1 or more, found f32[]",
            ),
            (
                "associative_scan(add, f32[5], 1)",
                "dimension[0]: expected dimension 0, found 1",
            ),
            (
                "associative_scan(lt, f32[5])",
                "computation: expected the computation to return f32[] for a slice, found bool[]",
            ),
            (
                "associative_scan(add, ())",
                "xs: expected at least 1 array, found 0",
            ),
            (
                "associative_scan(add, (f32[5], f32[6]))",
                "xs: sizes of dimension 0 differ: 5 in f32[5] and 6 in f32[6]",
            ),
        ]);
    }

    #[test]
    fn a_known_number_of_slices_is_combined_in_few_rounds() {
        // Two for each halving, of which the last one of an even number has one.
        for (n, expected) in [
            (1, 0),
            (2, 1),
            (3, 2),
            (4, 3),
            (5, 3),
            (7, 4),
            (8, 5),
            (1000, 18),
        ] {
            let graph = graph(&format!("associative_scan(add, f32[{n}])"));
            let adds = graph.instrs().filter(|(_, instr)| instr.op.name == "add");
            assert_eq!(adds.count(), expected, "{n}");
        }
    }

    #[test]
    fn a_number_that_is_not_known_is_combined_by_a_loop() {
        assert!(primitives("associative_scan(add, f32[N])").contains(&"while"));
    }
}
