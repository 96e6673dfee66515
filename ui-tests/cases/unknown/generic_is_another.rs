// A generic size is the caller's choice, and no size that only a call knows.
use typed_xla::prelude::*;

#[computation]
fn f<N: Dim, M: Dim>(x: &f32![N], y: &f32![M]) -> f32![?] {
    x + y
}

fn main() {}
