// Only `padded`, `value` and `tile` may follow the order.
use typed_xla::prelude::*;

fn main() {
    let _x: f32![2, 3; {1, 0}, pad = [4, 4]] = Tensor::zeros();
}
