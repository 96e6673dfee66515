// State is assigned to through `*`.
use typed_xla::prelude::*;

#[computation]
fn f(w: &mut f32![4], g: &f32![4]) {
    w -= g;
}

fn main() {}
