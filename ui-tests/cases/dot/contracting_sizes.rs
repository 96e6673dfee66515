// The dimensions that are contracted have one size.
use typed_xla::prelude::*;

#[computation]
fn layer(x: &f32![32, 784], w: &f32![128, 784]) -> f32![32, 128] {
    dot(x, w)
}

fn main() {}
