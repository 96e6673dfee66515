// Types of the file without the attribute or the derive, reported once.
use typed_xla::prelude::*;

type Pair = (f32![3], f32![3]);

struct Plain {
    w: f32![3],
}

#[computation]
fn added(pair: &Pair, x: &f32![2, 3]) -> f32![3] {
    let mut y = x;
    for part in pair {
        y = y[0] + part;
    }
    y
}

#[computation]
fn field(p: &Plain) -> f32![3] {
    p.w
}

fn main() {}
