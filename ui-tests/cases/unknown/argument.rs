// A tensor of known sizes is made one of unknown sizes first.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![?]) -> f32 {
    sum(x)
}

fn main() {
    f(&tensor![1.0, 2.0]);
}
