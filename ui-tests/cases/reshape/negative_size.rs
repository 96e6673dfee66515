// `reshape` requires every size: -1 is not inferred.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![6] {
    reshape(x, [-1])
}

fn main() {}
