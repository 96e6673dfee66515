//! `while_loop(|state| condition, |state| body, init)` applies a computation to a state while a condition holds.
//!
//! ```text
//! state = init
//! while condition(state) { state = body(state) }
//! ```
//!
//! The state is an array, a tuple or a struct; its type never changes. Both closures may capture values and contain
//! loops, and may be names of computations. A tuple is passed as one parameter, `|(i, x)| ..`, or as its parts,
//! `|i, x| ..`. Unlike in XLA's documentation, loops may be nested.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::inspect::Action;
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::operation::{Call, Expected, InCall, Operation, Param};
use crate::ops::call::type_of;
use crate::ops::control::{self, Region};
use crate::ops::inspect::{self, Made};
use crate::ops::while_loop::{self, TRUTH};
use crate::ops::{constant, parts};
use crate::{Builder, ElementType, Shape, Size, Tree, Type};

/// XLA's While.
pub static OPERATION: Operation = Operation {
    name: "while_loop",
    operator: None,
    params: &[
        Param::computation("condition"),
        Param::computation("body"),
        Param::value("init"),
        Param::int("max_rounds").optional(),
    ],
    over_trees: false,
    build,
};

/// The message about a condition that replaces a captured value.
const CONDITION: &str = "the condition cannot read or write a feed: read it in the body, and carry the item in the \
    state";

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let init = call.value("init")?;
    let leaves: Vec<Value> = init.leaves().into_iter().copied().collect_vec();
    if leaves.is_empty() {
        let what = FaultKind::Value {
            expected: "at least 1 array".to_string(),
            found: "0".to_string(),
        };
        return Err(call.error(Fault::named("init", what)));
    }
    // The condition must not assign to captured variables: it is evaluated once more than the body.
    let ty = type_of(call.b, &init);
    let state = Expected {
        of: "the state",
        ty: &ty,
    };
    let truth = Expected {
        of: TRUTH,
        ty: &Type::array(Shape::scalar(ElementType::Bool)),
    };
    let params = std::slice::from_ref(&ty);
    let condition = call.with_captures("condition", params, Some(truth))?;
    control::fits(call, "condition", truth, &condition.result)?;
    if !condition.replaced.is_empty() {
        let what = FaultKind::Other(CONDITION.to_string());
        return Err(call.error(Fault::named("condition", what)));
    }
    let body = call.with_captures("body", params, Some(state))?;
    control::fits(call, "body", state, &body.result)?;
    // Captured variables to which the body assigns are carried as further states, after the state of the call: `let mut
    // n = 0; while_loop(x, |x| .., |x| { n += 1; .. })`.
    let replaced = body.replaced;
    let own = leaves.len();
    let regions = [
        (condition.graph, condition.values),
        (body.graph, body.values),
    ];
    let [condition, body] = list::both(regions, |region| {
        control::taking(&call.b.graph, region, own, &replaced)
    });
    // After the loop, these variables have their new values; the others are the result.
    let state = list::concat(&[leaves, replaced.clone()]);
    let results = if call.is_passed("max_rounds") {
        let most = parts::size(call, "max_rounds")?;
        bounded(call.b, &state, condition, body, (&most, String::new()))
    } else {
        while_loop::repeat(call.b, &state, condition, body)
    };
    let mut results = results.in_call(call)?;
    let new = results.split_off(own);
    call.b.replaced.extend(replaced.into_iter().zip(new));
    Ok(init.with_leaves(&mut results.into_iter()))
}

/// Adds a loop with a bound on its rounds, and an assertion that it needs no more, at a place in the source.
///
/// The loop counts its rounds beside its condition, so reverse mode knows how many rows it may have to store.
///
/// # Errors
/// The condition does not return a bool, or the body does not return the state.
pub fn bounded(
    b: &mut Builder<'_>,
    init: &[Value],
    condition: Region,
    body: Region,
    (most, place): (&Size, String),
) -> Result<Vec<Value>, Fault> {
    let (test, around) = condition.clone();
    let ends = list::both([Size::from(0), most.clone()], |size| {
        constant::size(b, ElementType::I32, size)
    });
    let [goes_on, body] = list::both([condition, body], numbered);
    let results = while_loop::count_while(b, ends, init, goes_on, body)?;
    // The loop has printed and asserted everything that the condition does.
    let operands = list::concat(&[results.as_slice(), &around]);
    let goes_on = b.paste(&inspect::without(&test), &operands)[0];
    let ended = inspect::not(b, goes_on);
    let made = Made {
        action: Action::Assert,
        format: "the loop has not ended after {0} rounds, its `max`".to_string(),
        values: vec![Tree::Leaf(ends[1])],
        place,
        debug: false,
    };
    inspect::add(b, Some(ended), made)?;
    Ok(results)
}

/// Returns a region with the number of the round before its other parameters.
fn numbered((region, around): Region) -> Region {
    let shapes = list::concat(&[
        &[Shape::scalar(ElementType::I32)],
        region.param_shapes().as_slice(),
    ]);
    let places = (1..shapes.len()).collect_vec();
    (region.with_params(&shapes, &places), around)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_condition_gives_a_truth_value_and_the_body_the_state() {
        check(&[
            ("while_loop(all_finite, neg, f32[2])", "f32[2]"),
            ("while_loop(not, not, bool[])", "bool[]"),
            ("while_loop(stop, same, (f32[N], c64[]))", "(f32[N], c64[])"),
            // C1
            (
                "while_loop(abs, neg, f32[2])",
                "condition: expected the computation to return bool[] for the condition, found f32[2]",
            ),
            (
                "while_loop(add, neg, f32[])",
                "condition: expected a computation with 1 parameter, found one with 2",
            ),
            // C2, C3
            (
                "while_loop(all_finite, is_finite, f32[2])",
                "body: expected the computation to return f32[2] for the state, found bool[2]",
            ),
            (
                "while_loop(stop, swapped, (f32[2], f32[3]))",
                "body: expected the computation to return f32[2] for `.0` of the state, found f32[3]",
            ),
            (
                "while_loop(stop, swapped, (f32[2], (f32[3], f32[])))",
                "body: expected the computation to return (f32[2], (f32[3], f32[])) for the state, found (f32[], f32[3], f32[2])",
            ),
            (
                "while_loop(all_finite, add, f32[2])",
                "body: expected a computation with 1 parameter, found one with 2",
            ),
            (
                "while_loop(stop, same, ())",
                "init: expected at least 1 array, found 0",
            ),
            (
                "while_loop(all_finite, init = f32[2])",
                "body: missing argument `body`: expected a closure or the name of a computation",
            ),
        ]);
    }

    #[test]
    fn it_is_one_instruction() {
        assert_eq!(primitives("while_loop(not, not, bool[])"), ["while"]);
    }
}
