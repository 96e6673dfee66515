// A field is one of the tuple's.
use typed_xla::prelude::*;

#[computation]
fn f(t: (f32![4], i32)) -> i32 {
    t.2
}

fn main() {}
