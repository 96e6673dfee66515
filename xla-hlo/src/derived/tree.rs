//! `tree_map(f, a, b)` and `tree_reduce(f, tree, init)` apply a computation to the leaves of structs, tuples and arrays
//! of values; `tree_iota(tree)` numbers them.
//!
//! The leaves may have different shapes and element types, so the computation is read again for each leaf.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::leafwise::{leaves, refused};
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::literal::Scalar;
use crate::operation::{Argument, Call, CapturingGraph, Expected, InCall, Param};
use crate::ops::{call, control};
use crate::{ElementType, Literal, Operation, Tree, Type};

/// JAX's `tree.map`.
pub static MAP: Operation = Operation {
    name: "tree_map",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::value("tree"),
        Param::value("second").optional(),
        Param::value("third").optional(),
        Param::value("fourth").optional(),
        Param::value("fifth").optional(),
        Param::value("sixth").optional(),
    ],
    over_trees: false,
    build: map,
};

/// JAX's `tree.reduce`.
pub static REDUCE: Operation = Operation {
    name: "tree_reduce",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::value("tree"),
        Param::value("init"),
    ],
    over_trees: false,
    build: reduce,
};

/// The number of each leaf.
pub static IOTA: Operation = Operation {
    name: "tree_iota",
    operator: None,
    params: &[Param::value("tree")],
    over_trees: false,
    build: iota,
};

/// How an operation applies a computation to leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leafwise {
    /// To the corresponding leaves of trees, whose results are a tree.
    Map,
    /// To a value and a leaf of the first tree, for the next value. The first value is the last argument.
    Reduce,
}

/// Returns how an operation applies its computation to leaves, if it does.
pub fn leafwise(operation: &'static Operation) -> Option<Leafwise> {
    match operation.name {
        name if name == MAP.name => Some(Leafwise::Map),
        name if name == REDUCE.name => Some(Leafwise::Reduce),
        _ => None,
    }
}

/// The names of the trees after the first.
const OTHERS: [&str; 5] = ["second", "third", "fourth", "fifth", "sixth"];

/// The applications of one computation to leaves.
#[derive(Default)]
struct Applications {
    count: usize,
    /// The captured values that the computation has replaced, each with its last replacement.
    replaced: Vec<(Value, Value)>,
}

impl Applications {
    /// Applies the computation to values.
    fn apply(
        &mut self,
        call: &mut Call<'_, '_>,
        operands: &[Values],
        expected: Option<Expected<'_>>,
    ) -> Result<Values, Error> {
        let types = operands
            .iter()
            .map(|operand| call::type_of(call.b, operand))
            .collect_vec();
        // A mistake in the closure would repeat for each leaf: the front end reports it in one round.
        for computation in call.computations("computation")? {
            computation.in_round(self.count);
        }
        self.count += 1;
        let capturing = call.with_captures("computation", &types, expected)?;
        if let Some(expected) = expected {
            control::fits(call, "computation", expected, &capturing.result)?;
        }
        let leaves = operands.iter().flat_items(Tree::leaves).copied();
        // A variable that an earlier leaf assigned has its new value for this one.
        let captured = capturing.values.iter().map(|&value| self.now(value));
        let arguments = leaves.chain_items(captured).collect_vec();
        let mut results = call.b.paste(&capturing.graph, &arguments);
        let CapturingGraph {
            result, replaced, ..
        } = capturing;
        let new = results.split_off(results.len() - replaced.len());
        for (old, new) in replaced.into_iter().zip(new) {
            // The last assignment of a variable wins.
            self.replaced.retain(|(other, _)| *other != old);
            self.replaced.push((old, new));
        }
        Ok(result.with_leaves(&mut results.into_iter()))
    }

    /// Returns the last replacement of a value.
    fn now(&self, value: Value) -> Value {
        let mut all = self.replaced.iter();
        all.find_map(|(old, new)| (*old == value).then_some(*new))
            .unwrap_or(value)
    }
}

