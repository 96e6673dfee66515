// A computation that changes its arguments is called from Rust.
use typed_xla::prelude::*;

#[computation]
fn decay(w: &mut f32![4]) {
    *w *= 0.5;
}

#[computation]
fn f(w: &mut f32![4]) -> f32![4] {
    decay(w);
    w
}

fn main() {}
