//! `global_norm(tree)`: the square root of the sum of the squares of all elements of all leaves.

use crate::derived::fold::sum;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::{Call, InCall, Param};
use crate::ops::classes::FLOAT;
use crate::ops::parts::{binary, unary, wide};
use crate::ops::{convert, elementwise};
use crate::{Builder, Operation, Tree};

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
    let leaves = tree.leaves().into_iter().copied().collect_vec();
    let mut elements = leaves.iter().map(|&leaf| call.b.shape(leaf).element);
    let Some(first) = elements.next() else {
        let what = FaultKind::Value {
            expected: "at least 1 array".to_string(),
            found: "0".to_string(),
        };
        return Err(call.error(Fault::named("tree", what)));
    };
    if let Some(other) = elements.find_item(|element| *element != first) {
        let what = FaultKind::ElementsDiffer { first, other };
        let help = format!("convert all leaves first: `{{tree}} as {first}`");
        return Err(call.error(Fault::named("tree", what).help(help)));
    }
    FLOAT.check(0, first).in_call(call)?;
    let norm = global_norm(call.b, &leaves).in_call(call)?;
    Ok(Tree::Leaf(norm))
}

/// Computes the norm of at least one array; all have one floating-point element type.
///
/// # Errors
/// The arrays have other element types.
pub fn global_norm(b: &mut Builder<'_>, arrays: &[Value]) -> Result<Value, Fault> {
    let element = b.shape(arrays[0]).element;
    let mut total: Option<Value> = None;
    for &array in arrays {
        let array = wide(b, array)?;
        let squares = binary(b, &elementwise::mul, array, array)?;
        let dims = (0..b.shape(array).rank()).collect_vec();
        let part = sum(b, squares, &dims)?;
        total = Some(match total {
            Some(total) => binary(b, &elementwise::add, total, part)?,
            None => part,
        });
    }
    let root = unary(b, &elementwise::sqrt, total.unwrap_or(arrays[0]))?;
    convert::convert(b, root, element)
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
                "tree: element types differ: f32 and f64 | convert all leaves first: `{tree} as f32`",
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
