//! `householder_factors`: reflects matrices, column by column, to triangular form.

use super::linear::{Linear, dot, leveller, reflect};
use super::scratch;
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::scalar::{div, sqrt, sub};

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
        let matrices = taus.elements.len() / reflections.k;
        reflections.rows::<L>(0, matrices, (factors.elements, taus.elements));
    }
}

impl<'a, T: Linear> Reflections<'a, T> {
    /// Returns the reflections of these matrices; `None` if there are none.
    #[inline(always)]
    fn of(factors: &ArrayMut<'_, T>, taus: &ArrayMut<'_, T>, a: Array<'a, T>) -> Option<Self> {
        let [batch @ .., m, n] = a.dims else {
            panic!("a matrix has two dimensions, not {:?}", a.dims);
        };
        assert_eq!(factors.dims, a.dims, "the sizes stay");
        let [kept @ .., k] = taus.dims else {
            panic!("factors have a dimension");
        };
        assert_eq!((kept, k), (batch, m.min(n)), "a factor for each reflection");
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
        let matrices = factors
            .chunks_exact_mut(size)
            .zip(taus.chunks_exact_mut(self.k));
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
        let rest = &mut matrix[j * n..];
        for (v, row) in v.iter_mut().zip(rest.chunks_exact(n)) {
            *v = row[j];
        }
        let greatest = v.iter().fold(0.0, |most: f64, v| most.max(v.greatest()));
        let power = leveller(greatest);
        v.iter_mut().for_each(|v| *v = v.times_power(power));
        let (zero, first) = (T::default(), v[0]);
        let below = dot::<L, T>(&v[1..], &v[1..], true);
        if below == zero && first == first.conj() {
            return zero;
        }
        let length = sqrt::<L, T>(dot::<L, T>(v, v, true));
        // The diagonal has the opposite sign of the first element, so that nothing cancels.
        let diagonal = match sub::<L, T>(zero, first).is_positive() {
            true => length,
            false => sub::<L, T>(zero, length),
        };
        let tau = div::<L, T>(sub::<L, T>(diagonal, first), diagonal);
        let scale = sub::<L, T>(first, diagonal);
        v[1..].iter_mut().for_each(|v| *v = div::<L, T>(*v, scale));
        v[0] = T::one();
        reflect::<L, T>(rest, n, j + 1, v, tau.conj(), row);
        rest[j] = diagonal.times_power(1.0 / power);
        for (v, row) in v.iter().zip(rest.chunks_exact_mut(n)).skip(1) {
            row[j] = *v;
        }
        tau
    }
}
