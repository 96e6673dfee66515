// A custom call with a rule is made at all indices of `vmap`, or at none.
use typed_xla::prelude::*;

#[custom_call(vjp = root_vjp)]
fn root(x: f64) -> f64 {
    x.sqrt()
}

#[computation]
fn root_vjp(x: f64, d: f64) -> f64 {
    0.5 * d / sqrt(x)
}

#[computation]
fn f(x: &f64![4]) -> f64![4] {
    vmap(|x| if x > 0.0 { root(x) } else { 0.0f64 })(x)
}

fn main() {}
