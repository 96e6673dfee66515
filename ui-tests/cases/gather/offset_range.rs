// C5: the result has the dimensions of the indices and the windows.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [2], [0], [0], 1, [1, 3])
}

fn main() {}
