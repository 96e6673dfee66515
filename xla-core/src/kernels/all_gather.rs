//! `all_gather`: concatenates the arrays of all replicas of a group.

use super::{Array, ArrayMut};
use crate::element::Element;
use crate::error::Error;
use crate::exec::Exec;
use crate::replica::{Groups, Replica};

/// Concatenates the arrays of the replicas of this one's group along a dimension.
///
/// # Errors
///
/// The errors of [`Replica::all_gather`]: [`Error::Replica`], [`Error::ReplicaGroups`], [`Error::ReplicaLength`].
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, all_gather::run};
/// use xla_core::replica::Replicas;
///
/// let both = Replicas::new(2).run(|replica| {
///     let x = [[1, 2, 3, 4], [5, 6, 7, 8]][replica.id()];
///     let mut out = [0; 8];
///     let (to, from) = (ArrayMut::new(&mut out, &[2, 4]), Array::new(&x, &[2, 2]));
///     run(&Exec::serial(), (to, ()), (from, ()), replica, &[&[0, 1]], 1)?;
///     Ok(out)
/// })?;
/// assert_eq!(both, [[1, 2, 5, 6, 3, 4, 7, 8]; 2]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub fn run<T: Element>(
    _: &Exec,
    (out, ()): (ArrayMut<'_, T>, ()),
    (operand, ()): (Array<'_, T>, ()),
    replica: &Replica,
    groups: Groups<'_>,
    dimension: usize,
) -> Result<(), Error> {
    let chunk = operand.dims[dimension..].iter().product();
    replica.all_gather(operand.elements, out.elements, chunk, groups)
}
