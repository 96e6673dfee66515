// The sizes of a window are numbers.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim>(x: &f32![N, 4]) -> f32![1, 4] {
    reduce_window(x, 0.0, add, [N, 1])
}

fn main() {}
