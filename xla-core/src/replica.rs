//! Replicas: one program that runs several times at once, each time on its own data, and sums over all of them.
//!
//! [`Replicas`] runs a function once on each of several threads. Each gets a [`Replica`], by which it knows which one it is
//! and works with the others: every replica calls the same collectives in the same order, and each call waits until all
//! members of its group have come to it.
//!
//! # Faults
//!
//! A replica never waits for ever. Where another has returned, failed or panicked, where two call for different things, or
//! where each waits for one that waits elsewhere, all of them learn it at once; what cannot be known, as that another is
//! merely slow, ends with the time limit. Every replica then has an [`Error::Replica`] that says the same, and so has every
//! later call: after a fault the replicas work together no more.
//!
//! A call that fails leaves its result as it was, with one exception: where a combining function panics, elements of the
//! results may hold combinations already.

pub(crate) mod call;
mod collectives;
#[cfg(feature = "mpi")]
pub(crate) mod mpi;
pub(crate) mod threads;
pub(crate) mod transport;
pub(crate) mod view;

use core::any::Any;
use core::cell::Cell;
use core::fmt;
use core::time::Duration;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

pub use call::{Call, Collective, Groups};
#[cfg(feature = "mpi")]
pub use mpi::Mpi;
use threads::{Board, Thread};
use transport::Transport;

use crate::error::{Departure, Error, ReplicaFault};
use crate::exec;

/// How long a replica waits for the others unless it is told otherwise.
pub const TIME_LIMIT: Duration = Duration::from_secs(30);

/// Runs a function as several replicas, each on a thread of its own.
///
/// # Examples
///
/// ```
/// use xla_core::replica::Replicas;
///
/// let sums = Replicas::new(2).run(|replica| {
///     let own = [[1.0f32, 2.5], [3.0, 5.1]][replica.id()];
///     let mut sum = [0.0; 2];
///     replica.all_reduce(&own, &mut sum, &[], |sum, a, b| {
///         sum.iter_mut().zip(a.iter().zip(b)).for_each(|(sum, (a, b))| *sum = a + b);
///     })?;
///     Ok(sum)
/// })?;
/// assert_eq!(sums, [[4.0, 7.6]; 2]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replicas {
    count: usize,
    limit: Duration,
}

impl Replicas {
    /// So many replicas.
    pub fn new(count: usize) -> Replicas {
        let limit = TIME_LIMIT;
        Replicas { count, limit }
    }

    /// The same, where a replica waits at most so long for the others to come to a collective; [`TIME_LIMIT`] otherwise.
    ///
    /// It counts from when a replica begins to wait, and so bounds by how much one may be slower than another.
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Replicas {
        Replicas { limit, ..self }
    }

    /// Runs the function once for each replica, at the same time, and gives what they returned in the order of their numbers.
    ///
    /// All or nothing: what one replica did while others failed is half of something. The error is the one that came first;
    /// those of replicas that only met its consequences are not seen. Within a replica a computation uses its share of the
    /// processors, unless it is given an [`Exec`](crate::exec::Exec).
    ///
    /// # Errors
    ///
    /// What the function returned, [`Error::ReplicaPanicked`] where it panicked, [`Error::ReplicaStart`] where the system has
    /// no more threads, and [`Error::NoReplica`] where there are none.
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// let result = Replicas::new(3).run(|replica| {
    ///     assert!(replica.id() != 1, "out of coffee");
    ///     let mut all = [0; 3];
    ///     replica.all_gather(&[replica.id() as u32], &mut all, 1, &[])?;
    ///     Ok(all)
    /// });
    /// assert_eq!(result.unwrap_err().to_string(), "replica 1 panicked: out of coffee");
    /// ```
    pub fn run<T: Send>(
        self,
        work: impl Fn(&Replica) -> Result<T, Error> + Sync,
    ) -> Result<Vec<T>, Error> {
        let Replicas { count, limit } = self;
        if count == 0 {
            return Err(Error::NoReplica);
        }
        let board = Arc::new(Board::new(count, limit));
        let one = |id: usize| {
            let board = Arc::clone(&board);
            let replica = Replica::new(id, count, Box::new(Thread { board, id }));
            exec::among(count, || replica.run(&work))
        };
        let mut results: Vec<Result<T, Error>> = std::thread::scope(|scope| {
            let start = |id: usize| {
                let builder = std::thread::Builder::new().name(format!("replica {id}"));
                let one = &one;
                let thread = builder.spawn_scoped(scope, move || one(id));
                thread.map_err(|source| {
                    board.leave(id, Departure::Failed);
                    Error::ReplicaStart {
                        replica: id,
                        source,
                    }
                })
            };
            let threads: Vec<_> = (0..count).map(start).collect();
            let end = |(id, thread): (usize, Result<std::thread::ScopedJoinHandle<'_, _>, _>)| {
                let panicked = |panic: Box<dyn Any + Send>| Err(panicked(id, &*panic));
                thread.and_then(|thread| thread.join().unwrap_or_else(panicked))
            };
            threads.into_iter().enumerate().map(end).collect()
        });
        if let Some(ReplicaFault::Gone { replica, .. }) = board.fault()
            && results[replica].is_err()
        {
            results.swap(0, replica);
        }
        results.into_iter().collect()
    }
}

/// One of the replicas that run a program, and its way to the others.
///
/// A computation that works with other replicas takes one as a parameter, `replica: &Replica`. It stays on its thread:
/// a replica does one thing at a time.
///
/// ```compile_fail,E0277
/// xla_core::replica::Replicas::new(2).run(|replica| {
///     std::thread::scope(|scope| {
///         scope.spawn(|| replica.id());
///     });
///     Ok(())
/// });
/// ```
pub struct Replica {
    id: usize,
    count: usize,
    transport: Box<dyn Transport>,
    /// Whether it is inside of a collective.
    busy: Cell<bool>,
}

impl Replica {
    fn new(id: usize, count: usize, transport: Box<dyn Transport>) -> Replica {
        let busy = Cell::new(false);
        Replica {
            id,
            count,
            transport,
            busy,
        }
    }

    /// The only replica: a sum over it is its own value.
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::replica::Replica;
    ///
    /// let (replica, mut all) = (Replica::alone(), [0; 2]);
    /// replica.all_gather(&[1, 2], &mut all, 2, &[])?;
    /// assert_eq!(all, [1, 2]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn alone() -> Replica {
        let board = Arc::new(Board::new(1, TIME_LIMIT));
        Replica::new(0, 1, Box::new(Thread { board, id: 0 }))
    }

    /// Which replica this is, from 0.
    pub fn id(&self) -> usize {
        self.id
    }

    /// How many replicas there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Runs a replica's function to its end, whatever that is, and tells the others.
    fn run<T>(self, work: impl FnOnce(&Replica) -> Result<T, Error>) -> Result<T, Error> {
        let (result, how) = match catch_unwind(AssertUnwindSafe(|| work(&self))) {
            Ok(Ok(value)) => (Ok(value), Departure::Returned),
            Ok(Err(error)) => (Err(error), Departure::Failed),
            Err(panic) => (Err(panicked(self.id, &*panic)), Departure::Panicked),
        };
        self.transport.leave(how);
        result
    }
}

impl fmt::Debug for Replica {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Replica({} of {})", self.id, self.count)
    }
}

fn panicked(replica: usize, panic: &(dyn Any + Send)) -> Error {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let message = text.or(panic.downcast_ref::<&str>().copied());
    Error::ReplicaPanicked {
        replica,
        message: message.unwrap_or("no message").to_owned(),
    }
}
