//! The places of the instructions in a function's source, for callers that transform the function.
//!
//! An instruction that may have no derivative gets a place. The text of a definition holds it as a location,
//! `loc("src/model.rs":12:5)`, and `ops/inline.rs` keeps it. A message about a callee therefore names the line in the
//! callee.

use crate::derivatives::{self, rules::Derivative};
use crate::graph::Place;
use crate::ops::reduce;
use crate::{Graph, Instr};

/// Records the places of the instructions that a transformation may refuse, or of `all`, where they have no place yet.
///
/// `place` returns the place of an index of [`crate::graph::Origin`].
pub fn record_places(graph: &mut Graph, all: bool, place: &dyn Fn(u32) -> Option<Place>) {
    for instr in graph.instrs_mut() {
        for region in &mut instr.regions {
            record_places(region, all, place);
        }
        if instr.origin.place.is_none() && (all || may_be_refused(instr)) {
            instr.origin.place = instr.origin.index.and_then(place);
        }
    }
}

/// Whether an instruction has no derivative, or only for some operands or regions. Folds by one operation have one.
fn may_be_refused(instr: &Instr) -> bool {
    let is_fold = |region| reduce::recognised(region).is_some();
    match derivatives::of(instr.op).derivative {
        Derivative::None(_) | Derivative::Partial(_) => true,
        Derivative::Inlined => false,
        _ => !instr.regions.iter().all(is_fold),
    }
}
