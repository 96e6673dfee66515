//! The members of a call between replicas, its checks, and the layout of an array's parts.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::collective::{Call, Collective};
use crate::error::{Error, GroupFault};

/// Disjoint groups of replicas that communicate; an empty list means one group of all replicas.
///
/// Every replica is in exactly one group. Values are combined, and parts are concatenated, in the order of the group.
pub type Groups<'a> = &'a [&'a [usize]];

impl Call {
    /// Returns the replicas that must arrive before any of them continues, in the order of the group.
    ///
    /// For a permutation these are all replicas, so that those in no pair stay in step with the others.
    pub(super) fn members(&self, id: usize, replicas: usize) -> Vec<usize> {
        let own = match self.collective {
            Collective::CollectivePermute => None,
            _ => self.groups.iter().find(|group| group.contains(&id)),
        };
        own.map_or_else(|| (0..replicas).collect(), Clone::clone)
    }

    /// Checks the groups, or the pairs of a permutation.
    #[inline(never)]
    pub fn check(&self, replicas: usize) -> Result<(), Error> {
        let fault = match self.collective {
            _ if self.groups.is_empty() => None,
            Collective::CollectivePermute => {
                let ends = |end: usize| self.groups.iter().map(move |pair| pair[end]);
                outside_or_twice(ends(0), replicas).or_else(|| outside_or_twice(ends(1), replicas))
            }
            _ => {
                let all = || self.groups.iter().flatten().copied();
                let missing = (0..replicas).find(|id| all().all(|other| other != *id));
                outside_or_twice(all(), replicas)
                    .or(missing.map(|replica| GroupFault::Missing { replica }))
            }
        };
        fault.map_or(Ok(()), |fault| {
            Err(Error::ReplicaGroups {
                collective: self.collective,
                groups: self.groups.clone(),
                replicas,
                fault,
            })
        })
    }

    /// Checks the length of an array.
    pub(super) fn check_length(
        &self,
        array: &'static str,
        expected: usize,
        found: usize,
    ) -> Result<(), Error> {
        if expected == found {
            return Ok(());
        }
        Err(Error::ReplicaLength {
            call: Box::new(self.clone()),
            array,
            expected,
            found,
        })
    }

    /// Checks that parts of `part` elements consist of whole chunks of `chunk` elements.
    pub(super) fn check_chunk(&self, chunk: usize, part: usize) -> Result<(), Error> {
        if part == 0 || chunk != 0 && part.is_multiple_of(chunk) {
            return Ok(());
        }
        Err(Error::ReplicaChunk {
            call: Box::new(self.clone()),
            chunk,
            part,
        })
    }

    /// Returns the source of a replica's result: one member in a permutation, every member in other collectives.
    pub(super) fn source(&self, id: usize) -> Contributors {
        if self.collective != Collective::CollectivePermute {
            return Contributors::Each;
        }
        let pair = self.groups.iter().find(|pair| pair[1] == id);
        pair.map_or(Contributors::Nobody, |pair| Contributors::One(pair[0]))
    }

    /// Returns the layout of the parts in the operand, in bytes, for a number of members.
    pub(super) fn split(&self, members: usize) -> ChunkedParts {
        let count = match self.collective {
            Collective::ReduceScatter | Collective::AllToAll => members,
            _ => 1,
        };
        ChunkedParts::new(count, self.chunks[0] * self.element.bytes())
    }

    /// Returns the layout of the parts in the result, in bytes, for a number of members.
    pub(super) fn join(&self, members: usize) -> ChunkedParts {
        let count = match self.collective {
            Collective::AllGather | Collective::AllToAll => members,
            _ => 1,
        };
        ChunkedParts::new(count, self.chunks[1] * self.element.bytes())
    }
}

/// The operands that a result consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Contributors {
    /// A part of each member's operand.
    Each,
    /// The whole operand of one replica.
    One(usize),
    /// No operand: the result is zeros.
    Nobody,
}

fn outside_or_twice(ids: impl Iterator<Item = usize>, replicas: usize) -> Option<GroupFault> {
    let mut seen = vec![false; replicas];
    for replica in ids {
        match seen.get_mut(replica) {
            None => return Some(GroupFault::Outside { replica }),
            Some(seen) if *seen => return Some(GroupFault::Twice { replica }),
            Some(seen) => *seen = true,
        }
    }
    None
}

/// Returns the bytes of an array that one member combines for the whole group: equal shares that begin at whole
/// elements.
pub fn share(bytes: usize, members: usize, member: usize) -> Range<usize> {
    let share = bytes.div_ceil(members).next_multiple_of(64);
    let place = |member: usize| bytes.min(member.saturating_mul(share));
    place(member)..place(member + 1)
}

/// The layout of equal parts that are interleaved in an array: a chunk of each part, then the next chunk of each.
///
/// This is how slices along any dimension are laid out in a row-major array. With chunks as long as a part, the parts
/// are contiguous.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChunkedParts {
    count: usize,
    chunk: usize,
}

impl ChunkedParts {
    /// Describes `count` parts with chunks of `chunk` elements.
    pub fn new(count: usize, chunk: usize) -> ChunkedParts {
        ChunkedParts { count, chunk }
    }

    /// Returns the contiguous range of the array that holds a part's elements from `at` on, at most `most` of them.
    pub(super) fn run(self, part: usize, at: usize, most: usize) -> Range<usize> {
        if self.count == 1 {
            return at..at + most;
        }
        let (row, within) = (at / self.chunk, at % self.chunk);
        let start = (row * self.count + part) * self.chunk + within;
        start..start + most.min(self.chunk - within)
    }

    /// Copies `bytes` bytes of a part of one array to a part of another.
    pub fn copy(
        from: (ChunkedParts, usize, &[u8]),
        to: (ChunkedParts, usize, &mut [u8]),
        bytes: usize,
    ) {
        let mut at = 0;
        while at < bytes {
            let source = from.0.run(from.1, at, bytes - at);
            let target = to.0.run(to.1, at, source.len());
            let len = target.len();
            to.2[target].copy_from_slice(&from.2[source.start..][..len]);
            at += len;
        }
    }
}
