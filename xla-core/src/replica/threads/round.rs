//! The memory of all members of one collective, accessible to each of them until the last one is done.

#![allow(unsafe_code)]

use alloc::vec::Vec;
use core::ops::Range;
use core::slice;
use core::sync::atomic::{AtomicUsize, Ordering};

use super::super::call::{ChunkedParts, Contributors, share};
use super::super::transport::{BLOCK, Combine, combine_part};
use crate::collective::{Call, Collective};

/// The operand and the result of one member, as raw pointers for the other members.
pub struct Memory {
    operand: (*const u8, usize),
    out: (*mut u8, usize),
}

// SAFETY: it represents a `&[u8]` and a `&mut [u8]`, which may be sent.
unsafe impl Send for Memory {}
// SAFETY: it is accessed only by `Round`, whose callers guarantee that the memory is alive and that accesses do not
// conflict.
unsafe impl Sync for Memory {}

impl Memory {
    /// Makes the memory of a member. The caller must hold the borrows until no other member can access it any more.
    pub fn new(operand: &[u8], out: &mut [u8]) -> Memory {
        Memory {
            operand: (operand.as_ptr(), operand.len()),
            out: (out.as_mut_ptr(), out.len()),
        }
    }
}

/// A collective whose members have all arrived.
pub struct Round {
    /// The replicas and their memory, in the order of the group.
    members: Vec<(usize, Memory)>,
    /// The number of members that are not done.
    working: AtomicUsize,
    /// A replica whose combining function panicked.
    panicked: AtomicUsize,
}

impl Round {
    /// Starts a round of these members.
    pub fn new(members: Vec<(usize, Memory)>) -> Round {
        Round {
            working: AtomicUsize::new(members.len()),
            panicked: AtomicUsize::new(usize::MAX),
            members,
        }
    }

    /// Records that a replica's combining function panicked.
    pub(super) fn panicked(&self, replica: usize) {
        self.panicked.store(replica, Ordering::Relaxed);
    }

    /// Returns the replica whose combining function panicked, once the round is over.
    pub(super) fn who_panicked(&self) -> Option<usize> {
        let replica = self.panicked.load(Ordering::Relaxed);
        (replica != usize::MAX).then_some(replica)
    }

    /// Marks a member as done; returns whether it was the last one.
    pub fn done(&self) -> bool {
        self.working.fetch_sub(1, Ordering::AcqRel) == 1
    }

    /// Whether all members are done, so that none accesses another one's memory any more.
    pub fn is_over(&self) -> bool {
        self.working.load(Ordering::Acquire) == 0
    }

    /// Does a member's share of a collective without a combining function.
    ///
    /// # Safety
    ///
    /// Each member calls this or [`Round::reduce`] once, with the same call, and then [`Round::done`]. Operands and
    /// results have the lengths that the call specifies, and no member ends the borrows of its memory before
    /// [`Round::is_over`].
    pub(super) unsafe fn exchange(&self, id: usize, call: &Call) {
        let (me, count) = (self.place(id), self.members.len());
        // SAFETY: guaranteed by the caller; in an exchange only the owner of a result writes it.
        let out = unsafe { self.out(me, 0..self.members[me].1.out.1) };
        let (split, join) = (call.split(count), call.join(count));
        let copy = |from: usize, out: &mut [u8]| {
            // SAFETY: guaranteed by the caller.
            let operand = unsafe { self.operand(from) };
            let (part, bytes) = match call.collective {
                Collective::AllToAll => (me, operand.len() / count),
                _ => (0, operand.len()),
            };
            ChunkedParts::copy((split, part, operand), (join, from, out), bytes);
        };
        match call.source(id) {
            Contributors::Each => (0..count).for_each(|from| copy(from, out)),
            Contributors::One(from) => copy(self.place(from), out),
            Contributors::Nobody => out.fill(0),
        }
    }

    /// Does a member's share of a collective with a combining function.
    ///
    /// # Safety
    ///
    /// As for [`Round::exchange`].
    pub(super) unsafe fn reduce(&self, id: usize, call: &Call, combine: Combine<'_>) {
        let (me, count) = (self.place(id), self.members.len());
        let len = self.members[me].1.out.1;
        // SAFETY: guaranteed by the caller.
        let operand = |member| unsafe { self.operand(member) };
        if call.collective == Collective::ReduceScatter {
            // SAFETY: guaranteed by the caller; only the owner of this result writes it.
            let out = unsafe { self.out(me, 0..len) };
            return combine_part((call.split(count), me), count, operand, out, combine);
        }
        // Each member combines an equal share for the whole group: every operand is read once, and every result written
        // once.
        let share = share(len, count, me);
        for at in share.clone().step_by(BLOCK) {
            let range = at..share.end.min(at + BLOCK);
            // SAFETY: guaranteed by the caller; the range is inside the share of this member, the only one that writes
            // there, and the results of two members do not overlap.
            let block = unsafe { self.out(me, range.clone()) };
            combine_part(
                (ChunkedParts::new(1, len), 0),
                count,
                |member| &operand(member)[range.clone()],
                block,
                combine,
            );
            for other in (0..count).filter(|other| *other != me) {
                // SAFETY: as above.
                unsafe { self.out(other, range.clone()) }.copy_from_slice(block);
            }
        }
    }

    /// Returns the position of a replica in the group.
    fn place(&self, id: usize) -> usize {
        let found = self.members.iter().position(|(replica, _)| *replica == id);
        found.expect("a replica takes part only in rounds of its own groups")
    }

    /// Returns a member's operand.
    ///
    /// # Safety
    ///
    /// The caller is a member that has not called `done`, and the slice is not used after it has.
    unsafe fn operand(&self, member: usize) -> &[u8] {
        let (start, len) = self.members[member].1.operand;
        // SAFETY: it is a slice that is borrowed until all members are done, and nothing writes to it.
        unsafe { slice::from_raw_parts(start, len) }
    }

    /// Returns a range of a member's result.
    ///
    /// # Safety
    ///
    /// As for [`Round::operand`]; and nothing else accesses a byte of this range.
    #[allow(
        clippy::mut_from_ref,
        reason = "the caller promises that it has this range alone"
    )]
    pub unsafe fn out(&self, member: usize, range: Range<usize>) -> &mut [u8] {
        let (start, len) = self.members[member].1.out;
        assert!(
            range.start <= range.end && range.end <= len,
            "expected a range inside {len} bytes, found {range:?}"
        );
        // SAFETY: the range is inside a slice that is mutably borrowed until all members are done, and the caller has
        // exclusive access to this part of it.
        unsafe { slice::from_raw_parts_mut(start.add(range.start), range.len()) }
    }
}
