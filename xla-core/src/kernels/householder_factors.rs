//! `householder_factors`: reflects matrices, column by column, to triangular form.

use super::linear::{Linear, leveller, reflect, reflect_rows};
use super::scratch;
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::loops::zip;
use crate::scalar::{add, div, mul, sqrt, sub};

/// Writes for each matrix of `a`, its last two dimensions, the upper triangle `r` of `a = q r` with the reflections
/// below it, and the factors of the reflections.
///
/// As in LAPACK, `q` is the product of the reflections `1 - tau v v*`, where element `j` of `v` is 1 and the elements
/// after it are those below the diagonal in column `j`. The diagonal of `r` is real. A column that needs no reflection
/// has the factor 0.
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, householder_factors::run};
///
/// let (mut factors, mut taus) = ([0.0; 4], [0.0; 2]);
/// let a = Array::new(&[3.0, 1.0, 4.0, 2.0], &[2, 2]);
/// run(&Exec::serial(), ArrayMut::new(&mut factors, &[2, 2]), ArrayMut::new(&mut taus, &[2]), a);
/// // The first column has length 5.
/// assert_eq!((factors[0], factors[2], taus[0]), (-5.0, 0.5, 1.6));
/// ```
pub fn run<T: Linear>(
    exec: &Exec,
    factors: ArrayMut<'_, T>,
    taus: ArrayMut<'_, T>,
    a: Array<'_, T>,
) {
    if let Some(reflections) = Reflections::of(&factors, &taus, a) {
        let (n, k) = (reflections.n, reflections.k);
        let matrices = taus.elements.len() / k;
        let size = factors.elements.len() / matrices;
        let outs = (Out::new(factors.elements, size), Out::new(taus.elements, k));
        exec.rows(&reflections, matrices, 2 * size * n.min(k), outs);
    }
}

/// Computes [`run`] in line, for small sizes that are constants of the caller.
#[inline(always)]
pub fn small<L: Level, T: Linear>(
    factors: ArrayMut<'_, T>,
    taus: ArrayMut<'_, T>,
    a: Array<'_, T>,
) {
    if let Some(reflections) = Reflections::of(&factors, &taus, a) {
        let (n, k) = (reflections.n, reflections.k);
        let matrices = taus.elements.len() / k;
        let size = factors.elements.len() / matrices;
        let m = size / n;
        for matrix in 0..matrices {
            let factors = &mut factors.elements[matrix * size..][..size];
            let taus = &mut taus.elements[matrix * k..][..k];
            factors.copy_from_slice(&reflections.a[matrix * size..][..size]);
            scratch::lend_small(
                k * m + n,
                #[inline(always)]
                |memory: &mut [T]| {
                    let (columns, row) = memory.split_at_mut(k * m);
                    whole_rows::<L, T>(factors, n, taus, columns, row);
                },
            );
        }
    }
}

/// Eliminates below the diagonal of a matrix with rows of `n` elements. Applies each reflection to whole rows, whose
/// number of elements is constant, and therefore stores the reflections in `columns` until all are applied.
#[inline(always)]
fn whole_rows<L: Level, T: Linear>(
    matrix: &mut [T],
    n: usize,
    taus: &mut [T],
    columns: &mut [T],
    row: &mut [T],
) {
    // Plain `while` loops: LLVM unrolls and vectorises them more often than iterators.
    let (k, m) = (taus.len(), matrix.len() / n);
    let mut j = 0;
    while j < k {
        let v = &mut columns[j * m..][..m];
        // Column `j`; its reflection; the reflection of all rows. The diagonal is written exactly, the zeros below it
        // are left to the stored reflection.
        load(v, matrix, n, j);
        taus[j] = match reflection::<L, T>(v, j) {
            Some([tau, diagonal]) => {
                reflect_rows::<L, T>(matrix, n, j, v, tau.conj(), row);
                matrix[j * n + j] = diagonal;
                tau
            }
            None => {
                load(v, matrix, n, j);
                T::default()
            }
        };
        j += 1;
    }
    // The elements below the diagonal were needed as zeros until all reflections have been applied.
    let mut j = 0;
    while j < k {
        let mut i = j + 1;
        while i < m {
            matrix[i * n + j] = columns[j * m + i];
            i += 1;
        }
        j += 1;
    }
}

/// Copies column `j` of a matrix with rows of `n` elements, with zeros instead of the elements above the diagonal.
#[inline(always)]
fn load<T: Linear>(v: &mut [T], matrix: &[T], n: usize, j: usize) {
    let mut i = 0;
    while i < v.len() {
        v[i] = if i < j {
            T::default()
        } else {
            matrix[i * n + j]
        };
        i += 1;
    }
}

