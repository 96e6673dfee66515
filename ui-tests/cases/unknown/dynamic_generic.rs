// The sizes of a struct's type, and those that no argument has as the size of a dimension, are static.
use typed_xla::prelude::*;
use typed_xla::size::Dynamic;

#[derive(Tensors)]
struct Batch<N: Dim> {
    x: f32![N, 2],
}

#[computation]
fn total<N: Dim>(batch: &Batch<N>) -> f32 {
    sum(batch.x)
}

#[computation]
fn longer<N: Dim>(x: &f32![N + 1]) -> f32 {
    sum(x)
}

fn main() {
    let _ = total::<Dynamic>;
    let _ = longer::<Dynamic>;
}
