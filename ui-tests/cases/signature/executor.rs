// A computation borrows one executor, which is not a value.
use typed_xla::Exec;
use typed_xla::prelude::*;

#[computation]
fn owned(x: &f32![4], exec: Exec) -> f32![4] {
    x + 1.0
}

#[computation]
fn two(x: &f32![4], here: &Exec, there: &Exec) -> f32![4] {
    x + 1.0
}

#[computation]
fn used(x: &f32![4], exec: &Exec) -> f32![4] {
    one(x, exec) + exec
}

#[computation]
fn one(x: &f32![4], exec: &Exec) -> f32![4] {
    x + 1.0
}

fn main() {}
