// An assigned array keeps its sizes.
use typed_xla::prelude::*;

#[computation]
fn f(y: &mut f32![2, 3], x: &f32![2, 4]) {
    *y("i,j") = 2.0 * x("i,j");
}

fn main() {}
