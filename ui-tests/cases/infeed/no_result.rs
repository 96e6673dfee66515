// A call that may fail is in a computation that returns a `Result`.
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![2]>) -> f32![2] {
    infeed(feed)? + 1.0
}

fn main() {}
