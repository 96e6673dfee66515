// A known constant refers only to known ones.
use typed_xla::prelude::*;

const N: usize = 4;
#[known]
const M: usize = 2 * N;

#[computation]
fn f(x: &f32![M]) -> f32 {
    sum(x)
}

fn main() {}
