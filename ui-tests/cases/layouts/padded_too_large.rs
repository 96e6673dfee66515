// The number of bytes with padding must not overflow.
use typed_xla::prelude::*;

fn f(_: &f32![2, 2, 2; {2, 1, 0}, padded = [999999999, 999999999, 999999999]]) {}

fn main() {}
