// A generic window must have elements for the sizes of a call.
use typed_xla::prelude::*;

#[computation]
fn tiles<N: Dim, W: Dim>(x: &f32![N], w: &f32![W]) -> f32![(N - W) / W + 1] {
    reduce_window(add, x, 0.0, w.dims(), w.dims())
}

#[computation]
fn f(x: &f32![8], w: &f32![0]) -> f32 {
    sum(tiles(x, w))
}

fn main() {}
