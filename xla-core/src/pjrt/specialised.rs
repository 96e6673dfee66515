//! A cache of a program's compiled versions, one for each set of sizes.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::marker::PhantomData;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::check::check;
use super::{AnyExecutable, Client, Error};
use crate::program::Program;
use crate::program::text::text_for;

/// A program on a client, with all its compiled versions.
pub(super) struct Specialised<P> {
    client: Client,
    replicas: usize,
    /// The compiled versions by the values of the program's dynamic sizes; the key is empty for a program with static
    /// sizes.
    compiled: Mutex<HashMap<Vec<usize>, Arc<AnyExecutable>>>,
    program: PhantomData<fn() -> P>,
}

impl<P: Program> Specialised<P> {
    /// Compiles the program, unless it has dynamic sizes.
    pub(super) fn new(client: &Client, replicas: usize) -> Result<Specialised<P>, Error> {
        client.settings_of::<P>()?;
        let program = Specialised {
            client: client.clone(),
            replicas,
            compiled: Mutex::default(),
            program: PhantomData,
        };
        if P::SIZES.is_empty() {
            program.of(Vec::new())?;
        }
        Ok(program)
    }

    /// Returns the executable for arguments of these sizes. Compiles it on first use, and checks the types of the text
    /// against the program, so that a run has nothing left to check.
    pub(super) fn of(&self, sizes: Vec<usize>) -> Result<Arc<AnyExecutable>, Error> {
        // Holding the lock: a thread that needs the same sizes meanwhile waits here, and then finds the executable.
        let mut compiled = self.compiled();
        if let Some(known) = compiled.get(&sizes) {
            return Ok(Arc::clone(known));
        }
        let settings = self.client.settings_of::<P>()?;
        let text = text_for::<P>(&sizes)?;
        let any = self.client.compile_for(self.replicas, &text, settings)?;
        check::<P>(&any)?;
        let any = Arc::new(any);
        compiled.insert(sizes, Arc::clone(&any));
        Ok(any)
    }

    /// Returns the number of sets of sizes for which the program has been compiled.
    pub(super) fn count(&self) -> usize {
        self.compiled().len()
    }

    fn compiled(&self) -> MutexGuard<'_, HashMap<Vec<usize>, Arc<AnyExecutable>>> {
        // A panic under the lock leaves the map consistent.
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
