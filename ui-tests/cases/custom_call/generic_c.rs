// A function of C has numbers for its sizes.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g<N: Dim>(x: &f32![N]) -> f32![N];
}

fn main() {}
