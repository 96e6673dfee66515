//! `all_reduce`: combines the arrays of all replicas of a group.

use super::{Array, ArrayMut};
use crate::element::Element;
use crate::error::Error;
use crate::exec::Exec;
use crate::function::Function;
use crate::items::Items;
use crate::level::{Generated, Kernel, Level, Levels};
use crate::loops::map;
use crate::replica::{Groups, Replica};

/// Combines the arrays of the replicas of this one's group, element by element, and writes the result.
///
/// # Errors
///
/// The errors of [`Replica::all_reduce`]: [`Error::Replica`], [`Error::ReplicaGroups`].
///
/// # Panics
///
/// Panics if the sizes differ.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::max;
/// use xla_core::kernels::{Array, ArrayMut, all_reduce::run};
/// use xla_core::replica::Replicas;
///
/// let greatest = Replicas::new(2).run(|replica| {
///     let x = [[1, 8, 3], [4, 2, 6]][replica.id()];
///     let mut out = [0; 3];
///     let (to, from) = (ArrayMut::new(&mut out, &[3]), Array::new(&x, &[3]));
///     run(&Exec::serial(), (to, ()), (from, ()), replica, &[], max)?;
///     Ok(out)
/// })?;
/// assert_eq!(greatest, [[4, 8, 6]; 2]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub fn run<T: Element, F: Function<(T, ()), Output = (T, ())>>(
    _: &Exec,
    (out, ()): (ArrayMut<'_, T>, ()),
    (operand, ()): (Array<'_, T>, ()),
    replica: &Replica,
    groups: Groups<'_>,
    function: F,
) -> Result<(), Error>
where
    (T, ()): Items,
{
    assert_eq!(
        out.dims, operand.dims,
        "expected a result of the operand's sizes"
    );
    replica.all_reduce(operand.elements, out.elements, groups, combine(function))
}

/// Returns a function of two elements, applied to slices.
pub(super) fn combine<T: Element, F: Function<(T, ()), Output = (T, ())>>(
    function: F,
) -> impl Fn(&mut [T], &[T], &[T])
where
    (T, ()): Items,
{
    move |out, a, b| {
        Generated::dispatch(Combine {
            out,
            a,
            b,
            function,
        });
    }
}

struct Combine<'a, T, F> {
    out: &'a mut [T],
    a: &'a [T],
    b: &'a [T],
    function: F,
}

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> Kernel for Combine<'_, T, F>
where
    (T, ()): Items,
{
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        map::<L, _, _>(
            self.out,
            (self.a, self.b),
            #[inline(always)]
            |(a, b)| self.function.call::<L>((a, ()), (b, ())).0,
        );
    }
}
