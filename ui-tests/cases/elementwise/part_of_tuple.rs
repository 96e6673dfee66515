// Over tuples, the part that does not fit is named.
use typed_xla::prelude::*;

#[computation]
fn f(x: (f32![4], f32![2]), y: (f32![4], f32![3])) -> (f32![4], f32![2]) {
    x + y
}

fn main() {}
