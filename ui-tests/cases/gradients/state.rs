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
fn of_tangent(x: f64, rng: &mut Rng) -> f64 {
    jacfwd(jvp(noise))((x, rng), x).0
}

#[computation]
fn advance(x: f64, s: &mut f64) -> f64 {
    let y = x * *s;
    *s += x;
    y
}

#[computation]
fn tangent_not_lent(x: f64, s: &mut f64) -> f64 {
    jvp(advance, argnums = [0, 1])((x, s), (x, x)).1
}

#[computation]
fn arguments_in_a_variable(x: f64, s: &mut f64) -> f64 {
    let both = (x, *s);
    jvp(advance)(both, x).1
}

#[computation]
fn same_tangent(x: f64, s: &mut f64) -> f64 {
    jvp(advance, argnums = [1])((x, s), s).1
}

#[computation]
fn cotangent_not_lent(x: f64, s: &mut f64) -> f64 {
    let (_, back) = vjp(advance, argnums = [0, 1])(x, s);
    let mut ds = x;
    back(x, ds)
}

#[computation]
fn without_cotangent(x: f64, s: &mut f64) -> f64 {
    let (_, back) = vjp(advance, argnums = [0, 1])(x, s);
    back(x)
}

#[computation]
fn scale(s: &mut f64) {
    *s *= 2.0;
}

#[computation]
fn nothing_listed(s: &mut f64, ds: &mut f64) {
    let (_, back) = vjp(scale)(s);
    back((), ds);
}

#[computation]
fn by_numbers(x: f64, rng: &mut Rng) -> f64 {
    let (_, forward) = linearize(noise, argnums = [0, 1])(x, rng);
    forward(x)
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
fn mapped(x: &f64![3], s: &mut f64) -> f64![3] {
    vmap(advance, in_dimensions = [0, None])(x, s)
}

#[computation]
fn mapped_by_default(x: &f64![3], s: &mut f64) -> f64![3] {
    vmap(advance)(x, s)
}

#[computation]
fn with_rule(x: f64, rng: &mut Rng) -> f64 {
    custom_jvp(noise, |x, rng, dx| (x, dx))(x, rng)
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
