// `#[cfg]` works on items, not on statements.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    #[cfg(any())]
    let x = x * 100.0;
    x
}

fn main() {}
