// A bool literal keeps its type.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![4]) -> bool {
    let mut any = false;
    for i in 0..4 {
        any = x > i.convert(f32);
    }
    any
}

fn main() {}
