//! `all_to_all(x, replica, split_dimension = 0, concat_dimension = 1, replicas = 4)?`: exchanges parts of arrays
//! between all replicas.
//!
//! The array of each replica is split into equal parts along one dimension, one for each replica; each replica
//! concatenates the parts that it receives along the other dimension, in the order of the replicas. The replica,
//! `replicas` and `replica_groups` are the same as for `all_gather`.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Values, find};
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, Kernel, KernelArg, Operation, Param, Primitive, Text};
use crate::ops::replicas;
use crate::{ChannelKind, Shape, Size, Tree};

/// The attribute with the dimension that is split.
pub(crate) const SPLIT: &str = "split_dimension";
/// The attribute with the dimension along which parts are concatenated.
pub(crate) const CONCAT: &str = "concat_dimension";
/// The attribute with the number of parts.
pub(crate) const COUNT: &str = "split_count";

/// StableHLO's all_to_all, of one array.
pub static OPERATION: Operation = Operation {
    name: "all_to_all",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::channel("replica", ChannelKind::Replica),
        Param::int(SPLIT),
        Param::int(CONCAT),
        replicas::COUNT,
        replicas::ANY_GROUPS,
    ],
    over_trees: false,
    build,
};

/// StableHLO's all_to_all, of one array.
pub static PRIMITIVE: Primitive = Primitive {
    name: "all_to_all",
    text: "stablehlo.all_to_all",
    operands: replicas::OPERANDS,
    regions: 0,
    attributes: &[
        (SPLIT, Text::Int),
        (CONCAT, Text::Int),
        (COUNT, Text::Int),
        (replicas::GROUPS, Text::Literal),
    ],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "all_to_all",
            list: None,
            arguments: vec![
                KernelArg::Outside(instr.channel()),
                replicas::kernel_arg(&instr.attrs, replicas::GROUPS),
                replicas::dimension_arg(&instr.attrs, SPLIT),
                replicas::dimension_arg(&instr.attrs, CONCAT),
                replicas::dimension_arg(&instr.attrs, COUNT),
            ],
        })
    },
    commutative: false,
    traits: replicas::TRAITS,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = replicas::operand(infer)?;
    let split = replicas::dimension(infer, SPLIT, operand)?;
    let concat = replicas::dimension(infer, CONCAT, operand)?;
    let members = replicas::group_size(infer)?;
    if find(infer.attrs, COUNT) != Some(&Attr::Int(members as i64)) {
        let what = format!("a group has {members} replicas, and there is a part for each");
        return Err(Fault::named(COUNT, FaultKind::Other(what)));
    }
    let mut result = operand.clone();
    result.dims[split] = replicas::part(operand, SPLIT, split, members)?;
    let size = result.dims[concat].times(&Size::from(members));
    let computed = || format!("{} * {members}", operand.dims[concat]);
    result.dims[concat] = size.map_err(|_| Fault::call(FaultKind::computed(computed())))?;
    Ok(vec![result])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let (token, _) = call.channel("replica")?;
    let rank = call.b.shape(operand).rank();
    let [split, concat] = [call.dim(SPLIT, rank)?, call.dim(CONCAT, rank)?];
    let groups = replicas::groups_of(call)?;
    let attrs = vec![
        (SPLIT, Attr::Int(split as i64)),
        (CONCAT, Attr::Int(concat as i64)),
        (COUNT, Attr::Int(replicas::columns(&groups) as i64)),
        (replicas::GROUPS, groups),
    ];
    let value = call.b.add1(&PRIMITIVE, &[operand, token], attrs);
    value.map(Tree::Leaf).in_call(call)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn one_dimension_is_cut_and_another_grows() {
        check(&[
            // C9
            ("all_to_all(f32[6, N], replica, 0, 1, 3)", "f32[2, 3 * N]"),
            ("all_to_all(f32[6, N], replica, 0, 0, 3)", "f32[6, N]"),
            (
                "all_to_all(i8[4, 2, 3], replica, 0, 2, replica_groups = [[0, 2], [3, 1]])",
                "i8[2, 2, 6]",
            ),
            // C1
            (
                "all_to_all(f32[6, 2], replica, 2, 1, 3)",
                "split_dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
            // C2
            (
                "all_to_all(f32[6, 2], replica, 1, 0, 3)",
                "split_dimension: dimension 1 of f32[6, 2] cannot be split into 3 equal parts, one for each replica of a group",
            ),
            // C3
            ("all_to_all(f32[6, 2], replica, 0, -1, 3)", "f32[2, 6]"),
            // C5
            (
                "all_to_all(f32[6], replica, 0, 0, replica_groups = [[0, 1], [1, 2]])",
                "replica_groups[2]: replica 1 is listed twice in the groups",
            ),
        ]);
    }
}
