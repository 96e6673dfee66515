// A check of a custom call's result requires a `Result`.
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
