// `#[cfg]` works on items, not on expressions.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    #[cfg(all())]
    x
}

fn main() {}
