// `&&` is not supported: arrays are combined by `&`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    select(x > 0.0 && x < 1.0, x, 0.0)
}

fn main() {}
