// A struct is reduced to one scalar, if its leaves have one element type.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct Params {
    w: f32![2, 3],
    head: (f32![3], i32),
}

#[computation]
fn types(p: &Params) -> f32 {
    sum(p)
}

#[computation]
fn dimensions(p: &(f32![2, 3], f32![3])) -> f32 {
    sum(p, 0)
}

#[computation]
fn kept(p: &(f32![2, 3], f32![3])) -> f32 {
    reduce_max(p, keep = true)
}

fn main() {}
