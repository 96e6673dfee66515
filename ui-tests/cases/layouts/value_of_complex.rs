// Complex numbers have no order.
use typed_xla::prelude::*;

fn main() {
    let _x: c64![2, 3; {0, 1}, padded = [3, 5], value = highest] = Tensor::zeros();
}
