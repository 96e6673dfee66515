// `where` is a keyword, so the body does not parse.
use typed_xla::prelude::*;

#[computation]
fn f(m: &bool![4], x: &f32![4], y: &f32![4]) -> f32![4] {
    let z = x + y * 2.0;
    where(m, x, z)
}

fn main() {}
