//! `replica_id(replica)?`: the number of this replica, from 0.
//!
//! The replica is a parameter, `replica: &Replica`. The result is a `u32`, which no other replica of the run has.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::Values;
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, Kernel, KernelArg, Operation, Param, Primitive};
use crate::ops::replicas;
use crate::{Builder, ChannelKind, ElementType, Shape, Tree, Value, channel};

/// StableHLO's replica_id.
pub static OPERATION: Operation = Operation {
    name: "replica_id",
    operator: None,
    params: &[Param::channel("replica", ChannelKind::Replica)],
    over_trees: false,
    build,
};

/// StableHLO's replica_id.
pub static PRIMITIVE: Primitive = Primitive {
    name: "replica_id",
    text: "stablehlo.replica_id",
    // The replica's token, which StableHLO text does not have.
    operands: 0..=1,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "replica_id",
            list: None,
            arguments: vec![KernelArg::Outside(instr.channel())],
        })
    },
    commutative: false,
    traits: replicas::TRAITS,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    if let Some(found) = infer.operands.first()
        && **found != channel::token()
    {
        let (expected, found) = (channel::token(), (*found).clone());
        let what = FaultKind::ShapeExpected { expected, found };
        return Err(Fault::operand(0, what));
    }
    Ok(vec![Shape::scalar(ElementType::U32)])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let (token, _) = call.channel("replica")?;
    replica_id(call.b, token).map(Tree::Leaf).in_call(call)
}

/// Returns the number of this replica.
///
/// # Errors
/// The value is not a token.
pub fn replica_id(b: &mut Builder<'_>, replica: Value) -> Result<Value, Fault> {
    b.add1(&PRIMITIVE, &[replica], Vec::new())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_number_is_an_unsigned_scalar() {
        check(&[("replica_id(replica)", "u32[]")]);
        assert_eq!(primitives("replica_id(replica)"), ["replica_id"]);
    }
}
