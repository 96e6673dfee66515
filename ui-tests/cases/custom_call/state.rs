// A computation with a custom call cannot have `&mut` parameters if another computation calls it.
use typed_xla::prelude::*;

#[custom_call]
fn g(x: &f32![2]) -> f32![2] {
    x.clone()
}

#[computation]
fn step(w: &mut f32![2]) -> f32 {
    *w = g(w);
    sum(w)
}

#[computation]
fn f(w: &mut f32![2]) -> f32 {
    step(w)
}

fn main() {}
