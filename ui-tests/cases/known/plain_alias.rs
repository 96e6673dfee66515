// An alias of a tensor type is marked.
use typed_xla::prelude::*;

type Image = f32![8, 8];

#[computation]
fn f(x: &Image) -> Image {
    x + 1.0
}

fn main() {}
