//! Collectives over messages.

#![allow(unsafe_code)]

use alloc::rc::Rc;
use alloc::vec::Vec;
use core::ops::Range;
use core::panic::AssertUnwindSafe;
use std::panic::{catch_unwind, resume_unwind};

use xla_shape::ElementType;

use super::super::call::{ChunkedParts, Contributors, share};
use super::super::transport::{Combine, Transport, combine_part};
use super::message::Message;
use super::rank::Rank;
use super::raw::Bytes;
use crate::collective::{Call, Collective};
use crate::error::{Departure, ReplicaFault};

impl Rank {
    fn try_exchange(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
    ) -> Result<(), ReplicaFault> {
        let (members, id) = (self.meet(call)?, self.world.rank);
        let count = members.len();
        let (split, join) = (call.split(count), call.join(count));
        let bytes = match call.collective {
            Collective::AllToAll => operand.len() / count,
            _ => operand.len(),
        };
        // Whether the collective moves data between two replicas: `collective_permute` has one source for each target,
        // or none.
        let goes = |from: usize, to: usize| match call.source(to) {
            Contributors::Each => true,
            Contributors::One(source) => source == from,
            Contributors::Nobody => false,
        };
        let (mut sends, mut receives) = (Vec::new(), Vec::new());
        for (place, &other) in members
            .iter()
            .enumerate()
            .filter(|(_, other)| **other != id)
        {
            if goes(id, other) {
                sends.push((other, packed(split, place, operand, bytes)));
            }
            if goes(other, id) {
                receives.push((other, bytes));
            }
        }
        let found = self.swap(call.element, sends, &receives)?;
        if call.source(id) == Contributors::Nobody {
            out.fill(0);
        }
        // Received parts are in the order of the members, without this replica, whose part is copied from its operand.
        let mut found = found.into_iter();
        for (place, _) in members
            .iter()
            .enumerate()
            .filter(|(_, from)| goes(**from, id))
        {
            if members[place] == id {
                ChunkedParts::copy((split, place, operand), (join, place, out), bytes);
            } else if let Some(part) = found.next() {
                let whole = ChunkedParts::new(1, bytes);
                ChunkedParts::copy((whole, 0, part.as_slice()), (join, place, out), bytes);
            }
        }
        Ok(())
    }

    fn try_reduce(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault> {
        let (members, id) = (self.meet(call)?, self.world.rank);
        let (count, len) = (members.len(), out.len());
        if call.collective == Collective::ReduceScatter {
            let parts = |place| packed(call.split(count), place, operand, len);
            return self.combine(call.element, &members, parts, out, combine);
        }
        // A reduction of whole arrays in two phases: each member combines one range of all operands, then sends it to
        // the others. Each element is combined once, in the order of the members, so that all have the same bits.
        let ranges: Vec<Range<usize>> = (0..count).map(|place| share(len, count, place)).collect();
        let place_of_mine = members.iter().position(|member| *member == id).unwrap_or(0);
        let parts = |place: usize| {
            let range = ranges[place].clone();
            packed(
                ChunkedParts::new(1, len),
                0,
                &operand[range.clone()],
                range.len(),
            )
        };
        let mine = ranges[place_of_mine].clone();
        let mut combined = Bytes::zeros(mine.len());
        self.combine(
            call.element,
            &members,
            parts,
            combined.as_mut_slice(),
            combine,
        )?;
        let (mut sends, mut receives) = (Vec::new(), Vec::new());
        for (place, &other) in members
            .iter()
            .enumerate()
            .filter(|(_, other)| **other != id)
        {
            let copy = packed(
                ChunkedParts::new(1, len),
                0,
                combined.as_slice(),
                mine.len(),
            );
            sends.push((other, copy));
            receives.push((other, ranges[place].len()));
        }
        let found = self.swap(call.element, sends, &receives)?;
        let places = (0..count).filter(|place| *place != place_of_mine);
        for (place, part) in places.zip(&found) {
            out[ranges[place].clone()].copy_from_slice(part.as_slice());
        }
        out[mine].copy_from_slice(combined.as_slice());
        Ok(())
    }

    /// Sends each member its part, and combines the parts received from all members into `out`.
    fn combine(
        &self,
        element: ElementType,
        members: &[usize],
        part: impl Fn(usize) -> Bytes,
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault> {
        let id = self.world.rank;
        let (mut sends, mut receives, mut own) = (Vec::new(), Vec::new(), Bytes::default());
        for (place, &other) in members.iter().enumerate() {
            if other == id {
                own = part(place);
            } else {
                sends.push((other, part(place)));
                receives.push((other, out.len()));
            }
        }
        let mut found = self.swap(element, sends, &receives)?.into_iter();
        // In the order of the members, whatever the order of arrival, so that all sums have the same bits.
        let operands: Vec<Bytes> = members
            .iter()
            .filter_map(|member| {
                if *member == id {
                    Some(core::mem::take(&mut own))
                } else {
                    found.next()
                }
            })
            .collect();
        let whole = (ChunkedParts::new(1, out.len()), 0);
        let operand = |member: usize| operands[member].as_slice();
        combine_part(whole, members.len(), operand, out, combine);
        Ok(())
    }
}

// SAFETY: the sender has made the same call, so what it sends is a part of an operand of the call's type, or a
// combination of such; bytes that are not a valid `bool` are made one.
unsafe impl Transport for Rc<Rank> {
    fn exchange(&self, call: &Call, operand: &[u8], out: &mut [u8]) -> Result<(), ReplicaFault> {
        self.try_exchange(call, operand, out)
            .map_err(|fault| self.fail(fault))
    }

    fn reduce(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault> {
        let work = AssertUnwindSafe(|| self.try_reduce(call, operand, out, combine));
        match catch_unwind(work) {
            Ok(done) => done.map_err(|fault| self.fail(fault)),
            Err(panic) => {
                self.fail(ReplicaFault::Gone {
                    replica: self.world.rank,
                    how: Departure::Panicked,
                });
                resume_unwind(panic)
            }
        }
    }

    fn leave(&self, how: Departure) {
        for other in self.others() {
            // A process that cannot be reached has its own time limit.
            let _ = self.say(other, &Message::Left(how));
        }
        if how != Departure::Returned {
            let replica = self.world.rank;
            let gone = ReplicaFault::Gone { replica, how };
            self.state.borrow_mut().fault.get_or_insert(gone);
        }
    }
}

/// Copies one part of an array into contiguous memory.
fn packed(parts: ChunkedParts, part: usize, array: &[u8], bytes: usize) -> Bytes {
    let mut packed = Bytes::zeros(bytes);
    let to = (ChunkedParts::new(1, bytes), 0, packed.as_mut_slice());
    ChunkedParts::copy((parts, part, array), to, bytes);
    packed
}
