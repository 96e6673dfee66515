// A function of C takes no tuples.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g(x: &(f32![2], i32)) -> f32![2];
}

fn main() {}
