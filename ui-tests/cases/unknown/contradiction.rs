// A dynamic size cannot equal two different numbers.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?], y: &f32![2], z: &f32![3]) -> Result<(f32![2], f32![3]), Error> {
    Ok((x + y, x + z))
}

fn main() {}
