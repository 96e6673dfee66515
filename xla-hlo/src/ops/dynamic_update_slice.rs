//! `dynamic_update_slice` replaces a slice of an array at computed start indices, which are clamped so that the slice
//! is in bounds.

use super::dynamic_slice::{by_name, check_starts, starts};
use super::{checks, conversion};
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Value, Values};
use crate::list;
use crate::literal::Scalar;
use crate::operation::{
    Call, Copies, Form, Infer, Kernel, OpTraits, Operation, Param, Primitive, Small, SyntaxToken,
};
use crate::{Builder, Graph, Instr, Shape, Tree};

mod batch;

/// XLA's DynamicUpdateSlice.
pub static OPERATION: Operation = Operation {
    name: "dynamic_update_slice",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("update"),
        Param::arrays("start_indices"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's dynamic_update_slice.
pub static PRIMITIVE: Primitive = Primitive {
    name: "dynamic_update_slice",
    text: "stablehlo.dynamic_update_slice",
    operands: 2..=usize::MAX,
    regions: 0,
    attributes: &[],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Types],
    infer,
    form: |_, _| {
        Form::Kernel(Kernel {
            name: "dynamic_update_slice",
            list: Some(2),
            arguments: Vec::new(),
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::batched),
        in_place: Some("dynamic_update_slice::in_place"),
        small: Some(Small::DEFAULT),
        copies: Some(Copies::In),
        origin: Some(origin),
        ..OpTraits::NONE
    },
};

/// Returns the element of the update or the operand that is at an index, where the start indices are constants.
fn origin(graph: &Graph, instr: &Instr, index: &[usize]) -> Option<(usize, Vec<usize>)> {
    let [operand, update] = list::both([0, 1], |i| &graph.shape(instr.operands[i]).dims);
    let mut inside = Vec::with_capacity(index.len());
    for (d, &i) in index.iter().enumerate() {
        // An update of the whole dimension begins at 0 after clamping, whatever its start index is.
        if operand[d] == update[d] {
            inside.push(i);
            continue;
        }
        let start = graph.maker(instr.operands[2 + d])?.attr("value")?;
        let Attr::Literal(literal) = start else {
            return None;
        };
        let Scalar::Integer(start) = literal.splat()? else {
            return None;
        };
        let (size, whole) = (update[d].known()?, operand[d].known()?);
        let start = start.clamp(0, (whole - size) as i128) as usize;
        match i.checked_sub(start).filter(|&i| i < size) {
            Some(at) => inside.push(at),
            None => return Some((0, index.to_vec())),
        }
    }
    Some((1, inside))
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let (operand, update) = (infer.operands[0], infer.operands[1]);
    if update.element != operand.element {
        let (first, other) = (operand.element, update.element);
        let fault = Fault::operand(1, FaultKind::ElementsDiffer { first, other });
        return Err(match conversion::to("update", other, first) {
            Some(help) => fault.help(help),
            None => fault,
        });
    }
    if update.rank() != operand.rank() {
        let (first, other) = (operand.clone(), update.clone());
        return Err(Fault::operand(1, FaultKind::RanksDiffer { first, other }));
    }
    checks::slice_sizes(infer, operand, &update.dims, |_, what| {
        Fault::operand(1, what)
    })?;
    check_starts(infer, 2)?;
    Ok(vec![operand.clone()])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape = call.b.shape(operand).clone();
    let update = call.typed("update", shape.element)?;
    let starts = starts(call, shape.rank())?;
    // A slice of a scalar is the whole scalar.
    if shape.is_scalar() && starts.is_empty() && *call.b.shape(update) == shape {
        return Ok(Tree::Leaf(update));
    }
    let value = dynamic_update_slice(call.b, operand, update, &starts);
    value
        .map(Tree::Leaf)
        .map_err(|fault| call.error(by_name(fault, 2)))
}

/// Replaces the slice of the operand at these start indices.
///
/// # Errors
/// The update does not fit into the operand, or there is not one integer scalar for each dimension.
pub fn dynamic_update_slice(
    b: &mut Builder<'_>,
    operand: Value,
    update: Value,
    starts: &[Value],
) -> Result<Value, Fault> {
    let operands = list::concat(&[&[operand, update], starts]);
    b.add1(&PRIMITIVE, &operands, Vec::new())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_update_is_a_box_of_the_operand() {
        check(&[
            // C2
            (
                "dynamic_update_slice(f32[2, 3], i32[1, 1], i32[2])",
                "operand 1: element types differ: f32 and i32 | convert it: `{update} as f32`",
            ),
            // C3
            (
                "dynamic_update_slice(f32[2, 3], f32[1], i32[2])",
                "operand 1: ranks differ: f32[2, 3] has 2 dimensions, f32[1] has 1",
            ),
            // C4
            (
                "dynamic_update_slice(f32[2, 3], f32[1, 1], (i32[],))",
                "start_indices: expected 2 scalars, one for each dimension of the operand, found 1",
            ),
            // C5
            (
                "dynamic_update_slice(f32[2, 3], f32[1, 1], (i32[], u8[]))",
                "start_indices: expected i32[], found u8[]",
            ),
            (
                "dynamic_update_slice(f32[2, 3], f32[1, 1], (bool[], bool[]))",
                "start_indices: expected integer elements, found bool",
            ),
            // C6
            (
                "dynamic_update_slice(f32[2, 3], f32[1, 4], i32[2])",
                "operand 1: expected at most 3 (the size of dimension 1), found 4",
            ),
            // C1
            (
                "dynamic_update_slice(f32[2, N], f32[1, N], i32[2])",
                "f32[2, N]",
            ),
            ("dynamic_update_slice(f32[4], f32[0], u64[])", "f32[4]"),
            ("dynamic_update_slice(f32[], f32[], ())", "f32[]"),
        ]);
    }
}
