// An integer selects with `case`, not `conditional`.
use typed_xla::prelude::*;

#[computation]
fn f(i: i32, x: &f32![4], y: &f32![4]) -> f32![4] {
    conditional(i, || x, || y)
}

fn main() {}
