// `#[cfg_attr]` is not supported inside an item.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3]) -> f32![3] {
    #[cfg_attr(any(), allow(unused_variables))]
    let y = x;
    x
}

fn main() {}
