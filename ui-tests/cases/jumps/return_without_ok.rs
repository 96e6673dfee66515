// A computation that returns a `Result` returns `Ok(..)` in a loop too.
use typed_xla::prelude::*;

#[computation]
fn f(a: &f32![?], b: &f32![?]) -> Result<f32![?], Error> {
    let mut y = a + b;
    for i in 0..3 {
        if i == 1 {
            return y;
        }
        y = y * 0.5;
    }
    Ok(y)
}

fn main() {}
