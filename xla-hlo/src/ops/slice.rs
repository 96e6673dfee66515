//! `slice` reads a strided slice: element `i` of the result is element `start_indices + strides * i` of the operand.

use crate::attr::sizes;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Emit, Value, Values};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{
    Batch, Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Small, Text,
};
use crate::ops::{batch, checks};
use crate::{Graph, Instr, Shape, Size, Tree};

mod simplify;

/// XLA's Slice.
pub static OPERATION: Operation = Operation {
    name: "slice",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::ints("start_indices"),
        Param::ints("limit_indices"),
        Param::ints("strides").optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's slice.
pub static PRIMITIVE: Primitive = Primitive {
    name: "slice",
    text: "stablehlo.slice",
    operands: 1..=1,
    regions: 0,
    attributes: &[
        ("start_indices", Text::Sizes),
        ("limit_indices", Text::Sizes),
        ("strides", Text::Sizes),
    ],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "slice",
            list: None,
            arguments: list::both(["start_indices", "strides"], |name| {
                KernelArg::Sizes(sizes(&instr.attrs, name).to_vec())
            })
            .to_vec(),
        })
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(simplify::simplify),
        batch: Some(batched),
        origin: Some(origin),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Returns the element of the operand that the slice has at an index.
fn origin(_: &Graph, instr: &Instr, index: &[usize]) -> Option<(usize, Vec<usize>)> {
    let [starts, strides] = list::both(["start_indices", "strides"], |name| {
        sizes(&instr.attrs, name).iter()
    });
    let along = starts.zip(strides).zip(index);
    let along = along.map(|((start, stride), i)| Some(start.known()? + stride.known()? * i));
    Some((0, along.collect_some()?))
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let rank = operand.rank();
    let names = ["start_indices", "limit_indices", "strides"];
    let [starts, limits, strides] = [
        sizes(infer.attrs, names[0]),
        sizes(infer.attrs, names[1]),
        sizes(infer.attrs, names[2]),
    ];
    for (name, list) in names.into_iter().zip([starts, limits, strides]) {
        checks::one_each(name, list.len(), rank)?;
    }
    let mut dims = Vec::with_capacity(rank);
    for (d, size) in operand.dims.iter().enumerate() {
        let (start, limit, stride) = (&starts[d], &limits[d], &strides[d]);
        let value = |name, expected: String, found: &Size| {
            let found = found.to_string();
            Fault::item(name, d, FaultKind::Value { expected, found })
        };
        let above = |name, most: &Size, of: String, found: &Size| {
            let (most, found) = (most.clone(), found.clone());
            Fault::item(name, d, FaultKind::AtMost { most, of, found })
        };
        // Conditions on symbolic sizes become size constraints: `0 <= start <= limit <= size`.
        infer.at_most(limit, size, || {
            let of = format!("the size of dimension {d}");
            above("limit_indices", size, of, limit)
        })?;
        let ends = || format!("the limit of dimension {d}");
        infer.at_most(start, limit, || {
            above("start_indices", limit, ends(), start)
        })?;
        let Ok(length) = limit.minus(start) else {
            return Err(above("start_indices", limit, ends(), start));
        };
        if stride.is(0) {
            return Err(value("strides", "a number above 0".to_string(), stride));
        }
        // Rounds up: the last stride may reach past the limit.
        let rounded = (length.plus(stride))
            .and_then(|sum| sum.minus(&Size::from(1)))
            .and_then(|sum| sum.divided_by(stride));
        let computed = || FaultKind::computed(format!("({length} + {stride} - 1) / {stride}"));
        let rounded = rounded.map_err(|_| Fault::item("strides", d, computed()));
        dims.push(if stride.is(1) { length } else { rounded? });
    }
    Ok(vec![Shape::new(operand.element, dims)])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let starts = call.sizes("start_indices")?;
    let limits = call.sizes("limit_indices")?;
    let strides = if call.is_passed("strides") {
        call.sizes("strides")?
    } else {
        vec![Size::from(1); call.b.shape(operand).rank()]
    };
    let value = slice(call.b, operand, starts, limits, strides);
    value.map(Tree::Leaf).in_call(call)
}

