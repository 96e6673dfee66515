//! The messages of errors about replicas.

use core::fmt;

use super::plural;
use crate::collective::Collective;
use crate::error::Error;

/// Writes the message of an error about replicas.
pub(super) fn replicas(error: &Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error {
        Error::NoReplica => f.write_str("expected at least 1 replica, found 0"),
        #[cfg(feature = "std")]
        Error::ReplicaStart { replica, source } => {
            write!(f, "cannot start a thread for replica {replica}: {source}")
        }
        Error::ReplicaPanicked { replica, message } => {
            write!(f, "replica {replica} panicked: {message}")
        }
        Error::Replica {
            replica,
            call,
            fault,
        } => write!(f, "replica {replica}: {call}: {fault}"),
        Error::ReplicaGroups {
            collective,
            groups,
            replicas,
            fault,
        } => {
            let what = match collective {
                Collective::CollectivePermute => "pairs",
                _ => "groups",
            };
            let s = plural(*replicas, "replica");
            write!(
                f,
                "{collective} of {replicas} {s}: {what} {groups:?}: {fault}"
            )
        }
        Error::ReplicaLength {
            call,
            array,
            expected,
            found,
        } => {
            let elements = plural(*expected, "element");
            write!(
                f,
                "{call}: expected {expected} {elements} in the {array}, found {found}"
            )
        }
        Error::ReplicaChunk { call, chunk, part } => {
            let elements = plural(*part, "element");
            write!(
                f,
                "{call}: a part of {part} {elements} cannot be split into chunks of {chunk}"
            )
        }
        Error::Mpi { function, message } => {
            write!(f, "MPI did not start: `{function}` failed: {message}")
        }
        _ => unreachable!("an error of another family"),
    }
}
