//! Tests of `xla-core/src/kernels/cofactors.rs`.

use xla_core::kernels::cofactors::*;
use xla_core::kernels::{lu, lu_solve};
use xla_core::rt::{Array, ArrayMut, Exec};

/// A number as the sum of two. The second is less than half a unit in the last place of the first.
#[derive(Clone, Copy)]
struct Double(f64, f64);

impl Double {
    fn sum(a: f64, b: f64) -> Double {
        let sum = a + b;
        let rest = sum - a;
        Double(sum, (a - (sum - rest)) + (b - rest))
    }

    fn product(a: f64, b: f64) -> Double {
        let product = a * b;
        Double(product, a.mul_add(b, -product))
    }

    fn plus(self, other: Double) -> Double {
        let high = Double::sum(self.0, other.0);
        let low = Double::sum(self.1, other.1);
        let high = Double::sum(high.0, high.1 + low.0);
        Double::sum(high.0, high.1 + low.1)
    }

    fn minus(self, other: Double) -> Double {
        self.plus(Double(-other.0, -other.1))
    }

    fn times(self, other: Double) -> Double {
        let product = Double::product(self.0, other.0);
        Double::sum(product.0, product.1 + self.0 * other.1 + self.1 * other.0)
    }

    fn over(self, other: Double) -> Double {
        let mut all = Double(0.0, 0.0);
        let mut rest = self;
        for _ in 0..3 {
            let digit = Double(rest.0 / other.0, 0.0);
            all = all.plus(digit);
            rest = rest.minus(digit.times(other));
        }
        all
    }
}

/// Returns the determinant of a matrix, the sum of the magnitudes of its terms, and the inverse.
fn exact(a: &[f64], n: usize) -> (Double, f64, Vec<Double>) {
    let (mut inverse, mut magnitudes) = (Vec::new(), Vec::new());
    for (j, i) in (0..n * n).map(|at| (at / n, at % n)) {
        let at = |row: usize, column: usize| a[(i + row) % n * n + (j + column) % n];
        let (cofactor, magnitude) = match n {
            2 => {
                let sign = if i == j { 1.0 } else { -1.0 };
                (Double(sign * at(1, 1), 0.0), at(1, 1).abs())
            }
            _ => {
                let p = Double::product(at(1, 1), at(2, 2));
                let q = Double::product(at(1, 2), at(2, 1));
                (p.minus(q), p.0.abs() + q.0.abs())
            }
        };
        inverse.push(cofactor);
        magnitudes.push(magnitude);
    }
    let (mut det, mut sum) = (Double(0.0, 0.0), 0.0);
    for j in 0..n {
        det = det.plus(Double(a[j], 0.0).times(inverse[j * n]));
        sum += a[j].abs() * magnitudes[j * n];
    }
    let inverse = inverse.iter().map(|cofactor| cofactor.over(det));
    (det, sum, inverse.collect())
}

fn inverted<T: Real>(a: &[T], n: usize) -> Vec<T> {
    let mut out = vec![T::default(); a.len()];
    let dims = [n, n];
    run(
        &Exec::serial(),
        ArrayMut::new(&mut out, &dims),
        Array::new(a, &dims),
    );
    out
}

fn eliminated<T: Real>(a: &[T], n: usize) -> Vec<T> {
    let (exec, dims) = (Exec::serial(), [n, n]);
    let (mut factors, mut out) = (vec![T::default(); a.len()], vec![T::default(); a.len()]);
    let (mut pivots, mut permutation) = (vec![0; n], vec![0; n]);
    lu::run(
        &exec,
        ArrayMut::new(&mut factors, &dims),
        ArrayMut::new(&mut pivots, &[n]),
        ArrayMut::new(&mut permutation, &[n]),
        Array::new(a, &dims),
    );
    let one: Vec<T> = (0..n * n)
        .map(|at| {
            if at % (n + 1) == 0 {
                T::one()
            } else {
                T::default()
            }
        })
        .collect();
    lu_solve::run(
        &exec,
        ArrayMut::new(&mut out, &dims),
        Array::new(&factors, &dims),
        Array::new(&permutation, &[n]),
        Array::new(&one, &dims),
        false,
    );
    out
}

