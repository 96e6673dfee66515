// Rules for derivatives.
use typed_xla::prelude::*;

#[computation]
fn one(x: &f32![2], dx: &f32![2]) -> f32![2] {
    x * dx
}

#[computation]
fn both(x: &f32![2], dx: &f32![2]) -> (f32![2], f32![2]) {
    (x, dx)
}

#[computation]
fn scalar(x: &f32![2], d: f32) -> f32![2] {
    x * d
}

#[computation(jvp = one)]
fn result(x: &f32![2]) -> f32![2] {
    x * x
}

#[computation(jvp = both)]
fn parameters(x: &f32![2], y: &f32![2]) -> f32![2] {
    x * y
}

#[computation(vjp = scalar)]
fn cotangent(x: &f32![2]) -> f32![2] {
    x * x
}

#[computation(vjp = missing)]
fn unknown(x: &f32![2]) -> f32![2] {
    x * x
}

#[computation(vjp = one, jvp = both)]
fn two(x: &f32![2]) -> f32![2] {
    x * x
}

#[computation(vjp = one)]
fn state(x: &mut f32![2]) -> f32![2] {
    *x
}

#[computation(vjp = one)]
fn random(x: &f32![2], rng: &mut Rng) -> f32![2] {
    x * rng_normal(rng, 0.0, 1.0, [2])
}

#[computation]
fn without_generator(x: &f32![2], rng: Rng, dx: &f32![2]) -> (f32![2], f32![2]) {
    (x, dx)
}

#[computation(jvp = without_generator)]
fn drawn(x: &f32![2], rng: &mut Rng) -> f32![2] {
    x * rng_normal(rng, 0.0, 1.0, [2])
}

#[derive(Tensors)]
struct Counted {
    sum: f32,
    calls: i32,
}

#[computation(vjp = one)]
fn mixed(x: f32, s: &mut Counted) -> f32 {
    s.calls += 1;
    s.sum += x;
    x
}

#[computation(vjp = one)]
fn function(f: impl Fn(f32) -> f32, x: f32) -> f32 {
    f(x)
}

#[computation(vjp = one)]
fn integers(x: &i32![2]) -> f32![2] {
    x as f32
}

#[computation(vjp = one)]
fn fine(x: &f32![2]) -> f32![2] {
    x * x
}

#[computation]
fn forward(x: &f32![2]) -> f32![2] {
    jvp(fine)(x, x).1
}

#[computation]
fn no_rule(x: &f32![2]) -> f32![2] {
    custom_vjp(|x| x * x)(x)
}

#[computation]
fn captured(x: &f32![2]) -> f32![2] {
    grad(|x| {
        let k = sum(x);
        sum(custom_vjp(|y| y * k, |y, d| d * k)(x))
    })(x)
}

fn main() {}
