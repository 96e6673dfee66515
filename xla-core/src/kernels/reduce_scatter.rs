//! `reduce_scatter`: combines the arrays of all replicas of a group, and splits the result among them.

use super::all_reduce::combine;
use super::{Array, ArrayMut};
use crate::element::Element;
use crate::error::Error;
use crate::exec::Exec;
use crate::function::Function;
use crate::items::Items;
use crate::replica::{Groups, Replica};

/// Combines the arrays of this replica's group element by element, and writes this replica's part along a dimension.
///
/// # Errors
///
/// The errors of [`Replica::reduce_scatter`]: [`Error::Replica`], [`Error::ReplicaGroups`], [`Error::ReplicaLength`].
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::add;
/// use xla_core::kernels::{Array, ArrayMut, reduce_scatter::run};
/// use xla_core::replica::Replicas;
///
/// // The sum is [[6, 8], [10, 12]]; each replica has a column of it.
/// let columns = Replicas::new(2).run(|replica| {
///     let x = [[1, 2, 3, 4], [5, 6, 7, 8]][replica.id()];
///     let mut out = [0; 2];
///     let (to, from) = (ArrayMut::new(&mut out, &[2, 1]), Array::new(&x, &[2, 2]));
///     run(&Exec::serial(), (to, ()), (from, ()), replica, &[&[0, 1]], 1, add)?;
///     Ok(out)
/// })?;
/// assert_eq!(columns, [[6, 10], [8, 12]]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub fn run<T: Element, F: Function<(T, ()), Output = (T, ())>>(
    _: &Exec,
    (out, ()): (ArrayMut<'_, T>, ()),
    (operand, ()): (Array<'_, T>, ()),
    replica: &Replica,
    groups: Groups<'_>,
    dimension: usize,
    function: F,
) -> Result<(), Error>
where
    (T, ()): Items,
{
    let chunk = out.dims[dimension..].iter().product();
    let (from, to) = (operand.elements, out.elements);
    replica.reduce_scatter(from, to, chunk, groups, combine(function))
}
