// `?` takes the type that the parameter expects: a view in its place needs `&*`.
use typed_xla::prelude::*;
use typed_xla::tensor::TensorView;

#[computation]
fn total(x: &f64![3]) -> f64 {
    sum(x)
}

fn main() -> Result<(), Error> {
    let memory = [1.0, 2.0, 3.0];
    total(&TensorView::new(&memory)?);
    Ok(())
}
