//! `eye(element_type, sizes)`: `result[i, j] = 1` if `i == j`, else 0. `eye(f32, 3)` is square.

use crate::derived::one_hot::one_hot;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::operation::{Call, Param};
use crate::ops::iota;
use crate::ops::parts::leaf;
use crate::{Builder, ElementType, Operation, Size};

/// The identity matrix.
pub static OPERATION: Operation = Operation {
    name: "eye",
    operator: None,
    params: &[Param::element("element_type"), Param::sizes("sizes")],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let element = call.element("element_type")?;
    let sizes = call.sizes("sizes")?;
    let [rows, columns] = match sizes.as_slice() {
        // `eye(f32, 3)` is square.
        [size] => [size, size],
        [rows, columns] => [rows, columns],
        many => {
            let what = FaultKind::Count {
                items: "sizes, or one of a square matrix",
                expected: 2,
                found: many.len(),
            };
            return Err(call.error(Fault::named("sizes", what)));
        }
    };
    let value = eye(call.b, element, rows.clone(), columns.clone());
    leaf(call, value)
}

/// Adds a matrix with 1 on the diagonal and 0 elsewhere.
///
/// # Errors
/// None for sizes in range.
pub fn eye(
    b: &mut Builder<'_>,
    element: ElementType,
    rows: Size,
    columns: Size,
) -> Result<Value, Fault> {
    let row = iota::iota(b, ElementType::I32, vec![rows], 0)?;
    one_hot(b, row, columns, element, 1)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn eye_takes_one_size_or_two() {
        check(&[
            ("eye(f32, 3)", "f32[3, 3]"),
            ("eye(bool, [N, 4])", "bool[N, 4]"),
            (
                "eye(f32, [2, 3, 4])",
                "sizes: expected 2 sizes, or one of a square matrix, found 3",
            ),
            (
                "eye(f32, [])",
                "sizes: expected 2 sizes, or one of a square matrix, found 0",
            ),
        ]);
    }
}
