// `any` asks of predicates.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> bool {
    any(x)
}

fn main() {}
