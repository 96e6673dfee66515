// `get_tuple_element` takes a tuple.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    get_tuple_element(x, 0)
}

fn main() {}
