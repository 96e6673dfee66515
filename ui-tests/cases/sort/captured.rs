// A comparator can capture scalars, but not combine a captured array with its parameters.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![3], order: &f32![8]) -> i32![3] {
    sort(x, |a, b| take(order, a) < take(order, b))
}

fn main() {}