impl<'a, T: Linear> Reflections<'a, T> {
    /// Returns the reflections of these matrices; `None` if there are none.
    #[inline(always)]
    fn of(factors: &ArrayMut<'_, T>, taus: &ArrayMut<'_, T>, a: Array<'a, T>) -> Option<Self> {
        let [batch @ .., m, n] = a.dims else {
            panic!("expected at least two dimensions, found sizes {:?}", a.dims);
        };
        assert_eq!(
            factors.dims, a.dims,
            "expected factors of the matrices' sizes"
        );
        let [kept @ .., k] = taus.dims else {
            panic!("expected scales of at least one dimension, found a scalar");
        };
        assert_eq!(
            (kept, k),
            (batch, m.min(n)),
            "expected a scale for each reflection"
        );
        (!taus.elements.is_empty()).then_some(Reflections {
            a: a.elements,
            n: *n,
            k: *k,
        })
    }
}

struct Reflections<'a, T> {
    a: &'a [T],
    n: usize,
    k: usize,
}

impl<T: Linear> Rows for Reflections<'_, T> {
    type Outs<'o> = (&'o mut [T], &'o mut [T]);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (factors, taus): Self::Outs<'_>) {
        let size = factors.len() / count;
        factors.copy_from_slice(&self.a[first * size..][..factors.len()]);
        let matrices = zip(
            factors.chunks_exact_mut(size),
            taus.chunks_exact_mut(self.k),
        );
        let m = size / self.n;
        scratch::lend_small(
            m + self.n,
            #[inline(always)]
            |memory: &mut [T]| {
                let (column, row) = memory.split_at_mut(m);
                for (matrix, taus) in matrices {
                    for (j, tau) in taus.iter_mut().enumerate() {
                        *tau = self.column::<L>(matrix, j, &mut column[..m - j], row);
                    }
                }
            },
        );
    }
}

impl<T: Linear> Reflections<'_, T> {
    /// Eliminates the elements below the diagonal of one column by a reflection, and returns its factor.
    #[inline(always)]
    fn column<L: Level>(&self, matrix: &mut [T], j: usize, v: &mut [T], row: &mut [T]) -> T {
        let n = self.n;
        // The column from the diagonal on.
        let rest = &mut matrix[j * n..];
        for (v, row) in zip(v.iter_mut(), rest.chunks_exact(n)) {
            *v = row[j];
        }
        let Some([tau, diagonal]) = reflection::<L, T>(v, 0) else {
            return T::default();
        };
        reflect::<L, T>(rest, n, j + 1, v, tau.conj(), row);
        rest[j] = diagonal;
        // The reflection's vector takes the place of the zeros that it makes; its first element is 1 and is not stored.
        for (v, row) in zip(&v[1..], rest[n..].chunks_exact_mut(n)) {
            row[j] = *v;
        }
        tau
    }
}

/// Computes the reflection that eliminates the elements of a column after the one at `at`; those before it are 0. Writes
/// its vector, in which that element is 1, to `v`, and returns its factor and what that element becomes. Returns `None` if
/// there is nothing to eliminate.
#[inline(always)]
fn reflection<L: Level, T: Linear>(v: &mut [T], at: usize) -> Option<[T; 2]> {
    let zero = T::default();
    let square = |x: T| mul::<L, T>(x, x.conj());
    let (mut first, mut power) = (v[at], 1.0);
    v[at] = zero;
    let mut below = squares::<L, T>(v);
    let mut all = add::<L, T>(below, square(first));
    // Squares that overflow or underflow: scale all elements by a power of two, which is exact, and scale the diagonal
    // back at the end.
    if !all.is_moderate() {
        let greatest = v
            .iter()
            .fold(first.greatest(), |most, v| most.max(v.greatest()));
        power = leveller(greatest);
        for v in v.iter_mut() {
            *v = v.times_power(power);
        }
        first = first.times_power(power);
        below = squares::<L, T>(v);
        all = add::<L, T>(below, square(first));
    }
    // Zeros below a real diagonal need no reflection.
    if below == zero && first == first.conj() {
        return None;
    }
    let length = sqrt::<L, T>(all);
    // The diagonal has the opposite sign of the first element, so that nothing cancels.
    let diagonal = if sub::<L, T>(zero, first).is_positive() {
        length
    } else {
        sub::<L, T>(zero, length)
    };
    // `tau = (d - a) / d` and `v = x / (a - d)`, with `a` the first element and `d` the new diagonal.
    let tau = div::<L, T>(sub::<L, T>(diagonal, first), diagonal);
    let scale = sub::<L, T>(first, diagonal);
    let mut i = 0;
    while i < v.len() {
        v[i] = div::<L, T>(v[i], scale);
        i += 1;
    }
    v[at] = T::one();
    Some([tau, diagonal.times_power(1.0 / power)])
}

/// The number of independent partial sums of squares.
const LANES: usize = 4;

/// Returns the sum of the squared magnitudes of numbers.
#[inline(always)]
fn squares<L: Level, T: Linear>(v: &[T]) -> T {
    let mut sums = [T::default(); LANES];
    let mut first = 0;
    while first < v.len() {
        let mut lane = 0;
        while lane < LANES && first + lane < v.len() {
            let v = v[first + lane];
            sums[lane] = add::<L, T>(sums[lane], mul::<L, T>(v, v.conj()));
            lane += 1;
        }
        first += LANES;
    }
    let [a, b, c, d] = sums;
    add::<L, T>(add::<L, T>(a, c), add::<L, T>(b, d))
}