/// Reads every `strides`-th element between two indices; returns the operand if that is all of it.
///
/// # Errors
/// The slice is not within the operand's bounds.
pub fn slice(
    b: &mut dyn Emit,
    operand: Value,
    starts: Vec<Size>,
    limits: Vec<Size>,
    strides: Vec<Size>,
) -> Result<Value, Fault> {
    let all = starts.iter().all(|start| start.is(0))
        && limits == b.shape(operand).dims
        && strides.iter().all(|stride| stride.is(1))
        && starts.len() == limits.len()
        && strides.len() == limits.len();
    if all {
        return Ok(operand);
    }
    b.add1(&PRIMITIVE, &[operand], attributes(starts, limits, strides))
}

/// Returns the attributes of a slice.
pub fn attributes(
    starts: Vec<Size>,
    limits: Vec<Size>,
    strides: Vec<Size>,
) -> Vec<(&'static str, Attr)> {
    vec![
        ("start_indices", Attr::Sizes(starts)),
        ("limit_indices", Attr::Sizes(limits)),
        ("strides", Attr::Sizes(strides)),
    ]
}

/// Batches `slice`.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let before = |name: &str| -> Vec<Size> {
        let size = |size: &Size| match name {
            "start_indices" => Size::from(0),
            "limit_indices" => size.clone(),
            _ => Size::from(1),
        };
        batch.sizes().iter().map(size).collect_vec()
    };
    let attrs = batch.instr.attrs.iter();
    let attrs = attrs.map(|(name, attr)| match attr {
        Attr::Sizes(own) => Some((*name, Attr::Sizes([before(name), own.clone()].concat()))),
        _ => None,
    });
    batch::again(rw, batch, attrs.collect_some()?)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_box_lies_inside_the_operand() {
        check(&[
            // C2
            (
                "slice(f32[2, 3], [0], [2, 3])",
                "start_indices: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            (
                "slice(f32[2, 3], [0, 0], [2, 3, 4])",
                "limit_indices: expected 2 numbers, one for each dimension of the operand, found 3",
            ),
            (
                "slice(f32[2, 3], [0, 1], [2, 3], [1])",
                "strides: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            // C3
            (
                "slice(f32[2, 3], [0, -1], [2, 3])",
                "start_indices[1]: expected a size, found -1",
            ),
            (
                "slice(f32[2, 3], [0, 3], [2, 2])",
                "start_indices[1]: expected at most 2 (the limit of dimension 1), found 3",
            ),
            (
                "slice(f32[2, 3], [0, 0], [2, 4])",
                "limit_indices[1]: expected at most 3 (the size of dimension 1), found 4",
            ),
            // C4
            (
                "slice(f32[2, 3], [0, 0], [2, 3], [1, 0])",
                "strides[1]: expected a number above 0, found 0",
            ),
            // C5
            ("slice(f32[2, 8], [1, 1], [2, 8])", "f32[1, 7]"),
            ("slice(f32[2, 8], [0, 1], [2, 8], [1, 3])", "f32[2, 3]"),
            ("slice(f32[2, 8], [2, 5], [2, 5])", "f32[0, 0]"),
            ("slice(f32[N], [1], [N])", "f32[N - 1]"),
            ("slice(f32[N, M], [0, 0], [N, 3])", "f32[N, 3]"),
            ("slice(f32[], [], [])", "f32[]"),
            (
                "slice(f32[2])",
                "start_indices: missing argument `start_indices`: expected a list of integers such as `[0, 1]`",
            ),
        ]);
    }

    #[test]
    fn the_whole_operand_is_itself() {
        assert!(primitives("slice(f32[2, N], [0, 0], [2, N])").is_empty());
        assert_eq!(primitives("slice(f32[2, N], [0, 0], [1, N])"), ["slice"]);
    }
}
