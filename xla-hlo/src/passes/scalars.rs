//! Checks that computations that an instruction applies consist of scalar functions once they are optimised.

use super::Refused;
use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::operation::{Form, RegionInputs};
use crate::{Graph, Instr};

/// Refuses a computation that needs an array to compute its scalars.
///
/// # Errors
/// A computation makes arrays; the origin is the instruction that applies it.
pub(super) fn check(graph: &Graph) -> Result<(), Refused> {
    for (_, instr) in graph.instrs() {
        // Loops and choices contain arrays as the graph around them does; their own instructions are checked.
        if instr.op.traits.region_inputs != RegionInputs::Derived {
            instr.regions.iter().try_for_each(check)?;
        } else if instr.regions.iter().any_item(|region| !is_scalar(region)) {
            let what = "the computation creates arrays, but only scalars can be computed here";
            return Err(Refused {
                origin: instr.origin,
                fault: Fault::call(FaultKind::Other(what.to_string())),
            });
        }
    }
    Ok(())
}

fn is_scalar(region: &Graph) -> bool {
    let one = |instr: &Instr| {
        instr
            .results
            .iter()
            .all_items(|&v| region.shape(v).len().is(1))
    };
    region.instrs().all_items(|(_, instr)| {
        let simple = match (instr.op.form)(region, instr) {
            Form::Map { .. }
            | Form::Constant(_)
            | Form::Size(_)
            | Form::Reshape
            | Form::Barrier
            | Form::Broadcast { .. }
            | Form::Transpose { .. } => true,
            Form::Iota { .. }
            | Form::Reduce { .. }
            | Form::Contract(_)
            | Form::Kernel(_)
            | Form::Region
            | Form::Batch
            | Form::While
            | Form::Branch
            | Form::Expanded
            | Form::CustomCall { .. }
            | Form::Call(_) => false,
        };
        simple && one(instr)
    })
}
