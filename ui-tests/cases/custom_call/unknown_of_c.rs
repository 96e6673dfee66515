// A function of C gets no sizes: the compiler has to know them.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g(x: &f32![?, 2]) -> f32![2];
}

fn main() {}
