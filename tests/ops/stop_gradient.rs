//! `stop_gradient` returns its operand, and no derivative passes through it.

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Pair {
    a: f32![2],
    n: i32,
}

#[computation]
fn same(x: &Pair) -> Pair {
    stop_gradient(x)
}

#[test]
fn it_returns_its_operand() {
    let x = Pair {
        a: tensor![1.0, -0.0],
        n: 3,
    };
    assert_eq!(same(&x), x);
}

#[computation]
fn fixed(x: &f64![2]) -> f64![2] {
    grad(|x| sum(x * stop_gradient(x * x)))(x)
}

#[computation]
fn called(x: &f64![2]) -> f64![2] {
    stop_gradient(x * x)
}

#[computation]
fn through_a_call(x: &f64![2]) -> f64![2] {
    grad(|x| sum(x * called(x)))(x)
}

#[computation]
fn tangent(x: &f64![2]) -> f64![2] {
    jvp(|x| stop_gradient(x))(x, x).1
}

#[test]
fn no_derivative_passes_through() {
    let x = tensor![3.0, -2.0];
    let square = tensor![9.0, 4.0];
    assert_eq!(fixed(&x), square);
    assert_eq!(through_a_call(&x), square);
    assert_eq!(tangent(&x), tensor![0.0, 0.0]);
}
