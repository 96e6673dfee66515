// The index is one of the tuple's.
use typed_xla::prelude::*;

#[computation]
fn f(t: (f32![4], i32)) -> i32 {
    get_tuple_element(t, 2)
}

fn main() {}
