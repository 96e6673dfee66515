// The result has the type that is declared.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![2, 3] {
    let z("j,i"): f32![2, 3] = x("i,j");
    z
}

fn main() {}
