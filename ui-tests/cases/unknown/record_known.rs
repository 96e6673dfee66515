// A static size of a field is checked where the struct is created.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Batch {
    images: f32![?, 3],
    labels: i32![?],
}

#[computation]
fn f(x: &f32![?, 4], labels: &i32![?]) -> Batch {
    Batch { images: x, labels }
}

fn main() {}
