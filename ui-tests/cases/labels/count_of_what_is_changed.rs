// Each dimension of an assigned array has a label.
use typed_xla::prelude::*;

#[computation]
fn f(y: &mut f32![2, 3], x: &f32![2]) {
    *y("i") += x("i");
}

fn main() {}
