use typed_xla::prelude::*;

#[computation]
fn values<N: Dim>(a: &f32![N, N]) -> f32![N] {
    let (values, _) = eigh(a);
    values
}

fn main() {}
