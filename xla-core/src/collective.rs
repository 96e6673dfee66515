//! Calls of collectives as values: the kind, the number of elements, and the groups of replicas.

use alloc::vec::Vec;
use core::fmt;

use xla_shape::ElementType;

/// The kind of a collective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Collective {
    /// Every replica gets the combination of all operands.
    AllReduce,
    /// Every replica gets the concatenation of all operands.
    AllGather,
    /// Every replica gets its part of the combination of all operands.
    ReduceScatter,
    /// Every replica gets its part of each operand.
    AllToAll,
    /// Replicas get the operands of others, as the source-target pairs specify.
    CollectivePermute,
}

impl Collective {
    /// All kinds.
    pub const ALL: [Collective; 5] = [
        Collective::AllReduce,
        Collective::AllGather,
        Collective::ReduceScatter,
        Collective::AllToAll,
        Collective::CollectivePermute,
    ];

    /// Returns the name in StableHLO.
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

/// One call of a collective: everything that its members must agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The kind of the collective.
    pub collective: Collective,
    /// The element type.
    pub element: ElementType,
    /// The number of elements of the operand.
    pub count: usize,
    /// The number of contiguous elements of a part: in an operand that is split, and in a result that is assembled.
    pub chunks: [usize; 2],
    /// The groups; for a permutation, the source-target pairs.
    pub groups: Vec<Vec<usize>>,
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
