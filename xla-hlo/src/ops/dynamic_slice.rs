//! `dynamic_slice` reads a slice of fixed sizes at computed start indices, which are clamped so that the slice is in
//! bounds.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Emit, Value, Values, find};
use crate::list::{self, Items};
use crate::literal::Scalar;
use crate::operation::InCall;
use crate::operation::{
    Batch, Call, Copies, Form, Infer, Kernel, MaybeBatched, OpTraits, Operation, Param, Primitive,
    Small, SyntaxToken, Text,
};
use crate::ops::gather::{self, Gather};
use crate::ops::{checks, concatenate, reshape, slice};
use crate::{Literal, Shape, Size, Tree};

/// XLA's DynamicSlice.
pub static OPERATION: Operation = Operation {
    name: "dynamic_slice",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::arrays("start_indices"),
        Param::sizes("slice_sizes"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's dynamic_slice.
pub static PRIMITIVE: Primitive = Primitive {
    name: "dynamic_slice",
    text: "stablehlo.dynamic_slice",
    operands: 1..=usize::MAX,
    regions: 0,
    attributes: &[("slice_sizes", Text::Sizes)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", sizes = "),
        SyntaxToken::Attribute("slice_sizes"),
        SyntaxToken::Types,
    ],
    infer,
    form: |graph, instr| {
        // A scalar has no start indices, which the kernel takes as a list: the slice is the scalar.
        match graph.shape(instr.operands[0]).rank() {
            0 => Form::Reshape,
            _ => Form::Kernel(Kernel {
                name: "dynamic_slice",
                list: Some(1),
                arguments: Vec::new(),
            }),
        }
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(simplify),
        batch: Some(batched),
        small: Some(Small::DEFAULT),
        copies: Some(Copies::Out),
        ..OpTraits::NONE
    },
};

/// Replaces a slice at known start indices by a `slice`.
fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let (&operand, starts) = step.instr.operands.split_first()?;
    let sizes = &step.shape.dims;
    if starts.is_empty() {
        return None;
    }
    let (mut first, mut limits) = (Vec::new(), Vec::new());
    for (d, &start) in starts.iter().enumerate() {
        let Scalar::Integer(start) = rw.scalar(start)? else {
            return None;
        };
        // StableHLO clamps the start index so that the slice is in bounds: `-1` is 0, and a large one is `last`.
        let size = sizes[d].known()?;
        let last = rw.shape(operand).dims[d].known()?.checked_sub(size)?;
        let start = usize::try_from(start.max(0)).map_or(last, |start| start.min(last));
        first.push(Size::from(start));
        limits.push(Size::from(start + size));
    }
    let strides = vec![Size::from(1); first.len()];
    let attrs = slice::attributes(first, limits, strides);
    rw.emit(&slice::PRIMITIVE, &[operand], attrs, Vec::new())
}

/// Checks that there is an integer scalar for each dimension, all of one type; operand `first` is the first one.
pub(super) fn check_starts(infer: &Infer<'_>, first: usize) -> Result<(), Fault> {
    let rank = infer.operands[0].rank();
    let starts = &infer.operands[first..];
    if starts.len() != rank {
        let what = FaultKind::Count {
            items: "scalars, one for each dimension of the operand",
            expected: rank,
            found: starts.len(),
        };
        return Err(Fault::operand(first, what));
    }
    for (i, start) in starts.iter().enumerate() {
        let fault = |what| Err(Fault::operand(first + i, what));
        if !start.element.is_integer() {
            return fault(FaultKind::ElementNotAdmitted {
                admitted: "integer",
                found: start.element,
            });
        }
        let expected = Shape::scalar(starts[0].element);
        if **start != expected {
            let found = (*start).clone();
            return fault(FaultKind::ShapeExpected { expected, found });
        }
    }
    Ok(())
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    check_starts(infer, 1)?;
    let sizes = attr::sizes(infer.attrs, "slice_sizes").to_vec();
    checks::one_each("slice_sizes", sizes.len(), operand.rank())?;
    checks::slice_sizes(infer, operand, &sizes, |d, what| {
        Fault::item("slice_sizes", d, what)
    })?;
    Ok(vec![Shape::new(operand.element, sizes)])
}

/// Returns the start indices: a tuple of scalars, or the elements of an array of rank 1.
pub(super) fn starts(call: &mut Call<'_, '_>, rank: usize) -> Result<Vec<Value>, Error> {
    let values = call.arrays("start_indices")?;
    // A single value is a scalar for an array of rank 1, or an array with all start indices.
    let [one] = values.as_slice() else {
        return Ok(values);
    };
    let shape = call.b.shape(*one).clone();
    if shape.rank() != 1 {
        return Ok(values);
    }
    if !shape.dims[0].is(rank) {
        let expected = Shape::new(shape.element, vec![Size::from(rank)]);
        let what = FaultKind::ShapeExpected {
            expected,
            found: shape,
        };
        return Err(call.error(Fault::named("start_indices", what)));
    }
    let scalar = |d: usize| {
        let [start, limit] = list::both([d, d + 1], |n| vec![Size::from(n)]);
        let part = slice::slice(call.b, *one, start, limit, vec![Size::from(1)])?;
        reshape::reshape(call.b, part, Vec::new())
    };
    let scalars: Result<Vec<Value>, Fault> = (0..rank).map(scalar).collect_ok();
    scalars.in_call(call)
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let rank = call.b.shape(operand).rank();
    let starts = starts(call, rank)?;
    let sizes = call.sizes("slice_sizes")?;
    let value = dynamic_slice(call.b, operand, &starts, sizes);
    value
        .map(Tree::Leaf)
        .map_err(|fault| call.error(by_name(fault, 1)))
}

