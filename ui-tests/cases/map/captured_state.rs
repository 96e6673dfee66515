// A closure cannot assign to variables of the enclosing function.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4], p: &mut f32![3]) -> f32![4] {
    map(|a| {
        *p = p * a;
        a
    }, x)
}

fn main() {}
