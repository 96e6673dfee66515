// No help: the comparison holds for no value.
use typed_xla::prelude::*;

#[computation]
fn f(mask: &bool![4], x: &f32![4]) -> f32![4] {
    select(mask > 1, x, 0.0)
}

fn main() {}
