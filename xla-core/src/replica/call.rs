//! What a replica asks of the others: which collective, of how many elements, among whom, and where the parts of an array lie.

use core::fmt;
use core::ops::Range;

use xla_shape::ElementType;

use crate::error::{Error, GroupFault};

/// Lists of replicas that work together, each list apart from the others; none at all means one group of all replicas.
///
/// Every replica is in exactly one group. The order within a group counts: it is the order in which values are combined and
/// parts are put one after the other.
pub type Groups<'a> = &'a [&'a [usize]];

/// What replicas do together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Collective {
    /// Every replica gets the combination of all operands.
    AllReduce,
    /// Every replica gets all operands, one after the other.
    AllGather,
    /// Every replica gets its part of the combination of all operands.
    ReduceScatter,
    /// Every replica gets its part of each operand.
    AllToAll,
    /// Replicas get the operands of others, pair by pair.
    CollectivePermute,
}

impl Collective {
    /// All of them.
    pub const ALL: [Collective; 5] = [
        Collective::AllReduce,
        Collective::AllGather,
        Collective::ReduceScatter,
        Collective::AllToAll,
        Collective::CollectivePermute,
    ];

    /// The name, as StableHLO has it.
    pub const fn name(self) -> &'static str {
        match self {
            Collective::AllReduce => "all_reduce",
            Collective::AllGather => "all_gather",
            Collective::ReduceScatter => "reduce_scatter",
            Collective::AllToAll => "all_to_all",
            Collective::CollectivePermute => "collective_permute",
        }
    }
}

impl fmt::Display for Collective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One call of a collective, as far as all who take part must agree on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// What it is.
    pub collective: Collective,
    /// The element type.
    pub element: ElementType,
    /// How many elements the operand has.
    pub count: usize,
    /// How many elements of a part stand together: in an operand that is split, and in a result that is put together.
    pub chunks: [usize; 2],
    /// The groups; of a permutation, the pairs of source and target.
    pub groups: Vec<Vec<usize>>,
}

impl Call {
    /// The replicas that must come before any of them goes on, in the order of the group.
    ///
    /// Of a permutation these are all, so that one who is in no pair keeps step with the others.
    pub(super) fn members(&self, id: usize, replicas: usize) -> Vec<usize> {
        let own = match self.collective {
            Collective::CollectivePermute => None,
            _ => self.groups.iter().find(|group| group.contains(&id)),
        };
        own.map_or_else(|| (0..replicas).collect(), Clone::clone)
    }

    /// Finds fault with the groups, or with the pairs of a permutation.
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

    /// Finds fault with the length of an array.
    pub(super) fn check_length(
        &self,
        array: &'static str,
        wanted: usize,
        came: usize,
    ) -> Result<(), Error> {
        if wanted == came {
            return Ok(());
        }
        Err(Error::ReplicaLength {
            call: Box::new(self.clone()),
            array,
            wanted,
            came,
        })
    }

    /// Finds fault with chunks that do not make up a part of so many elements.
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

    /// From which member a member's result comes, in a permutation: from each where it is none.
    pub(super) fn source(&self, id: usize) -> Source {
        if self.collective != Collective::CollectivePermute {
            return Source::Each;
        }
        let pair = self.groups.iter().find(|pair| pair[1] == id);
        pair.map_or(Source::Nobody, |pair| Source::One(pair[0]))
    }

    /// How the parts lie in the operand, in bytes, where there are so many members.
    pub(super) fn split(&self, members: usize) -> Parts {
        let count = match self.collective {
            Collective::ReduceScatter | Collective::AllToAll => members,
            _ => 1,
        };
        Parts::new(count, self.chunks[0] * self.element.bytes())
    }

    /// How the parts lie in the result, in bytes, where there are so many members.
    pub(super) fn join(&self, members: usize) -> Parts {
        let count = match self.collective {
            Collective::AllGather | Collective::AllToAll => members,
            _ => 1,
        };
        Parts::new(count, self.chunks[1] * self.element.bytes())
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Call {
            collective,
            element,
            count,
            chunks,
            groups,
        } = self;
        let s = if *count == 1 { "" } else { "s" };
        write!(f, "{collective} of {count} element{s} of {element}")?;
        let by = |f: &mut fmt::Formatter<'_>, chunk: usize| match chunk {
            0 => Ok(()),
            chunk => write!(f, " by {chunk}"),
        };
        match collective {
            Collective::AllGather => by(f, chunks[1])?,
            Collective::ReduceScatter => by(f, chunks[0])?,
            Collective::AllToAll => {
                by(f, chunks[0])?;
                by(f, chunks[1])?;
            }
            Collective::AllReduce | Collective::CollectivePermute => {}
        }
        match collective {
            Collective::CollectivePermute => write!(f, " along {groups:?}"),
            _ if groups.is_empty() => Ok(()),
            _ => write!(f, " in groups {groups:?}"),
        }
    }
}

/// Whose operands a result is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A part of each member's.
    Each,
    /// All of one replica's.
    One(usize),
    /// None: the result is zeros.
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

/// The bytes of an array that one of its members combines for all of them: equal shares that begin where elements do.
pub fn share(bytes: usize, members: usize, member: usize) -> Range<usize> {
    let share = bytes.div_ceil(members).next_multiple_of(64);
    let place = |member: usize| bytes.min(member.saturating_mul(share));
    place(member)..place(member + 1)
}

/// Equal parts of an array that lie in it by turns: a chunk of each part, then the next chunk of each.
///
/// That is how slices along any dimension lie in row-major order, and with chunks as long as a part the parts lie one after
/// the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    count: usize,
    chunk: usize,
}

impl Parts {
    /// Describes `count` parts of `chunk` elements.
    pub fn new(count: usize, chunk: usize) -> Parts {
        Parts { count, chunk }
    }

    /// Where a part lies from its place `at` on, as far as it lies there in one piece, and at most so much of it.
    pub(super) fn run(self, part: usize, at: usize, most: usize) -> Range<usize> {
        if self.count == 1 {
            return at..at + most;
        }
        let (row, within) = (at / self.chunk, at % self.chunk);
        let start = (row * self.count + part) * self.chunk + within;
        start..start + most.min(self.chunk - within)
    }

    /// Copies a part of one array, of so many bytes, to where a part of another lies.
    pub fn copy(from: (Parts, usize, &[u8]), to: (Parts, usize, &mut [u8]), bytes: usize) {
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
