// A closure may contain statements, which are checked.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> f32![4] {
    map(|a| {
        let b = a * 2.0;
        b + c
    }, x)
}

fn main() {}
