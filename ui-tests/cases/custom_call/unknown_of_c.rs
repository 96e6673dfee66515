// A C function with dynamic result sizes returns a `Result`: it may report invalid sizes.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g(x: &f32![?, 2]) -> (f32![2], f32![?]);
}

fn main() {}
