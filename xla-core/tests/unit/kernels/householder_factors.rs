//! Tests of `xla-core/src/kernels/householder_factors.rs`.

use num_complex::Complex;

use xla_core::kernels::householder_factors::*;
use xla_core::kernels::householder_product;
use xla_core::kernels::linear::Linear;
use xla_core::level::Baseline;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

type C = Complex<f64>;

#[test]
fn squares_neither_overflow_nor_vanish() {
    for power in [-120, -100, -64, 0, 64, 125] {
        let unit = 2_f32.powi(power);
        let a = [3.0, 1.0, 4.0, 2.0].map(|x| x * unit);
        for is_small in [false, true] {
            let (mut factors, mut taus) = ([0.0; 4], [0.0; 2]);
            let outs = (
                ArrayMut::new(&mut factors, &[2, 2]),
                ArrayMut::new(&mut taus, &[2]),
            );
            let a = Array::new(&a, &[2, 2]);
            if is_small {
                small::<Baseline, _>(outs.0, outs.1, a);
            } else {
                run(&Exec::serial(), outs.0, outs.1, a);
            }
            assert_eq!(
                (factors[0], factors[2], taus[0]),
                (-5.0 * unit, 0.5, 1.6),
                "2^{power}, small: {is_small}"
            );
        }
    }
}

#[test]
fn a_column_whose_rest_is_negligible_stays_as_it_is() {
    let a = [1e300, 2.0, 1e100, 3.0];
    for is_small in [false, true] {
        let (mut factors, mut taus) = ([0.0; 4], [1.0; 2]);
        let outs = (
            ArrayMut::new(&mut factors, &[2, 2]),
            ArrayMut::new(&mut taus, &[2]),
        );
        let a = Array::new(&a, &[2, 2]);
        if is_small {
            small::<Baseline, _>(outs.0, outs.1, a);
        } else {
            run(&Exec::serial(), outs.0, outs.1, a);
        }
        assert_eq!(
            (factors, taus),
            ([1e300, 2.0, 1e100, 3.0], [0.0; 2]),
            "small: {is_small}"
        );
    }
}

#[test]
fn reflections_of_whole_rows_are_those_of_the_columns_that_are_left() {
    for dims in [
        [2, 3, 5],
        [1, 5, 3],
        [3, 1, 4],
        [1, 4, 1],
        [1, 8, 8],
        [2, 18, 14],
        [0, 3, 3],
    ] {
        let [batch, m, n] = dims;
        let mut a = sample(batch * m * n);
        // A column that needs no reflection, with rows above it that are not finite.
        for (i, row) in a.chunks_mut(n).enumerate() {
            row[n / 2] = C::default();
            row[n - 1] = if i % m == 0 {
                C::new(f64::INFINITY, 0.0)
            } else {
                row[n - 1]
            };
        }
        let (factors, taus) = factored(&a, &dims, &Exec::serial());
        let (mut x, mut y) = (vec![C::default(); a.len()], vec![C::default(); taus.len()]);
        small::<Baseline, _>(
            ArrayMut::new(&mut x, &dims),
            ArrayMut::new(&mut y, &[batch, m.min(n)]),
            Array::new(&a, &dims),
        );
        for (found, expected) in x.iter().zip(&factors).chain(y.iter().zip(&taus)) {
            let same = (found - expected).norm() < 1e-12 * (1.0 + expected.norm());
            let both = found.is_nan() && expected.is_nan();
            assert!(
                same || both || found == expected,
                "{dims:?}: {found} and {expected}"
            );
        }
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

/// The first `k` columns of the product of the reflections, each matrix its own.
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
                let expected = if a == b { 1.0 } else { 0.0 };
                assert!((sum - expected).norm() < 1e-12, "{dims:?}: {a} {b}");
            }
        }
    }
}

#[test]
fn an_upper_triangle_is_its_own_factor() {
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
