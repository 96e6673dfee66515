//! The interface through which replicas communicate.

use super::Call;
use super::call::ChunkedParts;
use crate::error::{Departure, ReplicaFault};

/// Combines the bytes of the second and the third slice, element by element, into the first.
pub(super) type Combine<'a> = &'a mut dyn FnMut(&mut [u8], &[u8], &[u8]);

/// The number of bytes combined at a time: a block stays in the L1 cache until all operands have been read and all
/// results written. A multiple of every element's size.
pub(super) const BLOCK: usize = 8 << 10;

/// The connection of one replica to the others.
///
/// A failed call leaves `out` unchanged, unless a combining function panicked, on this replica or another; after a
/// fault every call fails. `operand` and `out` are aligned for the call's element type, and have the lengths that the
/// call specifies.
///
/// # Safety
///
/// It writes to `out`, and passes to the combining function, only bytes of valid elements of the call's type: zeros,
/// operands of the same call, results of the combining function, or bytes that it has checked.
pub unsafe trait Transport {
    /// Sends every member its parts of the operands, laid out as `Call::split` and `Call::join` specify.
    fn exchange(&self, call: &Call, operand: &[u8], out: &mut [u8]) -> Result<(), ReplicaFault>;

    /// Combines the operands of the members in their order: each member gets the whole result, or its part.
    fn reduce(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault>;

    /// Marks this replica as ended: it takes part in no further call.
    fn leave(&self, how: Departure);
}

/// Combines one part of the members' operands into `out`, which has the length of the part, block by block.
pub(super) fn combine_part<'a>(
    (parts, part): (ChunkedParts, usize),
    members: usize,
    operand: impl Fn(usize) -> &'a [u8],
    out: &mut [u8],
    combine: Combine<'_>,
) {
    let mut at = 0;
    while at < out.len() {
        let run = parts.run(part, at, BLOCK.min(out.len() - at));
        let block = &mut out[at..][..run.len()];
        at += run.len();
        let operand = |member| &operand(member)[run.clone()];
        match members {
            1 => block.copy_from_slice(operand(0)),
            2 => combine(block, operand(0), operand(1)),
            _ => combine_many(members, operand, block, combine),
        }
    }
}

/// Combines the blocks of three or more members: the combination of the first ones is an operand of the next step.
fn combine_many<'a>(
    members: usize,
    operand: impl Fn(usize) -> &'a [u8],
    out: &mut [u8],
    combine: Combine<'_>,
) {
    #[repr(align(64))]
    struct Block([u8; BLOCK]);

    let (mut so_far, mut next) = (Block([0; BLOCK]), Block([0; BLOCK]));
    let (mut so_far, mut next) = (&mut so_far.0[..out.len()], &mut next.0[..out.len()]);
    combine(so_far, operand(0), operand(1));
    for member in 2..members - 1 {
        combine(next, so_far, operand(member));
        core::mem::swap(&mut so_far, &mut next);
    }
    combine(out, so_far, operand(members - 1));
}