/// Moves a fault in a start index to its item in the argument.
pub(super) fn by_name(fault: Fault, first: usize) -> Fault {
    match fault.at {
        crate::error::At::Operand(i) if i >= first => Fault {
            at: crate::error::At::Named("start_indices", None),
            ..fault
        },
        _ => fault,
    }
}

/// Slices the operand at these start indices.
///
/// # Errors
/// There is not one integer scalar for each dimension, or the slice is larger than the operand.
pub fn dynamic_slice(
    b: &mut dyn Emit,
    operand: Value,
    starts: &[Value],
    sizes: Vec<Size>,
) -> Result<Value, Fault> {
    let operands = list::concat(&[&[operand], starts]);
    b.add1(
        &PRIMITIVE,
        &operands,
        vec![("slice_sizes", Attr::Sizes(sizes))],
    )
}

/// Returns start indices, where at least one is batched, as index vectors in a new last dimension.
pub(super) fn index_vectors(
    rw: &mut Rewriter,
    starts: &[MaybeBatched],
    sizes: &[Size],
) -> Option<Value> {
    // Each scalar becomes a column: `[n] -> [n, 1]`, concatenated to `[n, rank]`.
    let upright = [sizes, &[Size::from(1)]].concat();
    let mut parts = Vec::new();
    for start in starts {
        let start = start.spread(rw, sizes)?;
        parts.push(rw.reshape(start, &upright)?);
    }
    match parts.as_slice() {
        [one] => Some(*one),
        _ => {
            let attrs = vec![("dimension", Attr::Int(sizes.len() as i64))];
            rw.emit(&concatenate::PRIMITIVE, &parts, attrs, Vec::new())
        }
    }
}

/// Batches a slice: with unbatched start indices as one larger slice, and otherwise as a gather.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let (&operand, starts) = batch.operands.split_first()?;
    let Some(Attr::Sizes(own)) = find(&batch.instr.attrs, "slice_sizes") else {
        return None;
    };
    if starts.is_empty() {
        // The slice of a scalar is the scalar.
        return Some(vec![operand.any()]);
    }
    let same: Option<Vec<Value>> = starts.iter().map(|start| start.same()).collect_some();
    if let (MaybeBatched::Batched(operand), Some(starts)) = (operand, same) {
        let element = rw.shape(*starts.first()?).element;
        let zero = rw.constant(Literal::zero(element))?;
        let mut operands = vec![operand];
        operands.extend(batch.sizes().iter().map(|_| zero));
        operands.extend(starts);
        let sizes = [batch.sizes(), own].concat();
        let attrs = vec![("slice_sizes", Attr::Sizes(sizes))];
        let value = rw.emit(&PRIMITIVE, &operands, attrs, Vec::new())?;
        return Some(vec![value]);
    }
    let indices = index_vectors(rw, starts, batch.sizes())?;
    // A window at computed positions for each index is a gather.
    let dims = (0..starts.len() as i64).collect_vec();
    let place = Gather {
        offset_dims: dims.clone(),
        start_index_map: dims,
        slice_sizes: own.clone(),
        ..Gather::default()
    };
    gather::gathered(
        rw,
        place,
        operand,
        MaybeBatched::Batched(indices),
        batch.sizes(),
    )
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn a_scalar_says_where_each_dimension_starts() {
        check(&[
            (
                "dynamic_slice(f32[2, 3], (i32[], (i32[],)), [1, 1])",
                "start_indices[1]: expected an array, found (i32[],)",
            ),
            // C2
            (
                "dynamic_slice(f32[2, 3], (i32[],), [1, 1])",
                "start_indices: expected 2 scalars, one for each dimension of the operand, found 1",
            ),
            (
                "dynamic_slice(f32[2, 3], (i32[], i32[]), [1])",
                "slice_sizes: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            // C3
            (
                "dynamic_slice(f32[2, 3], (i32[], i64[]), [1, 1])",
                "start_indices: expected i32[], found i64[]",
            ),
            (
                "dynamic_slice(f32[2], (f32[],), [1])",
                "start_indices: expected integer elements, found f32",
            ),
            (
                "dynamic_slice(f32[2, 3], i32[3], [1, 1])",
                "start_indices: expected i32[2], found i32[3]",
            ),
            // C4
            (
                "dynamic_slice(f32[2, 3], i32[2], [1, 4])",
                "slice_sizes[1]: expected at most 3 (the size of dimension 1), found 4",
            ),
            // C5
            (
                "dynamic_slice(f32[2, 3], (u8[], u8[]), [1, 2])",
                "f32[1, 2]",
            ),
            ("dynamic_slice(f32[2, N], i64[2], [0, N])", "f32[0, N]"),
            ("dynamic_slice(f32[4], i32[], [2])", "f32[2]"),
        ]);
    }

    #[test]
    fn an_array_of_starts_is_taken_apart() {
        assert_eq!(
            primitives("dynamic_slice(f32[2, 3], i32[2], [1, 2])"),
            ["slice", "reshape", "slice", "reshape", "dynamic_slice"]
        );
    }
}
