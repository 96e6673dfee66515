//! Functions that are defined by an equation.

use typed_xla::prelude::*;

use crate::VECTORS;

/// Newton's method.
#[computation]
fn newton<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], x: &f64![N]) -> f64![N] {
    let mut x = x;
    let mut change = f(x);
    while sum(abs(change)) > 1e-13 {
        change = solve(jacfwd(f)(x), f(x));
        x -= change;
    }
    x
}

/// Corrects an approximate solution until it stays.
#[computation]
fn corrected(matvec: impl Fn(&c128![3]) -> c128![3], b: &c128![3]) -> c128![3] {
    let mut x = b / 4.0;
    let mut change = b;
    while sum(abs(change)) > 1e-14 {
        change = (b - matvec(x)) / 4.0;
        x += change;
    }
    x
}

cases! {
    fn implicit_roots(a: f64[3, 3], b: f64[3], w: f64[3]) -> [f64[3, 3], f64[3], f64[3], f64[3, 3], f64[3], f64[3, 3]] {
        let root = |a, b| custom_root(
            |x| x + 0.3 * sin(dot(a, x)) - b,
            newton,
            |g, y| solve(jacfwd(g)(y), y),
        )(b);
        let loss = |a, b| sum(sin(root(a, b)) * w);
        let (da, db) = grad(loss, argnums = [0, 1])(a, b);
        let (_, tangent) = jvp(root)((a, b), (a, w));
        let (_, curved) = jvp(|a, b| grad(loss, argnums = [0, 1])(a, b))((a, b), (a, w));
        (da, db, tangent, curved.0, curved.1, vmap(root, in_dimensions = [None, 1])(a, a))
    }

    fn linear_equations(a: c128[3, 3], b: c128[3], w: c128[3]) -> [c128[3, 3], c128[3], c128[3], c128[3, 3], c128[3, 3]] {
        let solution = |a, b| custom_linear_solve(|x| 4.0 * x + dot(a, x), corrected, corrected)(b);
        let loss = |a, b| sum(real(solution(a, b) * w));
        let (da, db) = grad(loss, argnums = [0, 1])(a, b);
        let (_, tangent) = jvp(solution)((a, b), (a, w));
        let (_, curved) = jvp(|a| grad(loss)(a, b))(a, a);
        (da, db, tangent, curved, vmap(solution, in_dimensions = [None, 1])(a, a))
    }
}
