//! `collective_permute`: sends arrays from replicas to others.

use alloc::vec::Vec;

use super::{Array, ArrayMut};
use crate::element::Element;
use crate::error::Error;
use crate::exec::Exec;
use crate::replica::{Groups, Replica};

/// Writes the array of the replica that is this one's source, or zeros; `pairs` are lists of a source and a target.
///
/// # Errors
///
/// The errors of [`Replica::collective_permute`]: [`Error::Replica`], [`Error::ReplicaGroups`].
///
/// # Panics
///
/// Panics if a list is not a pair.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, collective_permute::run};
/// use xla_core::replica::Replicas;
///
/// let moved = Replicas::new(2).run(|replica| {
///     let mut out = [9];
///     let own = [replica.id() as u8 + 1];
///     let (to, from) = (ArrayMut::new(&mut out, &[]), Array::new(&own, &[]));
///     run(&Exec::serial(), (to, ()), (from, ()), replica, &[&[0, 1]])?;
///     Ok(out[0])
/// })?;
/// assert_eq!(moved, [0, 1]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub fn run<T: Element>(
    _: &Exec,
    (out, ()): (ArrayMut<'_, T>, ()),
    (operand, ()): (Array<'_, T>, ()),
    replica: &Replica,
    pairs: Groups<'_>,
) -> Result<(), Error> {
    let pairs: Vec<[usize; 2]> = pairs.iter().map(|pair| [pair[0], pair[1]]).collect();
    replica.collective_permute(operand.elements, out.elements, &pairs)
}
