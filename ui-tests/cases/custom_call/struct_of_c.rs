// The block contains only functions.
use typed_xla::prelude::*;

#[custom_call]
struct G;

fn main() {}
