// XLA cuts tiles again; a type has one tile.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![256, 256; {1, 0}, tile = [8, 128], tile = [2, 1]] = Tensor::zeros();
}
