// A label has at most 15 characters.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![3, 2] {
    let z("j,i") = x("i,number_of_the_row");
    z
}

fn main() {}
