//! `tuple((a, b))`, written `(a, b)` in Rust, and `get_tuple_element(t, 0)`, written `t.0`.
//!
//! Tuples exist only while a computation is read; a graph holds only their arrays.

use crate::Operation;
use crate::Tree;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Values;
use crate::operation::{Call, Param};
use crate::ops::parts::size;

/// XLA's Tuple.
pub static TUPLE: Operation = Operation {
    name: "tuple",
    operator: None,
    params: &[Param::value("operands")],
    over_trees: false,
    build: |call| {
        Ok(match call.value("operands")? {
            tuple @ Tree::Tuple(_) => tuple,
            one => Tree::Tuple(vec![one]),
        })
    },
};

/// XLA's GetTupleElement.
pub static GET_TUPLE_ELEMENT: Operation = Operation {
    name: "get_tuple_element",
    operator: None,
    params: &[Param::value("operand"), Param::int("index")],
    over_trees: false,
    build: get_tuple_element,
};

fn get_tuple_element(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let items = match call.value("operand")? {
        Tree::Tuple(items) => items,
        Tree::Leaf(array) => {
            let found = call.b.shape(array);
            let what = FaultKind::Other(format!("expected a tuple, found {found}"));
            return Err(call.error(Fault::operand(0, what)));
        }
        Tree::List(_) => {
            let what = FaultKind::Other("expected a tuple, found an array".to_string());
            let help = "take a part by its number: `{operand}[0]`";
            return Err(call.error(Fault::operand(0, what).help(help)));
        }
        Tree::Record(name, _) => {
            let what = FaultKind::Other(format!("expected a tuple, found the struct {name}"));
            let help = "take a field by its name: `{operand}.field`";
            return Err(call.error(Fault::operand(0, what).help(help)));
        }
    };
    let index = size(call, "index")?;
    if let Some(item) = index.known().and_then(|index| items.get(index)) {
        return Ok(item.clone());
    }
    let what = match items.len() {
        0 => FaultKind::Other("the tuple is empty".to_string()),
        n => FaultKind::Value {
            expected: match n {
                1 => "0".to_string(),
                n => format!("0 to {}", n - 1),
            },
            found: index.to_string(),
        },
    };
    Err(call.error(Fault::named("index", what)))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn tuples_are_made_and_taken_apart() {
        check(&[
            ("tuple((f32[2], i32[]))", "(f32[2], i32[])"),
            ("tuple(f32[2])", "(f32[2],)"),
            (
                "get_tuple_element((f32[2], (i32[], bool[])), 1)",
                "(i32[], bool[])",
            ),
            ("get_tuple_element((f32[2], i32[]), index = 0)", "f32[2]"),
            (
                "get_tuple_element((f32[2], i32[]), 2)",
                "index: expected 0 to 1, found 2",
            ),
            (
                "get_tuple_element((f32[2]), 1)",
                "index: expected 0, found 1",
            ),
            ("get_tuple_element((), 0)", "index: the tuple is empty"),
            (
                "get_tuple_element(f32[2], 0)",
                "operand 0: expected a tuple, found f32[2]",
            ),
        ]);
    }
}
