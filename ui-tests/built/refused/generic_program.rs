// The text of a program for sizes that are too small for its operations.
use typed_xla::prelude::*;
use typed_xla::size::Size;

#[computation(program = Head)]
fn head<N: Dim>(x: &f32![N]) -> f32![3] {
    x[..3]
}

fn main() {
    println!("{}", Head::<Size<2>>::stablehlo());
}
