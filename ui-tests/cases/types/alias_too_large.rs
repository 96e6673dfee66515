// The number of bytes of a type outside computations is limited too.
use typed_xla::prelude::*;

#[known]
type Big = f32![999999999, 999999999, 999999999];

#[allow(dead_code)]
type Other = i8![0, 999999999, 999999999, 999999999];

fn g(_: &f64![999999999, 999999999, 999999999]) {}

fn main() {}
