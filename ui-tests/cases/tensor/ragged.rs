// The rows of a tensor have one length.
use typed_xla::prelude::*;

fn main() {
    let _ = tensor![[1.0, 2.0], [3.0]];
}
