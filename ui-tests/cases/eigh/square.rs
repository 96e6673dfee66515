use typed_xla::prelude::*;

#[computation]
fn values(a: &f32![3, 4]) -> f32![3] {
    eigh(a).0
}

fn main() {}
