//! `dynamic_update_slice`: an array with a box of it replaced, at a place that is known when it is done.

use super::dynamic_slice::{Index, piece, place};
use crate::array::{Array, ArrayMut};
use crate::exec::Exec;
use crate::level::Level;
use crate::movement::{self, Dim, inlined};

/// Writes `operand` with the box that starts at `starts`, moved so that it lies inside, replaced by `update`.
///
/// # Panics
///
/// Panics if `out` and `operand` differ in sizes, there is not one scalar for each dimension, there are more than
/// 16, or `update` is larger than the operand.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, dynamic_update_slice::run};
///
/// let mut out = [0; 4];
/// let (operand, update) = (Array::new(&[1, 2, 3, 4], &[4]), Array::new(&[8, 9], &[2]));
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[4]), operand, update, &[Array::new(&[1], &[])]);
/// assert_eq!(out, [1, 8, 9, 4]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static, I: Index>(
    exec: &Exec,
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    update: Array<'_, T>,
    starts: &[Array<'_, I>],
) {
    assert_eq!(
        out.dims, operand.dims,
        "expected a result of the operand's sizes"
    );
    let whole = Dim {
        size: operand.elements.len(),
        stride: 1,
    };
    movement::run(
        exec,
        out.elements,
        operand.elements,
        0,
        core::iter::once(whole),
    );
    in_place::run(exec, out, update, starts);
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Copy>(
    out: ArrayMut<'_, T>,
    operand: Array<'_, T>,
    update: Array<'_, T>,
    starts: &[Array<'_, impl Index>],
) {
    out.elements.copy_from_slice(operand.elements);
    in_place::small::<L, T>(out, update, starts);
}

/// Updates in the memory of the operand: only the box is written.
pub mod in_place {
    use super::{Array, ArrayMut, Dim, Exec, Index, Level, inlined, piece, place};

    /// Replaces the box of `out` that starts at `starts`, moved so that it lies inside, by `update`.
    ///
    /// # Panics
    ///
    /// Panics if there is not one scalar for each dimension, there are more than 16, or `update` is larger than `out`.
    ///
    /// ```
    /// use xla_core::exec::Exec;
    /// use xla_core::kernels::{Array, ArrayMut, dynamic_update_slice::in_place};
    ///
    /// let mut out = [1, 2, 3, 4];
    /// let update = Array::new(&[8, 9], &[2]);
    /// in_place::run(&Exec::serial(), ArrayMut::new(&mut out, &[4]), update, &[Array::new(&[1], &[])]);
    /// assert_eq!(out, [1, 8, 9, 4]);
    /// ```
    pub fn run<T: Copy + Send + Sync + 'static, I: Index>(
        _: &Exec,
        out: ArrayMut<'_, T>,
        update: Array<'_, T>,
        starts: &[Array<'_, I>],
    ) {
        let place = place(out.dims, update.dims, starts);
        if update.elements.is_empty() {
            return;
        }
        if let Some(first) = piece(out.dims, update.dims, &place[..out.dims.len()]) {
            out.elements[first..][..update.elements.len()].copy_from_slice(update.elements);
            return;
        }
        // Row by row of the update: its last dimension lies in one piece on both sides.
        let rank = out.dims.len();
        let row = update.dims.last().copied().unwrap_or(1);
        for (number, from) in update.elements.chunks_exact(row).enumerate() {
            let (mut rest, mut at) = (number, place[..rank].last().copied().unwrap_or(0));
            let mut stride = out.dims.last().copied().unwrap_or(1);
            for d in (0..rank.saturating_sub(1)).rev() {
                at += (place[d] + rest % update.dims[d]) * stride;
                rest /= update.dims[d];
                stride *= out.dims[d];
            }
            out.elements[at..][..row].copy_from_slice(from);
        }
    }

    /// Computes [`run`] in line, for small sizes that are constants of the caller.
    #[inline(always)]
    pub fn small<L: Level, T: Copy>(
        out: ArrayMut<'_, T>,
        update: Array<'_, T>,
        starts: &[Array<'_, impl Index>],
    ) {
        let rank = out.dims.len();
        let (mut first, mut d) = (0, 0);
        while d < rank {
            let most = out.dims[d] - update.dims[d];
            first += starts[d].elements[0].clamped(most) * stride(out.dims, d);
            d += 1;
        }
        let dims = inlined::dims(rank, |d| Dim {
            size: update.dims[d],
            stride: stride(out.dims, d) as isize,
        });
        inlined::put(out.elements, update.elements, first, dims);
    }

    /// Returns the stride of a dimension of a dense array.
    #[inline(always)]
    fn stride(dims: &[usize], dimension: usize) -> usize {
        let (mut stride, mut d) = (1, dims.len());
        while d > dimension + 1 {
            d -= 1;
            stride *= dims[d];
        }
        stride
    }
}
