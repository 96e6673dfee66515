// `reshape` takes sizes; there is no -1 that is worked out.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![2, 3]) -> f32![6] {
    reshape(x, [-1])
}

fn main() {}
