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

#[computation]
fn changed(x: f64) -> f64 {
    let mut back = vjp(|x| x * x)(x).1;
    for _ in 0..3 {
        back = vjp(|x| x * x * x)(x).1;
    }
    back(1.0)
}

#[computation]
fn changed_pair(x: f64) -> f64 {
    let mut pair = vjp(|x| x * x)(x);
    for _ in 0..3 {
        pair = vjp(|x| x * x * x)(x);
    }
    pair.0
}

#[computation]
fn carried(x: f64) -> f64 {
    let (y, back) = vjp(|x| x * x)(x);
    scan(|(y, back), z| ((y + z, back), ()), (y, back), zeros(f64, [3])).0.0
}

#[computation]
fn chosen_pair(x: f64) -> f64 {
    let pair = if x > 0.0 { vjp(|x| x * x)(x) } else { vjp(|x| x * x * x)(x) };
    pair.0
}

fn main() {}
