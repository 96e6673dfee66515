// Functions that an equation defines have no state.
use typed_xla::prelude::*;

#[computation]
fn newton(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    x - f(x) / grad(f)(x)
}

#[computation]
fn counted(x: f64, rounds: &mut i32) -> f64 {
    *rounds += 1;
    x * x - 2.0
}

#[computation]
fn newton_with(f: impl Fn(f64) -> f64, x: f64, rng: &mut Rng) -> f64 {
    newton(f, x) + rng_normal(rng, 0.0f64, 1.0, [])
}

#[computation]
fn solved(g: impl Fn(f64) -> f64, y: f64, calls: &mut i32) -> f64 {
    *calls += 1;
    y / g(1.0f64)
}

#[computation]
fn doubled(x: f64, sum: &mut f64) -> f64 {
    *sum += x;
    2.0 * x
}

#[computation]
fn equation(x: f64, rounds: &mut i32) -> f64 {
    custom_root(counted, newton, |g, y| y / g(1.0f64))(x, rounds)
}

#[computation]
fn solver(x: f64, rng: &mut Rng) -> f64 {
    custom_root(|x| x * x - 2.0, newton_with, |g, y| y / g(1.0f64))(x)
}

#[computation]
fn tangent_solver(x: f64) -> f64 {
    custom_root(|x| x * x - 2.0, newton, solved)(x)
}

#[computation]
fn matrix(b: f64, sum: &mut f64) -> f64 {
    custom_linear_solve(doubled, |f, b| b / f(1.0f64))(b, sum)
}

#[computation]
fn linear_solver(b: f64) -> f64 {
    custom_linear_solve(|x| 2.0 * x, solved)(b)
}

#[computation]
fn transposed_solver(b: f64) -> f64 {
    custom_linear_solve(|x| 2.0 * x, |f, b| b / f(1.0f64), solved)(b)
}

#[computation]
fn captured(x: f64, rng: &mut Rng) -> f64 {
    custom_root(
        |x| x * x - 2.0,
        |f, x| newton_with(f, x, rng),
        |g, y| y / g(1.0f64),
    )(x)
}

#[computation]
fn fine(x: f64, rng: &mut Rng) -> f64 {
    let start = rng_normal(rng, x, 0.1, []);
    custom_root(|x| x * x - 2.0, |f, x| newton(f, x + start), |g, y| y / g(1.0f64))(x)
}

fn main() {}
