// Generic arguments.
use typed_xla::prelude::*;

#[computation]
fn heads<H: Dim, C: Dim, T: Dim>(x: &f32![T, H * C]) -> f32![T, H, C] {
    reshape(x, [T, H, C])
}

#[computation]
fn rows<N: Dim>(x: &f32![N, 2]) -> f32![N] {
    sum(x, 1)
}

#[computation]
fn missing(x: &f32![5, 6]) -> f32![5, 2, 3] {
    heads(x)
}

#[computation]
fn too_many(x: &f32![5, 6]) -> f32![5, 2, 3] {
    heads::<2, 3, 5, 1>(x)
}

#[computation]
fn not_divisible(x: &f32![5, 6]) -> f32![5, 4, 3] {
    heads::<4>(x)
}

#[computation]
fn wrong_kind(x: &f32![5, 6]) -> f32![5, 2, 3] {
    heads::<f32, 3>(x)
}

#[computation]
fn other_size(x: &f32![5, 2]) -> f32![5] {
    rows::<4>(x)
}

#[computation]
fn operation(x: &f32![5, 2]) -> f32![5] {
    sum::<f32>(x, 1)
}

fn main() {}
