use typed_xla::prelude::*;

#[derive(Tensors)]
struct Nothing;

fn main() {}
