//! `householder_factors`: matrices reflected, column by column, until a triangle is left.

use super::array::{Array, ArrayMut};
use super::linear::{Linear, dot, leveller, reflect};
use super::scratch;
use crate::exec::{Exec, Out, Rows};
use crate::level::{Every, Level};
use crate::scalar::{div, sqrt, sub};

/// Writes for each matrix of `a`, its last two dimensions, the upper triangle `r` of `a = q r` with the reflections below
/// it, and the factors of these.
///
/// As in LAPACK, `q` is the product of the reflections `1 - tau v v*`, where `v` has 1 as element `j` and what stands below
/// the diagonal in column `j` after it. The diagonal of `r` is real. A column that needs no reflection has the factor 0.
///
/// # Panics
///
/// When sizes do not fit.
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
    let [batch @ .., m, n] = a.dims else {
        panic!("a matrix has two dimensions, not {:?}", a.dims);
    };
    assert_eq!(factors.dims, a.dims, "the sizes stay");
    let [kept @ .., k] = taus.dims else {
        panic!("factors have a dimension");
    };
    assert_eq!((kept, k), (batch, m.min(n)), "a factor for each reflection");
    if taus.elements.is_empty() {
        return;
    }
    let reflections = Reflections {
        a: a.elements,
        n: *n,
        k: *k,
    };
    let matrices = taus.elements.len() / k;
    let outs = (
        Out::new(factors.elements, m * n),
        Out::new(taus.elements, *k),
    );
    exec.rows(&reflections, matrices, 2 * m * n * k, outs);
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
        scratch::lend(
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
    /// Reflects what is below the diagonal of one column away; the factor of the reflection.
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
        // Away from the first element, so that nothing cancels.
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

#[cfg(test)]
mod tests {
    use num_complex::Complex;

    use super::*;
    use crate::kernels::householder_product;

    type C = Complex<f64>;

    #[test]
    fn squares_neither_overflow_nor_vanish() {
        for power in [-100, -64, 0, 64, 125] {
            let unit = 2_f32.powi(power);
            let a = [3.0, 1.0, 4.0, 2.0].map(|x| x * unit);
            let (mut factors, mut taus) = ([0.0; 4], [0.0; 2]);
            let outs = (
                ArrayMut::new(&mut factors, &[2, 2]),
                ArrayMut::new(&mut taus, &[2]),
            );
            run(&Exec::serial(), outs.0, outs.1, Array::new(&a, &[2, 2]));
            assert_eq!(
                (factors[0], factors[2], taus[0]),
                (-5.0 * unit, 0.5, 1.6),
                "2^{power}"
            );
        }
    }

    fn sample(count: usize) -> Vec<C> {
        (0..count)
            .map(|i| C::new((i * i % 13) as f64 - 6.0, (i * 7 % 5) as f64 - 2.0))
            .collect()
    }

    fn factored(a: &[C], dims: &[usize; 3], exec: &Exec) -> (Vec<C>, Vec<C>) {
        let [batch, m, n] = *dims;
        let k = m.min(n);
        let (mut factors, mut taus) = (vec![C::default(); a.len()], vec![C::default(); batch * k]);
        run(
            exec,
            ArrayMut::new(&mut factors, dims),
            ArrayMut::new(&mut taus, &[batch, k]),
            Array::new(a, dims),
        );
        (factors, taus)
    }

    /// The first `k` columns of the product of the reflections, each matrix of its own.
    fn product(factors: &[C], taus: &[C], [batch, m, n]: [usize; 3]) -> Vec<C> {
        let k = m.min(n);
        let columns = factors.chunks(n.max(1)).flat_map(|row| &row[..k]);
        let columns: Vec<C> = columns.copied().collect();
        let mut q = vec![C::default(); columns.len()];
        householder_product::run(
            &Exec::serial(),
            ArrayMut::new(&mut q, &[batch, m, k]),
            Array::new(&columns, &[batch, m, k]),
            Array::new(taus, &[batch, k]),
        );
        q
    }

    const SIZES: &[[usize; 3]] = &[
        [1, 1, 1],
        [1, 2, 2],
        [2, 5, 5],
        [3, 7, 4],
        [2, 4, 7],
        [1, 40, 33],
        [0, 3, 3],
        [2, 0, 3],
        [2, 3, 0],
    ];

    #[test]
    fn the_product_of_both_is_the_matrix_again() {
        for dims in SIZES {
            let [batch, m, n] = *dims;
            let k = m.min(n);
            let a = sample(batch * m * n);
            let (factors, taus) = factored(&a, dims, &Exec::serial());
            let q = product(&factors, &taus, *dims);
            for (place, a) in a.iter().enumerate() {
                let (matrix, i, j) = (place / (m * n), place / n % m, place % n);
                let terms = (0..k.min(j + 1))
                    .map(|l| q[(matrix * m + i) * k + l] * factors[(matrix * m + l) * n + j]);
                let sum: C = terms.sum();
                assert!(
                    (sum - a).norm() < 1e-11,
                    "{dims:?}: {sum} at {place}, not {a}"
                );
            }
        }
    }

    #[test]
    fn columns_of_the_product_are_of_length_1_and_at_right_angles() {
        for dims in SIZES {
            let [batch, m, n] = *dims;
            let k = m.min(n);
            let (factors, taus) = factored(&sample(batch * m * n), dims, &Exec::serial());
            let q = product(&factors, &taus, *dims);
            for matrix in q.chunks((m * k).max(1)) {
                for (a, b) in (0..k).flat_map(|a| (0..k).map(move |b| (a, b))) {
                    let sum: C = (0..m)
                        .map(|i| matrix[i * k + a].conj() * matrix[i * k + b])
                        .sum();
                    let wanted = if a == b { 1.0 } else { 0.0 };
                    assert!((sum - wanted).norm() < 1e-12, "{dims:?}: {a} {b}");
                }
            }
        }
    }

    #[test]
    fn a_triangle_stays_as_it_is() {
        let triangle = [2.0, 1.0, 0.0, -3.0].map(|re| C::new(re, 0.0));
        let (factors, taus) = factored(&triangle, &[1, 2, 2], &Exec::serial());
        assert_eq!(factors, triangle);
        assert_eq!(taus, [C::default(); 2]);
    }

    #[test]
    fn threads_factor_the_same() {
        let dims = [40, 30, 30];
        let a = sample(40 * 900);
        assert_eq!(
            factored(&a, &dims, &Exec::serial()),
            factored(&a, &dims, &Exec::threads(3))
        );
    }
}
