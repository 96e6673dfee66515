// A tensor that is a constant has the sizes of its type, and numbers that are known.
use typed_xla::prelude::*;

#[known]
const SHORT: f32![3] = tensor![1.0, 2.0];

#[known]
const RAGGED: f32![2, 2] = tensor![[1.0, 2.0], [3.0]];

#[known]
const FLAT: f32![2, 2] = tensor![1.0, 2.0];

#[known]
const LIST: f32![2] = [1.0, 2.0];

#[known]
const OPEN: f32![?] = tensor![1.0, 2.0];

#[known]
const HALVES: f16![2] = tensor![1.0, 2.0];

#[known]
const COLUMNS: f32![2, 2; {0, 1}] = tensor![[1.0, 2.0], [3.0, 4.0]];

#[known]
const WHOLE: f32![2] = tensor![1, 2.0];

#[known]
const ARRAY: [f32; 2] = tensor![1.0, 2.0];

#[known]
const SIZED: f32![M] = tensor![1.0, 2.0];

#[computation]
fn f<N: Dim>(x: &f32![N]) -> f32![N] {
    const OWN: f32![N] = tensor![1.0, 2.0];
    const LONG: f32![2] = tensor![1.0, 2.0, 3.0];
    const COMPUTED: f32![2] = tensor![1.0, sum(x)];
    x
}

#[computation]
fn g(x: &f32![3]) -> f32![3] {
    x + SHORT
}

fn main() {}
