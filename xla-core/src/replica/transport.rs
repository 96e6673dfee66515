//! How replicas reach each other.

use super::call::{Call, Parts};
use crate::error::{Departure, ReplicaFault};

/// Combines bytes with others, element by element, into the first.
pub(super) type Combine<'a> = &'a mut dyn FnMut(&mut [u8], &[u8], &[u8]);

/// How many bytes are combined at a time: they stay in the nearest cache until all operands have been read and all results
/// written. A multiple of every element's size.
pub(super) const BLOCK: usize = 8 << 10;

/// What one replica reaches the others by.
///
/// A call that fails has left `out` as it was, unless a combining function panicked, here or elsewhere; after a fault every
/// call fails. `operand` and `out` are aligned as the call's element type is, and as long as the call says.
///
/// # Safety
///
/// To `out` it writes, and it combines, only bytes that are elements of the call's type: zeros, those of operands of
/// a call that is the same, what a combining function made of them, or what it has checked.
pub unsafe trait Transport {
    /// Gives every member its parts of the others' operands, as `Call::split` and `Call::join` have them.
    fn exchange(&self, call: &Call, operand: &[u8], out: &mut [u8]) -> Result<(), ReplicaFault>;

    /// Combines the operands of the members in their order: all of it for everyone, or a part for each.
    fn reduce(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault>;

    /// This replica takes part in nothing more.
    fn leave(&self, how: Departure);
}

/// Combines a part of the members' operands into `out`, which is as long as that part, block by block.
pub(super) fn combine_part<'a>(
    (parts, part): (Parts, usize),
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

/// Combines blocks of three members or more: what the first have together is the operand of the next.
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
