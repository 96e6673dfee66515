// C18: `start_index_map` lists a dimension once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![5, 2]) -> f32![5, 3] {
    gather(x, i, [1], [0], [0, 0], 1, [1, 3])
}

fn main() {}
