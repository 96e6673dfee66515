// A program has numbers for the sizes in a struct, too.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Batch {
    images: f32![?, 3],
}

#[computation(program = F)]
fn f(batch: &Batch) -> f32 {
    sum(batch.images)
}

fn main() {}
