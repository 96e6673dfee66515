// A function is no constant.
use typed_xla::prelude::*;

#[known]
fn n() -> usize {
    4
}

fn main() {}
