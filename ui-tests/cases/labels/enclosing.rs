// A closure cannot assign to variables of the enclosing function.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![3, 2]) -> f32![2] {
    let mut total = full(f32, [2], 0.0);
    let (last, _) = scan(|carry, row| {
        total("i") = 2.0 * row("i");
        (row, carry)
    }, total, x);
    last
}

fn main() {}
