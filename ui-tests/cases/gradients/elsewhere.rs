// Operations and loops without a derivative are named with their places in other functions.
use typed_xla::prelude::*;

#[computation]
fn halves(x: f32) -> f32 {
    let mut y = x;
    while y > 0.5 {
        y = y * 0.5;
    }
    y
}

#[computation]
fn twice(x: f32) -> f32 {
    halves(x) * 2.0
}

#[computation]
fn nested(x: f32) -> f32 {
    grad(|x| twice(x) + x)(x)
}

#[computation]
fn generic<E: Float>(x: E) -> E {
    let mut y = x;
    while y > 0.5 {
        y = y * 0.5;
    }
    y
}

#[computation]
fn of_template(x: f32) -> f32 {
    grad(generic)(x)
}

#[computation]
fn orders(x: f64) -> f64 {
    polygamma(x, 2.0f64)
}

#[computation]
fn of_order(x: f64) -> f64 {
    grad(orders)(x)
}

fn main() {}
