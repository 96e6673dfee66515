// A wrong type in a program's signature is reported once.
use typed_xla::prelude::*;

#[computation(program = Scores)]
fn scores(x: &f32![2, three]) -> f32![2, 3] {
    x + 1.0
}

fn main() {
    println!("{}", Scores::stablehlo());
}
