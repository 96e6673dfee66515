//! `optimization_barrier` returns its operands, and derivatives pass it.

use typed_xla::prelude::*;

#[computation]
fn behind(x: &f64![3], n: &i32![2]) -> (f64![3], i32![2], f64![3]) {
    let (y, m) = optimization_barrier((x, n));
    (y, m, grad(|x| sum(optimization_barrier(x * x)))(x))
}

#[computation]
fn in_place(x: &mut f32![4]) {
    *x = optimization_barrier(*x + 1.0);
}

/// A loop that updates values behind a barrier, of values that are read again.
#[computation]
fn in_a_loop(x: &f64![3]) -> (f64![3], f64![3]) {
    let twice = x * 2.0;
    let mut y = optimization_barrier(twice);
    for _ in 0..3 {
        y = y * optimization_barrier(y);
    }
    (y, twice)
}

#[test]
fn a_barrier_returns_its_operands_and_has_their_derivative() {
    let (x, n) = (tensor![1.0, -2.0, 3.0], tensor![4i32, 5]);
    let (y, m, slope) = behind(&x, &n);
    assert_eq!((y, m), (x, n));
    assert_eq!(slope, tensor![2.0, -4.0, 6.0]);
}

#[test]
fn updates_pass_a_barrier_in_place() {
    let mut x = Tensor::full(2.0);
    in_place(&mut x);
    assert_eq!(x, Tensor::full(3.0));
    let (y, twice) = in_a_loop(&tensor![0.5, 1.0, -1.0]);
    assert_eq!(y, tensor![1.0, 256.0, 256.0]);
    assert_eq!(twice, tensor![1.0, 2.0, -2.0]);
}
