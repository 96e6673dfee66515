// There is no `match`.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    match x {
        y => y,
    }
}

fn main() {}
