// The number of elements of a literal is limited.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    let y: f32![1048576, 1048576] = [[0.0; 1048576]; 1048576];
    x
}

fn main() {}
