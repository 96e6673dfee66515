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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replica::Replicas;

    #[test]
    fn arrays_lie_side_by_side_along_each_dimension() {
        let dims = [2, 3, 4];
        for dimension in 0..3 {
            let results = Replicas::new(3).run(|replica| {
                let x: Vec<usize> = (0..24).map(|i| 100 * replica.id() + i).collect();
                let x: Vec<u64> = x.into_iter().map(|x| x as u64).collect();
                let (mut out, mut sizes) = (vec![0; 48], dims);
                sizes[dimension] *= 2;
                let to = (ArrayMut::new(&mut out, &sizes), ());
                let groups: Groups<'_> = &[&[2, 0], &[1]];
                if replica.id() == 1 {
                    let to = (ArrayMut::new(&mut out[..24], &dims), ());
                    run(
                        &Exec::default(),
                        to,
                        (Array::new(&x, &dims), ()),
                        replica,
                        groups,
                        dimension,
                    )?;
                    out.truncate(24);
                } else {
                    run(
                        &Exec::default(),
                        to,
                        (Array::new(&x, &dims), ()),
                        replica,
                        groups,
                        dimension,
                    )?;
                }
                Ok(out)
            });
            let results = results.unwrap();
            assert!(results[1].iter().copied().eq(100..124));
            for out in [&results[0], &results[2]] {
                let mut sizes = dims;
                sizes[dimension] *= 2;
                for (at, came) in out.iter().enumerate() {
                    let mut index = [
                        at / sizes[2] / sizes[1],
                        at / sizes[2] % sizes[1],
                        at % sizes[2],
                    ];
                    let member = [2, 0][index[dimension] / dims[dimension]];
                    index[dimension] %= dims[dimension];
                    let [i, j, k] = index;
                    assert_eq!(*came as usize, 100 * member + (i * 3 + j) * 4 + k);
                }
            }
        }
    }
}
