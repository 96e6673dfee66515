// A struct of tensors knows its sizes.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct State {
    last: f32![?],
}

fn main() {}
