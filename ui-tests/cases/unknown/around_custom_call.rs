// A generic size of a custom function must be static.
use typed_xla::prelude::*;

#[custom_call]
fn g<N: Dim>(x: &f32![N]) -> f32 {
    x.iter().sum()
}

#[computation]
fn f(x: &f32![?]) -> f32 {
    g(x)
}

fn main() {}
