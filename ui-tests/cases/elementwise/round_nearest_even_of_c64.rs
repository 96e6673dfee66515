// `round_nearest_even` does not take c64.
use typed_xla::prelude::*;

#[computation]
fn f(x: &c64![4]) -> c64![4] {
    round_nearest_even(x)
}

fn main() {}
