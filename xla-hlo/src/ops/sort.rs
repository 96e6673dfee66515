//! `sort(x)` sorts the elements along a dimension in ascending order, or in the order of a comparator.
//!
//! Several arrays are sorted together: elements at one index stay together. Their comparator takes two elements of the
//! first array, then two of the second, and so on, as in XLA: `sort((keys, values), |a, b, _, _| a > b)`.
//!
//! Without a comparator floating-point numbers are sorted by their total order: -NaN, negative numbers, -0, +0,
//! positive numbers, NaN. With the comparator `|a, b| a < b` NaN is unordered, although a single array still has NaN at
//! the same ends as in the total order; -0 and +0 are equal. If a comparator is not a strict weak order, the order of
//! the result is unspecified.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Emit;
use crate::graph::{Attr, Graph, Value, Values};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Sides, Small, Text,
};
use crate::ops::batch;
use crate::ops::checks;
use crate::ops::classes::ORDERED;
use crate::ops::compare;
use crate::{Builder, ElementType, Shape, Size, Tree};

/// XLA's Sort.
pub static OPERATION: Operation = Operation {
    name: "sort",
    operator: None,
    params: &[
        Param::arrays("operands"),
        Param::computation("comparator").optional(),
        Param::int("dimension").optional(),
        Param::switch("is_stable"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's sort.
pub static PRIMITIVE: Primitive = Primitive {
    name: "sort",
    text: "stablehlo.sort",
    operands: 1..=usize::MAX,
    regions: 1,
    attributes: &[("dimension", Text::Int), ("is_stable", Text::Bool)],
    syntax: &[],
    infer,
    form: |graph, instr| {
        let rank = graph.shape(instr.operands[0]).rank();
        let dimension = dimension(&instr.attrs, rank);
        let dimension = dimension.expect("the rule has checked the dimension");
        Form::Kernel(Kernel {
            name: "sort",
            list: None,
            arguments: vec![
                KernelArg::Size(Size::from(dimension)),
                KernelArg::Bool(attr::bool(&instr.attrs, "is_stable")),
                KernelArg::Region(0, Sides::Pairs),
            ],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::along),
        // Each element of 16 takes part in eight exchanges of some instructions.
        small: Some(Small {
            cost: 16,
            ..Small::DEFAULT
        }),
        ..OpTraits::NONE
    },
};

/// Returns the dimension; in StableHLO a negative one is counted from the end.
pub(crate) fn dimension(attrs: &[(&'static str, Attr)], rank: usize) -> Result<usize, Fault> {
    let found = attr::int(attrs, "dimension");
    let from_end = if found < 0 { rank as i64 } else { 0 };
    let at = usize::try_from(found + from_end).ok();
    at.filter(|&d| d < rank).ok_or_else(|| {
        let found = found.to_string();
        Fault::named("dimension", FaultKind::NoSuchDimension { found, rank })
    })
}

/// Returns the parameters of a comparator: two elements of each array.
fn pairs<'a>(operands: impl Iterator<Item = &'a Shape>) -> Vec<Shape> {
    let scalars = operands.map(|operand| Shape::scalar(operand.element));
    scalars
        .flat_items(|scalar| [scalar.clone(), scalar])
        .collect_vec()
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let first = infer.operands[0];
    for (i, operand) in infer.operands.iter().enumerate() {
        if operand.dims != first.dims {
            let what = FaultKind::ShapeExpected {
                expected: first.with_element(operand.element),
                found: (*operand).clone(),
            };
            return Err(Fault::operand(i, what));
        }
    }
    dimension(infer.attrs, first.rank())?;
    let params = pairs(infer.operands.iter().copied());
    let found = infer
        .region_named("comparator", 0, &params)?
        .result_shapes();
    let expected = vec![Shape::scalar(ElementType::Bool)];
    if found != expected {
        let what = FaultKind::ComputationResult { expected, found };
        return Err(Fault::named("comparator", what));
    }
    Ok(infer
        .operands
        .iter()
        .map(|&operand| operand.clone())
        .collect_vec())
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = call.value("operands")?;
    let mut leaves = checks::arrays(call, "operands")?;
    let count = leaves.len();
    let first = leaves[0];
    let rank = call.b.shape(first).rank();
    let dimension = if call.is_passed("dimension") {
        call.dim("dimension", rank)?
    } else {
        rank.checked_sub(1).ok_or_else(|| {
            let what = FaultKind::Other("a scalar has no dimension to sort".to_string());
            call.error(Fault::named("operands", what))
        })?
    };
    let is_stable = call.switch("is_stable")?;
    // A comparator may capture scalars, which are sorted as further arrays of equal elements.
    let comparator = if call.is_passed("comparator") {
        let params = pairs(leaves.iter().map(|&v| call.b.shape(v)));
        let expected = [Shape::scalar(ElementType::Bool)];
        let captures = call.of_scalars("comparator", &params, &expected)?;
        leaves = captures.beside(call, leaves)?;
        captures.graph(Sides::Pairs)
    } else {
        let element = call.b.shape(first).element;
        ORDERED.check(0, element).map_err(|fault| {
            call.error(Fault {
                at: crate::error::At::Named("operands", None),
                ..fault
            })
        })?;
        let shapes: Vec<&Shape> = leaves.iter().map(|&v| call.b.shape(v)).collect_vec();
        ascending(&shapes)
    };
    let sorted = sort(call.b, &leaves, comparator, dimension, is_stable);
    let mut sorted = sorted.in_call(call)?;
    sorted.truncate(count);
    Ok(match operands {
        Tree::Leaf(_) => Tree::Leaf(sorted[0]),
        _ => Tree::Tuple(sorted.into_iter().map(Tree::Leaf).collect_vec()),
    })
}

/// Returns the comparator that sorts the elements of the first array in ascending order.
pub(crate) fn ascending(operands: &[&Shape]) -> Graph {
    let module = crate::Module::default();
    let mut b = Builder::new(&module);
    for shape in pairs(operands.iter().copied()) {
        b.graph.add_param(shape);
    }
    let [lhs, rhs] = list::both([0, 1], |i| b.graph.params[i]);
    let less = compare::less(&mut b, lhs, rhs);
    b.graph.results = less.into_iter().collect_vec();
    b.graph
}

/// Sorts the operands along a dimension by a comparator.
///
/// # Errors
/// Sizes differ, there is no such dimension, or the comparator does not take two elements of each operand.
pub fn sort(
    b: &mut dyn Emit,
    operands: &[Value],
    comparator: Graph,
    dimension: usize,
    is_stable: bool,
) -> Result<Vec<Value>, Fault> {
    let attrs = vec![
        ("dimension", Attr::Int(dimension as i64)),
        ("is_stable", Attr::Bool(is_stable)),
    ];
    b.add(&PRIMITIVE, operands, attrs, vec![comparator])
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn arrays_of_one_size_are_sorted_by_a_comparator_of_their_elements() {
        check(&[
            (
                "sort((f32[2], (i32[2], i32[2])))",
                "operands[1]: expected an array, found (i32[2], i32[2])",
            ),
            // C1, C3
            (
                "sort((f32[2, 3], i32[2, 4]))",
                "operand 1: expected i32[2, 3], found i32[2, 4]",
            ),
            // C2
            ("sort(f32[2, 3])", "f32[2, 3]"),
            ("sort((f32[N], c64[N]))", "(f32[N], c64[N])"),
            ("sort(f16[2, N], gt, 0, true)", "f16[2, N]"),
            ("sort(u8[0], lt)", "u8[0]"),
            // C4
            (
                "sort(f32[2, 3], lt, 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
            ("sort(f32[2, 3], lt, -1)", "f32[2, 3]"),
            (
                "sort(f32[], lt)",
                "operands: a scalar has no dimension to sort",
            ),
            // C5
            (
                "sort(f32[3], neg)",
                "comparator: expected a computation with 2 parameters, found one with 1",
            ),
            (
                "sort((f32[3], f32[3]), lt)",
                "comparator: expected a computation with 4 parameters, found one with 2",
            ),
            (
                "sort(f32[3], add)",
                "comparator: expected a computation that returns bool[], found one that returns f32[]",
            ),
            ("sort(())", "operands: expected at least 1 operand, found 0"),
            (
                "sort(c64[3])",
                "operands: expected bool, integer or floating-point elements, found c64",
            ),
        ]);
    }

    #[test]
    fn a_comparator_is_one_comparison_by_default() {
        assert_eq!(primitives("sort(f32[3])"), ["sort"]);
        assert_eq!(primitives("sort((f32[3], i32[3]))"), ["sort"]);
    }
}
