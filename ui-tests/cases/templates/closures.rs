// Mistakes in closures are reported in them.
use typed_xla::prelude::*;

#[computation]
fn apply<N: Dim>(f: impl Fn(&f32![N]) -> f32![N], x: &f32![N]) -> f32![N] {
    f(x)
}

#[computation]
fn unknown(x: &f32![2]) -> f32![2] {
    apply(|a| a * rate, x)
}

#[computation]
fn shapes(x: &f32![2], y: &f32![3]) -> f32![2] {
    apply(|a| a + y, x)
}

#[computation]
fn declared(x: &f32![2]) -> f32![2] {
    let f = |a: f32![3]| a * 2.0;
    f(x)
}

#[computation]
fn itself<E: Float>(x: &Tensor![E; 2]) -> Tensor![E; 2] {
    itself(x)
}

#[computation]
fn changed(x: &f32![2]) -> f32![2] {
    let mut k = 2.0f32;
    let f = |a| k * a;
    let first = f(x);
    k += 1.0;
    first + f(x)
}

#[computation]
fn changed_literal(x: &f32![2]) -> f32![2] {
    let mut k = 2.0;
    let f = |a| k * a;
    k = 3.0;
    f(x) * k
}

#[computation]
fn in_a_loop(x: &f32![2]) -> f32![2] {
    let (mut k, mut y) = (2.0f32, x);
    let f = |a| k * a;
    for _ in 0..3 {
        y = f(y);
        k += 1.0;
    }
    y
}

#[computation]
fn assigned(x: &f32![2]) -> f32![2] {
    let mut k = 2.0f32;
    apply(
        |a| {
            k = 3.0;
            k * a
        },
        x,
    )
}

fn main() {}
