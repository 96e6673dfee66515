// `along` is not allowed beside labels.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3], b: &f32![3]) -> f32![2, 3] {
    let z("i,j") = x("i,j") * b.along([1])("j");
    z
}

fn main() {}
