// A pattern binds values, not references.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Dense {
    w: f32![4],
    b: f32,
}

#[computation]
fn f(p: &Dense) -> f32![4] {
    let Dense { ref w, .. } = p;
    w * 2.0
}

fn main() {}
