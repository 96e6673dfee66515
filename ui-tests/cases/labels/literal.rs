// A literal is of the elements' type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![2]) -> i32![2] {
    let z("i") = 1.5 * x("i");
    z
}

fn main() {}
