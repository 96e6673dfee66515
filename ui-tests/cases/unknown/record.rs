// A check of the dynamic sizes of fields requires a `Result`.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Batch {
    images: f32![?, 3],
    labels: i32![?],
}

#[computation]
fn f(batch: &Batch) -> f32![?] {
    sum(batch.images, 1) * batch.labels.convert(f32)
}

fn main() {}
