// A block of C functions is `unsafe extern`.
use typed_xla::prelude::*;

#[custom_call]
extern "C" {
    fn g(x: &f32![2]) -> f32![2];
}

fn main() {}
