// The result has the sizes of the type in another order.
use typed_xla::prelude::*;

#[computation]
fn scores(q: &f32![2, 4], k: &f32![3, 4]) -> f32![2, 3] {
    let s = k.dot(q.transpose([1, 0]));
    s
}

fn main() {}
