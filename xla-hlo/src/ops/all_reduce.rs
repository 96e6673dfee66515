//! `all_reduce(computation, x, replica)?`: combines the arrays of all replicas, element by element; every replica
//! receives the same result.
//!
//! The replica is a parameter, `replica: &Replica`. The computation takes two scalars and returns one, and must be
//! associative; arrays are combined in the order of the replicas, so that equal arguments yield equal results whatever
//! the timing. With `replica_groups = [[0, 1], [2, 3]]` the replicas of each group combine their arrays.
//!
//! If a replica does not take part, or executes a different collective, the call fails on all replicas, after their
//! time limit at the latest. State and preallocated outputs are then unchanged.

use crate::error::{Error, Fault};
use crate::graph::{Graph, Value, Values};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, Operation, Param, Primitive, Sides, Text,
};
use crate::ops::{reduce, replicas};
use crate::{Builder, ChannelKind, Shape, Tree};

/// StableHLO's all_reduce, of one array.
pub static OPERATION: Operation = Operation {
    name: "all_reduce",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::array("operand"),
        Param::channel("replica", ChannelKind::Replica),
        replicas::ANY_GROUPS,
    ],
    over_trees: false,
    build,
};

/// StableHLO's all_reduce, of one array.
pub static PRIMITIVE: Primitive = Primitive {
    name: "all_reduce",
    text: "stablehlo.all_reduce",
    operands: replicas::OPERANDS,
    regions: 1,
    attributes: &[(replicas::GROUPS, Text::Literal)],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "all_reduce",
            list: None,
            arguments: vec![
                KernelArg::Outside(instr.channel()),
                replicas::kernel_arg(&instr.attrs, replicas::GROUPS),
                KernelArg::Region(0, Sides::Halves),
            ],
        })
    },
    commutative: false,
    traits: replicas::TRAITS,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = replicas::operand(infer)?;
    replicas::groups(infer)?;
    replicas::combines(infer, operand.element)?;
    Ok(vec![operand.clone()])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let (token, _) = call.channel("replica")?;
    let region = reduce::alone(call, &[operand])?;
    let groups = replicas::groups_of(call)?;
    let attrs = vec![(replicas::GROUPS, groups)];
    let value = call
        .b
        .add(&PRIMITIVE, &[operand, token], attrs, vec![region]);
    value.map(|values| Tree::Leaf(values[0])).in_call(call)
}

/// Combines the arrays of all replicas with a computation of two scalars.
///
/// # Errors
/// The computation does not accept the operand's element type.
pub fn all_reduce(
    b: &mut Builder<'_>,
    operand: Value,
    replica: Value,
    region: Graph,
) -> Result<Value, Fault> {
    let attrs = vec![(replicas::GROUPS, replicas::attr(&[], 0))];
    Ok(b.add(&PRIMITIVE, &[operand, replica], attrs, vec![region])?[0])
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn groups_hold_every_replica_once() {
        check(&[
            ("all_reduce(add, f32[2, N], replica)", "f32[2, N]"),
            (
                "all_reduce(add, f32[2], replica, [[0, 1], [3, 2]])",
                "f32[2]",
            ),
            (
                "all_reduce(add, f32[2], replica, [[0, 1, 3], [2]])",
                "f32[2]",
            ),
            // C1
            (
                "all_reduce(add, f32[2], replica, [[0, 1], [1, 2]])",
                "replica_groups[2]: replica 1 is listed twice in the groups",
            ),
            // C3
            (
                "all_reduce(add, f32[2], replica, [[0], [2]])",
                "replica_groups: replica 1 is in no group",
            ),
            (
                "all_reduce(add, f32[2], replica, [[0, -2]])",
                "replica_groups[1]: expected the number of a replica, found -2",
            ),
            (
                "all_reduce(add, f32[2], replica, [[0], []])",
                "replica_groups: a group must have at least one replica",
            ),
            (
                "all_reduce(add, f32[2], replica, [[0, N]])",
                "replica_groups[1]: expected the number of a replica, found N",
            ),
        ]);
    }

    #[test]
    fn the_computation_combines_two_elements() {
        check(&[
            // C5
            (
                "all_reduce(neg, f32[2], replica)",
                "computation: expected a computation with 2 parameters, found one with 1",
            ),
            (
                "all_reduce(eq, f32[2], replica)",
                "computation: expected a computation that returns f32[], found one that returns bool[]",
            ),
            ("all_reduce(or, bool[2], replica)", "bool[2]"),
        ]);
        assert_eq!(
            primitives("all_reduce(max, f32[2], replica)"),
            ["all_reduce"]
        );
    }
}
