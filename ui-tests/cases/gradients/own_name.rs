// A computation with the name of a transformation.
use typed_xla::prelude::*;

#[computation]
fn grad(x: f32) -> f32 {
    x * x
}

#[computation]
fn called(x: f32) -> f32 {
    grad(x)
}

#[computation]
fn by_path(x: f32) -> f32 {
    self::grad(x)
}

#[computation]
fn broken(x: &f32![2]) -> f32 {
    sum(x) + x
}

#[computation]
fn of_broken(x: &f32![3, 2]) -> f32![3, 2] {
    vmap(linearize(broken))(x)
}

fn main() {}
