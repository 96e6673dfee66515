// A captured array keeps its shape.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    map(|a| sum(w + [a, a]), x)
}

fn main() {}
