// A module of the file that a glob imports does not declare the operation either.
use helpers::*;
use typed_xla::prelude::*;

mod helpers {
    pub fn unrelated() {}
}

#[computation]
fn scaled(x: &f32![3]) -> f32![3] {
    silu(x)
}

#[computation]
fn twice(x: &f32![3]) -> f32![3] {
    scaled(x)
}

fn main() {
    unrelated();
}
