//! `top_k`: finds the largest elements of each row, and their indices.

use super::key::Keyed;
use super::scratch;
use super::sort::few;
use crate::array::{Array, ArrayMut};
use crate::element::word::Word;
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::zip;

/// Writes the largest elements along the last dimension of `operand`, as many as `values` has there, in descending
/// order, and their indices.
///
/// Floating-point numbers are compared in their total order, with NaN above all others; of equal elements the first one
/// precedes. Most elements cost one comparison, with the smallest of the candidates.
///
/// # Panics
///
/// Panics if the sizes do not match, or a row has more than 2^31 elements.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, top_k::run};
///
/// let (mut values, mut indices) = ([0; 2], [0; 2]);
/// let operand = Array::new(&[3, 9, 5, 9], &[4]);
/// run(&Exec::serial(), ArrayMut::new(&mut values, &[2]), ArrayMut::new(&mut indices, &[2]), operand);
/// assert_eq!((values, indices), ([9, 9], [1, 3]));
/// ```
pub fn run<T: Keyed>(
    exec: &Exec,
    values: ArrayMut<'_, T>,
    indices: ArrayMut<'_, i32>,
    operand: Array<'_, T>,
) {
    let ([kept @ .., n], [batch @ .., k]) = (operand.dims, values.dims) else {
        panic!("expected operand and values with a dimension, found a scalar");
    };
    assert_eq!(
        values.dims, indices.dims,
        "expected an index for each value"
    );
    assert!(
        kept == batch && k <= n,
        "expected at most {n} values for each row of {n} elements, found {k}"
    );
    assert!(
        i32::try_from(*n).is_ok(),
        "expected a row with indices of i32, found {n} elements"
    );
    if values.elements.is_empty() {
        return;
    }
    let greatest = Greatest {
        operand: operand.elements,
        n: *n,
        k: *k,
    };
    let rows = values.elements.len() / k;
    let outs = (
        Out::new(values.elements, *k),
        Out::new(indices.elements, *k),
    );
    exec.rows(&greatest, rows, 4 * n + 40 * k, outs);
}

/// Computes [`run`] in line where rows have at most 16 elements.
#[inline(always)]
pub fn small<L: Level, T: Keyed>(
    values: ArrayMut<'_, T>,
    indices: ArrayMut<'_, i32>,
    operand: Array<'_, T>,
) {
    let (n, k) = match (operand.dims, values.dims) {
        ([.., n], [.., k]) if *n <= few::MOST => (*n, *k),
        _ => return run(&Exec::serial(), values, indices, operand),
    };
    let coding = T::CODING.reversed();
    for row in 0..values.elements.len() / k.max(1) {
        let mut best = [(T::Key::MAX, u32::MAX); few::MOST];
        for (i, best) in best[..n].iter_mut().enumerate() {
            *best = (coding.key(operand.elements[row * n + i].bits()), i as u32);
        }
        few::sort(&mut best, n);
        for (i, (key, index)) in best[..k].iter().enumerate() {
            values.elements[row * k + i] = T::of_bits(coding.bits(*key));
            indices.elements[row * k + i] = *index as i32;
        }
    }
}

/// The number of elements that are compared at once.
const BLOCK: usize = 32;

struct Greatest<'a, T> {
    operand: &'a [T],
    n: usize,
    k: usize,
}

impl<T: Keyed> Rows for Greatest<'_, T> {
    type Outs<'o> = (&'o mut [T], &'o mut [i32]);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (values, indices): Self::Outs<'_>) {
        let rows = self.operand[first * self.n..].chunks_exact(self.n);
        let outs = zip(
            values.chunks_exact_mut(self.k),
            indices.chunks_exact_mut(self.k),
        );
        let coding = T::CODING.reversed();
        // Room for one block beyond the threshold at which the candidates are reduced.
        scratch::lend(
            2 * self.k + BLOCK,
            #[inline(always)]
            |best: &mut [Candidate<T::Key>]| {
                for (row, (values, indices)) in zip(rows, outs) {
                    let found = self.row(row, best);
                    for ((value, index), &(key, at)) in zip(zip(values.iter_mut(), indices), found)
                    {
                        *value = T::of_bits(coding.bits(key));
                        *index = at as i32;
                    }
                }
            },
        );
    }
}

/// The key of an element in the reversed order, so that the largest element comes first, and its index.
type Candidate<K> = (K, u32);

impl<T: Keyed> Greatest<'_, T> {
    /// Finds the largest elements of a row, in order.
    #[inline(always)]
    fn row<'b>(&self, row: &[T], best: &'b mut [Candidate<T::Key>]) -> &'b [Candidate<T::Key>] {
        let coding = T::CODING.reversed();
        let mut count = 0;
        // The bound that a key must be below; `None` until enough candidates have been found.
        let mut bound = None;
        for (block, elements) in row.chunks(BLOCK).enumerate() {
            let mut keys = [T::Key::MAX; BLOCK];
            for (key, &x) in zip(keys.iter_mut(), elements) {
                *key = coding.key(x.bits());
            }
            if let Some(bound) = bound {
                // Every key is compared, so that the comparisons are vectorised.
                if !keys.iter().fold(false, |any, &key| any | (key < bound)) {
                    continue;
                }
            }
            for (i, &key) in keys[..elements.len()].iter().enumerate() {
                if bound.is_none_or(|bound| key < bound) {
                    best[count] = (key, (block * BLOCK + i) as u32);
                    count += 1;
                }
            }
            // The candidates are reduced only after `k` have been added, so that reductions take constant time for each.
            if count > 2 * self.k {
                bound = Some(best[..count].select_nth_unstable(self.k - 1).1.0);
                count = self.k;
            }
        }
        if count > self.k {
            best[..count].select_nth_unstable(self.k - 1);
        }
        best[..self.k].sort_unstable();
        &best[..self.k]
    }
}
