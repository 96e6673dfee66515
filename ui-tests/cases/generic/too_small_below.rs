// A size constraint of a callee's callee is reported at the outermost call.
use typed_xla::prelude::*;

#[computation]
fn first_three<N: Dim>(x: &f32![N]) -> f32![3] {
    x[0..3]
}

#[computation]
fn first_of_more<M: Dim>(x: &f32![M]) -> f32![3] {
    first_three(x)
}

#[computation]
fn pair(x: &f32![2]) -> f32![3] {
    first_of_more(x)
}

fn main() {
    let _ = pair(&Tensor::zeros());
}
