// Tensors of different shapes are not added.
use typed_xla::prelude::*;

fn main() {
    let (x, y) = (tensor![1.0, 2.0], tensor![3.0, 4.0, 5.0]);
    let _ = x + y;
}
