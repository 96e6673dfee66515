// A function of C has no way to say that it has failed.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g(x: &f32![?, 2]) -> Result<f32![2], typed_xla::Error>;
}

fn main() {}
