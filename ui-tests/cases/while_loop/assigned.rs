// A closure cannot assign to variables of the enclosing function.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], p: &mut f32![4]) -> f32![4] {
    while_loop(|x| sum(x) < 3.0, |x| {
        *p = x;
        x + 1.0
    }, x)
}

fn main() {}
