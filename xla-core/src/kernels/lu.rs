//! `lu`: factorises matrices into triangles by elimination with partial pivoting.

use super::dot_general::Product;
use super::linear::{Linear, Loop, Rounds, Straight, subtract_scaled};
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::zip;
use crate::scalar::div;

mod blocked;

/// Writes for each matrix of `a`, its last two dimensions, the triangles `l` and `u` with `p a = l u`, in one matrix: `l`
/// has ones on its diagonal, which are not stored.
///
/// In step `k`, rows `k` and `pivots[k]` trade places, so that the largest element of column `k` that is left comes to
/// the diagonal; the first one of equal elements. The size of a complex number is the sum of the magnitudes of its parts,
/// as in LAPACK. Row `i` of `p a` is row `permutation[i]` of `a`. A column of zeros stays as it is.
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, lu::run};
///
/// let (mut lu, mut pivots, mut permutation) = ([0.0; 4], [0; 2], [0; 2]);
/// run(
///     &Exec::serial(),
///     ArrayMut::new(&mut lu, &[2, 2]),
///     ArrayMut::new(&mut pivots, &[2]),
///     ArrayMut::new(&mut permutation, &[2]),
///     Array::new(&[1.0, 2.0, 4.0, 4.0], &[2, 2]),
/// );
/// assert_eq!((lu, pivots, permutation), ([4.0, 4.0, 0.25, 1.0], [1, 1], [1, 0]));
/// ```
pub fn run<T: Linear + Product>(
    exec: &Exec,
    lu: ArrayMut<'_, T>,
    pivots: ArrayMut<'_, i32>,
    permutation: ArrayMut<'_, i32>,
    a: Array<'_, T>,
) {
    let Some(factors) = Factors::of(&lu, &pivots, &permutation, a) else {
        return;
    };
    let Factors { m, n, k, .. } = factors;
    // Large matrices are factorised one after the other, each by all threads; small ones are divided among threads.
    if k > blocked::PANEL {
        lu.elements.copy_from_slice(a.elements);
        let matrices = lu.elements.chunks_exact_mut(m * n);
        let pivots = pivots.elements.chunks_exact_mut(k);
        let permutations = permutation.elements.chunks_exact_mut(m);
        for ((matrix, pivots), permutation) in zip(zip(matrices, pivots), permutations) {
            blocked::eliminate(exec, matrix, n, pivots);
            permute(pivots, permutation);
        }
        return;
    }
    let outs = (
        Out::new(lu.elements, m * n),
        Out::new(pivots.elements, k),
        Out::new(permutation.elements, m),
    );
    exec.rows(&factors, a.elements.len() / (m * n), m * n * k, outs);
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Linear + Product>(
    lu: ArrayMut<'_, T>,
    pivots: ArrayMut<'_, i32>,
    permutation: ArrayMut<'_, i32>,
    a: Array<'_, T>,
) {
    if let Some(factors) = Factors::of(&lu, &pivots, &permutation, a) {
        let outs = (lu.elements, pivots.elements, permutation.elements);
        factors.matrices::<L, Straight>(0, outs);
    }
}

struct Factors<'a, T> {
    a: &'a [T],
    m: usize,
    n: usize,
    k: usize,
}

impl<'a, T: Linear> Factors<'a, T> {
    /// Returns the factorisation of these matrices; `None` if they have no elements. Writes the permutations of rows
    /// without elements.
    #[inline(always)]
    fn of(
        lu: &ArrayMut<'_, T>,
        pivots: &ArrayMut<'_, i32>,
        permutation: &ArrayMut<'_, i32>,
        a: Array<'a, T>,
    ) -> Option<Self> {
        let [batch @ .., m, n] = a.dims else {
            panic!("expected at least two dimensions, found sizes {:?}", a.dims);
        };
        assert_eq!(lu.dims, a.dims, "expected factors of the matrices' sizes");
        for (dims, size) in [(pivots.dims, m.min(n)), (permutation.dims, m)] {
            let [kept @ .., found] = dims else {
                panic!("expected pivots and permutation of at least one dimension, found a scalar");
            };
            assert_eq!(
                (kept, found),
                (batch, size),
                "expected a list of this length for each matrix"
            );
        }
        (!a.elements.is_empty()).then_some(Factors {
            a: a.elements,
            m: *m,
            n: *n,
            k: *m.min(n),
        })
    }
}

