//! The arrays of all replicas one after the other.

use super::{Array, ArrayMut};
use crate::element::Element;
use crate::error::Error;
use crate::exec::Exec;
use crate::replica::{Groups, Replica};

/// Writes the arrays of the replicas of this one's group one after the other along a dimension.
///
/// # Errors
///
/// [`Error::Replica`], [`Error::ReplicaGroups`], [`Error::ReplicaLength`]: what [`Replica::all_gather`] says.
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
