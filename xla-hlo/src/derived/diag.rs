//! `diag(x)`: the diagonal of matrices, or the matrix with a vector as its diagonal; `trace(x)`: the sum of the diagonal.

use crate::derived::eye::eye;
use crate::derived::fold;
use crate::derived::triangle::matrices;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Value;
use crate::list;
use crate::operation::{Call, Param};
use crate::ops::classes::NUMBER;
use crate::ops::gather::{Gather, gather};
use crate::ops::parts::{leaf, of_class};
use crate::ops::{broadcast, iota};
use crate::{Builder, ElementType, Operation, Shape, Size};

/// The diagonal of matrices, or a diagonal matrix.
pub static DIAG: Operation = Operation {
    name: "diag",
    operator: None,
    params: &[Param::array("operand")],
    over_trees: false,
    build: |call| {
        let operand = call.array("operand")?;
        // A vector becomes a matrix, as in NumPy.
        let value = match call.b.shape(operand).rank() {
            1 => diagonal_matrix(call.b, operand),
            _ => {
                let size = length(call, operand)?;
                diagonal(call.b, operand, size)
            }
        };
        leaf(call, value)
    },
};

/// The sum of the diagonal of matrices.
pub static TRACE: Operation = Operation {
    name: "trace",
    operator: None,
    params: &[Param::array("operand")],
    over_trees: false,
    build: |call| {
        let operand = of_class(call, "operand", &NUMBER)?;
        let size = length(call, operand)?;
        let rank = call.b.shape(operand).rank();
        let value = diagonal(call.b, operand, size);
        let value = value.and_then(|value| fold::sum(call.b, value, &[rank - 2]));
        leaf(call, value)
    },
};

/// Returns the length of the diagonal: the smaller size.
fn length(call: &Call<'_, '_>, operand: Value) -> Result<Size, Error> {
    matrices(call, operand)?;
    let shape: &Shape = call.b.shape(operand);
    let [rows, columns] = list::both([2, 1], |from_end| &shape.dims[shape.rank() - from_end]);
    match (rows.known(), columns.known()) {
        (Some(rows), Some(columns)) => Ok(Size::from(rows.min(columns))),
        _ if rows == columns => Ok(rows.clone()),
        _ => {
            let what = format!("cannot tell which of the sizes {rows} and {columns} is smaller");
            Err(call.error(Fault::operand(0, FaultKind::Other(what))))
        }
    }
}

/// Returns the diagonal of matrices in the last two dimensions, which has this length.
///
/// # Errors
/// The operand has no matrices, or they have a shorter diagonal.
pub fn diagonal(b: &mut Builder<'_>, operand: Value, length: Size) -> Result<Value, Fault> {
    let sizes = b.shape(operand).dims.clone();
    let batch = sizes.len() - 2;
    // Each index vector is twice the same number.
    let places = vec![length, Size::from(2)];
    let indices = iota::iota(b, ElementType::I32, places, 0)?;
    let both = vec![batch as i64, batch as i64 + 1];
    let attributes = Gather {
        offset_dims: (0..batch as i64).collect(),
        collapsed_slice_dims: both.clone(),
        start_index_map: both,
        index_vector_dim: 1,
        slice_sizes: list::concat(&[&sizes[..batch], &[Size::from(1), Size::from(1)]]),
        indices_are_sorted: true,
        ..Gather::default()
    };
    gather(b, operand, indices, attributes)
}

/// Returns the matrix with a vector as its diagonal and zeros elsewhere.
///
/// # Errors
/// The operand is not a vector.
pub fn diagonal_matrix(b: &mut Builder<'_>, vector: Value) -> Result<Value, Fault> {
    let shape = b.shape(vector).clone();
    let size = shape.dims[0].clone();
    let on = eye(b, ElementType::Bool, size.clone(), size.clone())?;
    let rows = broadcast::in_dim(b, vector, vec![size.clone(), size], &[1])?;
    let zero = b.scalar(shape.element, 0.0);
    b.formula([on, rows, zero], |[on, rows, zero]| on.select(rows, zero))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_diagonal_has_the_smaller_size() {
        check(&[
            ("diag(f32[2, 3])", "f32[2]"),
            ("diag(bool[4, N, N])", "bool[4, N]"),
            ("diag(c64[N])", "c64[N, N]"),
            ("trace(f32[3, 3])", "f32[]"),
            ("trace(i32[4, 3, 2])", "i32[4]"),
            (
                "diag(f32[N, M])",
                "operand 0: cannot tell which of the sizes N and M is smaller",
            ),
            (
                "trace(f32[3])",
                "operand 0: expected rank 2 or more, of matrices in the last two dimensions, found f32[3]",
            ),
            (
                "diag(f32[])",
                "operand 0: expected rank 2 or more, of matrices in the last two dimensions, found f32[]",
            ),
            (
                "trace(bool[2, 2])",
                "operand 0: expected integer, floating-point or complex elements, found bool | \
                 convert it first: `{operand} as i32`",
            ),
        ]);
    }

    #[test]
    fn only_the_diagonal_is_read() {
        assert_eq!(primitives("diag(f32[3, 3])"), ["iota", "gather"]);
    }
}
