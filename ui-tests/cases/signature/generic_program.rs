// A program of a generic computation is one for each of its sizes.
use typed_xla::prelude::*;

#[computation(program = Twice)]
fn twice<N: Dim>(x: &f32![N]) -> f32![N] {
    x * 2.0
}

fn main() {
    println!("{}", Twice::stablehlo());
}
