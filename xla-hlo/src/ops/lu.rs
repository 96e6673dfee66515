//! `lu(a)`: the LU decomposition with partial pivoting, `(lu, pivots, permutation)`.
//!
//! `p a = l u` for the permutation `p`, the lower triangle `l` with ones on its diagonal, and the upper triangle `u`; `lu`
//! holds both, without these ones. Row `i` of `p a` is row `permutation[i]` of `a`. In step `k` of the elimination, rows
//! `k` and `pivots[k]` trade places, so that the largest element of column `k` comes to the diagonal. As in LAPACK, the
//! size of a complex number is the sum of the magnitudes of its parts.
//!
//! StableHLO has no such operation: in its text it is the loop of `expand`.

use crate::error::{Error, Fault};
use crate::graph::{Emit, Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, Kernel, OpTraits, Operation, Param, Primitive, Small};
use crate::ops::gather::{Gather, gather};
use crate::ops::{batch, householder};
use crate::{Builder, ElementType, Shape, Size, Tree};

mod elimination;
mod expand;
mod unroll;

/// The LU decomposition.
pub static OPERATION: Operation = Operation {
    name: "lu",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build,
};

/// The decomposition as an instruction, with three results.
pub static PRIMITIVE: Primitive = Primitive {
    name: "lu",
    text: "typed_xla.lu",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer,
    form: |_, _| {
        Form::Kernel(Kernel {
            name: "lu",
            list: None,
            arguments: Vec::new(),
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        unroll: Some(unroll::unroll),
        expand: Some(|b, _, operands| expanded(b, operands)),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    parts(infer.operands[0])
}

/// Returns the shapes of the results.
fn parts(a: &Shape) -> Result<Vec<Shape>, Fault> {
    let k = householder::least_size(a)?;
    let rows = a.dims[a.rank() - 2].clone();
    let list = |size| {
        let mut list = a.with_element(ElementType::I32);
        list.dims.truncate(a.rank() - 2);
        list.dims.push(size);
        list
    };
    Ok(vec![a.clone(), list(k), list(rows)])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let a = call.array("a")?;
    let parts = lu(call.b, a).in_call(call)?;
    let parts = parts.into_iter().map(Tree::Leaf);
    Ok(Tree::Tuple(parts.collect_vec()))
}

/// Decomposes matrices: returns the factors, the pivots and the permutation.
///
/// # Errors
/// There are no matrices of f32, f64, c64 or c128, or the smaller of their sizes is not known.
pub fn lu(b: &mut dyn Emit, a: Value) -> Result<[Value; 3], Fault> {
    let parts = b.add(&PRIMITIVE, &[a], Vec::new(), Vec::new())?;
    Ok([parts[0], parts[1], parts[2]])
}

fn expanded(b: &mut Builder<'_>, operands: &[Value]) -> Result<Vec<Value>, Fault> {
    let shapes = parts(b.shape(operands[0]))?;
    b.formula_list(operands, |a| expand::expanded(a[0], &shapes))
}

/// Returns the rows of matrices at the indices that a list for each matrix holds.
///
/// # Errors
/// There is no list of integers for each matrix.
pub(crate) fn rows_at(b: &mut dyn Emit, matrices: Value, rows: Value) -> Result<Value, Fault> {
    let mut sizes = b.shape(matrices).dims.clone();
    let batch = sizes.len() - 2;
    // A gather needs an element at each index; without rows there is nothing to move.
    if sizes[..=batch].iter().any(|size| size.is(0)) {
        return Ok(matrices);
    }
    let all = (0..batch as i64).collect_vec();
    let columns = sizes.split_off(batch + 1);
    for size in &mut sizes {
        *size = Size::from(1);
    }
    sizes.extend(columns);
    let attributes = Gather {
        offset_dims: vec![batch as i64 + 1],
        collapsed_slice_dims: vec![batch as i64],
        operand_batching_dims: all.clone(),
        start_indices_batching_dims: all,
        start_index_map: vec![batch as i64],
        index_vector_dim: batch as i64 + 1,
        slice_sizes: sizes,
        ..Gather::default()
    };
    gather(b, matrices, rows, attributes)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn there_is_a_pivot_for_each_column_and_a_number_for_each_row() {
        check(&[
            ("lu(f32[3, 3])", "(f32[3, 3], i32[3], i32[3])"),
            ("lu(f64[4, 5, 3])", "(f64[4, 5, 3], i32[4, 3], i32[4, 5])"),
            ("lu(c64[2, 4])", "(c64[2, 4], i32[2], i32[2])"),
            ("lu(c128[M, N, N])", "(c128[M, N, N], i32[M, N], i32[M, N])"),
            (
                "lu(f32[N, M])",
                "operand 0: cannot tell whether rows <= columns in the matrices of f32[N, M]",
            ),
            (
                "lu(f32[3])",
                "operand 0: expected matrices, which have two dimensions, found f32[3]",
            ),
            (
                "lu(f16[3, 3])",
                "operand 0: expected f32, f64 or complex elements, found f16 | convert it first: `{a} as f32`",
            ),
        ]);
    }
}
