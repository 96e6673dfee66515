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

fn main() {}
