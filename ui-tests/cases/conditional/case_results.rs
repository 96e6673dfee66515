// All branches of a case return the same type.
use typed_xla::prelude::*;

#[computation]
fn f(i: i32, x: &f32![4]) -> f32![4] {
    case(i, [|| x, || x * 2.0, || sum(x)])
}

fn main() {}
