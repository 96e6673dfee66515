//! `reduce_scatter(add, x, replica, dimension = 0, replicas = 4)?`: combines the arrays of all
//! replicas, element by element, and returns one part to each replica.
//!
//! The dimension is split into equal parts, one for each replica. The replica, `replicas` and `replica_groups` are the
//! same as for `all_gather`, the computation is the same as for `all_reduce`: gathering the parts along the same
//! dimension yields the result of `all_reduce`.

use crate::error::{Error, Fault};
use crate::graph::{Attr, Values};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, Operation, Param, Primitive, Sides, Text,
};
use crate::ops::{reduce, replicas};
use crate::{ChannelKind, Shape, Tree};

/// The attribute with the dimension.
pub(crate) const DIMENSION: &str = "scatter_dimension";

/// StableHLO's reduce_scatter.
pub static OPERATION: Operation = Operation {
    name: "reduce_scatter",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::array("operand"),
        Param::channel("replica", ChannelKind::Replica),
        Param::int("dimension"),
        replicas::COUNT,
        replicas::ANY_GROUPS,
    ],
    over_trees: false,
    build,
};

/// StableHLO's reduce_scatter.
pub static PRIMITIVE: Primitive = Primitive {
    name: "reduce_scatter",
    text: "stablehlo.reduce_scatter",
    operands: replicas::OPERANDS,
    regions: 1,
    attributes: &[(DIMENSION, Text::Int), (replicas::GROUPS, Text::Literal)],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "reduce_scatter",
            list: None,
            arguments: vec![
                KernelArg::Outside(instr.channel()),
                replicas::kernel_arg(&instr.attrs, replicas::GROUPS),
                replicas::dimension_arg(&instr.attrs, DIMENSION),
                KernelArg::Region(0, Sides::Halves),
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
    replicas::combines(infer, operand.element)?;
    let mut result = operand.clone();
    result.dims[along] = replicas::part(operand, "dimension", along, members)?;
    Ok(vec![result])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let (token, _) = call.channel("replica")?;
    let dimension = call.dim("dimension", call.b.shape(operand).rank())?;
    let region = reduce::alone(call, &[operand])?;
    let attrs = vec![
        (DIMENSION, Attr::Int(dimension as i64)),
        (replicas::GROUPS, replicas::groups_of(call)?),
    ];
    let value = call
        .b
        .add(&PRIMITIVE, &[operand, token], attrs, vec![region]);
    value.map(|values| Tree::Leaf(values[0])).in_call(call)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_dimension_is_cut_into_parts() {
        check(&[
            // C8
            ("reduce_scatter(add, f32[6, N], replica, 0, 3)", "f32[2, N]"),
            (
                "reduce_scatter(max, f32[2, 4 * N], replica, 1, replica_groups = [[0, 2], [3, 1]])",
                "f32[2, 2 * N]",
            ),
            // C1
            (
                "reduce_scatter(add, f32[6], replica, 0, 4)",
                "dimension: dimension 0 of f32[6] cannot be split into 4 equal parts, one for each replica of a group",
            ),
            // C2
            (
                "reduce_scatter(add, f32[6], replica, 1, 2)",
                "dimension[0]: expected dimension 0, found 1",
            ),
            // C3
            (
                "reduce_scatter(add, f32[6], replica, 0, replica_groups = [[0, 3]])",
                "replica_groups: replica 1 is in no group",
            ),
            // C7
            (
                "reduce_scatter(lt, f32[6], replica, 0, 2)",
                "computation: expected a computation that returns f32[], found one that returns bool[]",
            ),
        ]);
    }
}
