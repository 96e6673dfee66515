//! `cross_replica_sum(x, replica)?`: sums the arrays of all replicas; every replica receives the same result.
//!
//! The replica is a parameter, `replica: &Replica`; a struct of arrays is summed leaf by leaf. Replicas are added in
//! their order, so that floating-point sums do not depend on timing. If a replica does not take part, the call fails on
//! all of them, after their time limit at the latest.

use crate::operation::InCall;
use crate::operation::Param;
use crate::ops::{all_reduce, elementwise, reduce};
use crate::{ChannelKind, Operation, Tree};

/// XLA's CrossReplicaSum.
pub static OPERATION: Operation = Operation {
    name: "cross_replica_sum",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::channel("replica", ChannelKind::Replica),
    ],
    over_trees: true,
    build: |call| {
        let operand = call.array("operand")?;
        let (replica, _) = call.channel("replica")?;
        let element = call.b.shape(operand).element;
        let sum = reduce::of_two(call.b, &elementwise::add, element)
            .and_then(|add| all_reduce::all_reduce(call.b, operand, replica, add));
        sum.map(Tree::Leaf).in_call(call)
    },
};

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn it_is_an_all_reduce_of_the_same_shape() {
        check(&[
            ("cross_replica_sum(f32[2, N], replica)", "f32[2, N]"),
            ("cross_replica_sum(c64[], replica)", "c64[]"),
        ]);
        assert_eq!(
            primitives("cross_replica_sum(f32[2], replica)"),
            ["all_reduce"]
        );
    }
}
