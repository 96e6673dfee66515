// The number of bytes with tiles must not overflow.
use typed_xla::prelude::*;

fn f(_: &f32![2, 2, 2; {2, 1, 0}, tile = [999999999, 999999999, 999999999]]) {}

fn main() {}
