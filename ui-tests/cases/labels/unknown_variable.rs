// An operand with labels is a variable, which must exist.
use typed_xla::prelude::*;

#[computation]
fn f(image: &f32![2]) -> f32![2] {
    let z("i") = 2.0 * imge("i");
    z
}

fn main() {}
