//! What a program has been compiled to, for each of the sizes that it has met.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::typed::check;
use super::{AnyExecutable, Client, Error};
use crate::program::Program;
use crate::program::text::text_for;

/// A program on a client. Everything that it has been compiled to is kept as long as it is.
pub(super) struct Specialised<P> {
    client: Client,
    replicas: usize,
    /// By the numbers of the program's sizes: none, for a program whose types tell them.
    compiled: Mutex<HashMap<Vec<usize>, Arc<AnyExecutable>>>,
    program: PhantomData<fn() -> P>,
}

impl<P: Program> Specialised<P> {
    /// Compiles the program, unless that takes the sizes of arguments.
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

    /// What runs for arguments of these sizes. It is compiled where it is not yet, and holds the types of the text against those
    /// of the program, so that a run has nothing left to find out.
    pub(super) fn of(&self, sizes: Vec<usize>) -> Result<Arc<AnyExecutable>, Error> {
        // Who comes with the same sizes meanwhile waits here, and finds what has been compiled.
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

    /// For how many sets of sizes it has been compiled.
    pub(super) fn count(&self) -> usize {
        self.compiled().len()
    }

    fn compiled(&self) -> MutexGuard<'_, HashMap<Vec<usize>, Arc<AnyExecutable>>> {
        // What is in the map is whole whoever has panicked.
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
