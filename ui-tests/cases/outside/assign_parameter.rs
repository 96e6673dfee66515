// A parameter without `&mut` cannot be assigned.
use typed_xla::prelude::*;

#[computation]
fn f(w: &f32![4], g: &f32![4]) -> f32![4] {
    w += g;
    w
}

fn main() {}
