// The attribute stands before functions.
use typed_xla::prelude::*;

#[custom_call]
struct G;

fn main() {}
