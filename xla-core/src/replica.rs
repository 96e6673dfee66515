//! Replicas: a program that runs several times at once, each time on its own data, and combines values across all runs.
//!
//! [`Replicas`] runs a function on several threads, once on each. Each run gets a [`Replica`], with which it identifies
//! itself and communicates with the others: every replica calls the same collectives in the same order, and each call
//! waits until all members of its group have arrived.
//!
//! # Faults
//!
//! A replica never waits for ever. If another replica has returned, failed or panicked, if two make different calls, or
//! if each waits for one that waits elsewhere, all replicas learn of it at once. Faults that cannot be detected, such
//! as a replica that is merely slow, end with the time limit. Every replica then gets the same [`Error::Replica`], as
//! does every later call: after a fault the replicas no longer communicate.
//!
//! A failed call leaves its result unchanged, with one exception: if a combining function panics, elements of the
//! results may already hold combined values.

pub(crate) mod call;
mod collectives;
#[cfg(feature = "mpi")]
pub(crate) mod mpi;
pub(crate) mod threads;
pub(crate) mod transport;
pub(crate) mod view;

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;
use core::cell::Cell;
use core::fmt;
use core::panic::AssertUnwindSafe;
use core::time::Duration;
use std::panic::catch_unwind;

pub use crate::collective::{Call, Collective};
pub use call::Groups;
#[cfg(feature = "mpi")]
pub use mpi::Mpi;
use threads::{Rendezvous, Thread};
use transport::Transport;

use crate::error::{Departure, Error, ReplicaFault};
use crate::exec;

/// The default time for which a replica waits for the others.
pub const TIME_LIMIT: Duration = Duration::from_secs(30);

/// Runs a function as several replicas, each on its own thread.
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
    /// Makes `count` replicas.
    pub fn new(count: usize) -> Replicas {
        let limit = TIME_LIMIT;
        Replicas { count, limit }
    }

    /// Sets the time for which a replica waits for the others at a collective; the default is [`TIME_LIMIT`].
    ///
    /// The time counts from when a replica begins to wait, so it bounds how far one replica may lag behind another.
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Replicas {
        Replicas { limit, ..self }
    }

    /// Runs the function once for each replica, in parallel, and returns the results in the order of the replicas'
    /// indices.
    ///
    /// If one replica fails, all results are dropped. The error is the first one; errors that it caused in other
    /// replicas are not reported. By default, a computation in a replica uses the replica's share of the processors;
    /// pass it an [`Exec`](crate::exec::Exec) to change that.
    ///
    /// # Errors
    ///
    /// The function's error, [`Error::ReplicaPanicked`] if it panicked, [`Error::ReplicaStart`] if the system cannot
    /// start a thread, and [`Error::NoReplica`] for 0 replicas.
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
        let rendezvous = Arc::new(Rendezvous::new(count, limit));
        let one = |id: usize| {
            let rendezvous = Arc::clone(&rendezvous);
            let replica = Replica::new(id, count, Box::new(Thread { rendezvous, id }));
            exec::among(count, || replica.run(&work))
        };
        // A scope, because the replicas borrow `work`: all threads have ended when it returns.
        let mut results: Vec<Result<T, Error>> = std::thread::scope(|scope| {
            let start = |id: usize| {
                let builder = std::thread::Builder::new().name(format!("replica {id}"));
                let one = &one;
                let thread = builder.spawn_scoped(scope, move || one(id));
                thread.map_err(|source| {
                    // The others would wait in their first collective for a replica that never starts.
                    rendezvous.leave(id, Departure::Failed);
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
        // Of several errors, the first in the list is returned. Others fail because this replica is gone, so its error
        // is the cause.
        if let Some(ReplicaFault::Gone { replica, .. }) = rendezvous.fault()
            && results[replica].is_err()
        {
            results.swap(0, replica);
        }
        results.into_iter().collect()
    }
}

/// One of the replicas that run a program, with its connection to the others.
///
/// A computation that communicates with other replicas takes one as a parameter, `replica: &Replica`. It stays on its
/// thread, since a replica does one thing at a time.
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
    /// Whether the replica is inside a collective.
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

    /// Returns the only replica of a group of one: a sum over it is its own value.
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
        let rendezvous = Arc::new(Rendezvous::new(1, TIME_LIMIT));
        Replica::new(0, 1, Box::new(Thread { rendezvous, id: 0 }))
    }

    /// Returns the index of this replica, from 0.
    pub fn id(&self) -> usize {
        self.id
    }

    /// Returns the number of replicas.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Runs a replica's function to its end, and reports to the others how it ended.
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
