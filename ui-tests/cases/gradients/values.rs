// Functions that transformations return, where a value is expected, and names of transformations.
use typed_xla::prelude::*;

#[computation]
fn product(x: &f64![3]) -> f64![3] {
    let (y, back) = vjp(|x| x * x)(x);
    back * y
}

#[computation]
fn choice(x: &f64![3], c: bool) -> f64![3] {
    let (y, back) = vjp(|x| x * x)(x);
    let f = if c { back } else { back };
    f(y)
}

#[computation]
fn hidden(x: f64) -> f64 {
    let grad = x * x;
    grad(|x| x * x)(x)
}

#[computation]
fn integers(x: f64, n: i32) -> (f64, f64) {
    jvp(|x, n| x * n as f64)((x, n), (x, n))
}

#[computation]
fn gradient_by_integers(x: f64, n: i32) -> i32 {
    grad(|x, n| x * n as f64, argnums = [1])(x, n)
}

fn main() {}
