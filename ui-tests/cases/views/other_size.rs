// A view dereferences to a tensor of its own sizes.
use typed_xla::prelude::*;
use typed_xla::tensor::View;

#[computation]
fn total(x: &f64![4]) -> f64 {
    sum(x)
}

fn of(x: View<'_, f64![3]>) -> f64 {
    total(&x)
}

fn main() {
    of(View::<f64![3]>::from(&[1.0, 2.0, 3.0]));
}
