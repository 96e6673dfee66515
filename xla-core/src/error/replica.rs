//! Why replicas could not work together.

use core::fmt;
use core::time::Duration;

use crate::replica::Call;

/// Why a collective failed, and all that follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReplicaFault {
    /// Another replica takes part in nothing more.
    Gone {
        /// Which replica.
        replica: usize,
        /// How it ended.
        how: Departure,
    },
    /// Replicas did not come in time.
    Late {
        /// Those that were waited for.
        missing: Vec<usize>,
        /// How long.
        limit: Duration,
    },
    /// Two replicas of a group came with different calls, or each waits for one that waits elsewhere.
    Mismatch {
        /// One replica and its call.
        first: (usize, Box<Call>),
        /// The other.
        second: (usize, Box<Call>),
    },
    /// It was called by the combining function of another collective.
    Nested,
    /// A function of MPI failed.
    Mpi {
        /// Which function.
        function: String,
        /// What MPI said.
        message: String,
    },
}

/// How a replica ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// Its function returned a value.
    Returned,
    /// Its function returned an error, or it could not be started.
    Failed,
    /// It panicked.
    Panicked,
}

/// What is wrong with groups of replicas, or with pairs of source and target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupFault {
    /// There is no such replica.
    Outside {
        /// The number that stands for none.
        replica: usize,
    },
    /// A replica stands in them twice; as source, or as target, where they are pairs.
    Twice {
        /// Which replica.
        replica: usize,
    },
    /// A replica is in no group.
    Missing {
        /// Which replica.
        replica: usize,
    },
}

impl fmt::Display for ReplicaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplicaFault::Gone { replica, how } => write!(f, "replica {replica} {how}"),
            ReplicaFault::Late { missing, limit } => {
                let s = if missing.len() == 1 { "" } else { "s" };
                let numbers: Vec<String> = missing.iter().map(usize::to_string).collect();
                let numbers = numbers.join(", ");
                write!(f, "replica{s} {numbers} did not come within {limit:?}")
            }
            ReplicaFault::Mismatch { first, second } => write!(
                f,
                "replica {} wants {}, but replica {} came with {}",
                first.0, first.1, second.0, second.1
            ),
            ReplicaFault::Mpi { function, message } => write!(f, "`{function}` failed: {message}"),
            ReplicaFault::Nested => f.write_str("called by the function that combines elements"),
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Departure::Returned => "has returned",
            Departure::Failed => "failed",
            Departure::Panicked => "panicked",
        })
    }
}

impl fmt::Display for GroupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GroupFault::Outside { replica } => write!(f, "there is no replica {replica}"),
            GroupFault::Twice { replica } => write!(f, "replica {replica} stands in them twice"),
            GroupFault::Missing { replica } => write!(f, "replica {replica} is in none"),
        }
    }
}
