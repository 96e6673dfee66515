// `any` reduces bools.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> bool {
    any(x)
}

fn main() {}
