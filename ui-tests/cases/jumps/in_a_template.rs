// A jump in a template is reported at its call too.
use typed_xla::prelude::*;

#[computation]
fn searched(f: impl Fn(f32) -> f32, x: f32) -> f32 {
    let mut y = x;
    let found = loop {
        y = f(y);
        if y > 10.0 {
            break y;
        }
        if y < 0.0 {
            break (y, y);
        }
    };
    found
}

#[computation]
fn f(x: f32) -> f32 {
    searched(|x| x * 2.0, x)
}

fn main() {}
