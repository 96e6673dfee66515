// Functions that change parameters, and complex numbers, in transformations.
use typed_xla::prelude::*;

#[computation]
fn noise(x: f64, rng: &mut Rng) -> f64 {
    x * rng_normal(rng, 0.0f64, 1.0, [])
}

#[computation]
fn drawn(x: f64, rng: &mut Rng) -> f64 {
    grad(noise)(x, rng)
}

#[computation]
fn tangent(x: f64, rng: &mut Rng) -> f64 {
    jvp(noise)((x, rng), (x, rng)).1
}

#[computation]
fn of_gradient(x: f64, rng: &mut Rng) -> f64 {
    jacfwd(grad(noise))(x, rng)
}

#[computation]
fn not_lent(x: f64, rng: &Rng) -> f64 {
    grad(noise)(x, rng)
}

#[computation]
fn unmarked(x: f64, rng: &mut Rng) -> f64 {
    let mut own = *rng;
    grad(noise)(x, own)
}

#[computation]
fn by_integers(x: f64, rng: &mut Rng) -> f64 {
    grad(noise, argnums = 1)(x, rng).state[0] as f64
}

#[computation]
fn two(rng: &mut Rng, other: &mut Rng) -> f64 {
    rng_normal(rng, 0.0f64, 1.0, []) * rng_normal(other, 0.0f64, 1.0, [])
}

#[computation]
fn twice(rng: &mut Rng) -> f64 {
    checkpoint(two)(rng, rng)
}

#[computation]
fn mapped(x: &f64![3], rng: &mut Rng) -> f64![3] {
    vmap(noise, in_axes = [0, None])(x, rng)
}

#[computation]
fn momentum<N: Dim>(p: &mut f64![N], f: impl Fn(&f64![N]) -> f64, x: &f64![N]) -> f64 {
    *p += x;
    f(p)
}

#[computation]
fn template(p: &mut f64![2], x: &f64![2]) -> f64![2] {
    grad(momentum, argnums = 2)(p, |x| sum(x), x)
}

#[computation]
fn complex_argument(z: c128) -> c128 {
    jacfwd(|z| z * z)(z)
}

#[computation]
fn complex_result(x: f64) -> c128 {
    jacrev(|x| complex(x, x * x))(x)
}

#[computation]
fn sampled(x: f64, rng: &mut Rng) -> f64 {
    let e = rng_normal(rng, 0.0f64, 1.0, []);
    grad(|x| x * e)(x)
}

#[computation]
fn in_a_closure(x: f64, rng: &mut Rng) -> f64 {
    grad(|x| x * rng_normal(rng, 0.0f64, 1.0, []))(x)
}

#[computation]
fn in_a_variable(x: f64, scale: &mut f64) -> f64 {
    let f = |x| {
        *scale += 1.0;
        x * *scale
    };
    f(x)
}

fn main() {}
