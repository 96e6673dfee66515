// A function of C takes arrays in row-major order.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g(x: &f32![2, 3; {0, 1}]) -> f32![2];
}

fn main() {}
