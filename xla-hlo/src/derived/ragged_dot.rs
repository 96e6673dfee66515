//! `ragged_dot(lhs, rhs, group_sizes)`: rows in consecutive groups; each group is multiplied by its own matrix.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::operation::{Call, Param};
use crate::ops::classes::{INTEGER, NUMBER};
use crate::ops::parts::{leaf, of_class};
use crate::ops::{convert, dot_general, iota};
use crate::{Builder, ElementType, Operation, Size};

use super::cumulative;

/// JAX's `ragged_dot`.
pub static OPERATION: Operation = Operation {
    name: "ragged_dot",
    operator: None,
    params: &[
        Param::array("lhs"),
        Param::array("rhs"),
        Param::array("group_sizes"),
    ],
    over_trees: false,
    build,
};

/// The dimensions of a product whose left side has groups of indices along a dimension.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dimensions {
    /// The batch dimensions (left, right) and the contracting dimensions (left, right).
    pub product: [Vec<usize>; 4],
    /// The dimension of the left side that is divided.
    pub ragged: usize,
    /// The dimension of the right side with an index for each group.
    pub group: usize,
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let lhs = of_class(call, "lhs", &NUMBER)?;
    let rhs = call.array("rhs")?;
    let sizes = call.typed("group_sizes", ElementType::I32)?;
    for (i, (value, rank)) in [(lhs, 2), (rhs, 3), (sizes, 1)].into_iter().enumerate() {
        let shape = call.b.shape(value).clone();
        if shape.rank() != rank {
            let what = format!("expected {rank} dimensions, found {shape}");
            return Err(call.error(Fault::operand(i, FaultKind::Other(what))));
        }
    }
    let dims = Dimensions {
        product: [vec![], vec![], vec![1], vec![1]],
        ragged: 0,
        group: 0,
    };
    let value = ragged_dot(call.b, [lhs, rhs, sizes], &dims);
    leaf(call, value)
}

/// Multiplies each group of indices of the left side by its part of the right side: all other indices are zero in a
/// product over groups. Indices after the last group are zero.
///
/// # Errors
/// The sizes do not match, or there is not one integer for each group.
pub fn ragged_dot(
    b: &mut Builder<'_>,
    [lhs, rhs, group_sizes]: [Value; 3],
    dims: &Dimensions,
) -> Result<Value, Fault> {
    let [shape, groups] = list::both([lhs, group_sizes], |value| b.shape(value).clone());
    INTEGER.check(2, groups.element)?;
    let (count, expected) = (&groups.dims[0], &b.shape(rhs).dims[dims.group]);
    if count != expected {
        let what = match dims.group {
            0 => FaultKind::SizesDiffer {
                first: b.shape(rhs).clone(),
                other: groups.clone(),
                dimension: 0,
            },
            _ => FaultKind::Other(format!("expected {expected} group sizes, found {count}")),
        };
        return Err(Fault::operand(2, what));
    }
    // The product below has a dimension more on the left.
    let [lhs_batch, rhs_batch, lhs_sum, rhs_sum] = dims.product.clone();
    let of_rhs = b.shape(rhs).clone();
    for (kind, left, right) in [
        ("batch", &lhs_batch, &rhs_batch),
        ("contracting", &lhs_sum, &rhs_sum),
    ] {
        for (&l, &r) in left.iter().zip(right) {
            let (Some(of_left), Some(of_right)) = (shape.dims.get(l), of_rhs.dims.get(r)) else {
                continue;
            };
            if of_left != of_right {
                let what = FaultKind::PairDiffers {
                    kind,
                    lhs: (l, of_left.clone()),
                    rhs: (r, of_right.clone()),
                };
                return Err(Fault::operand(1, what));
            }
        }
    }
    let element = ElementType::I64;
    // The end of each group is the sum of the sizes up to it; `I64` holds it for any type of sizes.
    let sizes = convert::convert(b, group_sizes, element)?;
    let ends = cumulative::cumulative_sum(b, sizes, 0, false)?;
    let table = [count.clone(), shape.dims[dims.ragged].clone()];
    let all: Vec<Size> = list::concat(&[std::slice::from_ref(count), &shape.dims]);
    let places = (1..all.len()).collect_vec();
    // The left side is repeated for each group, with zeros outside of the group's rows: `[rows, k] -> [groups, rows,
    // k]`.
    let parts = b.formula([ends, sizes, lhs], |[ends, sizes, lhs]| {
        let starts = ends - sizes;
        // Whether an index is in a group.
        let index = ends.emit(|b| iota::iota(b, element, table.to_vec(), 1));
        let (starts, ends) = (starts.broadcast(&table, &[0]), ends.broadcast(&table, &[0]));
        let inside = index.at_least(starts) & index.less(ends);
        let inside = inside.broadcast(&all, &[0, dims.ragged + 1]);
        let parts = lhs.broadcast(&all, &places);
        inside.select(parts, parts.number(0.0).broadcast(&all, &[]))
    })?;
    // The groups are a new first dimension of the left side, and are summed over together with the right side's groups.
    let after = |list: Vec<usize>| list.into_iter().map(|d| d + 1).collect_vec();
    let product = [
        after(lhs_batch),
        rhs_batch,
        [vec![0], after(lhs_sum)].concat(),
        [vec![dims.group], rhs_sum].concat(),
    ];
    dot_general::dot_general(b, parts, rhs, product)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn each_group_has_a_matrix() {
        check(&[
            ("ragged_dot(f32[5, 3], f32[2, 3, 4], i32[2])", "f32[5, 4]"),
            ("ragged_dot(i8[N, 3], i8[G, 3, M], u16[G])", "i8[N, M]"),
            (
                "ragged_dot(f32[5, 3], f32[3, 4], i32[2])",
                "operand 1: expected 3 dimensions, found f32[3, 4]",
            ),
            (
                "ragged_dot(f32[5, 3], f32[2, 3, 4], i32[3])",
                "operand 2: sizes of dimension 0 differ: 2 in f32[2, 3, 4] and 3 in i32[3]",
            ),
            (
                "ragged_dot(f32[5, 3], f32[2, 4, 4], i32[2])",
                "operand 1: contracting dimensions differ: 3 (lhs dimension 1) and 4 (rhs dimension 1)",
            ),
            (
                "ragged_dot(f32[5, 3], f32[2, 3, 4], f32[2])",
                "operand 2: expected integer elements, found f32",
            ),
        ]);
    }
}
