//! `collective_permute(x, replica, source_target_pairs = [(0, 1), (1, 0)])?`: sends arrays from replicas to others.
//!
//! The target of a pair receives the source's array; a replica that is no pair's target receives zeros. No replica is
//! the source of two pairs or the target of two. All replicas must execute it, including those in no pair. The replica
//! is a parameter, `replica: &Replica`.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::Values;
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Form, Infer, Kernel, KernelArg, Operation, Param, Primitive, Text};
use crate::ops::{checks, replicas};
use crate::{ChannelKind, Shape, Tree};

/// The attribute with the pairs.
pub(crate) const PAIRS: &str = "source_target_pairs";

/// StableHLO's collective_permute.
pub static OPERATION: Operation = Operation {
    name: "collective_permute",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::channel("replica", ChannelKind::Replica),
        Param::pairs(PAIRS),
    ],
    over_trees: false,
    build,
};

/// StableHLO's collective_permute.
pub static PRIMITIVE: Primitive = Primitive {
    name: "collective_permute",
    text: "stablehlo.collective_permute",
    operands: replicas::OPERANDS,
    regions: 0,
    attributes: &[(PAIRS, Text::Literal)],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "collective_permute",
            list: None,
            arguments: vec![
                KernelArg::Outside(instr.channel()),
                replicas::kernel_arg(&instr.attrs, PAIRS),
            ],
        })
    },
    commutative: false,
    traits: replicas::TRAITS,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = replicas::operand(infer)?;
    let Some(pairs) = replicas::lists(infer.attrs, PAIRS) else {
        let what = "expected a list of pairs of i64".to_string();
        return Err(Fault::named(PAIRS, FaultKind::Other(what)));
    };
    // No replica may send twice or receive twice; a replica may do both once.
    let ends = ["source", "target"];
    let mut seen = [Vec::new(), Vec::new()];
    for (i, pair) in pairs.iter().enumerate() {
        if pair.len() != 2 {
            let what = "expected pairs of a source and a target".to_string();
            return Err(Fault::named(PAIRS, FaultKind::Other(what)));
        }
        for (end, &id) in pair.iter().enumerate() {
            // The item counts both numbers of each pair.
            let fault = |what| Err(Fault::item(PAIRS, 2 * i + end, FaultKind::Other(what)));
            if id < 0 {
                return fault(format!("expected the number of a replica, found {id}"));
            }
            if seen[end].contains(&id) {
                return fault(format!("replica {id} is the {} of two pairs", ends[end]));
            }
            seen[end].push(id);
        }
    }
    Ok(vec![operand.clone()])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let (token, _) = call.channel("replica")?;
    let pairs: Vec<Vec<i64>> = checks::numbers(call, PAIRS)?
        .chunks(2)
        .map(<[i64]>::to_vec)
        .collect_vec();
    let attrs = vec![(PAIRS, replicas::attr(&pairs, 2))];
    let value = call.b.add1(&PRIMITIVE, &[operand, token], attrs);
    value.map(Tree::Leaf).in_call(call)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn no_replica_is_twice_a_source_or_a_target() {
        check(&[
            // C5
            (
                "collective_permute(f32[2, N], replica, [(0, 1), (1, 2), (2, 0)])",
                "f32[2, N]",
            ),
            ("collective_permute(f32[], replica, [(3, 3)])", "f32[]"),
            // C2
            (
                "collective_permute(f32[2], replica, [(0, 1), (0, 2)])",
                "source_target_pairs[2]: replica 0 is the source of two pairs",
            ),
            // C3
            (
                "collective_permute(f32[2], replica, [(0, 1), (2, 1)])",
                "source_target_pairs[3]: replica 1 is the target of two pairs",
            ),
            // C4
            (
                "collective_permute(f32[2], replica, [(0, -1)])",
                "source_target_pairs[1]: expected the number of a replica, found -1",
            ),
        ]);
    }
}