/// Pseudorandom numbers.
struct Numbers(u64);

impl Numbers {
    /// Returns a number from -1 to 1.
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    /// Returns a power of ten from `10^-range` to `10^range`.
    fn power(&mut self, range: f64) -> f64 {
        10_f64.powf(range * self.next())
    }
}

/// The last kind of matrices of [`matrix`].
const KINDS: usize = 5;

/// Returns a matrix of a kind.
fn matrix(kind: usize, n: usize, numbers: &mut Numbers) -> Vec<f64> {
    let mut list = |count: usize| (0..count).map(|_| numbers.next()).collect::<Vec<f64>>();
    let mut a = list(n * n);
    let near = list(2 * n);
    let far = 1e-6 * numbers.power(6.0);
    match kind {
        // Near rank 1, and near rank 2.
        0 | 1 => {
            for (at, x) in a.iter_mut().enumerate() {
                let (i, j) = (at / n, at % n);
                *x = near[i] * near[n + j] + far * *x;
                if kind == 1 && n == 3 {
                    *x += near[(i + 1) % n] * near[n + (j + 2) % n];
                }
            }
        }
        // Rows and columns of different magnitudes, then any elements.
        2 => {
            let scales: Vec<f64> = (0..2 * n).map(|_| numbers.power(12.0)).collect();
            for (at, x) in a.iter_mut().enumerate() {
                *x *= scales[at / n] * scales[n + at % n];
            }
        }
        3 => a.iter_mut().for_each(|x| *x *= numbers.power(8.0)),
        // Near the identity.
        4 => {
            for (at, x) in a.iter_mut().enumerate() {
                *x = far * *x + f64::from(u8::from(at % (n + 1) == 0));
            }
        }
        _ => {}
    }
    a
}

/// Returns the changes of the elements of an inverse by which its errors are measured: `|b| |a| |b|`.
fn weights(a: &[f64], inverse: &[Double], n: usize) -> Vec<f64> {
    let size = |i: usize, j: usize| inverse[i * n + j].0.abs();
    let weight = |at: usize| {
        let terms = (0..n * n).map(|of| size(at / n, of / n) * a[of].abs() * size(of % n, at % n));
        terms.sum()
    };
    (0..n * n).map(weight).collect()
}

/// The error of an element that the documentation of the kernel derives, in units of a weight and of half a unit in the
/// last place of 1.
const MOST: f64 = 451.0;

/// Asserts that two functions return the same numbers, with the same signs.
fn same<T: Real + Into<f64>>(found: &[T], expected: &[T]) {
    for (x, y) in found.iter().zip(expected) {
        let [x, y]: [f64; 2] = [(*x).into(), (*y).into()];
        let nan = x.is_nan() && y.is_nan();
        assert!(nan || x.to_bits() == y.to_bits(), "{x:e} and {y:e}");
    }
}

/// Compares the inverse of a matrix with the exact one; returns whether it is by the formula.
fn compare<T: Real + Into<f64>>(a: &[T], n: usize, epsilon: f64) -> bool {
    let numbers: Vec<f64> = a.iter().map(|&x| x.into()).collect();
    let (det, sum, exact) = exact(&numbers, n);
    let found = inverted(a, n);
    // The kernel rounds where it compares with 64.
    if det.0.abs() * 63.9 < sum {
        same(&found, &eliminated(a, n));
        return false;
    }
    if det.0.abs() * 64.1 < sum {
        return false;
    }
    let weights = weights(&numbers, &exact, n);
    for ((x, exact), weight) in found.iter().zip(&exact).zip(weights) {
        let error = (((*x).into() - exact.0) - exact.1).abs();
        assert!(
            error <= MOST * epsilon / 2.0 * weight,
            "{numbers:?}: {error:e} of {weight:e}"
        );
    }
    true
}

