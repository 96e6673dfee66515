// The message shows the parameter of an operand that is a chain of methods.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8], m: &i32![4, 8]) -> f32![4, 8] {
    x.exp().mul(2.0).add(m)
}

fn main() {}