impl<T: Linear> Factors<'_, T> {
    /// Factorises the matrices from the one with this number on.
    #[inline(always)]
    fn matrices<L: Level, R: Rounds>(
        &self,
        first: usize,
        (lu, pivots, permutations): (&mut [T], &mut [i32], &mut [i32]),
    ) {
        let Factors { m, n, k, .. } = *self;
        lu.copy_from_slice(&self.a[first * m * n..][..lu.len()]);
        // Slices by number: the compiler sees through them, and not through iterators over chunks.
        for matrix in 0..lu.len() / (m * n) {
            let pivots = &mut pivots[matrix * k..][..k];
            eliminate::<L, T, R>(&mut lu[matrix * m * n..][..m * n], n, pivots);
            permute(pivots, &mut permutations[matrix * m..][..m]);
        }
    }
}

impl<T: Linear> Rows for Factors<'_, T> {
    type Outs<'o> = (&'o mut [T], &'o mut [i32], &'o mut [i32]);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, outs: Self::Outs<'_>) {
        self.matrices::<L, Loop>(first, outs);
    }
}

/// Eliminates below the diagonal in a matrix with rows of `n` elements, in as many columns as there are pivots.
#[inline(always)]
fn eliminate<L: Level, T: Linear, R: Rounds>(a: &mut [T], n: usize, pivots: &mut [i32]) {
    let registers = R::IN_REGISTERS && pivots.len() <= COMPARED;
    R::up(
        pivots.len(),
        #[inline(always)]
        |k| pivots[k] = column::<L, T>(a, n, k, registers),
    );
}

/// The most rows whose exchange compares their numbers instead of computing an address, so that the matrix may be in
/// registers.
const COMPARED: usize = 4;

/// Brings the largest element of a column that is left to the diagonal, eliminates below it, and returns the row where it
/// was.
#[inline(always)]
fn column<L: Level, T: Linear>(a: &mut [T], n: usize, k: usize, registers: bool) -> i32 {
    // The pivot: the first of the largest elements on or below the diagonal.
    let m = a.len() / n;
    let (mut largest, mut at) = (a[k * n + k], k);
    for i in k + 1..m {
        let x = a[i * n + k];
        if x.exceeds(largest) {
            (largest, at) = (x, i);
        }
    }
    // Exchange rows `k` and `at`. With a computed address the matrix would have to be in memory.
    if registers {
        for i in k + 1..m {
            for j in 0..n {
                let (x, y) = (a[k * n + j], a[i * n + j]);
                let swapped = at == i;
                a[k * n + j] = if swapped { y } else { x };
                a[i * n + j] = if swapped { x } else { y };
            }
        }
    } else if at != k {
        let (above, below) = a.split_at_mut(at * n);
        above[k * n..][..n].swap_with_slice(&mut below[..n]);
    }
    // Subtract multiples of the pivot's row, so that the column is zero below the diagonal. The factors take the place
    // of these zeros: they are column `k` of `l`.
    let (above, below) = a.split_at_mut((k + 1) * n);
    let row = &above[k * n + k + 1..];
    for other in below.chunks_exact_mut(n) {
        let mut factor = other[k];
        // A column of zeros needs no elimination, and has no pivot to divide by.
        if largest != T::default() {
            factor = div::<L, T>(factor, largest);
        }
        other[k] = factor;
        subtract_scaled::<L, T>(&mut other[k + 1..], factor, row, false);
    }
    at as i32
}

/// Writes the row that each row comes from, after these exchanges.
#[inline(always)]
fn permute(pivots: &[i32], permutation: &mut [i32]) {
    for (i, row) in permutation.iter_mut().enumerate() {
        *row = i as i32;
    }
    // The exchanges in order, applied to the numbers of rows.
    for (k, pivot) in pivots.iter().enumerate() {
        permutation.swap(k, *pivot as usize);
    }
}
