//! Products of small matrices in a batch loop.

use crate::graph::Primitive;
use crate::list::Items;
use crate::operation::{Contraction, Form, OpTraits};

/// `a * b + c`, rounded once where the level has such an instruction, as in the products of register blocks.
pub(super) static MUL_ADD: Primitive = Primitive {
    name: "mul_add",
    text: "typed_xla.mul_add",
    operands: 3..=3,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer: |infer| Ok(vec![infer.operands[2].clone()]),
    form: |_, _| Form::Map {
        function: "mul_add",
        generic_operand: 0,
        generic_result: false,
        cost: 1,
        sliced: false,
        arguments: Vec::new(),
    },
    commutative: false,
    traits: OpTraits::NONE,
};

/// Returns the free dimensions of an operand.
pub(super) fn free(rank: usize, dims: &Contraction, operand: usize) -> Vec<usize> {
    let [batch, contracting] = match operand {
        0 => [&dims.lhs_batch, &dims.lhs_contracting],
        _ => [&dims.rhs_batch, &dims.rhs_contracting],
    };
    let free = (0..rank).filter_items(|d| !batch.contains(d) && !contracting.contains(d));
    free.collect_vec()
}

/// Returns the index in each operand of a term of a product's element.
pub(super) fn places(
    dims: &Contraction,
    sizes: [&Vec<usize>; 2],
    index: &[usize],
    inner: &[usize],
) -> [Vec<usize>; 2] {
    let (batch, rest) = index.split_at(dims.lhs_batch.len());
    let left = free(sizes[0].len(), dims, 0);
    let (of_left, of_right) = rest.split_at(left.len());
    let right = free(sizes[1].len(), dims, 1);
    let place = |rank: usize, groups: [(&[usize], &[usize]); 3]| {
        let mut at = vec![0; rank];
        for (group, index) in groups {
            for (&d, &i) in group.iter().zip(index) {
                at[d] = i;
            }
        }
        at
    };
    let lhs = [
        (dims.lhs_batch.as_slice(), batch),
        (left.as_slice(), of_left),
        (dims.lhs_contracting.as_slice(), inner),
    ];
    let rhs = [
        (dims.rhs_batch.as_slice(), batch),
        (right.as_slice(), of_right),
        (dims.rhs_contracting.as_slice(), inner),
    ];
    [place(sizes[0].len(), lhs), place(sizes[1].len(), rhs)]
}
