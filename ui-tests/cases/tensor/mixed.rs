// The elements of a tensor are of one type.
use typed_xla::prelude::*;

fn main() {
    let _ = tensor![1.0, 2];
}
