//! `all_gather(x, replica, dimension = 0, replicas = 4)?`: concatenates the arrays of all replicas along a
//! dimension; every replica receives the same result.
//!
//! The replica is a parameter, `replica: &Replica`. `replicas` is the number of replicas, on which the size of the
//! result depends; with `replica_groups = [[0, 1], [2, 3]]` the arrays of each group are gathered, in its order. A run
//! with a different number of replicas is an error.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Values};
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, Kernel, KernelArg, Operation, Param, Primitive, Text};
use crate::ops::replicas;
use crate::{ChannelKind, Shape, Size, Tree};

/// The attribute with the dimension.
pub(crate) const DIMENSION: &str = "all_gather_dim";

/// StableHLO's all_gather, of one array.
pub static OPERATION: Operation = Operation {
    name: "all_gather",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::channel("replica", ChannelKind::Replica),
        Param::int("dimension"),
        replicas::COUNT,
        replicas::ANY_GROUPS,
    ],
    over_trees: false,
    build,
};

/// StableHLO's all_gather, of one array.
pub static PRIMITIVE: Primitive = Primitive {
    name: "all_gather",
    text: "stablehlo.all_gather",
    operands: replicas::OPERANDS,
    regions: 0,
    attributes: &[(DIMENSION, Text::Int), (replicas::GROUPS, Text::Literal)],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "all_gather",
            list: None,
            arguments: vec![
                KernelArg::Outside(instr.channel()),
                replicas::kernel_arg(&instr.attrs, replicas::GROUPS),
                replicas::dimension_arg(&instr.attrs, DIMENSION),
            ],
        })
    },
    commutative: false,
    traits: replicas::TRAITS,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = replicas::operand(infer)?;
    let along = replicas::dimension(infer, DIMENSION, operand)?;
    let members = replicas::group_size(infer)?;
    let mut result = operand.clone();
    let size = result.dims[along].times(&Size::from(members));
    let computed = || format!("{} * {members}", operand.dims[along]);
    result.dims[along] = size.map_err(|_| Fault::call(FaultKind::computed(computed())))?;
    Ok(vec![result])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let (token, _) = call.channel("replica")?;
    let dimension = call.dim("dimension", call.b.shape(operand).rank())?;
    let attrs = vec![
        (DIMENSION, Attr::Int(dimension as i64)),
        (replicas::GROUPS, replicas::groups_of(call)?),
    ];
    let value = call.b.add1(&PRIMITIVE, &[operand, token], attrs);
    value.map(Tree::Leaf).in_call(call)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_dimension_grows_by_the_members_of_a_group() {
        check(&[
            // C6
            ("all_gather(f32[2, N], replica, 1, 3)", "f32[2, 3 * N]"),
            ("all_gather(bool[2, 3], replica, 0, 1)", "bool[2, 3]"),
            (
                "all_gather(f32[2, 3], replica, 0, replica_groups = [[0, 2], [3, 1]])",
                "f32[4, 3]",
            ),
            // C1
            (
                "all_gather(f32[2], replica, 1, 3)",
                "dimension[0]: expected dimension 0, found 1",
            ),
            (
                "all_gather(f32[], replica, 0, 3)",
                "dimension[0]: expected no dimension, found 0: a scalar has none",
            ),
        ]);
    }

    #[test]
    fn the_number_of_replicas_is_an_argument() {
        let help = "| write `replicas = 4`, or `replica_groups = [[0, 1], [2, 3]]`";
        let neither = format!(
            "call: the size of the result depends on the number of replicas in a group {help}"
        );
        let both = format!("call: expected `replicas` or `replica_groups`, found both {help}");
        check(&[
            ("all_gather(f32[2], replica, 0)", neither.as_str()),
            ("all_gather(f32[2], replica, 0, 1, [[0]])", &both),
            (
                "all_gather(f32[2], replica, 0, 0)",
                "replicas: expected a number of replicas, found 0",
            ),
            (
                "all_gather(f32[2], replica, 0, replica_groups = [[0, 1], [2]])",
                "replica_groups: groups must have the same size: the size of the result depends on it",
            ),
            // C2
            (
                "all_gather(f32[2], replica, 0, replica_groups = [[0, 0]])",
                "replica_groups[1]: replica 0 is listed twice in the groups",
            ),
        ]);
    }
}
