// The number of dimensions of an argument determines whether a generic size can be inferred from it.
use typed_xla::prelude::*;

#[computation]
fn rows<E: Float, N: Dim, C: Dim>(p: &Tensor![E; N, C], t: &Tensor![E; N, C]) -> Tensor![E; N] {
    sum(p * t, 1)
}

#[computation]
fn of_vectors(p: &f32![3], t: &f32![3]) -> f32 {
    sum(rows(p, t))
}

fn main() {}
