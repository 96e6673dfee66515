// Nobody checks what a function of C reads and writes.
use typed_xla::prelude::*;

#[custom_call]
extern "C" {
    fn g(x: &f32![2]) -> f32![2];
}

fn main() {}
