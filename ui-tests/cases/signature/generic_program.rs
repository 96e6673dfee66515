// The program type of a generic computation has its generic sizes.
use typed_xla::prelude::*;

#[computation(program = Twice)]
fn twice<N: Dim>(x: &f32![N]) -> f32![N] {
    x * 2.0
}

fn main() {
    println!("{}", Twice::stablehlo());
}
