// `Ok` is only allowed at the end of a computation that returns a `Result`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2]) -> f32![2] {
    Ok(x + 1.0)
}

fn main() {}
