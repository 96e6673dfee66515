// A tuple stays one under another name.
use typed_xla::prelude::*;

#[known]
type Pair = (f32![2], i32);

#[custom_call]
unsafe extern "C" {
    fn g(pair: &Pair) -> f32![2];
}

fn main() {}