fn map(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let tree = call.value("tree")?;
    let mut trees = vec![tree.clone()];
    for name in OTHERS {
        if !call.is_passed(name) {
            break;
        }
        let other = call.value(name)?;
        if !tree.same_structure(&other) {
            let [first, other] = list::both([&tree, &other], |tree| call::type_of(call.b, tree));
            let what = format!("the trees have different structures: {first} and {other}");
            return Err(call.error(Fault::named(name, FaultKind::Other(what))));
        }
        trees.push(other);
    }
    let mut leafwise = Applications::default();
    let leaves = trees.iter().map(Tree::leaves).collect_vec();
    let mut results = Vec::new();
    for i in 0..leaves[0].len() {
        let operands = leaves.iter().map(|leaves| Tree::Leaf(*leaves[i]));
        results.push(leafwise.apply(call, &operands.collect_vec(), None)?);
    }
    call.b.replaced.extend(leafwise.replaced);
    Ok(call::flatten(&tree.with_leaves(&mut results.into_iter())))
}

fn reduce(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let tree = call.value("tree")?;
    let first = tree
        .leaves()
        .first()
        .map(|leaf| call.b.shape(**leaf).element);
    // An untyped literal takes the element type of the first leaf.
    let mut all = match (&call.arguments[2], first) {
        (Argument::Numbers(_) | Argument::Size(_), Some(element)) => {
            Tree::Leaf(call.typed("init", element)?)
        }
        _ => call.value("init")?,
    };
    let ty: Type = call::type_of(call.b, &all);
    let mut leafwise = Applications::default();
    // `each` is a leaf that stands for all fields of an unknown struct: its round becomes a loop over them.
    for (leaf, each) in leaves(&tree) {
        let expected = Expected {
            of: "the initial value",
            ty: &ty,
        };
        let state = if each {
            call.b.begin_fold(&all).in_call(call)?
        } else {
            all.clone()
        };
        let operands = [state.clone(), Tree::Leaf(leaf)];
        let next = leafwise.apply(call, &operands, Some(expected))?;
        all = if each {
            call.b.end_fold(&all, &state, &next)
        } else {
            next
        };
    }
    call.b.replaced.extend(leafwise.replaced);
    Ok(all)
}

fn iota(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let tree = call.value("tree")?;
    if leaves(&tree).iter().any(|(_, each)| *each) {
        return Err(refused()).in_call(call);
    }
    let mut number = 0;
    Ok(tree.map(&mut |_| {
        let literal = Literal::scalar(ElementType::I32, Scalar::Integer(number));
        number += 1;
        call.b.constant(literal)
    }))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn trees_keep_their_structure() {
        check(&[
            (
                "tree_map(neg, (f32[2], (i32[3], f64[])))",
                "(f32[2], (i32[3], f64[]))",
            ),
            ("tree_map(exp, f32[N])", "f32[N]"),
            ("tree_map(exp, ())", "()"),
            (
                "tree_iota((f32[2], (i32[3], f64[])))",
                "(i32[], (i32[], i32[]))",
            ),
            ("tree_iota(f32[N])", "i32[]"),
            (
                "tree_map(lt, (f32[2], i32[]), (f32[2], i32[]))",
                "(bool[2], bool[])",
            ),
            (
                "tree_map(add, (f32[2], f32[]), (f32[2], (f32[], f32[])))",
                "second: the trees have different structures: (f32[2], f32[]) and (f32[2], (f32[], f32[]))",
            ),
        ]);
        assert_eq!(
            primitives("tree_map(exp, (f32[2], f64[3]))"),
            ["exp", "exp"]
        );
    }

    #[test]
    fn reductions_keep_the_type_of_the_initial_value() {
        check(&[
            ("tree_reduce(add, (f32[], f32[]), 0.0)", "f32[]"),
            ("tree_reduce(add, (f32[], (f32[],)), f32[])", "f32[]"),
            ("tree_reduce(add, (), f32[])", "f32[]"),
            ("tree_reduce(both, (f32[2], f32[3]), f32[2])", "f32[2]"),
            (
                "tree_reduce(lt, (f32[], f32[]), 0.0)",
                "computation: expected the computation to return f32[] for the initial value, found bool[]",
            ),
        ]);
    }
}
