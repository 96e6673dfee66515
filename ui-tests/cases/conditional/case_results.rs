// All branches of a case give one type.
use typed_xla::prelude::*;

#[computation]
fn f(i: i32, x: &f32![4]) -> f32![4] {
    case(i, [|| x, || x * 2.0, || sum(x)])
}

fn main() {}
