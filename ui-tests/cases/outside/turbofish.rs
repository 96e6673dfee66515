// Operations take no type arguments.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    x.convert::<f32>()
}

fn main() {}
