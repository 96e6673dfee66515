// Branches leave variables of one type, also where a loop over a tuple in one of them assigns them.
use typed_xla::prelude::*;

#[computation]
fn f(parts: &(f32![2], f32![3]), on: bool) -> f32![2] {
    let mut last = parts.0;
    if on {
        for part in parts {
            last = part;
        }
    }
    last
}

fn main() {}
