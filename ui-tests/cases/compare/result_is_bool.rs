// A comparison returns `bool`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], y: &f32![4]) -> f32![4] {
    x > y
}

fn main() {}
