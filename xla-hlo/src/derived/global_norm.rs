//! `global_norm(tree)`: the square root of the sum of the squares of all elements of all leaves.

use super::fold::sum;
use super::whole::Whole;
use crate::error::{Error, Fault};
use crate::graph::{Value, Values};
use crate::operation::{Call, Param};
use crate::ops::classes::FLOAT;
use crate::ops::elementwise;
use crate::{Builder, Literal, Operation};

/// The norm of a struct or a tuple as one vector.
pub static OPERATION: Operation = Operation {
    name: "global_norm",
    operator: None,
    params: &[Param::value("tree")],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let tree = call.value("tree")?;
    let norm = Whole {
        class: &FLOAT,
        combine: &elementwise::add,
        identity: Literal::zero,
        part: squares,
        end: |b, total| b.formula([total], |[total]| total.sqrt()),
    };
    norm.of(call, "tree", &tree)
}

/// Adds the squares of the elements.
fn squares(b: &mut Builder<'_>, array: Value, dims: &[usize]) -> Result<Value, Fault> {
    let squares = b.formula([array], |[array]| array * array)?;
    sum(b, squares, dims)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn leaves_have_one_floating_point_type() {
        check(&[
            ("global_norm((f32[2, N], (f32[], f32[3])))", "f32[]"),
            ("global_norm(f16[3])", "f16[]"),
            (
                "global_norm((f32[2], f64[]))",
                "tree: element types differ: f32 at `.0` and f64 at `.1` | convert all leaves first: `{tree} as f32`",
            ),
            (
                "global_norm(i32[2])",
                "operand 0: expected floating-point elements, found i32",
            ),
            (
                "global_norm(())",
                "tree: expected at least 1 array, found 0",
            ),
        ]);
    }

    #[test]
    fn half_precision_is_squared_in_f32() {
        assert_eq!(
            primitives("global_norm(f16[3])"),
            ["convert", "mul", "constant", "reduce", "sqrt", "convert"]
        );
    }
}
