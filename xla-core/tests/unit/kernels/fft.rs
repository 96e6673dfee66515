//! Tests of `xla-core/src/kernels/fft.rs`.

use crate::kernels::testing::indices;
use num_complex::Complex;
use xla_core::kernels::fft::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

type C = Complex<f64>;

const CASES: &[(&[usize], usize)] = &[
    (&[1], 1),
    (&[2], 1),
    (&[8], 1),
    (&[7], 1),
    (&[3, 12], 1),
    (&[5, 6], 2),
    (&[2, 4, 9], 2),
    (&[3, 4, 5], 3),
    (&[2, 3, 1, 8], 3),
];

fn sample(dims: &[usize]) -> Vec<C> {
    let numbers = 0..dims.iter().product();
    numbers
        .map(|i| C::new((i * i % 11) as f64 - 5.0, (i * 7 % 5) as f64 - 2.0))
        .collect()
}

/// The sums as they are written.
fn plain(x: &[C], dims: &[usize], rank: usize, sign: f64) -> Vec<C> {
    let first = dims.len() - rank;
    let inner: usize = dims[first..].iter().product();
    let all: Vec<Vec<usize>> = indices(&dims[first..]).collect();
    let of = |place: usize| {
        let terms = all.iter().enumerate().map(|(k, index)| {
            let turns = index.iter().zip(&all[place % inner]).zip(&dims[first..]);
            let turns: f64 = turns.map(|((j, k), n)| (j * k) as f64 / *n as f64).sum();
            x[place / inner * inner + k] * C::from_polar(1.0, sign * core::f64::consts::TAU * turns)
        });
        terms.sum()
    };
    (0..x.len()).map(of).collect()
}

fn near(a: &[C], b: &[C]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).norm() < 1e-11)
}

fn transformed<I: Transform<O>, O: Copy + Default>(
    operand: (&[I], &[usize]),
    dims: &[usize],
    rank: usize,
    inverse: bool,
    exec: &Exec,
) -> Vec<O> {
    let mut out = vec![O::default(); dims.iter().product()];
    let (to, from) = (
        ArrayMut::new(&mut out, dims),
        Array::new(operand.0, operand.1),
    );
    run(exec, to, from, rank, inverse);
    out
}

fn halved(dims: &[usize]) -> Vec<usize> {
    let mut dims = dims.to_vec();
    let last = dims.len() - 1;
    dims[last] = dims[last] / 2 + 1;
    dims
}

#[test]
fn complex_transforms_are_the_sums_and_go_back() {
    for &(dims, rank) in CASES {
        let x = sample(dims);
        let exec = Exec::threads(2);
        let there: Vec<C> = transformed((&x, dims), dims, rank, false, &exec);
        assert!(
            near(&there, &plain(&x, dims, rank, -1.0)),
            "{dims:?} {rank}"
        );
        let back: Vec<C> = transformed((&there, dims), dims, rank, true, &exec);
        assert!(near(&back, &x), "{dims:?} {rank}");
    }
}

#[test]
fn real_transforms_are_the_first_half_and_go_back() {
    for &(dims, rank) in CASES {
        let x: Vec<f64> = sample(dims).iter().map(|z| z.re).collect();
        let whole: Vec<C> = x.iter().map(|&re| C::new(re, 0.0)).collect();
        let whole = plain(&whole, dims, rank, -1.0);
        let (half, n) = (halved(dims), dims[dims.len() - 1]);
        let expected: Vec<C> = whole
            .chunks(n)
            .flat_map(|line| &line[..n / 2 + 1])
            .copied()
            .collect();
        let mut there: Vec<C> = transformed((&x, dims), &half, rank, false, &Exec::serial());
        assert!(near(&there, &expected), "{dims:?} {rank}");
        if rank == 1 {
            // The imaginary part of the mean counts for nothing.
            there.iter_mut().step_by(n / 2 + 1).for_each(|z| z.im = 3.0);
        }
        let back: Vec<f64> = transformed((&there, &half), dims, rank, true, &Exec::serial());
        assert!(
            back.iter().zip(&x).all(|(a, b)| (a - b).abs() < 1e-11),
            "{dims:?} {rank}"
        );
    }
}

#[test]
fn nothing_is_transformed_to_nothing() {
    let none: Vec<C> = transformed::<C, C>((&[], &[0, 4]), &[0, 4], 2, false, &Exec::serial());
    assert!(none.is_empty());
    let none: Vec<C> = transformed::<f64, C>((&[], &[3, 0]), &[3, 0], 1, false, &Exec::serial());
    assert!(none.is_empty());
}
