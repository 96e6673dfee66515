//! `while_loop(init, |state| condition, |state| body)` applies a computation to a state while a condition holds.
//!
//! ```text
//! state = init
//! while condition(state) { state = body(state) }
//! ```
//!
//! The state is an array, a tuple or a struct; its type never changes. Both closures may capture values and contain
//! loops, and may be names of computations. A tuple is passed as one parameter, `|(i, x)| ..`, or as its parts,
//! `|i, x| ..`. Unlike in XLA's documentation, loops may be nested.

use crate::error::{Error, Fault, What};
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, Laws, Operation, Param, Primitive, Takes, Wanted};
use crate::ops::{call::type_of, control};
use crate::{ElementType, Shape, Type};

/// XLA's While.
pub static OPERATION: Operation = Operation {
    name: "while_loop",
    operator: None,
    params: &[
        Param::value("init"),
        Param::computation("condition"),
        Param::computation("body"),
    ],
    over_trees: false,
    build,
    summary: "A body applied to a state, an array or any tuple, as long as a condition on it holds; Rust's `while` means it too.",
};

/// StableHLO's while.
pub static PRIMITIVE: Primitive = Primitive {
    name: "while_loop",
    text: "stablehlo.while",
    operands: 1..=usize::MAX,
    regions: 2,
    attributes: &[],
    syntax: &[],
    infer,
    form: |_, _| Form::While,
    commutative: false,
    laws: Laws {
        takes: Takes::State,
        ..Laws::NONE
    },
};

/// The name of the condition's result in messages.
const TRUTH: &str = "the condition";

/// The message about a condition that replaces a captured value.
const CONDITION: &str =
    "a condition reads and writes no feed: do it in the body, and carry what came in the state";

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let own = infer.operands.len() - control::seen(infer).len();
    let state: Vec<Shape> = infer.operands[..own]
        .iter()
        .map(|&s| s.clone())
        .collect_vec();
    let condition = control::region(infer, "condition", 0, &state)?;
    let truth = [Shape::scalar(ElementType::Bool)];
    control::gives("condition", TRUTH, &truth, condition)?;
    let body = control::region(infer, "body", 1, &state)?;
    control::gives("body", "the state", &state, body)?;
    Ok(state)
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let init = call.value("init")?;
    let leaves: Vec<Value> = init.leaves().into_iter().copied().collect_vec();
    if leaves.is_empty() {
        let what = What::Count {
            items: "array at least",
            wanted: 1,
            came: 0,
        };
        return Err(call.error(Fault::named("init", what)));
    }
    let ty = type_of(call.b, &init);
    let state = Wanted {
        of: "the state",
        ty: &ty,
    };
    let truth = Wanted {
        of: TRUTH,
        ty: &Type::array(Shape::scalar(ElementType::Bool)),
    };
    let params = std::slice::from_ref(&ty);
    let condition = call.seeing("condition", params, Some(truth))?;
    control::fits(call, "condition", truth, &condition.result)?;
    if !condition.replaced.is_empty() {
        let what = What::Other(CONDITION.to_string());
        return Err(call.error(Fault::named("condition", what)));
    }
    let body = call.seeing("body", params, Some(state))?;
    control::fits(call, "body", state, &body.result)?;
    let replaced = body.replaced;
    let own = leaves.len();
    let regions = [
        (condition.graph, condition.values),
        (body.graph, body.values),
    ];
    let [condition, body] = list::both(regions, |region| {
        control::taking(&call.b.graph, region, own, &replaced)
    });
    let state = list::concat(&[leaves, replaced.clone()]);
    let results = control::repeat(call.b, &state, condition, body);
    let mut results = results.in_call(call)?;
    let new = results.split_off(own);
    call.b.replaced.extend(replaced.into_iter().zip_items(new));
    let mut results = results.into_iter();
    Ok(init.map(&mut |&old| results.next().unwrap_or(old)))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_condition_gives_a_truth_value_and_the_body_the_state() {
        check(&[
            ("while_loop(f32[2], all_finite, neg)", "f32[2]"),
            ("while_loop(bool[], not, not)", "bool[]"),
            ("while_loop((f32[N], c64[]), stop, same)", "(f32[N], c64[])"),
            // C1
            (
                "while_loop(f32[2], abs, neg)",
                "condition: the condition is bool[], the computation gives f32[2]",
            ),
            (
                "while_loop(f32[], add, neg)",
                "condition: the computation must take 1 parameter, it takes 2",
            ),
            // C2, C3
            (
                "while_loop(f32[2], all_finite, is_finite)",
                "body: the state is f32[2], the computation gives bool[2]",
            ),
            (
                "while_loop((f32[2], f32[3]), stop, swapped)",
                "body: `.0` of the state is f32[2], the computation gives f32[3]",
            ),
            (
                "while_loop((f32[2], (f32[3], f32[])), stop, swapped)",
                "body: the state is (f32[2], (f32[3], f32[])), the computation gives (f32[], f32[3], f32[2])",
            ),
            (
                "while_loop(f32[2], all_finite, add)",
                "body: the computation must take 1 parameter, it takes 2",
            ),
            (
                "while_loop((), stop, same)",
                "init: needs 1 array at least, not 0",
            ),
            (
                "while_loop(f32[2], all_finite)",
                "body: `body` is missing: a closure or the name of a computation",
            ),
        ]);
    }

    #[test]
    fn it_is_one_instruction() {
        assert_eq!(primitives("while_loop(bool[], not, not)"), ["while_loop"]);
    }
}
