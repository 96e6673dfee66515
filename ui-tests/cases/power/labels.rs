// `**` is not an operator between arrays with labels either.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    let y("i") = x("i") ** 2.0;
    y
}

fn main() {}
