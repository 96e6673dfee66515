// A loop with operands that differ at each index cannot be batched.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    map(x, |a| while_loop(a, |a| a < 3.0, |a| a * 2.0))
}

fn main() {}
