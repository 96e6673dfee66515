// Functions that are defined by an equation.
use typed_xla::prelude::*;

#[computation]
fn newton(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    x - f(x) / grad(f)(x)
}

#[computation]
fn without_solver(a: f64) -> f64 {
    custom_root(|x| x * x - a)(1.0f64)
}

#[computation]
fn solver_of_another_type(a: f64) -> f64 {
    custom_root(|x| x * x - a, |f, x| (f(x), x), |g, y| y / g(1.0f64))(1.0f64)
}

#[computation]
fn equations_of_another_type(a: &f64![3]) -> f64![3] {
    custom_root(|x| sum(x * a), |f, x| x * f(x), |g, y| y / g(a))(a)
}

#[computation]
fn parameters_of_a_solver(a: f64) -> f64 {
    custom_root(|x| x * x - a, |x| x, |g, y| y / g(1.0f64))(1.0f64)
}

#[computation]
fn tangents(a: f64) -> f64 {
    custom_root(
        |x| x * x - a,
        newton,
        |g, y| {
            let mut x = 0.0f64;
            let mut round = 0i32;
            while (abs(g(x) - y) > 1e-9) & (round < 9) {
                x += 0.1 * (y - g(x));
                round += 1;
            }
            x
        },
    )(1.0f64)
}

#[computation]
fn not_linear(b: f64) -> f64 {
    custom_linear_solve(|x| x * x, |f, b| b / f(1.0f64))(b)
}

#[computation]
fn shifted(b: f64) -> f64 {
    custom_linear_solve(|x| x + 1.0, |f, b| b / f(1.0f64))(b)
}

#[computation]
fn forward(a: f64, b: f64) -> f64 {
    custom_linear_solve(|x| a * x, |f, b| b / f(1.0f64))(b)
}

#[computation]
fn backward(a: f64, b: f64) -> f64 {
    grad(forward)(a, b)
}

#[computation]
fn two_arguments(a: f64) -> f64 {
    custom_root(|x, y| x * y - a, |f, x, y| x, |g, y| y)(1.0f64, 2.0f64)
}

#[computation]
fn integers(n: i32) -> i32 {
    custom_root(|x| x * x - n, |f, x| x, |g, y| y)(n)
}

#[computation]
fn options(b: f64) -> f64 {
    custom_linear_solve(|x| x, |f, b| b, symetric = true)(b)
}

#[computation]
fn fine(a: f64, b: f64) -> (f64, f64) {
    let (_, tangent) = jvp(forward)((a, b), (a, b));
    (tangent, grad(|a| custom_root(|x| x * x - a, newton, |g, y| y / g(1.0f64))(1.0f64))(a))
}

fn main() {}
