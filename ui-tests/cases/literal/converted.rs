// A literal is converted to an element type that has its value.
use typed_xla::prelude::*;

#[computation]
fn f(x: &i32![4]) -> i32![4] {
    let halves = 0.5 as i32;
    let many = 300 as u8;
    x + halves + many as i32
}

fn main() {}
