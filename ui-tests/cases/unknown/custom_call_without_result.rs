// The size that comes back may be another one.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![?]) -> f32![?] {
    x.clone()
}

#[computation]
fn f(x: &f32![?]) -> f32![?] {
    g(x) * x
}

fn main() {}
