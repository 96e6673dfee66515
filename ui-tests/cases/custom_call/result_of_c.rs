// A C function returns a `Result` only if its result has dynamic sizes.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g(x: &f32![?, 2]) -> Result<f32![2], typed_xla::Error>;
}

fn main() {}
