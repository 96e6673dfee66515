// A function is not a constant.
use typed_xla::prelude::*;

#[known]
fn n() -> usize {
    4
}

fn main() {}
