//! A cache of a program's compiled versions, one for each set of sizes.

use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::marker::PhantomData;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use xla_hlo::text;
use xla_shape::Size;

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
    /// For each dynamic size a leaf of the arguments that has it, and the dimension: found when it is needed first.
    places: OnceLock<Vec<(usize, usize)>>,
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
            places: OnceLock::new(),
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

    /// Returns the values of the program's dynamic sizes for arguments whose leaves have these sizes.
    ///
    /// Where a size occurs twice, the first one counts: the types of all leaves are compared with those of the
    /// compiled program before it runs.
    pub(super) fn sizes_of(&self, leaves: &[&[usize]]) -> Vec<usize> {
        let places = self.places.get_or_init(places::<P>);
        places
            .iter()
            .map(|&(leaf, dim)| leaves[leaf][dim])
            .collect()
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

/// Finds a leaf of the arguments and a dimension of it for each dynamic size.
fn places<P: Program>() -> Vec<(usize, usize)> {
    if P::SIZES.is_empty() {
        return Vec::new();
    }
    let module = text::parse(P::stablehlo()).unwrap_or_else(|error| panic!("{}: {error}", P::NAME));
    let entry = module.functions.last().expect("a program has a function");
    let params = entry.graph.params.iter();
    let dims: Vec<Vec<_>> = params
        .map(|&param| {
            entry
                .graph
                .shape(param)
                .dims
                .iter()
                .map(ToString::to_string)
                .collect()
        })
        .collect();
    let place = |&(operand, dimension): &(&str, usize)| {
        let name = Size::unknown(operand, dimension).to_string();
        let leaf = |dims: &Vec<_>| dims.iter().position(|size| *size == name);
        let mut found = dims
            .iter()
            .enumerate()
            .filter_map(|(i, dims)| Some((i, leaf(dims)?)));
        found
            .next()
            .unwrap_or_else(|| panic!("{}: no argument has the size {name}", P::NAME))
    };
    P::SIZES.iter().map(place).collect()
}
