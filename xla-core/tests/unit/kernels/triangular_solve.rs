//! Tests of `xla-core/src/kernels/triangular_solve.rs`.

use num_complex::Complex;

use xla_core::kernels::linear::Linear;
use xla_core::kernels::triangular_solve::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

type C = Complex<f64>;

/// A number for each place, of which those on the diagonal are far from 0.
fn sample(rows: usize, columns: usize, seed: usize) -> Vec<C> {
    let at = |place: usize| {
        let (i, j) = (place / columns, place % columns);
        let number = |k: usize| ((i * 7 + j * 3 + seed) * k % 11) as f64 / 11.0 - 0.5;
        let far = if i % rows == j { 3.0 } else { 0.0 };
        Complex::new(number(5) + far, number(8))
    };
    (0..rows * columns).map(at).collect()
}

/// All kinds of equations.
fn all() -> impl Iterator<Item = Equations> {
    (0..32).map(|bits| Equations {
        left_side: bits & 1 != 0,
        lower: bits & 2 != 0,
        unit_diagonal: bits & 4 != 0,
        transpose: bits & 8 != 0,
        conjugate: bits & 16 != 0,
    })
}

/// `op` of the triangle, as a whole matrix.
fn whole(a: &[C], n: usize, equations: Equations) -> Vec<C> {
    let at = |place: usize| {
        let (i, j) = (place / n, place % n);
        let (i, j) = if equations.transpose { (j, i) } else { (i, j) };
        let inside = if equations.lower { i >= j } else { i <= j };
        match (i == j && equations.unit_diagonal, inside) {
            (true, _) => C::new(1.0, 0.0),
            (_, false) => C::new(0.0, 0.0),
            _ if equations.conjugate => a[i * n + j].conj(),
            _ => a[i * n + j],
        }
    };
    (0..n * n).map(at).collect()
}

fn product(a: &[C], b: &[C], [m, k, n]: [usize; 3]) -> Vec<C> {
    let at = |i: usize, j: usize| (0..k).map(|l| a[i * k + l] * b[l * n + j]).sum();
    (0..m * n).map(|place| at(place / n, place % n)).collect()
}

#[test]
fn the_solution_fulfils_the_equations() {
    for equations in all() {
        for (n, other) in [(1, 1), (2, 3), (5, 1), (19, 4), (4, 0), (70, 17)] {
            let [height, width] = if equations.left_side {
                [n, other]
            } else {
                [other, n]
            };
            let (a, b) = (sample(n, n, 1), sample(height, width, 2));
            let mut x = vec![C::new(7.0, 7.0); b.len()];
            run(
                &Exec::serial(),
                ArrayMut::new(&mut x, &[height, width]),
                Array::new(&a, &[n, n]),
                Array::new(&b, &[height, width]),
                equations,
            );
            let op = whole(&a, n, equations);
            let found = if equations.left_side {
                product(&op, &x, [n, n, other])
            } else {
                product(&x, &op, [other, n, n])
            };
            let near = |(a, b): (&C, &C)| (a - b).norm() < 1e-6;
            assert!(found.iter().zip(&b).all(near), "{equations:?} {n} {other}");
        }
    }
}

#[test]
fn each_matrix_of_a_batch_has_its_own_triangle() {
    let a = [2.0, 0.0, 0.0, 4.0, 1.0, 0.0, 3.0, 1.0];
    let b = [2.0, 4.0, 8.0, 12.0, 1.0, 2.0, 4.0, 8.0];
    for left_side in [false, true] {
        let mut x = [0.0; 8];
        let equations = Equations {
            left_side,
            lower: true,
            unit_diagonal: false,
            transpose: false,
            conjugate: false,
        };
        run(
            &Exec::serial(),
            ArrayMut::new(&mut x, &[2, 2, 2]),
            Array::new(&a, &[2, 2, 2]),
            Array::new(&b, &[2, 2, 2]),
            equations,
        );
        let expected = if left_side {
            [1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 1.0, 2.0]
        } else {
            [1.0, 1.0, 4.0, 3.0, -5.0, 2.0, -20.0, 8.0]
        };
        assert_eq!(x, expected, "{left_side}");
    }
}
