// A computation that does not parse causes no further errors where it is called.
use typed_xla::prelude::*;

#[computation]
fn double(x: &f32![4]) -> f32![4] {
    let y = x * ;
    y
}

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    double(x) + 1.0
}

fn main() {}
