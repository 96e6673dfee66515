// A pattern has as many parts as the tuple.
use typed_xla::prelude::*;

#[computation]
fn f(t: (f32![4], i32)) -> i32 {
    let (a, b, c) = t;
    b + c
}

fn main() {}
