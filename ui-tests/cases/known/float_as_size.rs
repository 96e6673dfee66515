// A size is a whole number.
use typed_xla::prelude::*;

#[known]
const HALF: f32 = 0.5;

#[computation]
fn f(x: &f32![HALF]) -> f32 {
    sum(x)
}

fn main() {}
