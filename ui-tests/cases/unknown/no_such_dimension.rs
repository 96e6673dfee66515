// `dims()` has a size for each dimension.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?, 3]) -> f32![3] {
    sum(x, 0) / x.dims()[2]
}

fn main() {}
