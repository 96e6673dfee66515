//! `replica_id`: the number of a replica.

use super::ArrayMut;
use crate::error::Error;
use crate::exec::Exec;
use crate::replica::Replica;

/// Writes the number of the replica, from 0.
///
/// # Errors
///
/// None: it communicates with no other replica, but is called like the kernels that do.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{ArrayMut, replica_id::run};
/// use xla_core::replica::Replicas;
///
/// let numbers = Replicas::new(3).run(|replica| {
///     let mut out = [9];
///     run(&Exec::serial(), (ArrayMut::new(&mut out, &[]), ()), replica)?;
///     Ok(out[0])
/// })?;
/// assert_eq!(numbers, [0, 1, 2]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub fn run(_: &Exec, (out, ()): (ArrayMut<'_, u32>, ()), replica: &Replica) -> Result<(), Error> {
    out.elements[0] = replica.id() as u32;
    Ok(())
}
