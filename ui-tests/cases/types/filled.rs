// A scalar where an array is expected.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Norm<D: Dim> {
    scale: f32![D],
    shift: f32![D],
}

#[computation]
fn reset<D: Dim>(norm: &mut Norm<D>, x: f32, y: &f32![?, 2]) -> f32![?, 2] {
    norm.scale = 1.0;
    norm.shift = 2.0 * x;
    let z: f32![2, 3] = x;
    0.0
}

fn main() {}
