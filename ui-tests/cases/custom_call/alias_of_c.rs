// An alias of a tuple is a tuple.
use typed_xla::prelude::*;

#[known]
type Pair = (f32![2], i32);

#[custom_call]
unsafe extern "C" {
    fn g(pair: &Pair) -> f32![2];
}

fn main() {}
