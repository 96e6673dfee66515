// A function of C takes no structs.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Pair {
    x: f32![2],
    n: i32,
}

#[custom_call]
unsafe extern "C" {
    fn g(pair: &Pair) -> f32![2];
}

fn main() {}
