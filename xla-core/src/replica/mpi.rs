//! Replicas that are processes of an MPI job and communicate by messages.

pub(crate) mod message;
mod rank;
mod raw;
mod work;

use alloc::boxed::Box;
use alloc::rc::Rc;
use core::cell::{Cell, RefCell};
use core::time::Duration;

use rank::{Rank, State};
use raw::World;

use super::{Replica, Replicas, TIME_LIMIT};
use crate::error::{Error, ReplicaFault};

impl Replicas {
    /// Returns the replicas of an MPI job, whose member this process is: each rank runs the same program.
    ///
    /// Building this needs an MPI library with its compiler wrapper `mpicc`, and libclang. A process can call it once.
    /// It initialises MPI unless the program has done so; the calling thread is the one that sends and receives.
    ///
    /// # Errors
    ///
    /// [`Error::Mpi`] if MPI cannot be started.
    ///
    /// # Examples
    ///
    /// Under `mpirun -n 4` each process prints 6:
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// let replicas = Replicas::mpi()?;
    /// let sum = replicas.run(|replica| {
    ///     let mut sum = [0];
    ///     replica.all_reduce(&[replica.id() as u64], &mut sum, &[], |sum, a, b| sum[0] = a[0] + b[0])?;
    ///     Ok(sum[0])
    /// })?;
    /// println!("{sum}");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn mpi() -> Result<Mpi, Error> {
        let world = World::start().map_err(|fault| match fault {
            ReplicaFault::Mpi { function, message } => Error::Mpi { function, message },
            other => unreachable!("starting MPI: {other}"),
        })?;
        Ok(Mpi {
            rank: Rc::new(Rank {
                limit: Cell::new(TIME_LIMIT),
                state: RefCell::new(State::new(world.size)),
                world,
            }),
        })
    }
}

/// The replicas of an MPI job, as seen by one of its processes.
///
/// Dropping it finalises MPI, once every other process has reached that point. After a fault it waits at most for the
/// time limit; if a process is missing then, or a message still under way, MPI is not finalised: `mpirun` ends the
/// other processes when one exits without finalising.
pub struct Mpi {
    rank: Rc<Rank>,
}

impl Mpi {
    /// Sets the time for which a replica waits for the others, as in [`Replicas::time_limit`].
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Mpi {
        self.rank.limit.set(limit);
        self
    }

    /// Returns the index of this process, from 0.
    pub fn id(&self) -> usize {
        self.rank.world.rank
    }

    /// Returns the number of processes.
    pub fn count(&self) -> usize {
        self.rank.world.size
    }

    /// Runs the function as this process's replica, and returns its result.
    ///
    /// All processes must call it equally often.
    ///
    /// # Errors
    ///
    /// The function's error, and [`Error::ReplicaPanicked`] if it panicked; the other processes get an error at their
    /// next collective.
    pub fn run<T>(&self, work: impl FnOnce(&Replica) -> Result<T, Error>) -> Result<T, Error> {
        self.rank.state.borrow_mut().runs += 1;
        let transport = Rc::clone(&self.rank);
        Replica::new(self.id(), self.count(), Box::new(transport)).run(work)
    }
}

impl Drop for Mpi {
    fn drop(&mut self) {
        self.rank.end();
    }
}
