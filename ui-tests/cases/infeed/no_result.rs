// What may fail stands in a computation that gives a `Result`.
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![2]>) -> f32![2] {
    infeed(feed)? + 1.0
}

fn main() {}
