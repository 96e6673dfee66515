// A struct's pattern names a field once.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Dense {
    w: f32![4],
    b: f32,
}

#[computation]
fn f(p: &Dense) -> f32![4] {
    let Dense { w, b, w: again } = p;
    w * b + again
}

fn main() {}
