// The executor is not a value.
use typed_xla::prelude::*;

#[computation]
fn f(exec: &Exec, x: &f32![4]) -> f32![4] {
    map(|a| a * exec, x)
}

fn main() {}
