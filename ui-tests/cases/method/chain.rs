// A mistake in a chain of methods is reported at its method.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4, 8]) -> f32![8] {
    x.exp().transpose([1, 0]).sum(dimension = 2).log()
}

fn main() {}
