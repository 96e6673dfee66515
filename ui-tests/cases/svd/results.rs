use typed_xla::prelude::*;

#[computation]
fn sizes(a: &f32![3, 4]) -> f32![3] {
    let (s, _) = svd(a);
    s
}

fn main() {}