#[test]
fn an_inverse_has_the_accuracy_of_the_formula_or_is_that_of_elimination() {
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    let mut by_formula = 0;
    for n in [2, 3] {
        for kind in 0..=KINDS {
            for _ in 0..4000 {
                let a = matrix(kind, n, &mut numbers);
                by_formula += usize::from(compare(&a, n, f64::EPSILON));
                // Elements that f32 can hold.
                let a: Vec<f32> = a.iter().map(|&x| x as f32).collect();
                let moderate = a.iter().all(|x| (1e-6..1e6).contains(&x.abs()));
                by_formula += usize::from(moderate && compare(&a, n, f32::EPSILON.into()));
            }
        }
    }
    assert!(by_formula > 40_000, "{by_formula} by the formula");
}

#[test]
fn large_and_small_elements_lose_no_accuracy() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for n in [2, 3] {
        for power in (-960..=960).step_by(40) {
            let scale = 2_f64.powi(power);
            let a = matrix(KINDS, n, &mut numbers);
            let (_, _, exact) = exact(&a, n);
            let most = weights(&a, &exact, n).into_iter().fold(0.0, f64::max);
            let scaled: Vec<f64> = a.iter().map(|x| x * scale).collect();
            for (x, exact) in inverted(&scaled, n).iter().zip(&exact) {
                let error = (x * scale - exact.0).abs();
                assert!(
                    error <= MOST * f64::EPSILON * most,
                    "{scaled:?}: {error:e} of {most:e}"
                );
            }
        }
    }
}

#[test]
fn products_that_underflow_are_not_lost_in_the_determinant() {
    for diagonal in [
        [1e-200, 1e-200, 1e300],
        [1e-160, 1e-160, 1e160],
        [1e250, 1e-160, 1e-160],
        [1e200, 1e-100, 1e200],
        [1e-100, 1e-100, 1e-110],
        [3.0, 1e-60, 7e50],
    ] {
        let mut a = [0.0; 9];
        (0..3).for_each(|i| a[4 * i] = diagonal[i]);
        let found = inverted(&a, 3);
        let most = diagonal.iter().map(|x| 1.0 / x).fold(0.0, f64::max);
        for (i, x) in diagonal.into_iter().enumerate() {
            let error = (found[4 * i] - 1.0 / x).abs();
            assert!(error <= 1e-15 * most, "{diagonal:?}: {error:e}");
        }
    }
    let found = inverted(&[1e-200, 0.0, 0.0, 1e200], 2);
    assert_eq!(found, [1e200, 0.0, 0.0, 1e-200]);
}

#[test]
fn a_cofactor_that_overflows_leaves_the_inverse_to_elimination() {
    // The determinant is 1e300, and two elements of the first row, which no other cofactor contains, have the product 1e400.
    let a = [1e100, 1e200, 0.0, 0.0, 1e100, 1e200, 0.0, 0.0, 1e100];
    let [found, expected] = [inverted(&a, 3), eliminated(&a, 3)];
    same(&found, &expected);
    let quotient: f64 = found[2] / 1e100;
    assert!((quotient - 1.0).abs() < 1e-15, "{found:?}");
}

#[test]
fn singular_matrices_and_those_with_nan_and_infinities_have_the_inverse_of_elimination() {
    let singular = [
        [0.0; 4],
        [1.0, 2.0, 2.0, 4.0],
        [1.0; 4],
        [0.0, 1.0, 0.0, 2.0],
        [-0.0, 0.0, 3.0, 4.0],
    ];
    for a in singular {
        same(&inverted(&a, 2), &eliminated(&a, 2));
    }
    let of_three: [[f64; 9]; 3] = [
        [0.0; 9],
        core::array::from_fn(|at| (at / 3 * 2 + at % 3) as f64),
        core::array::from_fn(|at| (at / 3 + 1) as f64 * (at % 3) as f64),
    ];
    for a in of_three {
        same(&inverted(&a, 3), &eliminated(&a, 3));
    }
    for special in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e308, -1e308] {
        let regular = [2.0, 1.0, 1.0, 1.0, 3.0, 2.0, 1.0, 0.5, 4.0];
        for at in 0..9 {
            let mut a = regular;
            a[at] = special;
            same(&inverted(&a, 3), &eliminated(&a, 3));
        }
    }
    for special in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for at in 0..4 {
            let mut a = [2.0, 1.0, 1.0, 3.0];
            a[at] = special;
            same(&inverted(&a, 2), &eliminated(&a, 2));
        }
    }
}
