// A loop whose rounds are not written out carries variables of one type, also where a loop over a tuple assigns them.
use typed_xla::prelude::*;

#[computation]
fn f(parts: &(f32![2], f32![3])) -> f32![2] {
    let mut last = parts.0;
    for _ in 0..3 {
        for part in parts {
            last = part;
        }
    }
    last
}

fn main() {}
