// A generic size is never equal to a dynamic size.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim, M: Dim>(x: &f32![N], y: &f32![M]) -> f32![?] {
    x + y
}

fn main() {}
