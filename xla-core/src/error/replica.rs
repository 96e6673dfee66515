//! The causes of failed calls between replicas.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;

use crate::collective::Call;

/// The cause of a failed collective. All later collectives of the replica fail too.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReplicaFault {
    /// Another replica has ended.
    Gone {
        /// The index of that replica.
        replica: usize,
        /// The way in which it ended.
        how: Departure,
    },
    /// Replicas did not arrive within the time limit.
    Late {
        /// The replicas that did not arrive.
        missing: Vec<usize>,
        /// The time limit.
        limit: Duration,
    },
    /// Two replicas of a group made different calls, or wait for each other in different groups.
    Mismatch {
        /// One replica and its call.
        first: (usize, Box<Call>),
        /// The other replica and its call.
        second: (usize, Box<Call>),
    },
    /// The combining function of another collective made the call.
    Nested,
    /// An MPI function failed.
    Mpi {
        /// The name of the function.
        function: String,
        /// MPI's message.
        message: String,
    },
}

/// The way in which a replica ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// Its function returned a value.
    Returned,
    /// Its function returned an error, or its thread could not be started.
    Failed,
    /// Its function panicked.
    Panicked,
}

/// A fault in replica groups, or in source-target pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupFault {
    /// A number is not the index of a replica.
    Outside {
        /// That number.
        replica: usize,
    },
    /// A replica is listed twice; in pairs, twice as source or twice as target.
    Twice {
        /// The index of the replica.
        replica: usize,
    },
    /// A replica is in no group.
    Missing {
        /// The index of the replica.
        replica: usize,
    },
}

impl fmt::Display for ReplicaFault {
    #[inline(never)]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplicaFault::Gone { replica, how } => write!(f, "replica {replica} {how}"),
            ReplicaFault::Late { missing, limit } => {
                let s = if missing.len() == 1 { "" } else { "s" };
                let numbers: Vec<String> = missing.iter().map(usize::to_string).collect();
                let numbers = numbers.join(", ");
                write!(f, "replica{s} {numbers} did not arrive within {limit:?}")
            }
            ReplicaFault::Mismatch { first, second } => write!(
                f,
                "replica {} called {}, but replica {} called {}",
                first.0, first.1, second.0, second.1
            ),
            ReplicaFault::Mpi { function, message } => write!(f, "`{function}` failed: {message}"),
            ReplicaFault::Nested => f.write_str("called by the function that combines elements"),
        }
    }
}

impl fmt::Display for Departure {
    #[inline(never)]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Departure::Returned => "has returned",
            Departure::Failed => "failed",
            Departure::Panicked => "panicked",
        })
    }
}

impl fmt::Display for GroupFault {
    #[inline(never)]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GroupFault::Outside { replica } => write!(f, "there is no replica {replica}"),
            GroupFault::Twice { replica } => write!(f, "replica {replica} is listed twice"),
            GroupFault::Missing { replica } => write!(f, "replica {replica} is missing"),
        }
    }
}
