// A branch in a loop over a tuple does not change the type of a variable, since both branches leave one of the same type.
use typed_xla::prelude::*;

#[computation]
fn f(parts: &(f32![2], f32![3]), on: bool) -> f32![2] {
    let mut last = parts.0;
    for part in parts {
        if on {
            last = part;
        }
    }
    last
}

fn main() {}
