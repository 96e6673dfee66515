// Both functions precede the state; the body of a long one is omitted in the advice.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    while_loop(x, |x| sum(x) < 3.0, |x| select(x > 0.5, x + 0.25, x * 2.0 + 1.0))
}

fn main() {}
