// The state has at least one array.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    while_loop(|_| true, |s| s, ());
    x
}

fn main() {}
