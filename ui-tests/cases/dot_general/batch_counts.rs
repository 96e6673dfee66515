// There are as many batch dimensions on both sides.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![8, 32, 64], b: &f32![8, 64, 16]) -> f32![8, 32, 16] {
    dot_general(
        a,
        b,
        lhs_batching_dimensions = [0],
        lhs_contracting_dimensions = [2],
        rhs_contracting_dimensions = [1],
    )
}

fn main() {}
