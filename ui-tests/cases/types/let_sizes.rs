// A `let` with a type is checked.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![32, 784], w: &f32![784, 10]) -> f32![32, 10] {
    let h: f32![10, 32] = dot(x, w);
    transpose(h, [1, 0])
}

fn main() {}
