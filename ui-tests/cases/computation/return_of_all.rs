// No statement follows branches that all return.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], up: bool) -> f32![4] {
    if up {
        return x + 1.0;
    } else {
        return x - 1.0;
    }
    x
}

fn main() {}
