// Reverse mode counts the rounds of a loop; `break` does not make a `while` countable.
use typed_xla::prelude::*;

#[computation]
fn root(x: f32) -> f32 {
    let mut y = x;
    loop {
        let next = (y + x / y) / 2.0;
        if abs(next - y) < 1e-6 {
            break next;
        }
        y = next;
    }
}

#[computation]
fn f(x: f32) -> f32 {
    grad(root)(x)
}

fn main() {}
