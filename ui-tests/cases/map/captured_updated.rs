// An update of an array with values that differ at each index cannot be batched.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], w: &f32![3]) -> f32![4] {
    map(x, |a| sum(dynamic_update_slice(w, w * a, 0i32)))
}

fn main() {}
