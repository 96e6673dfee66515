// `..` omits parts that exist.
use typed_xla::prelude::*;

#[computation]
fn f(pair: &(f32![4], f32)) -> f32![4] {
    let (x, y, .., z) = pair;
    x * y + z
}

fn main() {}
