// Dimension numbers of the kernel name each once.
use typed_xla::prelude::*;

#[computation]
fn f(x: &f32![1, 4, 4, 1], w: &f32![2, 2, 1, 1]) -> f32![1, 3, 3, 1] {
    conv(x, w, dimension_numbers = "b01f_01ii->b01f")
}

fn main() {}
