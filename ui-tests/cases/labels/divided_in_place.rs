// Labels do not divide in place.
use typed_xla::prelude::*;

#[computation]
fn f(x: &mut f32![2], y: &f32![2]) {
    *x("i") /= y("i");
}

fn main() {}
