// A tensor of static sizes must be converted to pass it as one of dynamic sizes.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?]) -> f32 {
    sum(x)
}

fn main() {
    f(&tensor![1.0, 2.0]);
}
