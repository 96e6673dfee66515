// A scan of generic rows needs one, which is checked at run time if their number is dynamic.
use typed_xla::prelude::*;

#[computation]
fn gated(h: &f32![4], xs: &f32![?, 4]) -> (f32![4], f32![?, 4]) {
    scan(h, xs, |h, x| {
        let h = logistic(x) * h;
        (h, h)
    })
}

fn main() {}
