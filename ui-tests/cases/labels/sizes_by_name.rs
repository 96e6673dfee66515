// Sizes with different names are different.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim, M: Dim>(x: &f32![N], y: &f32![M]) -> f32 {
    (x("i") * y("i"))("")
}

fn main() {}
