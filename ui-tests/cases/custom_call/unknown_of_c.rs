// What a function of C says of the sizes of its result may be wrong.
use typed_xla::prelude::*;

#[custom_call]
unsafe extern "C" {
    fn g(x: &f32![?, 2]) -> (f32![2], f32![?]);
}

fn main() {}
