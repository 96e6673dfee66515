// C19: `start_index_map` names dimensions of the operand.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 3], i: &i32![2]) -> f32![2, 3] {
    gather(x, i, [1], [0], [2], 1, [1, 3])
}

fn main() {}
