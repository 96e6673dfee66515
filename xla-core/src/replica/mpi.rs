//! Replicas that are processes of an MPI job: they send each other messages.

pub(crate) mod message;
mod rank;
mod raw;
mod work;

use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::rc::Rc;

use rank::{Rank, State};
use raw::World;

use super::{Replica, Replicas, TIME_LIMIT};
use crate::error::{Error, ReplicaFault};

impl Replicas {
    /// The replicas of an MPI job, of which this process is one: each rank runs the same program.
    ///
    /// Building it needs an MPI library with its compiler wrapper `mpicc`, and libclang. A process can be a replica once.
    /// MPI is started here unless the program has done so; the thread that calls this is the one that sends and receives.
    ///
    /// # Errors
    ///
    /// [`Error::Mpi`] where MPI does not start.
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

/// The replicas of an MPI job, seen by one of its processes.
///
/// When it is dropped, MPI ends, as soon as every other process has come as far. After a fault it waits for that no longer
/// than the time limit; where a process is missing then, or a message still under way, MPI is left as it is: a process that ends
/// so makes `mpirun` end the others.
pub struct Mpi {
    rank: Rc<Rank>,
}

impl Mpi {
    /// The same, where a replica waits at most so long for the others, as with [`Replicas::time_limit`].
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Mpi {
        self.rank.limit.set(limit);
        self
    }

    /// Which process this is, from 0.
    pub fn id(&self) -> usize {
        self.rank.world.rank
    }

    /// How many processes there are.
    pub fn count(&self) -> usize {
        self.rank.world.size
    }

    /// Runs the function as this process's replica, and gives what it returned here.
    ///
    /// Every process calls it, and as many times as the others.
    ///
    /// # Errors
    ///
    /// What the function returned, and [`Error::ReplicaPanicked`] where it panicked; the other processes have an error of
    /// that at their next collective.
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
