//! `all_to_all`: exchanges parts of the arrays of all replicas of a group.

use super::{Array, ArrayMut};
use crate::element::Element;
use crate::error::Error;
use crate::exec::Exec;
use crate::replica::{Groups, Replica};

/// Splits each array of the group into `parts` parts along the dimension `split`, and concatenates this replica's part
/// of each along the dimension `concat`.
///
/// # Errors
///
/// The errors of [`Replica::all_to_all`]: [`Error::Replica`], [`Error::ReplicaGroups`], [`Error::ReplicaChunk`].
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, all_to_all::run};
/// use xla_core::replica::Replicas;
///
/// // Each replica receives a column of both matrices, stacked.
/// let columns = Replicas::new(2).run(|replica| {
///     let x = [[1, 2, 3, 4], [5, 6, 7, 8]][replica.id()];
///     let mut out = [0; 4];
///     let (to, from) = (ArrayMut::new(&mut out, &[4, 1]), Array::new(&x, &[2, 2]));
///     run(&Exec::serial(), (to, ()), (from, ()), replica, &[&[0, 1]], 1, 0, 2)?;
///     Ok(out)
/// })?;
/// assert_eq!(columns, [[1, 3, 5, 7], [2, 4, 6, 8]]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
#[allow(
    clippy::too_many_arguments,
    reason = "a kernel's arguments follow its arrays"
)]
pub fn run<T: Element>(
    _: &Exec,
    (out, ()): (ArrayMut<'_, T>, ()),
    (operand, ()): (Array<'_, T>, ()),
    replica: &Replica,
    groups: Groups<'_>,
    split: usize,
    concat: usize,
    parts: usize,
) -> Result<(), Error> {
    // A part has `size / parts` elements along `split`; a chunk is its contiguous run from a dimension on.
    let of_part = |dim: usize| {
        let size = operand.dims[dim];
        if dim == split { size / parts } else { size }
    };
    let chunk = |first: usize| (first..operand.dims.len()).map(of_part).product();
    let chunks = [chunk(split), chunk(concat)];
    replica.all_to_all(operand.elements, out.elements, chunks, groups)
}
